import { campaignOf } from '#contract/campaign'
import type { Source } from '#contract/preparation'
import type { Call } from '../../core/http/http.ts'
import { isOwnPage } from '../../core/http/middleware.ts'

/** Our own pages on which visitors book and write. */
const PAGES: readonly [RegExp, Source][] = [
  [/^\/app\/profile\//, 'card'],
  [/^\/app\/(filiale|f)\//, 'branch'],
  [/^\/search/, 'search'],
  [/^\/book\//, 'booking-page'],
  [/^\/contact\//, 'contact-page']
]

const SITE_MAX = 255

function pageOf(referrer: string): Source {
  const { pathname } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '' }
  return PAGES.find(([pattern]) => pattern.test(pathname))?.[1] ?? ''
}

export interface VisitSource {
  source: Source
  /** The host of a website that embeds the widget. */
  source_site: string
  campaign: string
}

/** Where a visitor books or writes, as the browser says with the request: nothing more is sent or asked for it. */
export function visitSource({ ctx }: Pick<Call, 'ctx'>, src: string | undefined): VisitSource {
  const campaign = campaignOf(src) ?? ''
  const origin = ctx.get('origin')
  const isForeign = URL.canParse(origin) && !isOwnPage(ctx)
  if (isForeign) return { source: 'website', source_site: new URL(origin).host.slice(0, SITE_MAX), campaign }
  return { source: pageOf(ctx.get('referer')), source_site: '', campaign }
}

/** Pages of the institution itself, by their paths. */
const OWN_PAGE = /^\/(?:p\/[a-z\d-]{1,64}|advisors)?$/

/** The page of a visit for figures: the host of another website, a kind of our pages, or the path of an own one. */
export function visitPage({ ctx }: Pick<Call, 'ctx'>): string {
  const { source, source_site } = visitSource({ ctx }, undefined)
  if (source_site || source) return source_site || source
  const referrer = ctx.get('referer')
  const path = URL.canParse(referrer) ? new URL(referrer).pathname.replace(/(.)\/$/, '$1') : ''
  return OWN_PAGE.test(path) ? path : ''
}

export const BY_STAFF: VisitSource = { source: 'staff', source_site: '', campaign: '' }
