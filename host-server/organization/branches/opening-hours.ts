import { DAYS } from '#contract/working-hours'
import type { OpenDay } from '../../../templates/branch-hours.tsx'
import {
  type OpenTime,
  openOn,
  type SpecialDay,
  type StoredEntry,
  specialDaysOf
} from '../../calendar/holidays/special-hours.service.ts'
import { dayLater } from '../../core/base/days.ts'
import { intlIn } from '../../core/base/intl.ts'
import type { Opening } from './branches.repository.ts'

/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** 1 is Monday. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7

/** Times as pages print them. */
export const spansOf = (times: readonly OpenTime[]) => times.map((one) => `${one.start_time}–${one.end_time}`)

/** When a branch is open, in the week and on days that differ from it. */
export interface OpeningTimes {
  openings: readonly Opening[]
  entries: readonly (StoredEntry & { label: string })[]
}

const usualOn =
  ({ openings }: Pick<OpeningTimes, 'openings'>) =>
  (date: string) =>
    openings.filter(({ day }) => day === weekdayOf(date))

/** When a branch is open on a day. */
export const timesOn = (times: OpeningTimes, date: string): OpenTime[] =>
  openOn(usualOn(times)(date), times.entries, date)

/** The days between two dates on which a branch is not open as in the week. */
export const daysThatDiffer = (times: OpeningTimes, from: string, to: string): SpecialDay[] =>
  specialDaysOf(usualOn(times), times.entries, from, to)

/** The week from Monday, with the times that apply today. */
export function weekOf(times: OpeningTimes, today: string, tag: string): OpenDay[] {
  const { formatDate } = intlIn(tag)
  return DAYS.map((day) => {
    const isToday = day === weekdayOf(today)
    return {
      name: formatDate(MONDAY + (day - 1) * DAY, { weekday: 'long', timeZone: 'UTC' }),
      spans: spansOf(isToday ? timesOn(times, today) : times.openings.filter((one) => one.day === day)),
      isToday
    }
  })
}

interface Status {
  isOpen: boolean
  /** When it opens next; undefined within the announced days. */
  next: { date: string; time: string } | undefined
}

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 14

/** Whether a branch is open at a local time such as `2027-03-01 13:05`, and when it opens next. */
export function statusAt(times: OpeningTimes, now: string): Status {
  const [today = '', time = ''] = now.split(' ')
  const isOpen = timesOn(times, today).some(({ start_time, end_time }) => start_time <= time && time < end_time)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayLater(today, ahead))
  const starts = days.flatMap((date) => timesOn(times, date).map(({ start_time }) => ({ date, time: start_time })))
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

/** schema.org expresses a closed day by opening hours of zero length, and a day's end by its last minute. */
const CLOSED: OpenTime = { start_time: '00:00', end_time: '00:00' }
const endFor = (time: string) => (time === '24:00' ? '23:59' : time)

/** The days that differ from the week for schema.org. */
export const specialSpecification = (days: readonly SpecialDay[]) =>
  days.flatMap(({ date, times }) =>
    (times.length ? times : [CLOSED]).map(({ start_time, end_time }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: start_time,
      closes: endFor(end_time)
    }))
  )
