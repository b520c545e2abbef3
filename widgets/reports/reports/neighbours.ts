import type { Days, Period } from '#contract/reports'
import {
  addDays,
  addMonths,
  type Day,
  endOfWeek,
  firstDay,
  lastDay,
  monthOf,
  startOfWeek
} from '../../core/dates/calendar-date.ts'
import { daysWithin, FIRST_DAY, LAST_DAY } from './days.ts'
import type { Query } from './query-state.ts'

const MONTHS = { month: 1, quarter: 3, year: 12 } as const

type Unit = keyof typeof MONTHS | 'week'

/** The days of a calendar week, month, quarter or year that contains a day. */
function unitOf(unit: Unit, day: Day): Days {
  if (unit === 'week') return { from: startOfWeek(day), to: endOfWeek(day) }
  const length = MONTHS[unit]
  const first = monthOf(day)
  const begin = addMonths(first, -((Number(first.slice(5)) - 1) % length))
  return { from: firstDay(begin), to: lastDay(addMonths(begin, length - 1)) }
}

const UNITS = ['week', 'month', 'quarter', 'year'] as const satisfies readonly Unit[]

const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to
const isUnit = (period: Period | 'days'): period is Unit => (UNITS as readonly string[]).includes(period)

/** How many whole months some days are, if they are that. */
function monthsWithin({ from, to }: Days): number | undefined {
  if (from !== firstDay(monthOf(from)) || to !== lastDay(monthOf(to))) return undefined
  const [years, months] = [0, 5].map((at) => Number(to.slice(at, at ? 7 : 4)) - Number(from.slice(at, at ? 7 : 4)))
  return (years ?? 0) * 12 + (months ?? 0) + 1
}

/** As many days or whole months before or after. */
function beside(days: Days, way: 1 | -1): Days {
  const months = monthsWithin(days)
  const length = daysWithin(days.from, days.to)
  if (!months) return { from: addDays(days.from, way * length), to: addDays(days.to, way * length) }
  const first = addMonths(monthOf(days.from), way * months)
  return { from: firstDay(first), to: lastDay(addMonths(first, months - 1)) }
}

type Chosen = Pick<Query, 'period' | 'from' | 'to'>

/**
 * The period before or after the shown one, as the address has it; a running one by its name. None lies in the future, or
 * beyond the days that can be chosen.
 */
export function neighbour(period: Query['period'], shown: Days, way: 1 | -1, today: Day): Chosen | undefined {
  // a running period is shown until today, and has a whole one before it
  const { from, to } = beside(isUnit(period) ? unitOf(period, shown.from) : shown, way)
  if (from > today || from < FIRST_DAY || to > LAST_DAY) return undefined
  const running = UNITS.find((unit) => isSame(unitOf(unit, today), { from, to }))
  return running ? { period: running, from: '', to: '' } : { period: 'days', from, to }
}
