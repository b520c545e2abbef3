import { spoken } from '#contract/zone-name'
import { dayLater, dayOf } from './days.ts'
import { intlIn } from './intl.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The cached formatter: `formatDate` filters its options on each call and takes twice as long. */
const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
  intlIn(tag).formatters.getDateTimeFormat(tag, options)

export const formatTime = (tag: string, timeZone: string, moment: string) =>
  format(tag, { ...CLOCK, timeZone }).format(new Date(moment))

/** The calendar day of an instant, in words. */
export const formatDay = (tag: string, timeZone: string, moment: string) =>
  format(tag, { ...DAY, timeZone }).format(new Date(moment))

/** "heute", "morgen" or "Mi., 20. Jän.", seen from a present day `YYYY-MM-DD` in the same zone. */
export function formatNearDay(tag: string, timeZone: string, moment: string, today: string): string {
  const ahead = [today, dayLater(today, 1)].indexOf(dayOf(new Date(moment), timeZone))
  if (ahead >= 0) return intlIn(tag).formatRelativeTime(ahead, 'day', { numeric: 'auto' })
  return format(tag, { ...SHORT_DAY, timeZone }).format(new Date(moment))
}

/** "Mittwoch, 20. Jänner 2027, 10:00" */
export const formatInstant = (tag: string, zone: string, moment: string) =>
  `${formatDay(tag, zone, moment)}, ${formatTime(tag, zone, moment)}`

/** "Mittwoch, 20. Jänner 2027, 10:00–11:00" */
export const formatInterval = (tag: string, zone: string, from: string, to: string) =>
  `${formatInstant(tag, zone, from)}–${formatTime(tag, zone, to)}`

/** A time zone's name in the reader's language at an instant: "Central European Time". */
export function zoneName(tag: string, timeZone: string, moment: string): string {
  const parts = format(tag, { timeZoneName: 'longGeneric', timeZone }).formatToParts(new Date(moment))
  return spoken(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone)
}

/** Whether two zones have the same local time at an instant. */
export const isSameTime = (one: string, other: string, moment: string) =>
  formatInstant('en-GB', one, moment) === formatInstant('en-GB', other, moment)
