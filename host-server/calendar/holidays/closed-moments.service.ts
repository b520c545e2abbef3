import { Temporal } from 'temporal-polyfill'
import { instant } from '../../core/base/clock.ts'
import type { Span } from '../availability/engine.ts'
import type { StoredClosure } from './special-hours.service.ts'

type Disambiguation = 'compatible' | 'later'

function moment(day: Temporal.PlainDate, time: string, zone: string, disambiguation: Disambiguation): string {
  const wall = time === '24:00' ? day.add({ days: 1 }).toPlainDateTime() : day.toPlainDateTime(time)
  return instant(wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds)
}

/** A closure's time in a zone: one span for whole days, or one per day for parts of days. */
export function intervalsOf({ date, last_date, start_time, end_time }: StoredClosure, zone: string): Span[] {
  const [first, last] = [Temporal.PlainDate.from(date), Temporal.PlainDate.from(last_date)]
  if (start_time === null || end_time === null) {
    return [{ starts_at: moment(first, '00:00', zone, 'compatible'), ends_at: moment(last, '24:00', zone, 'later') }]
  }
  return Array.from({ length: first.until(last).days + 1 }, (_, at) => {
    const day = first.add({ days: at })
    return { starts_at: moment(day, start_time, zone, 'compatible'), ends_at: moment(day, end_time, zone, 'later') }
  })
}
