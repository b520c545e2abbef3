import { CalendarError } from './calendar-error.ts'

/** A period as it is stored. */
export interface Span {
  starts_at: string
  ends_at: string
}

/** A period in epoch milliseconds. */
export interface Interval {
  from: number
  to: number
}

const MOST_SPANS = 20_000

export const instantOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** Sorted, neither adjacent nor overlapping. @throws CalendarError for too many */
export function mergedSpans(intervals: readonly Interval[]): Span[] {
  const merged: Interval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  if (merged.length > MOST_SPANS) throw new CalendarError('too-complex')
  return merged.map(({ from, to }) => ({ starts_at: instantOf(from), ends_at: instantOf(to + 999) }))
}
