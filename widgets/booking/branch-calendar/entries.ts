import type { AdvisorAppointment } from '#contract/appointments'
import type { BusyTime, CalendarAdvisor } from '#contract/branch-calendar'
import { dayIn, minuteIn, minutesOf } from '../appointments/dates.ts'

const DAY_MINUTES = 24 * 60

/** A part of a day, in minutes past midnight. */
export interface Stretch {
  from: number
  to: number
}

export interface BusyStretch extends Stretch {
  kind: BusyTime['kind']
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** What is on one day of an advisor's calendar. */
export interface AdvisorDay {
  hours: Stretch[]
  busy: BusyStretch[]
  appointments: AdvisorAppointment[]
}

function stretchOn(day: string, { kind, starts_at, ends_at }: BusyTime, zone: string): BusyStretch[] {
  const [first, last] = [dayIn(zone, new Date(starts_at)), dayIn(zone, new Date(ends_at))]
  if (first > day || last < day) return []
  const from = first < day ? 0 : minuteIn(zone, starts_at)
  const to = last > day ? DAY_MINUTES : minuteIn(zone, ends_at)
  return from < to ? [{ kind, from, to }] : []
}

/** The day of an advisor, in the branch's zone. */
export const dayOf = ({ hours, busy, appointments }: CalendarAdvisor, day: string, zone: string): AdvisorDay => ({
  hours: hours
    .filter(({ date }) => date === day)
    .map(({ start_time, end_time }) => ({ from: minuteOf(start_time), to: minuteOf(end_time) }))
    .toSorted((a, b) => a.from - b.from),
  busy: busy.flatMap((one) => stretchOn(day, one, zone)).toSorted((a, b) => a.from - b.from),
  appointments: appointments.filter(({ starts_at }) => dayIn(zone, new Date(starts_at)) === day)
})

/** The length of the free times that are offered in the calendar. */
export const FREE_STEP = 30

/** A free time, and the whole free stretch if it is the first of one. */
export interface FreeTime extends Stretch {
  whole: Stretch | undefined
}

const overlaps = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to

/** The free half hours of a day from a minute on: within the hours, and beside everything else. */
export function freeTimes({ hours, busy, appointments }: AdvisorDay, zone: string, earliest: number): FreeTime[] {
  const taken: Stretch[] = [...busy, ...appointments.map((one) => stretchOf(one, zone))]
  const starts = hours.flatMap(({ from, to }) => {
    const steps = Math.floor((to - from) / FREE_STEP)
    return Array.from({ length: steps }, (_, index) => from + index * FREE_STEP)
  })
  const free = [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, to: from + FREE_STEP }))
    .filter((time) => time.from >= earliest && !taken.some((one) => overlaps(time, one)))
  return free.map((time, index) => ({ ...time, whole: wholeAt(free, index) }))
}

/** The stretch without a gap that begins with a time, unless it began before. */
function wholeAt(free: readonly Stretch[], index: number): Stretch | undefined {
  const { from = 0 } = free[index] ?? {}
  if (free[index - 1]?.to === from) return undefined
  const next = free.findIndex(({ to }, at) => at >= index && free[at + 1]?.from !== to)
  return { from, to: free[next]?.to ?? from }
}

/** Where an appointment is on its day. */
export const stretchOf = (appointment: AdvisorAppointment, zone: string): Stretch => {
  const from = minuteIn(zone, appointment.starts_at)
  return { from, to: from + minutesOf(appointment) }
}

/** Whether a stretch is within the hours and beside everything else. */
export const isFree = ({ hours, busy, appointments }: AdvisorDay, zone: string, stretch: Stretch) =>
  hours.some(({ from, to }) => from <= stretch.from && stretch.to <= to) &&
  ![...busy, ...appointments.map((one) => stretchOf(one, zone))].some((one) => overlaps(one, stretch))

/** Whether nothing is left of a day's hours because of an absence. */
export const isAway = ({ hours, busy }: AdvisorDay) =>
  busy.some(({ kind, from, to }) => kind === 'absence' && hours.every((one) => from <= one.from && to >= one.to))

/** "09:05" */
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const span = ({ from, to }: Stretch) => `${clock(from)}–${clock(to)}`
