import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { campaignIn } from '#contract/campaign'
import { Alias } from '#contract/values'
import type { Services } from '../core/services.ts'
import { countHit } from './hits.service.ts'
import { visitorIn } from './visitors.ts'

const PAGE = /^\/app\/(profile|filiale|f)\/([^/?]+)\/?(?:\?(.*))?$/

/**
 * Counts who opens a profile or a branch's page, also where the page is kept and nobody below hears of it: once the
 * answer is out, and without a script or a second request. Whoever has a session works here.
 */
export function countingProfiles(services: Services, handle: RequestListener): RequestListener {
  return (request, response) => {
    const [, place, alias, search = ''] = PAGE.exec(request.url ?? '') ?? []
    const isGuest = !request.headers.cookie?.includes('session=')
    const visitor = v.is(Alias, alias) && isGuest && visitorIn(services, request)
    if (visitor) {
      const count = async () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const tenant = await services.tenants.find(request.headers.host ?? '')
        if (!tenant) return
        if (place !== 'profile') return countHit({ services, tenant }, visitor, 'branch', `branch/${alias}`)
        countHit({ services, tenant }, visitor, 'profile', alias)
        const campaign = campaignIn(search)
        if (campaign) countHit({ services, tenant }, visitor, `src:${campaign}`, alias)
      }
      response.once('finish', () => count().catch((err) => services.log.error({ err }, 'a hit was lost')))
    }
    handle(request, response)
  }
}
