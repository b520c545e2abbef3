import { Temporal } from 'temporal-polyfill'
import { instant } from './clock.ts'

/** The first moment of a calendar day on a zone's clock, or of one some days later. */
export const dayStart = (day: string, zone: string, later = 0) =>
  instant(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds)
