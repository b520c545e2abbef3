import type { AdvisorAppointment } from '#contract/appointments'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { dateFormat } from '../../core/dates/date-format.ts'
import { dayIn as dayOf, sameClock, visitorZone, zoneName } from '../booking/times.ts'

const DAY = 86_400_000

const formatted = (moment: Date, tag: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(tag, options).format(moment)

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => dayOf(timeZone, moment.getTime())

export interface Day {
  day: string
  appointments: AdvisorAppointment[]
}

/** Groups consecutive appointments of one calendar day in their branches' zones. */
export function byDay(appointments: readonly AdvisorAppointment[]): Day[] {
  const days: Day[] = []
  for (const appointment of appointments) {
    const day = dayIn(appointment.time_zone, new Date(appointment.starts_at))
    const last = days.at(-1)
    if (last?.day === day) last.appointments.push(appointment)
    else days.push({ day, appointments: [appointment] })
  }
  return days
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "today", "tomorrow" or "yesterday" in the given language; undefined on other days. */
function nearWord(day: string, today: string, tag: string): string | undefined {
  const distance = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  if (Math.abs(distance) > 1) return undefined
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(distance, 'day')
}

/** "Today", by itself; undefined on days that are not near. */
export function nearDay(day: string, today: string, tag: string): string | undefined {
  const word = nearWord(day, today, tag)
  return word && capital(word)
}

export const longDay = (day: string, tag: string) =>
  formatDay(day, tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** "14:30", in the zone. */
export const clockIn = (timeZone: string, at: string, tag: string) =>
  formatted(new Date(at), tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** "14:30–15:30", in the zone. */
export const timeRange = (
  { starts_at, ends_at, time_zone }: Pick<AdvisorAppointment, 'starts_at' | 'ends_at' | 'time_zone'>,
  tag: string
) => `${clockIn(time_zone, starts_at, tag)}–${clockIn(time_zone, ends_at, tag)}`

/** "today, 14:30" or "20 January 2027, 14:30" within a sentence, in the zone. */
export function momentWithin(timeZone: string, at: string, tag: string): string {
  const near = nearWord(dayIn(timeZone, new Date(at)), dayIn(timeZone, new Date()), tag)
  const day = near ?? formatted(new Date(at), tag, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${clockIn(timeZone, at, tag)}`
}

export const minutesOf = ({ starts_at, ends_at }: AdvisorAppointment) =>
  Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000)

/** The same by itself: "Today, 14:30". */
export const momentIn = (timeZone: string, at: string, tag: string) => capital(momentWithin(timeZone, at, tag))

/** The name of a zone whose clock is another than the reader's at a moment; needless to say otherwise. */
export const foreignZone = (timeZone: string, tag: string, at = new Date().toISOString()): string | undefined =>
  sameClock(timeZone, visitorZone(), at) ? undefined : zoneName(tag, timeZone)

/** Minutes since midnight in the zone. */
export function minuteIn(timeZone: string, at: string): number {
  const [hour = 0, minute = 0] = clockIn(timeZone, at, 'en').split(':').map(Number)
  return hour * 60 + minute
}

const MINUTE = 60_000

/** The moment at which a clock in the zone shows some minutes past midnight of a day. */
export function momentAt(timeZone: string, day: string, minute: number): string {
  const wall = Date.parse(day) + minute * MINUTE
  const shownAt = (at: number) => {
    const moment = new Date(at)
    return Date.parse(dayIn(timeZone, moment)) + minuteIn(timeZone, moment.toISOString()) * MINUTE
  }
  const near = wall - (shownAt(wall) - wall)
  return new Date(near - (shownAt(near) - wall)).toISOString().replace('.000Z', 'Z')
}
