import { isDeepStrictEqual } from 'node:util'
import { Temporal } from 'temporal-polyfill'
import type { Staying } from '#contract/calendar-overrides'
import { daysOf, lastDayOf } from '#contract/recurrence'
import {
  type BusyPiece,
  type CalendarSpan,
  type CalendarWeek,
  pastFault,
  SERIES_MAX,
  SPANS_MAX,
  type SpansChange,
  spanFault,
  WEEK_MAX_DAYS
} from '#contract/slots-calendar'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayLater, dayOf, earlierOf, later } from '../../core/base/days.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findAppointmentsAhead } from '../calendar-overrides/calendar-overrides.repository.ts'
import { stayingOf } from '../calendar-overrides/calendar-overrides.service.ts'
import { findClosed, partialSpans, wholeDays } from '../holidays/closed-days.repository.ts'
import { findEffectiveWeek } from '../working-hours/working-hours.service.ts'
import * as repository from './slots-calendar.repository.ts'

interface Days {
  from: string
  to: string
}

const midnight = (day: string, zone: string) =>
  instant(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** The local date and time of an instant. */
function wallOf(moment: string, zone: string) {
  const [date = '', time = ''] = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** Splits a span by days, as calendars show it. */
function piecesOf({ starts_at, ends_at, ...span }: repository.BusySpan, { from, to }: Days, zone: string): BusyPiece[] {
  const [start, end] = [wallOf(starts_at, zone), wallOf(ends_at, zone)]
  const pieces: BusyPiece[] = []
  for (let date = later(start.date, from); date <= earlierOf(end.date, to); date = dayLater(date, 1)) {
    const start_time = date === start.date ? start.time : '00:00'
    const end_time = date === end.date ? end.time : '24:00'
    if (start_time < end_time) pieces.push({ ...span, date, start_time, end_time })
  }
  return pieces
}

/** Closures of a part of the day, as busy pieces. */
const closedPieces = (closures: Awaited<ReturnType<typeof findClosed>>, { from, to }: Days): BusyPiece[] =>
  closures.flatMap(({ label, ...closure }) =>
    partialSpans([closure]).flatMap((span) =>
      daysOf(span, from, to, span.last_day).map((date) => {
        const { start_time, end_time } = span
        return { kind: 'blocked' as const, date, start_time, end_time, label }
      })
    )
  )

/** The advisor's calendar between two days, at most `WEEK_MAX_DAYS`. */
export async function weekOf({ db, advisor, app, tenant, t }: Call, { from, to }: Days): Promise<CalendarWeek> {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (count < 1 || count > WEEK_MAX_DAYS) throw new Unprocessable({ to: [t('errors.date-range')] })
  const { uuid, time_zone } = advisor
  const today = dayOf(app.clock.now(), time_zone)
  const moments = { since: midnight(from, time_zone), until: midnight(dayLater(to, 1), time_zone) }
  const [working_hours, closures, spans, busy] = await Promise.all([
    findEffectiveWeek(db, uuid),
    findClosed(db, advisor.organization_uuid, from, to),
    repository.find(db, uuid, { from, to }),
    repository.findBusy(db, uuid, { from, to, ...moments, today, zone: time_zone })
  ])
  const canOpen = tenant.modules.has('online-appointments')
  const shown = busy.map(({ uuid: own, ...span }) => (canOpen && own ? { ...span, uuid: own } : span))
  const pieces = shown.flatMap((span) => piecesOf(span, { from, to }, time_zone))
  pieces.push(...closedPieces(closures, { from, to }))
  const holidays = wholeDays(closures, from, to).map(({ date, label }) => ({ date, label }))
  return { time_zone, today, working_hours, holidays, spans, busy: pieces }
}

/** Spans by uuid, with sorted, unique exceptions so that they can be compared. */
const byUuid = (spans: readonly CalendarSpan[]) =>
  new Map(
    spans.map((span) => {
      const exceptions = span.rrule === null ? [] : [...new Set(span.exceptions)].toSorted()
      return [span.uuid, { ...span, exceptions }]
    })
  )

const withLastDay = (span: CalendarSpan) => ({ ...span, last_day: lastDayOf(span) ?? span.date })

/** Throws Unprocessable with the errors of each span. Ended spans are refused, as they do not count towards the limits. */
function check(spans: readonly CalendarSpan[], today: string, t: Call['t']): void {
  const faults = spans.flatMap((span, index) => {
    const fault = spanFault(span) ?? pastFault(span, today)
    return fault ? [[`put.${index}.${fault.field}`, [t(`errors.${fault.code}`)]] as const] : []
  })
  if (faults.length) throw new Unprocessable(Object.fromEntries(faults))
}

/** Of an advisor's appointments ahead, those in the times that some spans block. */
async function stayingIn({ db, advisor, app }: Call, spans: readonly CalendarSpan[]): Promise<Staying> {
  const { uuid, time_zone } = advisor
  const blocked = spans.filter(({ kind }) => kind === 'blocked').map(withLastDay)
  const ahead = blocked.length ? await findAppointmentsAhead(db, uuid, instant(app.clock.now())) : []
  const isIn = ({ last_day, ...span }: (typeof blocked)[number], { date, start_time, end_time }: BusyPiece) =>
    span.start_time < end_time && start_time < span.end_time && daysOf(span, date, date, last_day).length > 0
  const within = ahead.filter((appointment) => {
    const { starts_at, ends_at } = appointment
    const days = { from: dayOf(starts_at, time_zone), to: dayOf(ends_at, time_zone) }
    const pieces = piecesOf({ kind: 'appointment', label: '', ...appointment }, days, time_zone)
    return pieces.some((piece) => blocked.some((span) => isIn(span, piece)))
  })
  return stayingOf(within, time_zone)
}

/**
 * Replaces spans by others, all or none, and returns what stays booked in those that block. Idempotent: spans that are
 * stored or removed already are no conflict.
 */
export async function change(call: Call, { was, put }: SpansChange): Promise<{ staying: Staying }> {
  const { db, advisor, app, t } = call
  const today = dayOf(app.clock.now(), advisor.time_zone)
  check(put, today, t)
  const [before, after] = [byUuid(was), byUuid(put)]
  const uuids = [...new Set([...before.keys(), ...after.keys()])]
  await db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    const now = byUuid(await repository.findByUuids(trx, advisor.uuid, uuids))
    const isAs = (known: typeof now, uuid: string) => isDeepStrictEqual(now.get(uuid), known.get(uuid))
    if (!uuids.every((uuid) => isAs(before, uuid) || isAs(after, uuid))) throw new Conflict('errors.calendar-changed')
    const gone = uuids.filter((uuid) => !after.has(uuid))
    await repository.remove(trx, advisor.uuid, gone)
    await repository.put(trx, advisor.uuid, [...after.values()].map(withLastDay))
    const { all, series } = after.size ? await repository.count(trx, advisor.uuid, today) : { all: 0, series: 0 }
    if (all > SPANS_MAX || series > SERIES_MAX) throw new Unprocessable({ put: [t('errors.too-many-spans')] })
  })
  return { staying: await stayingIn(call, put) }
}
