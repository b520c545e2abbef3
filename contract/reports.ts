import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { branchEntries, personEntries } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { Alias, CalendarDate, FieldErrors, FullName, line, ShortText, Uuid } from './values.ts'

/** Administrators and analysts see all branches, others the branches assigned to them. */
export const readsReports = {
  module: 'reports',
  anyRole: ['accountadmin', 'analyst', 'orgadmin', 'orgs-manager']
} as const satisfies MemberAccess

/** The report on cards also tells those who write to their holders what came of it, at all branches. */
export const readsCardsReport = {
  ...readsReports,
  anyRole: [...readsReports.anyRole, 'marketing-manager']
} as const satisfies MemberAccess

/** Who makes codes for print, and learns what came of their campaigns: besides those, who writes the pages to which they lead. */
export const makesCodes = {
  ...readsReports,
  anyRole: [...readsCardsReport.anyRole, 'content-manager']
} as const satisfies MemberAccess

/** Actions of visitors; each counts once a day per visitor and advisor. */
export const HIT_METRICS = ['profile', 'branch', 'email', 'phone', 'whatsapp', 'vcard', 'wallet', 'share'] as const

/** Recorded events. */
export const EVENT_METRICS = [
  'booked',
  'moved',
  'cancelled',
  'no-show',
  'waitlist-joined',
  'waitlist-offered',
  'waitlist-booked',
  'text-sent',
  'text-parts',
  'request-basic',
  'request-appointment',
  'request-callback',
  'request-messenger',
  'contact-shared',
  'card-apple',
  'card-google',
  'card-apple-gone',
  'card-google-gone',
  'push-sent',
  'push-reached'
] as const
export type EventMetric = (typeof EVENT_METRICS)[number]

/** From the search log; one search may count for several of the last ones. */
const SEARCH_METRICS = [
  'search',
  'search-none',
  'search-opened',
  'search-name',
  'search-place',
  'search-topic',
  'search-language',
  'search-branch'
] as const

const METRICS = [...HIT_METRICS, ...EVENT_METRICS, ...SEARCH_METRICS] as const
export type Metric = (typeof METRICS)[number]

export const REPORTS = ['sessions', 'search', 'cards'] as const
export type ReportName = (typeof REPORTS)[number]

/** Who reads each report; an endpoint for any of them asks further once it knows which. */
export const REPORT_ACCESS: Record<ReportName, MemberAccess> = {
  sessions: readsReports,
  search: readsReports,
  cards: readsCardsReport
}

/** The figures of each report, in groups with a chart each. */
export const REPORT_GROUPS = {
  sessions: [
    { name: 'visits', metrics: ['profile', 'branch'] },
    { name: 'contacts', metrics: ['email', 'phone', 'whatsapp', 'vcard', 'wallet', 'share'] },
    { name: 'appointments', metrics: ['booked', 'moved', 'cancelled', 'no-show'] },
    { name: 'waitlist', metrics: ['waitlist-joined', 'waitlist-offered', 'waitlist-booked'] },
    { name: 'texts', metrics: ['text-sent', 'text-parts'] },
    {
      name: 'requests',
      metrics: ['request-basic', 'request-appointment', 'request-callback', 'request-messenger', 'contact-shared']
    }
  ],
  search: [
    { name: 'searches', metrics: ['search', 'search-none', 'search-opened'] },
    {
      name: 'searched-by',
      metrics: ['search-name', 'search-place', 'search-topic', 'search-language', 'search-branch']
    }
  ],
  cards: [
    { name: 'saved', metrics: ['card-apple', 'card-google', 'vcard'] },
    { name: 'removed', metrics: ['card-apple-gone', 'card-google-gone'] },
    { name: 'push', metrics: ['push-sent', 'push-reached'] }
  ]
} as const satisfies Record<ReportName, readonly { name: string; metrics: readonly Metric[] }[]>

export const metricsOf = (report: ReportName): readonly Metric[] =>
  REPORT_GROUPS[report].flatMap(({ metrics }): readonly Metric[] => metrics)

/** From the start of the current period until today. */
export const RUNNING_PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type RunningPeriod = (typeof RUNNING_PERIODS)[number]

