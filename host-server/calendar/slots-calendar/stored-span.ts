import type { CalendarSpan } from '#contract/slots-calendar'

/** The time of a stored span. */
export interface StoredSpan extends Omit<CalendarSpan, 'uuid' | 'label'> {
  last_day: string
}

export const readExceptions = (exceptions: string) => (exceptions ? exceptions.split(',') : [])

/** Parses `kind date start_time end_time last_day` and the two other columns. */
export function readSpan(text: string, rrule: string, exceptions: string): StoredSpan {
  const [kind, date = '', start_time = '', end_time = '', last_day = ''] = text.split(' ')
  const span = { date, start_time, end_time, last_day, rrule: rrule || null, exceptions: readExceptions(exceptions) }
  return { ...span, kind: kind as StoredSpan['kind'] }
}
