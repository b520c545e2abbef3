import type { Input } from '#contract/endpoint'
import {
  AFFECTED_MAX,
  type Affected,
  type CalendarDay,
  CLOSURES_MAX,
  type Closure,
  closureFault,
  type getAffected,
  type Holiday,
  type postHoliday
} from '#contract/holidays'
import { DAY, instant } from '../../core/base/clock.ts'
import { later } from '../../core/base/days.ts'
import { Forbidden, found, Unprocessable } from '../../core/base/failures.ts'
import { sortedInSlices } from '../../core/base/slices.ts'
import { recordAll } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find as findBranch, isInside, managerOf } from '../../organization/organizations/organizations.service.ts'
import { intervalsOf } from './closed-moments.ts'
import * as repository from './holidays.repository.ts'

type Given = Input<(typeof postHoliday)['shape']>['body']
type Asked = Input<(typeof getAffected)['shape']>['query']
type Times = Pick<Closure, 'date' | 'last_date' | 'start_time' | 'end_time'>

export const list = (call: Call): Promise<Holiday[]> => repository.findAll(call.db, managerOf(call))

/** Only administrators may close the institution, and managers a branch; returns the branch's name. */
async function guard(call: Call, organization_uuid: string | null, db: TenantDb = call.db) {
  if (organization_uuid) return (await findBranch(call, organization_uuid, db)).name
  if (!call.user?.roles.includes('accountadmin')) throw new Forbidden()
  return undefined
}

function check(times: Times, { t }: Call): void {
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

const isSame = (one: Times, other: Times) =>
  (['date', 'last_date', 'start_time', 'end_time'] as const).every((name) => one[name] === other[name])

const closureOf = (given: Given): Closure => ({ ...given, last_date: given.last_date ?? given.date })

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
    const known = await repository.findOn(trx, closure.organization_uuid, [closure.date])
    if (known.some((one) => isSame(one, closure))) {
      throw new Unprocessable({ date: [call.t('errors.already-closed')] })
    }
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

const byStart = (one: repository.BookedTime, other: repository.BookedTime) =>
  one.starts_at < other.starts_at || (one.starts_at === other.starts_at && one.uuid < other.uuid) ? -1 : 1

/** Affected appointments with advisor, branch and topic. */
async function named({ db }: Call, shown: readonly repository.BookedTime[]): Promise<Affected['appointments']> {
  if (!shown.length) return []
  const names = await repository.findNames(
    db,
    shown.map(({ uuid }) => uuid)
  )
  const unknown = { advisor: '', branch: '', topic: '' }
  return shown.map((one) => ({ ...one, ...(names.get(one.uuid) ?? unknown) }))
}

/** The upcoming appointments within a closure, existing or planned; they stay booked. */
export async function findAffected(call: Call, asked: Asked): Promise<Affected> {
  const { date, last_date = date, start_time = null, end_time = null, organization_uuid = null } = asked
  const times = { date, last_date, start_time, end_time }
  check(times, call)
  await guard(call, organization_uuid)
  const are_hidden = organization_uuid !== null && !(await isInside(call, organization_uuid))
  // days differ in UTC
  const since = later(instant(Date.parse(date) - DAY), instant(call.app.clock.now()))
  const until = instant(Date.parse(last_date) + 2 * DAY)
  if (since >= until) return { total: 0, appointments: [], are_hidden }
  const closed = new Map<string, ReturnType<typeof intervalsOf>>()
  const isHit = ({ time_zone, starts_at, ends_at }: repository.BookedTime) => {
    const moments = closed.get(time_zone) ?? intervalsOf(times, time_zone)
    closed.set(time_zone, moments)
    return moments.some((one) => one.starts_at < ends_at && starts_at < one.ends_at)
  }
  const hit: repository.BookedTime[] = []
  for await (const booked of repository.findBooked(call.db, organization_uuid, { since, until })) {
    hit.push(...booked.filter(isHit))
  }
  const first = are_hidden ? [] : (await sortedInSlices(hit, byStart)).slice(0, AFFECTED_MAX)
  return { total: hit.length, appointments: await named(call, first), are_hidden }
}
