import type { Input } from '#contract/endpoint'
import {
  AFFECTED_MAX,
  type Affected,
  type CalendarDay,
  type Closure,
  closureFault,
  type getAffected,
  type Holiday,
  type postHoliday
} from '#contract/holidays'
import { record, recordAll } from '../audit/audit.service.ts'
import { later } from '../availability/engine.ts'
import { DAY, instant } from '../core/clock.ts'
import { Forbidden, NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { find as findBranch, isInside, managerOf } from '../organizations/organizations.service.ts'
import { momentsOf } from './closed-moments.ts'
import * as repository from './holidays.repository.ts'

type Given = Input<(typeof postHoliday)['shape']>['body']
type Asked = Input<(typeof getAffected)['shape']>['query']
type Times = Pick<Closure, 'date' | 'last_date' | 'start_time' | 'end_time'>

export const list = (call: Call): Promise<Holiday[]> => repository.findAll(call.db, managerOf(call))

/** The institution is closed by its administrators alone, a branch by whoever administers it; the branch's name. */
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

/** What the log tells of it; what is not there needs no line. */
function told({ uuid: _, organization_uuid: __, ...rest }: Holiday, branch: string | undefined) {
  const fields = Object.entries({ ...rest, branch })
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined))
}

const isSame = (one: Times, other: Times) =>
  (['date', 'last_date', 'start_time', 'end_time'] as const).every((name) => one[name] === other[name])

const closureOf = (given: Given): Closure => ({ ...given, last_date: given.last_date ?? given.date })

/** Closes a time once: closed twice, it would stay closed when one of the two is removed. */
export async function close(call: Call, given: Given): Promise<Holiday> {
  const closure = closureOf(given)
  check(closure, call)
  return call.db.transaction(async (trx) => {
    const branch = await guard(call, closure.organization_uuid, trx)
    await trx.lockTenant()
    const known = await repository.findOn(trx, closure.organization_uuid, [closure.date])
    if (known.some((one) => isSame(one, closure))) {
      throw new Unprocessable({ date: [call.t('errors.already-closed')] })
    }
    const [holiday] = (await repository.insert(trx, [closure])) as [Holiday]
    await record(trx, call, subject(holiday), undefined, told(holiday, branch))
    return holiday
  })
}

export const open = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const holiday = await repository.find(trx, uuid)
    if (!holiday) throw new NotFound()
    const branch = await guard(call, holiday.organization_uuid, trx)
    await record(trx, call, subject(holiday), told(holiday, branch), undefined)
    await repository.remove(trx, uuid)
  })

const ofCalendar = ({ date, start_time, label }: CalendarDay, organization_uuid: string | null): Closure => ({
  ...{ kind: 'holiday', date, last_date: date, label, organization_uuid },
  ...{ start_time, end_time: start_time === null ? null : '24:00' }
})

/** Takes over days of a calendar; one that a holiday closes already is left as it is. */
export const take = (call: Call, days: readonly CalendarDay[], organization_uuid: string | null) =>
  call.db.transaction(async (trx) => {
    const branch = await guard(call, organization_uuid, trx)
    await trx.lockTenant()
    const dates = days.map(({ date }) => date)
    const closed = await repository.findOn(trx, organization_uuid, dates)
    const known = new Set(closed.filter(({ kind }) => kind === 'holiday').map(({ date }) => date))
    const fresh = days.filter(({ date }, at) => !known.has(date) && dates.indexOf(date) === at)
    const added = await repository.insert(
      trx,
      fresh.map((day) => ofCalendar(day, organization_uuid))
    )
    const changes = added.map((one) => ({ changed: subject(one), before: undefined, after: told(one, branch) }))
    await recordAll(trx, call, changes)
    return { added: added.length, known: days.length - added.length }
  })

/** A list of them, with how to name them. */
async function named({ db }: Call, hit: readonly repository.BookedTime[]): Promise<Affected['appointments']> {
  const shown = hit.slice(0, AFFECTED_MAX)
  const names = await repository.findNames(
    db,
    shown.map(({ uuid }) => uuid)
  )
  const nobody = { advisor: '', branch: '', topic: '' }
  return shown.map((one) => ({ ...one, ...(names.get(one.uuid) ?? nobody) }))
}

/** The appointments still to come that a closure would hit, or hits: they stay booked. */
export async function findAffected(call: Call, asked: Asked): Promise<Affected> {
  const { date, last_date = date, start_time = null, end_time = null, organization_uuid = null } = asked
  const times = { date, last_date, start_time, end_time }
  check(times, call)
  await guard(call, organization_uuid)
  const are_hidden = organization_uuid !== null && !(await isInside(call, organization_uuid))
  // a day ends elsewhere in UTC
  const since = later(instant(Date.parse(date) - DAY), instant(call.services.clock.now()))
  const until = instant(Date.parse(last_date) + 2 * DAY)
  if (since >= until) return { total: 0, appointments: [], are_hidden }
  const booked = await repository.findBooked(call.db, organization_uuid, { since, until })
  const closed = new Map<string, ReturnType<typeof momentsOf>>()
  const isHit = ({ time_zone, starts_at, ends_at }: repository.BookedTime) => {
    const moments = closed.get(time_zone) ?? momentsOf(times, time_zone)
    closed.set(time_zone, moments)
    return moments.some((one) => one.starts_at < ends_at && starts_at < one.ends_at)
  }
  const hit = booked.filter(isHit)
  return { total: hit.length, appointments: are_hidden ? [] : await named(call, hit), are_hidden }
}
