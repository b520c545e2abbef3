import { Temporal } from 'temporal-polyfill'
import { OFFER_MINUTES } from '#contract/waitlist'
import type { DayHours } from '../../calendar/availability/kept-times.service.ts'
import { instant, MINUTE } from '../../core/base/clock.ts'

interface Span {
  from: number
  to: number
}

const at = (day: string, minutes: number, zone: string) =>
  Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes }).toZonedDateTime(zone).epochMilliseconds

/** Office hours as spans of time, in order; those that touch or overlap are one. */
function spansOf(hours: readonly DayHours[], zone: string): Span[] {
  const spans = hours
    .map(({ day, open, close }) => ({ from: at(day, open, zone), to: at(day, close, zone) }))
    .toSorted((a, b) => a.from - b.from)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push(span)
  }
  return merged
}

/** When an offer begins, and how long it is kept. */
export interface OfferTime {
  opens_at: string
  expires_at: string
}

/**
 * Offers are made in office hours, and only those count: what is freed in the evening is offered in the morning, and
 * what is offered just before the office closes is kept for a while after it opens. Undefined if the hours do not
 * suffice.
 */
export function offerTime(hours: readonly DayHours[], zone: string, now: Date): OfferTime | undefined {
  let left = OFFER_MINUTES * MINUTE
  let opens: number | undefined
  for (const span of spansOf(hours, zone)) {
    const from = Math.max(span.from, now.getTime())
    if (from >= span.to) continue
    opens ??= from
    if (span.to - from >= left) return { opens_at: instant(opens), expires_at: instant(from + left) }
    left -= span.to - from
  }
  return undefined
}
