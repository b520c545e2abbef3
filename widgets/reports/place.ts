import { useSearchParams } from 'wouter'
import { type Metric, metricsOf, PERIODS, type Period, REPORT_MAX_DAYS, type ReportName } from '#contract/reports'
import { daysWithin, isDay } from './days.ts'

/** What the address asks for, so that a report can be bookmarked. */
export interface Place {
  report: ReportName
  period: Period | 'days'
  from: string
  to: string
  organization_uuid: string
  advisor: string
  /** What the lists go by; empty for what the report begins with. */
  by: string
  /** What the charts show, where that is not what their group begins with. */
  charts: readonly string[]
}

const NAMES = ['from', 'to', 'organization_uuid', 'advisor', 'by'] as const

const UNSAID = 'month'

/** The query of a place, as the page's address bears it. */
export function searchOf(place: Place): string {
  const { period, charts } = place
  const isOfDays = period === 'days'
  const params = new URLSearchParams(period === UNSAID ? {} : { period })
  for (const name of NAMES) {
    if (place[name] && (isOfDays || (name !== 'from' && name !== 'to'))) params.set(name, place[name])
  }
  if (charts.length) params.set('charts', charts.join(','))
  return params.toString()
}

/** Nonsense reads as if it were not there. */
export function usePlace(report: ReportName): Place {
  const [params] = useSearchParams()
  const textOf = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? ''
    return pattern.test(value) ? value : ''
  }
  const dayOf = (name: string) => {
    const value = params.get(name) ?? ''
    return isDay(value) ? value : ''
  }
  const known: readonly string[] = metricsOf(report)
  const by = params.get('by') ?? ''
  return {
    report,
    period: [...PERIODS, 'days' as const].find((one) => one === params.get('period')) ?? UNSAID,
    from: dayOf('from'),
    to: dayOf('to'),
    organization_uuid: textOf('organization_uuid', /^[\da-f-]{36}$/),
    advisor: textOf('advisor', /^[a-z\d-]{1,64}$/),
    by: known.includes(by) ? by : '',
    charts: (params.get('charts') ?? '').split(',').filter((metric) => known.includes(metric))
  }
}

/** As the calls take it. */
export function queryOf({ period, from, to, organization_uuid, advisor, by }: Place) {
  return {
    ...(period === 'days' ? { from, to } : { period }),
    ...(organization_uuid && { organization_uuid }),
    ...(advisor && { advisor }),
    ...(by && { by: by as Metric })
  }
}

const areDays = ({ period, from, to }: Place) => period === 'days' && Boolean(from && to)

export const isReversed = (place: Place) => areDays(place) && place.from > place.to

export const isTooLong = (place: Place) => areDays(place) && daysWithin(place.from, place.to) > REPORT_MAX_DAYS

/** Two days, in their order and not too far from each other: nothing else can be asked for. */
export const isWhole = (place: Place) =>
  place.period !== 'days' || (areDays(place) && !isReversed(place) && !isTooLong(place))
