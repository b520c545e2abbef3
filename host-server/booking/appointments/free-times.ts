import { AVAILABILITY_MAX_DAYS } from '#contract/availability'
import type { FreeDay } from '../../../templates/appointment.tsx'
import { findAvailability } from '../../calendar/availability/availability.service.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { formatDay, formatTime, isSameTime } from '../../core/base/format-date.ts'
import type { Call } from '../../core/http/http.ts'
import type { AppointmentView } from './appointment-view.service.ts'
import { bookableOf } from './appointments.repository.ts'

const SHOWN_DAYS = 5

const dayAfter = (day: string, days: number) => instant(Date.parse(day) + days * DAY).slice(0, 10)

function slotIn({ t, tag, zone, found }: AppointmentView, value: string) {
  const branch = found.branch_time_zone
  const other = isSameTime(zone, branch, value)
    ? undefined
    : t('booking.at-branch', { time: formatTime(tag, branch, value) })
  return { value, time: formatTime(tag, zone, value), other }
}

/** The starts grouped by day in the reader's time zone. */
function daysOf(view: AppointmentView, starts: readonly string[]): FreeDay[] {
  const days = new Map<string, ReturnType<typeof slotIn>[]>()
  for (const start of starts) {
    const name = formatDay(view.tag, view.zone, start)
    days.set(name, [...(days.get(name) ?? []), slotIn(view, start)])
  }
  return [...days].map(([name, slots]) => ({ name, slots }))
}

/** The next days to which an appointment can be rescheduled, and the first day beyond those shown. */
export async function freeTimes({ db, app }: Call, view: AppointmentView, asked: string) {
  const { found } = view
  const now = app.clock.now()
  const find = (from: string) => {
    const span = { topic: found.topic_uuid, type: found.type, from, to: dayAfter(from, AVAILABILITY_MAX_DAYS - 1) }
    return findAvailability(db, bookableOf(found), span, now, { appointment_uuid: found.uuid })
  }
  let { days, next_free_day } = await find(asked)
  if (!Object.keys(days).length && next_free_day) ({ days, next_free_day } = await find(next_free_day))
  const free = Object.entries(days)
  const shown = free.slice(0, SHOWN_DAYS)
  return {
    days: daysOf(
      view,
      shown.flatMap(([, starts]) => starts)
    ),
    later: free[SHOWN_DAYS]?.[0]
  }
}
