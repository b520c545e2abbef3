import type { Days } from '#contract/reports'
import { DAY } from '../../core/base/clock.ts'
import { dayLater, earlierOf, later } from '../../core/base/days.ts'

/** What adds up to a period: whole months and some days, without other days of those months. */
export interface Terms {
  months: string[]
  days: Days[]
  without: Days[]
}

export const monthOf = (day: string) => day.slice(0, 7)

const firstOf = (month: string) => `${month}-01`

const lastOf = (month: string) => dayLater(firstOf(monthOf(dayLater(firstOf(month), 31))), -1)

/** The ranges that contain a day. */
const filled = (...ranges: Days[]) => ranges.filter(({ from, to }) => from <= to)

/** Without Temporal, which takes longer than the database for the days of two years. */
export const daysIn = (ranges: readonly Days[]): string[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: lengthOf({ from, to }) }, (_, at) => dayLater(from, at)))

const lengthOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY + 1

const total = (ranges: readonly Days[]) => ranges.reduce((sum, some) => sum + lengthOf(some), 0)

function addMonth(terms: Terms, month: string, period: Days, rolled: string): void {
  const [first, last] = [firstOf(month), earlierOf(lastOf(month), rolled)]
  const inside = { from: later(first, period.from), to: earlierOf(last, period.to) }
  const outside = filled({ from: first, to: dayLater(inside.from, -1) }, { from: dayLater(inside.to, 1), to: last })
  if (total(outside) >= lengthOf(inside)) return void terms.days.push(inside)
  terms.months.push(month)
  terms.without.push(...outside)
}

/** The fewest rows that add up to a period; days after the last one that is rolled up have none. */
export function termsOf({ from, to }: Days, rolled: string): Terms {
  const terms: Terms = { months: [], days: [], without: [] }
  const period = { from, to: earlierOf(to, rolled) }
  if (from > period.to) return terms
  for (let first = firstOf(monthOf(from)); first <= period.to; first = dayLater(lastOf(monthOf(first)), 1))
    addMonth(terms, monthOf(first), period, rolled)
  return terms
}

/** Where steps divide months. */
export const onlyDays = ({ from, to }: Days, rolled: string): Terms => ({
  months: [],
  days: filled({ from, to: earlierOf(to, rolled) }),
  without: []
})
