import { Temporal } from 'temporal-polyfill'
import type { AgendaDays, AppointmentFilter } from '#contract/agenda'
import { CALENDAR_MAX_DAYS } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { findCalendarDays } from '../../calendar/availability/calendar-days.service.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { recordEvent as noteEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { widestRules } from '../../site/search/search.repository.ts'
import { eventOwnerOf, findPage, findSpan, PAGE_SIZE, updateQuietly, withAnswers } from './appointments.repository.ts'
import { recordForAnother } from './appointments-log.service.ts'
import type { StoredAnswer } from './booking.service.ts'
import { withCalendar } from './calendar.service.ts'
import { findExisting } from './changes.service.ts'
import * as history from './history.repository.ts'

const midnight = (day: Temporal.PlainDate, zone: string) => instant(day.toZonedDateTime(zone).epochMilliseconds)

/** Midnight of the current day in the branch's time zone. */
function startOfToday({ app, advisor: { time_zone } }: Call): string {
  const now = Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime())
  return midnight(now.toZonedDateTimeISO(time_zone).toPlainDate(), time_zone)
}

export async function list(call: Call, asked: AppointmentFilter & { period: 'upcoming' | 'past'; page: number }) {
  const found = await findPage(call.db, call.advisor.uuid, { ...asked, today: startOfToday(call) })
  return { ...found, page_size: PAGE_SIZE }
}

/** The calendar from one day to another, both included, in the branch's time zone. */
export async function calendarOf(
  call: Call,
  { from, to, ...filter }: AppointmentFilter & { from: string; to: string }
): Promise<AgendaDays> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (days < 1 || days > CALENDAR_MAX_DAYS) throw new Unprocessable({ to: [call.t('errors.date-range')] })
  const { uuid, time_zone } = call.advisor
  const since = midnight(Temporal.PlainDate.from(from), time_zone)
  const until = midnight(Temporal.PlainDate.from(to).add({ days: 1 }), time_zone)
  const [{ closures, timesOf }, widest, appointments] = await Promise.all([
    findCalendarDays(call.db, call.advisor, [uuid], { from, to }, call.app.clock.now()),
    widestRules(call.db, [uuid]).first(),
    findSpan(call.db, uuid, { ...filter, since, until })
  ])
  return { time_zone, ...timesOf(uuid, widest), closures, appointments }
}

/** Selects an appointment of the advisor in the path. */
export const ownOf = ({ advisor }: Call, uuid: string) => ({ uuid, advisor_uuid: advisor.uuid })

/** The appointment that the user has booked for a customer; as it was booked, where a colleague has it by now. */
export async function readBooked({ db, host }: Call, booked: StoredAnswer): Promise<AdvisorAppointment> {
  const { uuid, state, starts_at, ends_at } = booked
  const { advisor_uuid } = found(await db.table('appointments').where({ uuid }).first('advisor_uuid'))
  const appointment = withAnswers(await findExisting(db, { uuid, advisor_uuid }))
  if (advisor_uuid === host?.uuid) return appointment
  return {
    ...appointment,
    state,
    starts_at,
    ends_at,
    cancel_reason: '',
    cancelled_by: '',
    join_url: '',
    meeting_url: '',
    announced_url: ''
  }
}

/** Marks an appointment that has begun as a no-show, or undoes that. */
export async function markNoShow(call: Call, uuid: string, isNoShow: boolean): Promise<void> {
  const by = ownOf(call, uuid)
  await findExisting(call.db, by)
  const now = instant(call.app.clock.now())
  await withCalendar(call, { uuid: call.advisor.uuid }, async (trx) => {
    const found = await findExisting(trx, by)
    const { state, starts_at } = found
    if (state !== 'booked' && state !== 'no-show') throw new Conflict('errors.appointment-cancelled')
    if (starts_at > now) throw new Conflict('errors.appointment-ahead')
    if (isNoShow === (state === 'no-show')) return
    await updateQuietly(trx, uuid, { state: isNoShow ? 'no-show' : 'booked' })
    await noteEvent(trx, call.app.clock.now(), eventOwnerOf(found), 'no-show', isNoShow ? 1 : -1)
    const what = isNoShow ? 'no-show' : 'attended'
    await history.insert(trx, uuid, { what }, { now: call.app.clock.now(), by: history.staff(call.user) })
    await recordForAnother(trx, call, found, by)
  })
}
