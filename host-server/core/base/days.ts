import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { DAY, instant } from './clock.ts'
import { offsetAt } from './zone-offsets.ts'

/** The first instant of a calendar day in a zone, or of the day so many days later. */
export const dayStart = (day: string, zone: string, laterOf = 0) =>
  instant(Temporal.PlainDate.from(day).add({ days: laterOf }).toZonedDateTime(zone).epochMilliseconds)

/** The instant at which the clocks of a zone show a time of a day, such as `13:05`. */
export const timeOn = (day: string, time: string, zone: string) =>
  instant(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds)

/** The calendar day of an instant in a zone. */
export function dayOf(moment: string | number | Date, zone: string): string {
  const time = new Date(moment).getTime()
  const offset = offsetAt(zone, time)
  if (offset !== undefined) return instant(time + offset).slice(0, 10)
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** The local time of an instant in a zone, as `2027-03-01 13:05`. */
export const minuteOf = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

/** The day so many days later, or earlier if negative. */
export const dayLater = (day: string, days: number) => instant(Date.parse(day) + days * DAY).slice(0, 10)

export interface Day {
  day: string
  /** The instant at which it ends. */
  expires_at: string
}

const days = new LRUCache<string, { today: Day; from: number; until: number }>({ max: 1000 })

/** Today in a zone; computed once per day and zone. */
export function todayIn(zone: string, now: number): Day {
  const known = days.get(zone)
  if (known && now >= known.from && now < known.until) return known.today
  const start = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).startOfDay()
  const until = start.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
  const today = { day: start.toPlainDate().toString(), expires_at: instant(until) }
  days.set(zone, { today, from: start.epochMilliseconds, until })
  return today
}

/** Compares two instants in the text form of `clock.ts`, which sorts by time. */
export const later = (a: string, b: string) => (a > b ? a : b)
export const earlierOf = (a: string, b: string) => (a < b ? a : b)
