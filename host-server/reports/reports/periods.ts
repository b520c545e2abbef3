import { Temporal } from 'temporal-polyfill'
import type { Days, EndedPeriod, Period, RunningPeriod, STEPS } from '#contract/reports'
import { dayLater, earlierOf } from '../../core/base/days.ts'

type Step = (typeof STEPS)[number]

const Date_ = Temporal.PlainDate
type PlainDate = Temporal.PlainDate

const daysFrom = (from: PlainDate, to: PlainDate): Days => ({ from: from.toString(), to: to.toString() })

/** The start of the running period, and its length. */
const RUNNING: Record<RunningPeriod, { start(today: PlainDate): PlainDate; length: Temporal.DurationLike }> = {
  week: { start: (today) => today.subtract({ days: today.dayOfWeek - 1 }), length: { weeks: 1 } },
  month: { start: (today) => today.with({ day: 1 }), length: { months: 1 } },
  quarter: {
    start: (today) => today.with({ day: 1, month: today.month - ((today.month - 1) % 3) }),
    length: { months: 3 }
  },
  year: { start: (today) => today.with({ day: 1, month: 1 }), length: { years: 1 } }
}

/** The Monday and the Sunday of a day's week. */
export function weekOf(day: string): Days {
  const monday = RUNNING.week.start(Date_.from(day))
  return daysFrom(monday, monday.add({ days: 6 }))
}

export interface Compared extends Days {
  /** As many days as have ended; empty while none has. */
  before: Days
  /** The last day that has ended: one that has begun has less than a whole one, and is not compared. */
  until: string
}

/** The last of some days that has ended, else the one before them. */
function lastEnded(today: PlainDate, from: PlainDate, to: PlainDate): PlainDate {
  const yesterday = today.subtract({ days: 1 })
  const last = Date_.compare(yesterday, to) < 0 ? yesterday : to
  const none = from.subtract({ days: 1 })
  return Date_.compare(last, none) < 0 ? none : last
}

/** As many days, so many whole weeks earlier that they all lie before: weekdays are compared with the same weekdays. */
function weeksBefore(from: PlainDate, to: PlainDate, weeks = 1): Days {
  const least = Math.ceil((from.until(to).days + 1) / 7)
  const shift = { days: 7 * Math.max(weeks, least) }
  return daysFrom(from.subtract(shift), to.subtract(shift))
}

/** Months are long enough that their weekdays do not matter. */
const isByMonth = (days: Days) => stepOf(days) === 'month'

/**
 * The running period until today, and as many days as have ended of it at the beginning of the previous one, so that half
 * a month is not compared with a whole one.
 */
function running(period: RunningPeriod, day: string): Compared {
  const today = Date_.from(day)
  const { start, length } = RUNNING[period]
  const from = start(today)
  const begun = from.subtract(length)
  const last = lastEnded(today, from, today)
  const days = { ...daysFrom(from, today), until: last.toString() }
  if (!isByMonth(days)) return { ...days, before: weeksBefore(from, last, Math.round(begun.until(from).days / 7)) }
  const same = begun.add({ days: from.until(last).days })
  const end = from.subtract({ days: 1 })
  return { ...days, before: daysFrom(begun, Date_.compare(same, end) < 0 ? same : end) }
}

/** Any days, and before them as many as have ended. */
export function chosen({ from, to }: Days, today: string): Compared {
  const first = Date_.from(from)
  const last = lastEnded(Date_.from(today), first, Date_.from(to))
  const days = { from, to, until: last.toString() }
  if (!isByMonth(days)) return { ...days, before: weeksBefore(first, last) }
  const end = first.subtract({ days: 1 })
  return { ...days, before: daysFrom(end.subtract({ days: first.until(last).days }), end) }
}

const LAST_DAYS = 30

/** The calendar week or month before the running one. */
function previous(period: RunningPeriod, today: PlainDate): Days {
  const { start, length } = RUNNING[period]
  const next = start(today)
  return daysFrom(next.subtract(length), next.subtract({ days: 1 }))
}

const ENDED: Record<EndedPeriod, (today: PlainDate) => Days> = {
  'last-week': (today) => previous('week', today),
  'last-month': (today) => previous('month', today),
  'last-30-days': (today) => daysFrom(today.subtract({ days: LAST_DAYS }), today.subtract({ days: 1 }))
}

const isEnded = (period: Period): period is EndedPeriod => period in ENDED

/** A period by its name, as it is on a day. */
export const named = (period: Period, day: string): Compared =>
  isEnded(period) ? chosen(ENDED[period](Date_.from(day)), day) : running(period, day)

/** Days that have all ended. */
export const whole = (days: Days): Compared => chosen(days, dayLater(days.to, 1))

export const hasEnded = ({ until }: Pick<Compared, 'until'>, day: string) => day <= until

export const lengthOf = ({ from, to }: Days) => Date_.from(from).until(to).days + 1

const DAILY = 35
const WEEKLY = 190

/** Steps so fine that the chart is still readable. */
function stepOf(days: Days): Step {
  const length = lengthOf(days)
  if (length <= DAILY) return 'day'
  return length <= WEEKLY ? 'week' : 'month'
}

const FIRST: Record<Step, (day: PlainDate) => PlainDate> = {
  day: (day) => day,
  week: RUNNING.week.start,
  month: RUNNING.month.start
}
const LENGTH: Record<Step, Temporal.DurationLike> = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } }

/** The first day of each step; the first step may be shorter. */
export function startsOf({ from, to }: Days, step: Step): string[] {
  const starts = [from]
  const last = Date_.from(to)
  let next = FIRST[step](Date_.from(from)).add(LENGTH[step])
  while (Date_.compare(next, last) <= 0) {
    starts.push(next.toString())
    next = next.add(LENGTH[step])
  }
  return starts
}

const isFirst = (day: string) => day.endsWith('-01')

/**
 * The first day of each step of a period, and of the step it is compared with: calendar months if both begin with one,
 * else as many days after the first. Surplus days belong to the last step.
 */
export function stepsOf(days: Compared): { step: Step; starts: string[]; startsBefore: string[] } {
  const step = stepOf(days)
  const starts = startsOf(days, step)
  const { before } = days
  if (step === 'month' && isFirst(days.from) && isFirst(before.from))
    return { step, starts, startsBefore: startsOf(before, step).slice(0, starts.length) }
  const first = Date_.from(days.from)
  const begun = Date_.from(before.from)
  const beside = starts.map((start) => begun.add(first.until(start)).toString())
  return { step, starts, startsBefore: beside.filter((start) => start <= before.to) }
}

/** The index of the step that contains a day. */
export function stepIndex(starts: readonly string[], day: string): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? '') <= day) low = middle
    else high = middle - 1
  }
  return low
}

/** Consecutive parts of so many days, the last one shorter. */
export function* partsOf({ from, to }: Days, length: number): Generator<Days> {
  for (let start = from; start <= to; start = dayLater(start, length))
    yield { from: start, to: earlierOf(dayLater(start, length - 1), to) }
}
