import type { Days, Report } from '#contract/reports'
import { dateFormat } from '../../core/dates/date-format.ts'

const NOON = 'T12:00:00Z'

export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2099-12-31'

const noon = (day: string) => new Date(day + NOON)

/** Whether it is a valid date of this century. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = noon(text).getTime()
  // some engines read 30 February as a day in March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const DAY = 86_400_000

export const daysWithin = (from: string, to: string) => (noon(to).getTime() - noon(from).getTime()) / DAY + 1

const FORMATS: Record<Report['step'], Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' }
}

/** A single step, said beside its values: for comparing days one needs to know which they are. */
const NAMED: Record<Report['step'], Intl.DateTimeFormatOptions> = {
  ...FORMATS,
  day: { weekday: 'short', day: 'numeric', month: 'short' }
}

export const stepName = (tag: string, step: Report['step'], day: string) =>
  dateFormat(tag, { ...NAMED[step], timeZone: 'UTC' }).format(noon(day))

/** Formats a calendar day, which has no zone. */
export const dayText = (tag: string, day: string) =>
  dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(noon(day))

/** Formats a range of calendar days, "1–27 Nov 2026". */
export const daysText = (tag: string, { from, to }: Days) =>
  dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(noon(from), noon(to))

/** Label of a chart's step, by its first day. */
export const stepText = (tag: string, step: Report['step'], day: string) =>
  dateFormat(tag, { ...FORMATS[step], timeZone: 'UTC' }).format(noon(day))
