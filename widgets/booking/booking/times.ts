import { spoken } from '#contract/zone-name'
import type { Day } from '../../core/dates/calendar-date.ts'
import { dateFormat } from '../../core/dates/date-format.ts'

type Options = Intl.DateTimeFormatOptions

const CLOCK: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
export const LONG_DAY: Options = { weekday: 'long', day: 'numeric', month: 'long' }
export const FULL_DAY: Options = { ...LONG_DAY, year: 'numeric' }
export const SHORT_DAY: Options = { weekday: 'short', day: 'numeric', month: 'short' }
export const MONTH: Options = { month: 'long', year: 'numeric' }

export const visitorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The calendar day of a moment in a zone; Swedish dates are ISO dates. */
export const dayIn = (zone: string, moment: string | number): Day =>
  dateFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment))

export const clock = (tag: string, zone: string, moment: string): string =>
  dateFormat(tag, { ...CLOCK, timeZone: zone }).format(new Date(moment))

export const dayText = (tag: string, day: Day, options: Options): string =>
  dateFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The month or months of a span: "November – December 2026". */
export const monthsText = (tag: string, { from, to }: { from: Day; to: Day }): string =>
  dateFormat(tag, { ...MONTH, timeZone: 'UTC' }).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))

/** From when to when: "10:00–11:00". */
export function hours(tag: string, zone: string, from: string, minutes: number): string {
  const end = new Date(Date.parse(from) + minutes * 60_000).toISOString()
  return `${clock(tag, zone, from)}–${clock(tag, zone, end)}`
}

/** Day and time of an appointment in a zone: "Wednesday, 10 February 2027, 10:00–11:00". */
export const span = (tag: string, zone: string, from: string, minutes: number): string =>
  `${dayText(tag, dayIn(zone, from), FULL_DAY)}, ${hours(tag, zone, from, minutes)}`

/** Whether the clocks of two zones show the same at a moment. */
export const sameClock = (one: string, other: string, moment: string): boolean =>
  one === other || span('sv-SE', one, moment, 0) === span('sv-SE', other, moment, 0)

/** A zone by its name in the reader's language: "Central European Time". */
export function zoneName(tag: string, zone: string): string {
  const named = dateFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return spoken(named.find(({ type }) => type === 'timeZoneName')?.value ?? zone)
}
