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

export const PERIOD_CHOICES = [...PERIODS, 'days'] as const

/** A named period, or the days of a custom one. */
export const periodFields = {
  period: oneOf(PERIOD_CHOICES, 'month'),
  from: validText(isDay),
  to: validText(isDay)
}
export type PeriodQuery = QueryOf<typeof periodFields>

/** Of what a report lists the first ones and has a page of all. */
export const WHOLE_KINDS = [...RANKED_KINDS, 'terms'] as const
export type WholeKind = (typeof WHOLE_KINDS)[number]

function fieldsOf(report: ReportName) {
  const known: readonly string[] = metricsOf(report)
  const metricsIn = (text: string) => text.split(',').filter((metric) => known.includes(metric))
  return {
    ...periodFields,
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
export function tidy<Q extends PeriodQuery>(query: Partial<Q>): Partial<Q> {
  const { from, to, ...rest } = query
  return query.period === 'days'
    ? ({ ...rest, ...(from && { from }), ...(to && { to }) } as Partial<Q>)
    : (rest as Partial<Q>)
}

export const reportQueries = Object.fromEntries(
  REPORTS.map((name) => [name, queryState(`/reports/${name}-reports`, fieldsOf(name), tidy)])
) as Record<ReportName, ReturnType<typeof queryState<ReturnType<typeof fieldsOf>>>>

export const chartsOf = ({ charts }: Query): string[] => charts.split(',').filter(Boolean)

/** What a report itself is requested by: neither what is charted, nor what is shown of a ranking. */
export const reportOf = (query: Query): Query => ({ ...query, charts: '', all: '', q: '', page: 1 })

/** Period, branch and advisor as request parameters. */
export const narrowed = ({
  period,
  from,
  to,
  organization_uuid,
  advisor
}: PeriodQuery & Pick<Query, 'organization_uuid' | 'advisor'>) => ({
  ...(period === 'days' ? { from, to } : { period }),
  ...(organization_uuid && { organization_uuid }),
  ...(advisor && { advisor })
})

/** The query as request parameters. */
export const asked = (query: Query) => ({ ...narrowed(query), ...(query.by && { by: query.by as Metric }) })

const areDays = ({ period, from, to }: PeriodQuery) => period === 'days' && Boolean(from && to)

export const isReversed = (query: PeriodQuery) => areDays(query) && query.from > query.to

export const isTooLong = (query: PeriodQuery) => areDays(query) && daysWithin(query.from, query.to) > REPORT_MAX_DAYS

/** Whether the days are in order and not too far apart. */
export const isWhole = (query: PeriodQuery) =>
  query.period !== 'days' || (areDays(query) && !isReversed(query) && !isTooLong(query))
