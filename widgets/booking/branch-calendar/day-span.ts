import { formatDay } from '../../core/dates/calendar-date.ts'

const LOOK = { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' } as const

/** A day, or the first and the last of several. */
export function daySpan(from: string, to: string, tag: string): string {
  const first = formatDay(from, tag, LOOK)
  return from === to ? first : `${first} – ${formatDay(to, tag, LOOK)}`
}