/** Days that have all ended: the calendar's last week and month, and the thirty days before today. */
export const ENDED_PERIODS = ['last-week', 'last-month', 'last-30-days'] as const
export type EndedPeriod = (typeof ENDED_PERIODS)[number]

export const PERIODS = [...RUNNING_PERIODS, ...ENDED_PERIODS] as const
export type Period = (typeof PERIODS)[number]

/** Two years, compared with the two before. */
export const REPORT_MAX_DAYS = 731

export const FunnelQuery = v.strictObject({
  /** Unless `from` and `to` are given. */
  period: v.optional(v.picklist(PERIODS, 'unknown'), 'month'),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  organization_uuid: v.optional(Uuid),
  advisor: v.optional(Alias)
})
export type FunnelQuery = v.InferOutput<typeof FunnelQuery>

export const ReportQuery = v.strictObject({
  ...FunnelQuery.entries,
  /** The figure by which lists are sorted; defaults to the report's first. */
  by: v.optional(v.picklist(METRICS, 'unknown'))
})
export type ReportQuery = v.InferOutput<typeof ReportQuery>

export const Days = v.object({ from: CalendarDate, to: CalendarDate })
export type Days = v.InferOutput<typeof Days>

/** What the day that has begun adds to a count, and what is not compared; absent in answers of former versions. */
const Begun = v.optional(v.number())

export const Figure = v.object({
  metric: v.picklist(METRICS),
  count: v.number(),
  before: v.number(),
  begun: Begun,
  /** One value per step. */
  counts: v.array(v.number()),
  counts_before: v.array(v.number())
})
export type Figure = v.InferOutput<typeof Figure>

/** By how many percent a count differs from the previous one; undefined where that says nothing: from next to nothing. */
export function changeOf(count: number, before: number): number | undefined {
  const share = Math.abs((count - before) / before) * 100
  return share < 1000 ? share : undefined
}

/** Minimum count of a listed search: rarer ones may be a customer's name. */
export const TERM_MIN = 3
/** Weeks for which search texts are retained. */
export const TERM_WEEKS = 8

const Term = v.object({ words: ShortText, count: v.number(), none: v.number() })
export type Term = v.InferOutput<typeof Term>

const Ranked = v.object({ id: ShortText, name: FullName, count: v.number(), before: v.number(), begun: Begun })
export type Ranked = v.InferOutput<typeof Ranked>

export const STEPS = ['day', 'week', 'month'] as const

export const Report = v.object({
  ...Days.entries,
  /** As many days as have ended of the period; null while none has. */
  before: v.nullable(Days),
  /** The last day that is compared: not one that has begun. Absent in answers of former versions. */
  compared_until: v.optional(CalendarDate),
  step: v.picklist(STEPS),
  /** The first day of each step; for the first step, the start of the period. */
  starts: v.array(CalendarDate),
  /** The first day of the step beside which each stands; absent in answers of former versions. */
  starts_before: v.optional(v.array(CalendarDate)),
  figures: v.array(Figure),
  /** Cards currently in wallets; only in the report on cards. */
  cards: v.nullable(v.object({ apple: v.number(), google: v.number() })),
  /** The most frequent searches, and how often they found nothing; only in the report on searches. */
  terms: v.nullable(v.array(Term)),
  by: v.picklist(METRICS),
  branches: v.array(Ranked),
  advisors: v.array(Ranked)
})
export type Report = v.InferOutput<typeof Report>

/** How many a report itself lists. */
export const RANKED_FIRST = 10
export const RANKING_PAGE_SIZE = 25
export const RANKED_KINDS = ['branches', 'advisors'] as const
export type RankedKind = (typeof RANKED_KINDS)[number]

