import { Temporal } from 'temporal-polyfill'
import { daysOf } from '#contract/recurrence'
import { instant } from '../../core/base/clock.ts'
import { dayLater } from '../../core/base/days.ts'
import type { BusyKind } from '../availability/availability.repository.ts'
import type { ExtraHours, Span } from '../availability/engine.ts'
import type { StoredSpan } from './stored-span.ts'

type Days = { from: string; to: string }
type Hours = Pick<StoredSpan, 'start_time' | 'end_time'>

/** The instant of a local time: one that the clock skips is shifted by the gap, as in RFC 5545. */
function momentOf(date: string, time: string, zone: string, disambiguation: 'compatible' | 'later'): string {
  const day = Temporal.PlainDate.from(date)
  const wall = time === '24:00' ? day.add({ days: 1 }).toPlainDateTime() : day.toPlainDateTime(time)
  return instant(wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds)
}

/** A local time that occurs twice is blocked both times. */
const blockedOn = (date: string, { start_time, end_time }: Hours, zone: string): Span & { kind: BusyKind } => ({
  kind: 'blocked',
  starts_at: momentOf(date, start_time, zone, 'compatible'),
  ends_at: momentOf(date, end_time, zone, 'later')
})

interface Facts {
  spans: readonly StoredSpan[]
  busy: readonly (Span & { kind: BusyKind })[]
  closed_days: readonly string[]
}

/** Expands a calendar's spans to busy times and extra hours; on closed days, only extra spans that do not repeat apply. */
export function expand<F extends Facts>(facts: F, { from, to }: Days, zone: string) {
  const { spans, closed_days } = facts
  const extra_hours: ExtraHours[] = []
  const busy = [...facts.busy]
  for (const span of spans) {
    const isOpen = span.kind === 'open'
    // buffers reach beyond the queried days
    const days = isOpen
      ? daysOf(span, from, to, span.last_day)
      : daysOf(span, dayLater(from, -1), dayLater(to, 1), span.last_day)
    for (const date of days) {
      if (!isOpen) busy.push(blockedOn(date, span, zone))
      else if (span.rrule === null || !closed_days.includes(date))
        extra_hours.push({ date, start_time: span.start_time, end_time: span.end_time })
    }
  }
  return { ...facts, busy, extra_hours }
}
