import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { campaignIn } from '#contract/campaign'
import { Alias } from '#contract/values'
import { countStep } from '../../core/events/booking-steps.service.ts'
import { countHit } from '../../core/events/hits.service.ts'
import { visitorIn } from '../../core/events/visitors.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'

const PAGE =
  /^\/(app\/profile|app\/filiale|app\/f|book\/branch|book|contact)\/([^/?]+)(?:\/(?:basic|appointment|callback|messenger))?\/?(?:\?(.*))?$/

/** Pages of the institution itself, which no advisor or branch has: among hits, only what a campaign leads there is counted. */
const OWN_PAGE = /^(\/(?:p\/[a-z\d-]{1,64}|search|advisors)?)\/?(?:\?(.*))?$/

const OF_ADVISORS = ['app/profile', 'book', 'contact']

/** What a visit of a page counts as, besides its campaign: booking and forms are reached from the others, and count as such. */
const KINDS: Record<string, 'profile' | 'branch' | undefined> = {
  'app/profile': 'profile',
  'app/filiale': 'branch',
  'app/f': 'branch'
}

/** As what a visit of a page is counted on the way to a talk; a contact form leads to none. */
const BOOKING_PAGES: Record<string, string | undefined> = {
  'app/profile': 'card',
  'app/filiale': 'branch',
  'app/f': 'branch',
  'book/branch': 'booking-page',
  book: 'booking-page',
  '/search': 'search'
}

interface Visited {
  kind: (typeof KINDS)[string]
  campaign: string | undefined
  /** An advisor's alias, a branch's after `branch/`, or the path of a page that neither has. */
  owner: string
  /** The page as the way to a talk begins there. */
  page: string | undefined
}

/** What an address is counted for. */
function visitedIn(url: string): Visited | undefined {
  const [, path, words = ''] = OWN_PAGE.exec(url) ?? []
  const own = campaignIn(words)
  if (path) return { kind: undefined, campaign: own, owner: path, page: BOOKING_PAGES[path] ?? path }
  const [, page = '', alias, search = ''] = PAGE.exec(url) ?? []
  if (!v.is(Alias, alias)) return undefined
  const owner = OF_ADVISORS.includes(page) ? alias : `branch/${alias}`
  return { kind: KINDS[page], campaign: campaignIn(search), owner, page: BOOKING_PAGES[page] }
}

/**
 * Counts visits of a profile or a branch's page, those from which the way to a talk may begin, and those to which a campaign leads, there, to booking or to a form, even if a
 * cached page is served before any route runs: after the response, and without a script or a second request. Signed-in
 * users are not counted.
 */
export function countingProfiles(app: AppContext, handle: RequestListener): RequestListener {
  return (request, response) => {
    const visited = visitedIn(request.url ?? '')
    const isGuest = !request.headers.cookie?.includes('session=')
    const visitor = visited && isGuest && visitorIn(app, request)
    if (visitor) {
      const { kind, campaign, owner, page } = visited
      const count = async () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        const tenant = await app.tenants.find(request.headers.host ?? '')
        if (!tenant) return
        if (kind) countHit({ app, tenant }, visitor, kind, owner)
        if (campaign) countHit({ app, tenant }, visitor, `src:${campaign}`, owner)
        const alias = owner.startsWith('/') ? '' : owner
        if (page) countStep({ app, tenant }, visitor, { step: 'visit', page, widget: '', alias, src: campaign })
      }
      response.once('finish', () => count().catch((err) => app.log.error({ err }, 'a visit could not be counted')))
    }
    handle(request, response)
  }
}
