import {
  type AbsentDays,
  type BranchAbsences,
  type CalendarOverride,
  OVERRIDES_MAX,
  type Staying
} from '#contract/calendar-overrides'
import { languageTag } from '#contract/locales'
import { TEXT_MAX } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { formatDay } from '../../core/base/format-date.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { findAnnounced } from '../advisor-settings/absence.repository.ts'
import * as repository from './calendar-overrides.repository.ts'
import { type Absence, authorOf, fault, fieldsOf, stayingOf, subjectOf } from './calendar-overrides.service.ts'

type Span = Pick<Absence, 'starts_at' | 'ends_at'>

/** An advisor of the branch in the path. @throws NotFound */
async function advisorAt({ db, host }: Call, alias: string): Promise<AdvisorRow> {
  const advisor = found(await findAdvisor(db, alias))
  return found(advisor.organization_uuid === host.uuid ? advisor : undefined)
}

/** The span of whole days. @throws Unprocessable if they are over, reversed or too many */
export function spanOf({ t, app }: Call, { from, to }: AbsentDays, zone: string) {
  const span = { starts_at: dayStart(from, zone), ends_at: dayStart(to, zone, 1) }
  const isOver = to < dayOf(app.clock.now(), zone)
  const message = (to < from && 'errors.last-before-first') || (isOver ? 'errors.past' : fault(span))
  if (message) throw new Unprocessable({ to: [t(message)] })
  return span
}

/** The absences with what stays booked in them. */
async function withStaying<A extends Span>(
  { app }: Call,
  db: TenantDb,
  { uuid, time_zone }: AdvisorRow,
  absences: readonly A[]
): Promise<(A & { staying: Staying })[]> {
  const ahead = await repository.findAppointmentsAhead(db, uuid, instant(app.clock.now()))
  return absences.map((absence) => {
    const within = ahead.filter(({ starts_at, ends_at }) => starts_at < absence.ends_at && ends_at > absence.starts_at)
    return { ...absence, staying: stayingOf(within, time_zone) }
  })
}

export async function list(call: Call, alias: string): Promise<BranchAbsences> {
  const { db, app } = call
  const advisor = await advisorAt(call, alias)
  const now = app.clock.now()
  const ahead = await repository.findEndingAfter(db, advisor.uuid, instant(now))
  const absences = ahead.filter(({ kind }) => kind === 'absence')
  const announced = await findAnnounced(db, advisor.uuid, advisor.time_zone, now)
  const [own] = await withStaying(call, db, advisor, announced ? [announced] : [])
  return {
    time_zone: advisor.time_zone,
    absences: await withStaying(call, db, advisor, absences),
    ...(own && { announced: own })
  }
}

const includes = (one: Span, { starts_at, ends_at }: Span) => one.starts_at <= starts_at && one.ends_at >= ends_at

/** @throws Unprocessable with the days of an absence that is recorded already and takes up all of this one */
async function refuseKnown({ t, locale }: Call, trx: TenantDb, { uuid, time_zone: zone }: AdvisorRow, given: Span) {
  const known = (await repository.findAbsencesAround(trx, uuid, given)).find((one) => includes(one, given))
  if (!known) return
  const from = formatDay(languageTag(locale), zone, known.starts_at)
  // the last instant of the last day
  const to = formatDay(languageTag(locale), zone, instant(new Date(Date.parse(known.ends_at) - 1)))
  const days = from === to ? from : `${from} – ${to}`
  throw new Unprocessable({ to: [t('errors.absent-already', { days })] })
}

/** An absence with those that become one with it. */
function joined(given: Absence, others: readonly Absence[]): Absence {
  const all = [...others, given]
  const labels = new Set(all.map(({ label }) => label).filter(Boolean))
  return {
    starts_at: all.map(({ starts_at }) => starts_at).toSorted()[0] ?? given.starts_at,
    ends_at:
      all
        .map(({ ends_at }) => ends_at)
        .toSorted()
        .at(-1) ?? given.ends_at,
    label: [...labels].join(', ').slice(0, TEXT_MAX)
  }
}

/**
 * Records an absence in a locked calendar: none if one is recorded that takes up all of it. Those that it overlaps, and
 * those of the same name that it continues, become one with it, so that no appointment is within two.
 */
export async function note(
  call: Call,
  trx: TenantDb,
  advisor: AdvisorRow,
  given: Absence
): Promise<CalendarOverride | undefined> {
  const around = await repository.findAbsencesAround(trx, advisor.uuid, given)
  if (around.some((one) => includes(one, given))) return undefined
  const others = around.filter(
    (one) => (one.starts_at < given.ends_at && one.ends_at > given.starts_at) || one.label === given.label
  )
  const absence = joined(given, others)
  const message = fault(absence)
  if (message) throw new Unprocessable({ to: [call.t(message)] })
  const ahead = await repository.findEndingAfter(trx, advisor.uuid, instant(call.app.clock.now()))
  if (ahead.length >= OVERRIDES_MAX) throw new Unprocessable({ to: [call.t('errors.too-many-spans')] })
  for (const { uuid } of others) await repository.remove(trx, advisor.uuid, uuid)
  const added = await repository.insert(trx, advisor.uuid, { kind: 'absence', ...absence, ...authorOf(call) })
  const [changed, ...gone] = others
  for (const one of gone) await record(trx, call, subjectOf(advisor), fieldsOf(one, advisor), {})
  await record(trx, call, subjectOf(advisor), changed ? fieldsOf(changed, advisor) : {}, fieldsOf(absence, advisor))
  return added
}

export async function add(
  call: Call,
  { advisor: alias, label, ...days }: AbsentDays & { advisor: string; label: string }
) {
  const advisor = await advisorAt(call, alias)
  const absence = { ...spanOf(call, days, advisor.time_zone), label }
  return call.db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    await refuseKnown(call, trx, advisor, absence)
    const added = found(await note(call, trx, advisor, absence))
    const [noted] = await withStaying(call, trx, advisor, [added])
    return found(noted)
  })
}

/** @throws NotFound for any that is not of the branch in the path */
export async function remove(call: Call, uuid: string): Promise<void> {
  const { alias } = found(await repository.findAbsenceAt(call.db, call.host.uuid, uuid))
  const advisor = await advisorAt(call, alias)
  await call.db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    const absence = found(await repository.findAbsenceAt(trx, call.host.uuid, uuid))
    await repository.remove(trx, advisor.uuid, uuid)
    await record(trx, call, subjectOf(advisor), fieldsOf(absence, advisor), {})
  })
}