export const RankingQuery = v.strictObject({
  ...ReportQuery.entries,
  of: v.optional(v.picklist(RANKED_KINDS, 'unknown'), 'advisors'),
  /** Every word occurs in the name. */
  q: v.optional(line(), ''),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type RankingQuery = v.InferOutput<typeof RankingQuery>

const InRanking = v.object({
  ...Ranked.entries,
  /** Those with the same number share a place. */
  place: v.number(),
  /** An advisor's; empty for a branch. */
  branch: ShortText
})
export type InRanking = v.InferOutput<typeof InRanking>

export const Ranking = v.object({
  by: v.picklist(METRICS),
  ranked: v.array(InRanking),
  total: v.number(),
  page_size: v.number()
})
export type Ranking = v.InferOutput<typeof Ranking>

export const FUNNEL_STEPS = ['visits', 'booked', 'held'] as const

/** What becomes of visits: bookings, and talks that take place. */
const Steps = v.object({ visits: v.number(), booked: v.number(), held: v.number() })
export type Steps = v.InferOutput<typeof Steps>

const FunnelBranch = v.object({ uuid: Uuid, name: ShortText, ...Steps.entries })
export type FunnelBranch = v.InferOutput<typeof FunnelBranch>

export const Funnel = v.object({
  total: Steps,
  /** Those with most visits first. */
  branches: v.array(FunnelBranch)
})
export type Funnel = v.InferOutput<typeof Funnel>

/** The most campaigns that are listed, those with most visits first. */
export const CAMPAIGNS_MAX = 200

/** What came of the visits to which a link with `?src=` led. */
export const Campaign = v.object({ name: ShortText, visits: v.number(), booked: v.number(), requested: v.number() })
export type Campaign = v.InferOutput<typeof Campaign>

/** How many search terms a report itself lists. */
export const TERMS_FIRST = 20

export const TermsQuery = v.strictObject({
  ...FunnelQuery.entries,
  q: RankingQuery.entries.q,
  page: RankingQuery.entries.page
})
export type TermsQuery = v.InferOutput<typeof TermsQuery>

/** A page of the search terms, the most frequent first. */
export const Terms = v.object({ terms: v.array(Term), total: v.number(), page_size: v.number() })
export type Terms = v.InferOutput<typeof Terms>

export const ReportScope = v.object({
  /** `page` is the alias of a public page; absent in answers of former versions. */
  branches: v.array(v.object({ uuid: Uuid, ...branchEntries, page: v.optional(v.nullable(Alias)) })),
  advisors: v.array(v.object({ alias: Alias, ...personEntries, organization_uuid: Uuid })),
  /** The institution's own pages that are public; absent in answers of former versions. */
  pages: v.optional(v.array(v.object({ path: ShortText, title: ShortText })))
})
export type ReportScope = v.InferOutput<typeof ReportScope>

const params = v.strictObject({ report: v.picklist(REPORTS) })

export const getReportScope = /* @__PURE__ */ endpoint('GET', '/api/v1/reports', {
  summary:
    'The branches and advisors whose figures the user can see, or to which codes can lead, by name, and the public pages of the institution.',
  access: makesCodes,
  answers: { 200: ReportScope }
})

export const getReport = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/:report', {
  summary: 'Figures of a period compared with the previous one, with a time series and the top ten.',
  access: readsCardsReport,
  params,
  query: ReportQuery,
  answers: { 200: Report, 422: FieldErrors }
})

export const getRanking = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/:report/ranking', {
  summary: 'All branches or advisors by one of the figures, with search.',
  access: readsCardsReport,
  params,
  query: RankingQuery,
  answers: { 200: Ranking, 422: FieldErrors }
})

export const getFunnel = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/sessions/funnel', {
  summary: 'Visits, bookings and talks that took place, by branch.',
  access: readsReports,
  query: FunnelQuery,
  answers: { 200: Funnel, 422: FieldErrors }
})

export const getCampaigns = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/sessions/campaigns', {
  summary:
    'Visits, bookings and requests by the campaign that the link named with `?src=`. At most 200, those with most visits first.',
  access: makesCodes,
  query: FunnelQuery,
  answers: { 200: v.array(Campaign), 422: FieldErrors }
})

export const getTerms = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/search/terms', {
  summary: 'All search terms that are frequent enough to be shown, with search.',
  access: readsReports,
  query: TermsQuery,
  answers: { 200: Terms, 422: FieldErrors }
})

export const getReportCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/reports/:report/csv', {
  summary: 'The figures as CSV, one row per day and branch.',
  reading: { unlogged: 'It has figures of branches and days.' },
  access: readsCardsReport,
  params,
  query: ReportQuery,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})
