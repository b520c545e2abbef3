import { type AbsentDays, type BranchAbsence, type CalendarOverride, OVERRIDES_MAX } from '#contract/calendar-overrides'
import { instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisor } from '../../people/advisors/advisor.repository.ts'
import * as repository from './calendar-overrides.repository.ts'
import { type Absence, authorOf, fault, fieldsOf, stayingOf, subjectOf } from './calendar-overrides.service.ts'

/** An advisor of the branch in the path. @throws NotFound */
async function advisorAt({ db, host }: Call, alias: string): Promise<AdvisorRow> {
  const advisor = found(await findAdvisor(db, alias))
  return found(advisor.organization_uuid === host.uuid ? advisor : undefined)
}

/** The span of whole days. @throws Unprocessable if they are over, reversed or too many */
export function spanOf({ t, app }: Call, { from, to }: AbsentDays, zone: string) {
  const span = { starts_at: dayStart(from, zone), ends_at: dayStart(to, zone, 1) }
  const message = to < dayOf(app.clock.now(), zone) ? 'errors.past' : fault(span)
  if (message) throw new Unprocessable({ to: [t(message)] })
  return span
}

/** The absences with what stays booked in them. */
async function withStaying(
  { app }: Call,
  db: TenantDb,
  { uuid, time_zone }: AdvisorRow,
  absences: readonly CalendarOverride[]
): Promise<BranchAbsence[]> {
  const ahead = await repository.findAppointmentsAhead(db, uuid, instant(app.clock.now()))
  return absences.map((absence) => {
    const within = ahead.filter(({ starts_at, ends_at }) => starts_at < absence.ends_at && ends_at > absence.starts_at)
    return { ...absence, staying: stayingOf(within, time_zone) }
  })
}

export async function list(call: Call, alias: string) {
  const advisor = await advisorAt(call, alias)
  const ahead = await repository.findEndingAfter(call.db, advisor.uuid, instant(call.app.clock.now()))
  const absences = ahead.filter(({ kind }) => kind === 'absence')
  return { time_zone: advisor.time_zone, absences: await withStaying(call, call.db, advisor, absences) }
}

/** Records an absence in a locked calendar, unless one is recorded that takes up all of it. */
export async function note(
  call: Call,
  trx: TenantDb,
  advisor: AdvisorRow,
  absence: Absence
): Promise<CalendarOverride> {
  const known = await repository.findAbsenceDuring(trx, advisor.uuid, absence)
  if (known) return known
  const ahead = await repository.findEndingAfter(trx, advisor.uuid, instant(call.app.clock.now()))
  if (ahead.length >= OVERRIDES_MAX) throw new Unprocessable({ to: [call.t('errors.too-many-spans')] })
  const added = await repository.insert(trx, advisor.uuid, { kind: 'absence', ...absence, ...authorOf(call) })
  await record(trx, call, subjectOf(advisor), {}, fieldsOf(absence, advisor))
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
    const [noted] = await withStaying(call, trx, advisor, [await note(call, trx, advisor, absence)])
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
