import type { CalendarSpan } from '#contract/slots-calendar'

/** What a span's row says of when it is. */
export interface StoredSpan extends Omit<CalendarSpan, 'uuid' | 'label'> {
  last_day: string
}

export const readExceptions = (exceptions: string) => (exceptions ? exceptions.split(',') : [])

/** From `kind date start_time end_time last_day` and the columns beside it. */
export function readSpan(words: string, rrule: string, exceptions: string): StoredSpan {
  const [kind, date = '', start_time = '', end_time = '', last_day = ''] = words.split(' ')
  const span = { date, start_time, end_time, last_day, rrule: rrule || null, exceptions: readExceptions(exceptions) }
  return { ...span, kind: kind as StoredSpan['kind'] }
}
