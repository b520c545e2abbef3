import type { AdvisorAppointment } from '#contract/appointments'
import type { AdvisorTimes, BookingWindow, BusyTime, Closure } from '#contract/calendar-days'
import { dayIn, minutesOf as lengthOf, minuteIn } from '../../booking/appointments/dates.ts'
import { addDays } from '../../core/dates/calendar-date.ts'
import { DAY_MINUTES, inLanes, type Lane, minutesOf, overlaps, type Stretch } from './stretch.ts'

export interface BusyStretch extends Stretch {
  kind: BusyTime['kind']
}

/** An appointment in its column. */
export interface Entry extends Stretch, Lane {
  appointment: AdvisorAppointment
}

/** What is on one day of an advisor's calendar. */
export interface AdvisorDay {
  hours: Stretch[]
  busy: BusyStretch[]
  entries: Entry[]
  /** Why nobody can book the whole day: the branch is closed. */
  closed: string | undefined
}

function stretchOn(day: string, { kind, starts_at, ends_at }: BusyTime, zone: string): BusyStretch[] {
  const [first, last] = [dayIn(zone, new Date(starts_at)), dayIn(zone, new Date(ends_at))]
  if (first > day || last < day) return []
  const from = first < day ? 0 : minuteIn(zone, starts_at)
  const to = last > day ? DAY_MINUTES : minuteIn(zone, ends_at)
  return from < to ? [{ kind, from, to }] : []
}

const byStart = (a: Stretch, b: Stretch) => a.from - b.from

interface Calendar {
  time_zone: string
  closures: readonly Closure[]
}

export interface OwnTimes extends Pick<AdvisorTimes, 'hours' | 'busy'> {
  appointments: readonly AdvisorAppointment[]
}

/** Whether an advisor is absent on each whole day of some. */
export function isAwayOn(
  { busy }: Pick<AdvisorTimes, 'busy'>,
  { from, to }: { from: string; to: string },
  { time_zone }: Calendar
) {
  const absences = busy.filter(({ kind }) => kind === 'absence')
  const isAway = (day: string) =>
    absences.flatMap((one) => stretchOn(day, one, time_zone)).some((one) => one.from === 0 && one.to === DAY_MINUTES)
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isAway(day)) return false
  return true
}

/** The day of an advisor, in the branch's zone. */
export function dayOf({ hours, busy, appointments }: OwnTimes, day: string, calendar: Calendar): AdvisorDay {
  const { time_zone: zone, closures } = calendar
  const own = appointments.filter(({ starts_at }) => dayIn(zone, new Date(starts_at)) === day)
  const entries = own.map((appointment) => {
    const from = minuteIn(zone, appointment.starts_at)
    return { appointment, from, to: from + lengthOf(appointment) }
  })
  const open = hours.filter(({ date }) => date === day)
  return {
    hours: open
      .map(({ start_time, end_time }) => ({ from: minutesOf(start_time), to: minutesOf(end_time) }))
      .toSorted(byStart),
    busy: busy.flatMap((one) => stretchOn(day, one, zone)).toSorted(byStart),
    entries: inLanes(entries),
    closed: open.length ? undefined : closures.find(({ date, start_time }) => date === day && !start_time)?.label
  }
}

const NEVER = Number.POSITIVE_INFINITY
const MINUTE = 60_000

/** The first minute of a day that is not over, or that is some minutes ahead. */
export function earliestOn(day: string, zone: string, ahead = 0): number {
  // a minute that has begun is over
  const first = new Date(Math.ceil(Date.now() / MINUTE + ahead) * MINUTE)
  const firstDay = dayIn(zone, first)
  if (day === firstDay) return minuteIn(zone, first.toISOString())
  return day > firstDay ? 0 : NEVER
}

/** The first minute of a day that the minimum notice and the last bookable day leave. */
export const bookableOn = (day: string, zone: string, window: BookingWindow | null): number =>
  window && day <= window.last_day ? earliestOn(day, zone, window.notice_minutes) : NEVER

/** The length of the free times that are offered in the calendar. */
export const FREE_STEP = 30

const WHOLE: Stretch = { from: 0, to: DAY_MINUTES }

/** A free time, and the whole free stretch if it is the first of one. */
export interface FreeTime extends Stretch {
  whole: Stretch | undefined
}

/** The free half hours of a day from a minute on: within the hours and what is shown, and beside everything else. */
export function freeTimes({ hours, busy, entries }: AdvisorDay, earliest: number, shown = WHOLE): FreeTime[] {
  const taken: Stretch[] = [...busy, ...entries]
  const first = Math.max(earliest, shown.from)
  const starts = hours.flatMap(({ from, to }) => {
    const steps = Math.floor((to - from) / FREE_STEP)
    return Array.from({ length: steps }, (_, index) => from + index * FREE_STEP)
  })
  const free = [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, to: from + FREE_STEP }))
    .filter((time) => time.from >= first && time.to <= shown.to && !taken.some((one) => overlaps(time, one)))
  return free.map((time, index) => ({ ...time, whole: wholeAt(free, index) }))
}

/** The stretch without a gap that begins with a time, unless it began before. */
function wholeAt(free: readonly Stretch[], index: number): Stretch | undefined {
  const { from = 0 } = free[index] ?? {}
  if (free[index - 1]?.to === from) return undefined
  const next = free.findIndex(({ to }, at) => at >= index && free[at + 1]?.from !== to)
  return { from, to: free[next]?.to ?? from }
}

/** Whether a stretch is within the hours and beside everything else, but for the appointment that is moved. */
export const isFree = ({ hours, busy, entries }: AdvisorDay, stretch: Stretch, held = '') =>
  hours.some(({ from, to }) => from <= stretch.from && stretch.to <= to) &&
  ![...busy, ...entries.filter(({ appointment }) => appointment.uuid !== held)].some((one) => overlaps(one, stretch))

/** Whether nothing is left of a day's hours because of an absence. */
export const isAway = ({ hours, busy }: Pick<AdvisorDay, 'hours' | 'busy'>) =>
  busy.some(({ kind, from, to }) => kind === 'absence' && hours.every((one) => from <= one.from && to >= one.to))
