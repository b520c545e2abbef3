import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { campaignIn } from '#contract/campaign'
import { Alias } from '#contract/values'
import { countHit } from '../../core/events/hits.service.ts'
import { visitorIn } from '../../core/events/visitors.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'

const PAGE = /^\/app\/(profile|filiale|f)\/([^/?]+)\/?(?:\?(.*))?$/

/**
 * Counts visits of a profile or a branch's page, even if a cached page is served before any route runs: after the
 * response, and without a script or a second request. Signed-in users are not counted.
 */
export function countingProfiles(app: AppContext, handle: RequestListener): RequestListener {
  return (request, response) => {
    const [, kind, alias, search = ''] = PAGE.exec(request.url ?? '') ?? []
    const isGuest = !request.headers.cookie?.includes('session=')
    const visitor = v.is(Alias, alias) && isGuest && visitorIn(app, request)
    if (visitor) {
      const count = async () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const tenant = await app.tenants.find(request.headers.host ?? '')
        if (!tenant) return
        if (kind !== 'profile') return countHit({ app, tenant }, visitor, 'branch', `branch/${alias}`)
        countHit({ app, tenant }, visitor, 'profile', alias)
        const campaign = campaignIn(search)
        if (campaign) countHit({ app, tenant }, visitor, `src:${campaign}`, alias)
      }
      response.once('finish', () => count().catch((err) => app.log.error({ err }, 'a visit could not be counted')))
    }
    handle(request, response)
  }
}
