import { DAYS } from '#contract/working-hours'
import type { OpenDay } from '../../templates/branch-hours.tsx'
import type { Closing, Opening } from './branches.repository.ts'

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7

const spansOn = (openings: readonly Opening[], day: number) =>
  openings.filter((one) => one.day === day).map(({ start_time, end_time }) => `${start_time}–${end_time}`)

/** The week from Monday on, with today's day marked. */
export function weekOf(openings: readonly Opening[], today: string, tag: string): OpenDay[] {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return DAYS.map((day) => ({
    name: name.format(MONDAY + (day - 1) * DAY),
    spans: spansOn(openings, day),
    isToday: day === weekdayOf(today)
  }))
}

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`
)

/** schema.org's words for the week, days with the same hours together. */
export function openingSpecification(openings: readonly Opening[]) {
  const hours = new Map<string, { opens: string; closes: string; dayOfWeek: (string | undefined)[] }>()
  for (const { day, start_time: opens, end_time: closes } of openings) {
    const key = `${opens} ${closes}`
    const same = hours.get(key) ?? { opens, closes, dayOfWeek: [] }
    hours.set(key, { ...same, dayOfWeek: [...same.dayOfWeek, SCHEMA_DAYS[day - 1]] })
  }
  return [...hours.values()].map((one) => ({ '@type': 'OpeningHoursSpecification', ...one }))
}

/** A day without hours is closed; one that is closed anyway needs no word. */
export const closingsOf = (openings: readonly Opening[], closings: readonly Closing[]) =>
  closings.filter(({ date }) => openings.some(({ day }) => day === weekdayOf(date)))

/** schema.org says closed by hours of no length. */
export const closingSpecification = (closings: readonly Closing[]) =>
  closings.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00'
  }))
