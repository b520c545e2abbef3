import type { Input } from '#contract/endpoint'
import {
  type CalendarDay,
  CLOSURES_MAX,
  type Closure,
  closureFault,
  type Holiday,
  type postHoliday
} from '#contract/holidays'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { Conflict, Forbidden, found, Unprocessable } from '../../core/base/failures.ts'
import { recordAll } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find as findBranch, managerOf } from '../../organization/organizations/organizations.service.ts'
import * as repository from './holidays.repository.ts'

type Given = Input<(typeof postHoliday)['shape']>['body']
type Times = Pick<Closure, 'kind' | 'date' | 'last_date' | 'start_time' | 'end_time'>

export const list = (call: Call): Promise<Holiday[]> => repository.findAll(call.db, managerOf(call))

/** Only administrators may close the institution, and managers a branch; returns the branch's name. */
export async function guard(call: Call, organization_uuid: string | null, db: TenantDb = call.db) {
  if (organization_uuid) return (await findBranch(call, organization_uuid, db)).name
  if (!call.user?.roles.includes('accountadmin')) throw new Forbidden()
  return undefined
}

export function check(times: Times, { t }: Call): void {
  const fault = closureFault(times)
  if (fault) throw new Unprocessable({ [fault.field]: [t(`errors.${fault.code}`)] })
}

const subject = ({ uuid: id, label, date }: Holiday) => ({ object: 'holiday' as const, id, name: label || date })

/** The audit fields of a closure, without empty ones. */
function auditFields({ uuid: _, organization_uuid: __, ...rest }: Holiday, branch: string | undefined) {
  const fields = Object.entries({ ...rest, branch })
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined))
}

/** @throws Unprocessable where there is no room for more */
async function expectRoom(trx: TenantDb, call: Call, organization_uuid: string | null, added: number) {
  const yesterday = instant(call.app.clock.now().getTime() - DAY).slice(0, 10)
  if ((await repository.countSince(trx, organization_uuid, yesterday)) + added > CLOSURES_MAX)
    throw new Unprocessable({ date: [call.t('errors.closures-max', { max: CLOSURES_MAX })] })
}

const zoneOf = async (call: Call, organization_uuid: string | null, db: TenantDb) =>
  organization_uuid ? (await findBranch(call, organization_uuid, db)).time_zone : call.tenant.time_zone

/** What is over closes nothing, and special hours of such a day nobody could keep to. */
async function refuseOver(call: Call, trx: TenantDb, uuid: string | null, days: Readonly<Record<string, string>>) {
  const today = dayOf(call.app.clock.now(), await zoneOf(call, uuid, trx))
  const over = Object.keys(days).filter((field) => (days[field] ?? today) < today)
  if (over.length) throw new Unprocessable(Object.fromEntries(over.map((field) => [field, [call.t('errors.past')]])))
}

const isSame = (one: Times, other: Times) =>
  (['date', 'last_date', 'start_time', 'end_time'] as const).every((name) => one[name] === other[name]) &&
  (one.kind === 'special-hours') === (other.kind === 'special-hours')

const closureOf = ({ known: _, ...given }: Given): Closure => ({ ...given, last_date: given.last_date ?? given.date })

/** @throws Conflict with what has been entered for the same days since the user has read the list */
async function refuseUnseen(trx: TenantDb, { organization_uuid, date, last_date }: Closure, known: Given['known']) {
  if (!known) return
  const entries: Holiday[] = await repository.findBetween(trx, organization_uuid, date, last_date).orderBy('uuid')
  const others = entries.filter(({ uuid }) => !known.includes(uuid))
  if (others.length) throw new Conflict('default-hours.meanwhile', { others })
}

/** Reading one refuses users who do not administer it. */
const holidays = audited({
  lock: (trx) => trx.lockTenant(),
  read: async (trx, id, call) => {
    const holiday = found(await repository.find(trx, id))
    return { holiday, branch: await guard(call, holiday.organization_uuid, trx) }
  },
  subject: ({ holiday }) => subject(holiday),
  fields: ({ holiday, branch }) => auditFields(holiday, branch)
})

/** Adds a closure. Refuses a duplicate, since the time would stay closed when one of the two is removed. */
export async function close(call: Call, given: Given): Promise<Holiday> {
  const closure = closureOf(given)
  check(closure, call)
  const { holiday } = await holidays.create(call, async (trx) => {
    await guard(call, closure.organization_uuid, trx)
    const { organization_uuid, date, last_date } = closure
    await refuseOver(call, trx, organization_uuid, { [date === last_date ? 'date' : 'last_date']: last_date })
    const known = await repository.findOn(trx, closure.organization_uuid, [closure.date])
    if (known.some((one) => isSame(one, closure))) {
      throw new Unprocessable({ date: [call.t('errors.already-closed')] })
    }
    await refuseUnseen(trx, closure, given.known)
    await expectRoom(trx, call, closure.organization_uuid, 1)
    const [{ uuid }] = (await repository.insert(trx, [closure])) as [Holiday]
    return uuid
  })
  return holiday
}

export const open = (call: Call, uuid: string): Promise<void> =>
  holidays.remove(call, uuid, (trx) => repository.remove(trx, uuid))

const ofCalendar = ({ date, start_time, label }: CalendarDay, organization_uuid: string | null): Closure => ({
  kind: 'holiday',
  date,
  last_date: date,
  label,
  organization_uuid,
  start_time,
  end_time: start_time === null ? null : '24:00'
})

/** Imports days of a holiday calendar; those that are holidays already are skipped. */
export const importDays = (call: Call, days: readonly CalendarDay[], organization_uuid: string | null) =>
  call.db.transaction(async (trx) => {
    const branch = await guard(call, organization_uuid, trx)
    await trx.lockTenant()
    const dates = days.map(({ date }) => date)
    await refuseOver(
      call,
      trx,
      organization_uuid,
      Object.fromEntries(dates.map((date, at) => [`days.${at}.date`, date]))
    )
    const closed = await repository.findOn(trx, organization_uuid, dates)
    const known = new Set(closed.filter(({ kind }) => kind === 'holiday').map(({ date }) => date))
    const fresh = days.filter(({ date }, at) => !known.has(date) && dates.indexOf(date) === at)
    await expectRoom(trx, call, organization_uuid, fresh.length)
    const added = await repository.insert(
      trx,
      fresh.map((day) => ofCalendar(day, organization_uuid))
    )
    const changes = added.map((one) => ({ changed: subject(one), before: undefined, after: auditFields(one, branch) }))
    await recordAll(trx, call, changes)
    return { added: added.length, known: days.length - added.length }
  })
