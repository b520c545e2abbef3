import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { campaignIn } from '#contract/campaign'
import { Alias } from '#contract/values'
import { countHit } from '../../core/events/hits.service.ts'
import { visitorIn } from '../../core/events/visitors.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'

const PAGE =
  /^\/(app\/profile|app\/filiale|app\/f|book\/branch|book|contact)\/([^/?]+)(?:\/(?:basic|appointment|callback|messenger))?\/?(?:\?(.*))?$/

const OF_ADVISORS = ['app/profile', 'book', 'contact']

/** What a visit of a page counts as, besides its campaign: booking and forms are reached from the others, and count as such. */
const KINDS: Record<string, 'profile' | 'branch' | undefined> = {
  'app/profile': 'profile',
  'app/filiale': 'branch',
  'app/f': 'branch'
}

/**
 * Counts visits of a profile or a branch's page, and those to which a campaign leads, there, to booking or to a form, even if a
 * cached page is served before any route runs: after the response, and without a script or a second request. Signed-in
 * users are not counted.
 */
export function countingProfiles(app: AppContext, handle: RequestListener): RequestListener {
  return (request, response) => {
    const [, page = '', alias, search = ''] = PAGE.exec(request.url ?? '') ?? []
    const isGuest = !request.headers.cookie?.includes('session=')
    const visitor = v.is(Alias, alias) && isGuest && visitorIn(app, request)
    if (visitor) {
      const count = async () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const tenant = await app.tenants.find(request.headers.host ?? '')
        if (!tenant) return
        const owner = OF_ADVISORS.includes(page) ? alias : `branch/${alias}`
        const kind = KINDS[page]
        if (kind) countHit({ app, tenant }, visitor, kind, owner)
        const campaign = campaignIn(search)
        if (campaign) countHit({ app, tenant }, visitor, `src:${campaign}`, owner)
      }
      response.once('finish', () => count().catch((err) => app.log.error({ err }, 'a visit could not be counted')))
    }
    handle(request, response)
  }
}
