import {
  type Metric,
  metricsOf,
  PERIODS,
  RANKED_KINDS,
  REPORT_MAX_DAYS,
  REPORTS,
  type ReportName
} from '#contract/reports'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'
import { daysWithin, isDay } from './days.ts'

const periods = [...PERIODS, 'days'] as const

/** Of what a report lists the first ones and has a page of all. */
export const WHOLE_KINDS = [...RANKED_KINDS, 'terms'] as const
export type WholeKind = (typeof WHOLE_KINDS)[number]

function fieldsOf(report: ReportName) {
  const known: readonly string[] = metricsOf(report)
  const metricsIn = (text: string) => text.split(',').filter((metric) => known.includes(metric))
  return {
    period: oneOf(periods, 'month'),
    from: validText(isDay),
    to: validText(isDay),
    organization_uuid: validText((text) => /^[\da-f-]{36}$/.test(text)),
    advisor: validText((text) => /^[a-z\d-]{1,64}$/.test(text)),
    /** The figure by which lists are sorted; empty for the report's default. */
    by: oneOf(known, ''),
    /** The charted figures, comma-separated, except for each group's default. */
    charts: { initial: '', read: (text: string) => metricsIn(text).join(',') },
    /** What is shown as a whole, with its search and page. */
    all: oneOf(report === 'search' ? WHOLE_KINDS : RANKED_KINDS, ''),
    q: searchText,
    page: pageNumber
  }
}

/** The query in the address, so that a report can be bookmarked. */
export type Query = QueryOf<ReturnType<typeof fieldsOf>>

/** What is chosen, not typed, is undone by Back. */
export const STEP = { isStep: true }

/** Days only apply to a custom period. */
function tidy({ from, to, ...query }: Partial<Query>): Partial<Query> {
  return query.period === 'days' ? { ...query, ...(from && { from }), ...(to && { to }) } : query
}

export const reportQueries = Object.fromEntries(
  REPORTS.map((name) => [name, queryState(`/reports/${name}-reports`, fieldsOf(name), tidy)])
) as Record<ReportName, ReturnType<typeof queryState<ReturnType<typeof fieldsOf>>>>

export const chartsOf = ({ charts }: Query): string[] => charts.split(',').filter(Boolean)

/** What a report itself is requested by: neither what is charted, nor what is shown of a ranking. */
export const reportOf = (query: Query): Query => ({ ...query, charts: '', all: '', q: '', page: 1 })

/** Period, branch and advisor as request parameters. */
export const narrowed = ({ period, from, to, organization_uuid, advisor }: Query) => ({
  ...(period === 'days' ? { from, to } : { period }),
  ...(organization_uuid && { organization_uuid }),
  ...(advisor && { advisor })
})

/** The query as request parameters. */
export const asked = (query: Query) => ({ ...narrowed(query), ...(query.by && { by: query.by as Metric }) })

const areDays = ({ period, from, to }: Query) => period === 'days' && Boolean(from && to)

export const isReversed = (query: Query) => areDays(query) && query.from > query.to

export const isTooLong = (query: Query) => areDays(query) && daysWithin(query.from, query.to) > REPORT_MAX_DAYS

/** Whether the days are in order and not too far apart. */
export const isWhole = (query: Query) =>
  query.period !== 'days' || (areDays(query) && !isReversed(query) && !isTooLong(query))
