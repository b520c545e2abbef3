import * as v from 'valibot'
import { administers, type MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { bounded, CalendarDate, Url } from './values.ts'

/** Who learns how the websites are that show widgets. */
export const seesWebsiteHealth = { ...administers, module: 'embed' } as const satisfies MemberAccess

/** How far back the page looks. */
export const HEALTH_DAYS = 30

/** Directives of a Content Security Policy that can keep a widget from its server. */
export const DIRECTIVES = [
  'default-src',
  'script-src',
  'connect-src',
  'img-src',
  'style-src',
  'font-src',
  'frame-src',
  'form-action'
] as const
export type Directive = (typeof DIRECTIVES)[number]

/**
 * What is wrong with a website, the most urgent first: it is not registered and something sends in its name, its policy
 * blocks what widgets load, our server has not delivered it, it was not seen for days or never, it keeps old files.
 */
export const WEBSITE_FAULTS = ['refused', 'blocked', 'failing', 'silent', 'unseen', 'outdated'] as const
export type WebsiteFault = (typeof WEBSITE_FAULTS)[number]

/** A day of a website: something went wrong, widgets were seen, or neither. */
export const DAY_STATES = ['faulty', 'seen', 'none'] as const
export type DayState = (typeof DAY_STATES)[number]

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Website = v.object({
  origin: Url,
  is_registered: v.boolean(),
  /** Registered, now or when it was seen, or of the host of one that is; of others, anybody can send the name. */
  is_known: v.boolean(),
  faults: v.array(v.picklist(WEBSITE_FAULTS)),
  /** When it last showed a widget. */
  seen_on: v.nullable(CalendarDate),
  /** Days since then. */
  days_ago: v.nullable(Count),
  /** Tags without `advisor-`. */
  widgets: v.array(bounded(40)),
  /** Null as long as no page of it has loaded the script: an application has a release of its own. */
  release: v.nullable(
    v.object({
      /** The version that pages name which keep theirs; null for pages that load the newest. */
      pinned_to: v.nullable(bounded(40)),
      is_current: v.boolean()
    })
  ),
  /** Within the days looked at. */
  refused: Count,
  /** Within three days: what was not delivered, and what its policy has blocked. */
  failed: Count,
  blocked: v.array(v.object({ directive: v.picklist(DIRECTIVES), count: Count })),
  /** The oldest first, today last. */
  days: v.pipe(v.array(v.picklist(DAY_STATES)), v.length(HEALTH_DAYS))
})
export type Website = v.InferOutput<typeof Website>

const WebsiteHealth = v.object({ today: CalendarDate, websites: v.array(Website) })
export type WebsiteHealth = v.InferOutput<typeof WebsiteHealth>

export const getWebsiteHealth = /* @__PURE__ */ endpoint('GET', '/api/v1/website-health', {
  summary:
    'How the websites are that show widgets, within the last 30 days: when they were seen, which release they load, what was refused, blocked or not delivered. The faulty ones first; last those of which only the name was sent, which anybody can make up.',
  access: seesWebsiteHealth,
  answers: { 200: WebsiteHealth }
})

/** What browsers send to `report-uri`, and what to `report-to`. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const

export const postPolicyReport = /* @__PURE__ */ endpoint('POST', '/api/v1/policy-reports', {
  summary:
    'Takes reports of browsers that the Content Security Policy of a registered website has blocked what widgets load from this server. They are counted by day, website and directive; all others are thrown away.',
  access: { public: true, module: 'embed' },
  fromAnywhere: true,
  upload: REPORT_TYPES,
  answers: { 204: nothing }
})
