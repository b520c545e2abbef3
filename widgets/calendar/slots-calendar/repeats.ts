import { type Recurrence, readRecurrence, writeRecurrence } from '#contract/recurrence'
import { type Day, weekday } from '../../core/dates/calendar-date.ts'

/** The form values of a repetition. */
export interface Repeats {
  freq: Recurrence['freq'] | 'NEVER'
  interval: string
  days: readonly number[]
  /** Monthly on the date, or on the same weekday of the month. */
  monthly: 'date' | 'weekday'
  ends: 'never' | 'until' | 'count'
  until: Day
  count: string
}

export function readRepeats(rrule: string | null, date: Day): Repeats {
  const rule = rrule === null ? undefined : readRecurrence(rrule)
  return {
    freq: rule?.freq ?? 'NEVER',
    interval: String(rule?.interval ?? 1),
    days: rule?.byDay.length ? rule.byDay.map((one) => one.weekday) : [weekday(date)],
    monthly: rule?.freq === 'MONTHLY' && rule.byDay.length ? 'weekday' : 'date',
    ends: rule?.until ? 'until' : rule?.count ? 'count' : 'never',
    until: rule?.until ?? date,
    count: String(rule?.count ?? 10)
  }
}

const nthOf = (date: Day) => {
  const nth = Math.ceil(Number(date.slice(8)) / 7)
  return nth > 4 ? -1 : nth
}

function byDayOf({ freq, days, monthly }: Repeats, date: Day): Recurrence['byDay'] {
  if (freq === 'WEEKLY') {
    const all = [...new Set([...days, weekday(date)])].toSorted((a, b) => a - b)
    return all.map((day) => ({ weekday: day, nth: 0 }))
  }
  return freq === 'MONTHLY' && monthly === 'weekday' ? [{ weekday: weekday(date), nth: nthOf(date) }] : []
}

/** The rule of a repetition that starts on a day; empty if it does not repeat. */
export function writeRepeats(repeats: Repeats, date: Day): string | null {
  const { freq, interval, ends, until, count } = repeats
  if (freq === 'NEVER') return null
  return writeRecurrence({
    freq,
    interval: Number(interval),
    byDay: byDayOf(repeats, date),
    ...(ends === 'until' && { until }),
    ...(ends === 'count' && { count: Number(count) })
  })
}
