import { DAYS } from '#contract/working-hours'
import type { OpenDay } from '../../../templates/branch-hours.tsx'
import { dayLater } from '../../core/base/days.ts'
import { intlIn } from '../../core/base/intl.ts'
import type { Closing, Opening } from './branches.repository.ts'

/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7

const spansOn = (openings: readonly Opening[], day: number) =>
  openings.filter((one) => one.day === day).map(({ start_time, end_time }) => `${start_time}–${end_time}`)

/** The week from Monday, with today marked. */
export function weekOf(openings: readonly Opening[], today: string, tag: string): OpenDay[] {
  const { formatDate } = intlIn(tag)
  return DAYS.map((day) => ({
    name: formatDate(MONDAY + (day - 1) * DAY, { weekday: 'long', timeZone: 'UTC' }),
    spans: spansOn(openings, day),
    isToday: day === weekdayOf(today)
  }))
}

interface Status {
  isOpen: boolean
  /** When it opens next; undefined within the announced days. */
  next: { date: string; time: string } | undefined
}

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 14

/** Whether a branch is open at a local time such as `2027-03-01 13:05`, and when it opens next. */
export function statusAt(openings: readonly Opening[], closings: readonly Closing[], now: string): Status {
  const [today = '', time = ''] = now.split(' ')
  const spans = (date: string) =>
    closings.some((one) => one.date === date) ? [] : openings.filter(({ day }) => day === weekdayOf(date))
  const isOpen = spans(today).some(({ start_time, end_time }) => start_time <= time && time < end_time)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayLater(today, ahead))
  const starts = days.flatMap((date) => spans(date).map(({ start_time }) => ({ date, time: start_time })))
  return { isOpen, next: starts.find((one) => `${one.date} ${one.time}` > now) }
}

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`
)

/** The week for schema.org, with days of equal hours grouped. */
export function openingSpecification(openings: readonly Opening[]) {
  const hours = new Map<string, { opens: string; closes: string; dayOfWeek: (string | undefined)[] }>()
  for (const { day, start_time: opens, end_time: closes } of openings) {
    const key = `${opens} ${closes}`
    const same = hours.get(key) ?? { opens, closes, dayOfWeek: [] }
    hours.set(key, { ...same, dayOfWeek: [...same.dayOfWeek, SCHEMA_DAYS[day - 1]] })
  }
  return [...hours.values()].map((one) => ({ '@type': 'OpeningHoursSpecification', ...one }))
}

/** Leaves out closings on weekdays that have no opening hours anyway. */
export const closingsOf = (openings: readonly Opening[], closings: readonly Closing[]) =>
  closings.filter(({ date }) => openings.some(({ day }) => day === weekdayOf(date)))

/** schema.org expresses a closed day by opening hours of zero length. */
export const closingSpecification = (closings: readonly Closing[]) =>
  closings.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00'
  }))
