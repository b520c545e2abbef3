import { modulesOf } from '#contract/access'
import { ownAppointments } from '#contract/appointments'
import { answersRequests } from '#contract/request-inbox'
import { LOCKED_FAULTS, ownSmmCalendar } from '#contract/smm-calendar'
import type { AdvisorStart, Lacking, LoadDay, Talk } from '#contract/start'
import { countOpen } from '../../booking/request-inbox/waiting.repository.ts'
import { findCapacity } from '../../calendar/availability/capacity.service.ts'
import { findChanged } from '../../calendar/external-calendar/entries.repository.ts'
import { find as findCalendar } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, dayStart } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { weekOf } from '../reports/periods.ts'
import * as repository from './advisor.repository.ts'

const DAYS = 7

const lengthOf = ({ starts_at, ends_at }: Talk) => (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE

/** Seven days up to one. */
const daysTo = (last: string) => Array.from({ length: DAYS }, (_, at) => dayLater(last, -at))

type Place = { organization_uuid: string; time_zone: string; lacks: Lacking | null }

/** What is booked on each day of the week, beside what could be. */
async function loadOf({ db, app }: Call, advisor: string, place: Place, monday: string, talks: readonly Talk[]) {
  const days = Array.from({ length: DAYS }, (_, at) => dayLater(monday, at))
  const week = { from: monday, to: dayLater(monday, DAYS - 1) }
  const capacity = (await findCapacity(db, place, [advisor], week, app.clock.now())).get(advisor)
  return days.map((date): LoadDay => {
    const booked = talks.filter(({ starts_at }) => dayOf(starts_at, place.time_zone) === date)
    return {
      date,
      booked: booked.reduce((minutes, talk) => minutes + lengthOf(talk), 0),
      bookable: capacity?.get(date)?.bookable ?? 0
    }
  })
}

async function appointmentsOf(call: Call, advisor: string, place: Place, today: string) {
  const { db } = call
  const { from: monday } = weekOf(today)
  const at = (day: string, later = 0) => dayStart(day, place.time_zone, later)
  const talks = await repository.findTalks(db, advisor, at(monday), at(monday, DAYS))
  const week = await loadOf(call, advisor, place, monday, talks)
  return {
    talks: talks.filter(({ starts_at, ends_at }) => ends_at > at(today) && starts_at < at(today, 1)),
    next: await repository.findNext(db, advisor, at(today, 1)),
    to_confirm: await repository.countToConfirm(db, advisor, at(today)),
    week: place.lacks ? week.map((day) => ({ ...day, bookable: 0 })) : week,
    lacks: place.lacks
  }
}

type Away = NonNullable<Awaited<ReturnType<typeof repository.findPlace>>>

/** The present or next absence, whether it was announced or entered in the calendar. */
function absenceOf({ starts_at, ends_at, absence_from, absence_to, time_zone }: Away, today: string) {
  const entered = starts_at &&
    ends_at && { from: dayOf(starts_at, time_zone), to: dayOf(Date.parse(ends_at) - 1, time_zone) }
  const announced = absence_from && absence_to && absence_to >= today && { from: absence_from, to: absence_to }
  const [first = null] = [entered, announced].filter((days) => !!days).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return first
}

/** What the connected calendar waits for. */
async function calendarOf({ db, app }: Call, advisor: string): Promise<AdvisorStart['calendar']> {
  const calendar = await findCalendar(db, advisor)
  if (!calendar) return null
  const changes = await findChanged(db, advisor, instant(app.clock.now()))
  return { changes: changes.length, is_locked: calendar.fault !== null && LOCKED_FAULTS.includes(calendar.fault) }
}

/** The day of the user's own card. */
export async function advisorStart(call: Call): Promise<AdvisorStart | undefined> {
  const { db, app, tenant, user } = call
  const advisor = user?.advisor_uuid
  const now = app.clock.now()
  const place = advisor && (await repository.findPlace(db, advisor, instant(now), dayOf(now, tenant.time_zone)))
  if (!advisor || !place) return undefined
  const isOn = (access: Parameters<typeof modulesOf>[0]) => modulesOf(access).every((name) => tenant.modules.has(name))
  const today = dayOf(now, place.time_zone)
  const requests = isOn(answersRequests) ? await countOpen(db, { advisor_uuid: advisor }) : undefined
  return {
    time_zone: place.time_zone,
    today,
    absence: absenceOf(place, today),
    appointments: isOn(ownAppointments) ? await appointmentsOf(call, advisor, place, today) : null,
    calendar: isOn(ownSmmCalendar) ? await calendarOf(call, advisor) : null,
    open_requests: requests?.open ?? null,
    unanswered_requests: requests?.unanswered ?? null,
    visits: await repository.countVisits(db, advisor, {
      now: daysTo(dayLater(today, -1)),
      before: daysTo(dayLater(today, -1 - DAYS))
    })
  }
}
