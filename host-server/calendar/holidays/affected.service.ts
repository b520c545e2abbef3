import { managesBranchCalendar } from '#contract/access'
import type { Input } from '#contract/endpoint'
import {
  AFFECTED_MAX,
  type Affected,
  type CancelledInClosure,
  type Closure,
  type getAffected
} from '#contract/holidays'
import { cancel } from '../../booking/appointments/changes.service.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { later } from '../../core/base/days.ts'
import { found, NotFound, Refusal } from '../../core/base/failures.ts'
import { sortedInSlices } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import { isInside } from '../../organization/organizations/organizations.service.ts'
import { intervalsOf } from './closed-moments.service.ts'
import * as repository from './holidays.repository.ts'
import { check, guard } from './holidays.service.ts'
import { closuresIn, type StoredClosure } from './special-hours.service.ts'

type Asked = Input<(typeof getAffected)['shape']>['query']
type Span = Omit<Closure, 'label'>

const byStart = (one: repository.BookedTime, other: repository.BookedTime) =>
  one.starts_at < other.starts_at || (one.starts_at === other.starts_at && one.uuid < other.uuid) ? -1 : 1

/** Who manages appointments sees whose they are. */
const seesCustomers = ({ user, tenant }: Call) =>
  tenant.modules.has(managesBranchCalendar.module) &&
  managesBranchCalendar.anyRole.some((role) => user?.roles.includes(role))

/** Affected appointments with advisor, branch, topic and, for who may see it, the customer. */
async function named(call: Call, shown: readonly repository.BookedTime[]): Promise<Affected['appointments']> {
  const { db } = call
  if (!shown.length) return []
  const names = await repository.findNames(
    db,
    shown.map(({ uuid }) => uuid)
  )
  const unknown = { advisor: '', branch: '', topic: '', customer: null, branch_alias: '', advisor_alias: '' }
  const hidden = seesCustomers(call) ? {} : { customer: null }
  return shown.map((one) => ({ ...one, ...(names.get(one.uuid) ?? unknown), ...hidden }))
}

/** The times that a closure closes; special hours close what is outside of all that are entered for the same days. */
async function findTimes(call: Call, span: Span): Promise<StoredClosure[]> {
  if (span.kind !== 'special-hours') return [span]
  const { organization_uuid, date, last_date } = span
  const others = await repository.findSpecialHours(call.db, organization_uuid, date, last_date)
  return closuresIn([span, ...others], date, last_date)
}

/** The upcoming appointments within a closure. */
async function findHits(call: Call, span: Span): Promise<repository.BookedTime[]> {
  const { organization_uuid, ...times } = span
  // days differ in UTC
  const since = later(instant(Date.parse(times.date) - DAY), instant(call.app.clock.now()))
  const until = instant(Date.parse(times.last_date) + 2 * DAY)
  if (since >= until) return []
  const closed = new Map<string, ReturnType<typeof intervalsOf>>()
  const closures = await findTimes(call, span)
  const isHit = ({ time_zone, starts_at, ends_at }: repository.BookedTime) => {
    const moments = closed.get(time_zone) ?? closures.flatMap((one) => intervalsOf(one, time_zone))
    closed.set(time_zone, moments)
    return moments.some((one) => one.starts_at < ends_at && starts_at < one.ends_at)
  }
  const hit: repository.BookedTime[] = []
  for await (const booked of repository.findBooked(call.db, organization_uuid, { since, until })) {
    hit.push(...booked.filter(isHit))
  }
  return hit
}

const isHiddenFrom = async (call: Call, organization_uuid: string | null) =>
  organization_uuid !== null && !(await isInside(call, organization_uuid))

/** The upcoming appointments within a closure, existing or planned; they stay booked. */
export async function findAffected(call: Call, asked: Asked): Promise<Affected> {
  const { kind, date, last_date = date, start_time = null, end_time = null, organization_uuid = null } = asked
  const times = { kind, date, last_date, start_time, end_time }
  check(times, call)
  await guard(call, organization_uuid)
  const are_hidden = await isHiddenFrom(call, organization_uuid)
  const hit = await findHits(call, { ...times, organization_uuid })
  const first = are_hidden ? [] : (await sortedInSlices(hit, byStart)).slice(0, AFFECTED_MAX)
  return { total: hit.length, appointments: await named(call, first), are_hidden }
}

interface Ending {
  appointments: readonly string[]
  message: string
}

/** Cancels appointments within a closure, each as its advisor would. @throws NotFound for any that is not within it */
export async function cancelWithin(call: Call, uuid: string, asked: Ending): Promise<CancelledInClosure> {
  const closure = found(await repository.find(call.db, uuid))
  await guard(call, closure.organization_uuid)
  if (await isHiddenFrom(call, closure.organization_uuid)) throw new NotFound()
  const within = new Set((await findHits(call, closure)).map((one) => one.uuid))
  if (asked.appointments.some((one) => !within.has(one))) throw new NotFound()
  const advisors = await repository.findAdvisors(call.db, asked.appointments)
  const ended: CancelledInClosure = { cancelled: [], failed: [] }
  for (const one of new Set(asked.appointments)) {
    try {
      await cancel(call, { uuid: one, advisor_uuid: advisors.get(one) ?? '' }, asked.message)
      ended.cancelled.push(one)
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure
      ended.failed.push({ uuid: one, message: call.t(failure.message) })
    }
  }
  return ended
}
