import type { CalendarSpan, SpansChange } from '#contract/slots-calendar'
import type { Day } from '../../core/dates/calendar-date.ts'
import { timeOf } from '../time-grid/stretch.ts'
import type { Piece } from './pieces.ts'

/** What was done; used in message ids. */
export type Action = 'added' | 'changed' | 'moved' | 'removed'

export interface Change extends SpansChange {
  action: Action
  /** The day to show. */
  day: Day
}

/** New values of a span from pointer, keyboard or form. */
export type Draft = Omit<CalendarSpan, 'uuid' | 'exceptions'>

/** `crypto.randomUUID` is missing on a page without https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

export function adding(draft: Draft, uuid: string): Change {
  return { action: 'added', day: draft.date, was: [], put: [{ ...draft, uuid, exceptions: [] }] }
}

/** Replaces a span, with all its repetitions. */
export function replacing(span: CalendarSpan, draft: Draft, action: Action = 'changed'): Change {
  const exceptions = draft.rrule === span.rrule && draft.date === span.date ? span.exceptions : []
  return { action, day: draft.date, was: [span], put: [{ ...draft, uuid: span.uuid, exceptions }] }
}

const without = (span: CalendarSpan, day: Day): CalendarSpan => ({ ...span, exceptions: [...span.exceptions, day] })

/** One day of a repeated span gets a span of its own. */
export function replacingOne(
  span: CalendarSpan,
  day: Day,
  draft: Draft,
  uuid: string,
  action: Action = 'changed'
): Change {
  const own = { ...draft, rrule: null, uuid, exceptions: [] }
  return { action, day: draft.date, was: [span], put: [without(span, day), own] }
}

export const removing = (span: CalendarSpan, day: Day): Change => ({
  action: 'removed',
  day,
  was: [span],
  put: []
})

export const removingOne = (span: CalendarSpan, day: Day): Change => ({
  action: 'removed',
  day,
  was: [span],
  put: [without(span, day)]
})

/** Moves or resizes the span on a day; of a repeated span only that day. */
export function shifting({ span, date }: Piece, to: { date: Day; from: number; to: number }): Change | undefined {
  if (!span) return undefined
  const { uuid: _, exceptions: __, ...draft } = span
  const next = { ...draft, date: to.date, start_time: timeOf(to.from), end_time: timeOf(to.to) }
  return span.rrule === null ? replacing(span, next, 'moved') : replacingOne(span, date, next, newUuid(), 'moved')
}

/** The reverse of a change. */
export const reversed = (change: Change): Change => ({ ...change, was: change.put, put: change.was })

/** Applies a change to the spans. */
export function applied(spans: ReadonlyMap<string, CalendarSpan>, { was, put }: SpansChange) {
  const next = new Map(spans)
  for (const { uuid } of was) next.delete(uuid)
  for (const span of put) next.set(span.uuid, span)
  return next
}
