import type { Report } from '#contract/reports'

const NOON = 'T12:00:00Z'

const FORMATS: Record<Report['step'], Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' }
}

/** A calendar day as people write it; it has no zone. */
export const dayText = (tag: string, day: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day + NOON))

/** A step of a chart by its first day. */
export const stepText = (tag: string, step: Report['step'], day: string) =>
  new Intl.DateTimeFormat(tag, { ...FORMATS[step], timeZone: 'UTC' }).format(new Date(day + NOON))
