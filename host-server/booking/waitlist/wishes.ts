import { Temporal } from 'temporal-polyfill'
import type { Entry } from './waitlist.repository.ts'

type Wish = Pick<Entry, 'weekdays' | 'start_time' | 'end_time' | 'from_date' | 'until_date' | 'earlier_than'>

const local = (moment: string, zone: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(zone)

/** Whether a time is one at which somebody who waits can come; days and hours are the branch's. */
export function suits(
  { weekdays, start_time, end_time, from_date, until_date, earlier_than }: Wish,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  zone: string
): boolean {
  const start = local(starts_at, zone)
  const end = local(ends_at, zone)
  const day = start.toPlainDate().toString()
  const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString({ smallestUnit: 'minute' })
  return (
    weekdays.includes(String(start.dayOfWeek)) &&
    day >= from_date &&
    day <= until_date &&
    (!earlier_than || starts_at < earlier_than) &&
    (!start_time || clock(start) >= start_time) &&
    (!end_time || (end.toPlainDate().equals(start.toPlainDate()) && clock(end) <= end_time))
  )
}
