import type { Locale } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { recordEvent as noteEvent } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announce, type PreviousTime } from './appointments.jobs.ts'
import {
  type AppointmentKey,
  type AppointmentRow,
  bookableOf,
  eventOwnerOf,
  type FoundAppointment,
  findOne,
  update
} from './appointments.repository.ts'
import { recordForAnother } from './appointments-log.service.ts'
import { limitChanges, withinMailLimits } from './booking-limits.service.ts'
import { offerNextFree, type SlotSearch, takeSlot, withCalendar } from './calendar.service.ts'
import * as claims from './claims.repository.ts'
import { noteFreed } from './freed-time.service.ts'
import { type Author, type Deed, SYSTEM, staff, VISITOR } from './history.repository.ts'
import * as holds from './holds.repository.ts'

/** Who changes an appointment: its visitor, by the token, or its advisor. */
export type Changer = 'visitor' | 'advisor'
const changerOf = (by: AppointmentKey): Changer => ('token_hash' in by ? 'visitor' : 'advisor')

const authorOf = ({ user }: Call, by: AppointmentKey): Author => (changerOf(by) === 'visitor' ? VISITOR : staff(user))

/** The appointment; throws NotFound. */
export async function findExisting(db: TenantDb, by: AppointmentKey, locale?: Locale): Promise<FoundAppointment> {
  const found = await findOne(db, by, locale)
  if (!found) throw new NotFound()
  return found
}

export const byToken = (token: string): AppointmentKey => ({ token_hash: hashToken(token) })

/** The appointment with this token. */
export const open = ({ db, locale }: Pick<Call, 'db' | 'locale'>, token: string) =>
  findExisting(db, byToken(token), locale)

const hasBegun = ({ starts_at }: FoundAppointment, now: Date) => starts_at <= instant(now)

export const isOver = ({ state }: FoundAppointment) => state === 'cancelled' || state === 'no-show'

/** Refuses to change what has begun or was cancelled. */
export function refuseFixed(found: FoundAppointment, now: Date, body = {}) {
  if (isOver(found)) throw new Conflict('errors.appointment-cancelled', body)
  if (hasBegun(found, now)) throw new Conflict('errors.appointment-past', body)
}

/** All refusals of a move have `slots`, whether the time, the appointment or the advisor is gone. */
function refuseUnmovable(found: FoundAppointment, now: Date) {
  refuseFixed(found, now, { slots: [] })
  if (found.advisor_deactivated_at) throw new Conflict('errors.advisor-gone', { slots: [] })
}

export const timeOf = ({ starts_at, ends_at }: FoundAppointment): PreviousTime => ({ starts_at, ends_at })

class HandedOver extends Error {}

/** Reads again under the lock: if the appointment was handed over since, the wrong calendar is locked. */
async function findLocked(trx: TenantDb, by: AppointmentKey, advisor_uuid: string): Promise<FoundAppointment> {
  const found = await findExisting(trx, by)
  if (found.advisor_uuid !== advisor_uuid) throw new HandedOver()
  return found
}

/** The attempts to lock the calendar of an appointment that keeps being handed over. */
const MOST_LOCKS = 3

/** Retries under the lock of the advisor who has the appointment now. */
async function retryAfterHandOver<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < MOST_LOCKS; turn += 1) {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof HandedOver)) throw failure
    }
  }
  throw new Conflict('errors.appointment-changed', { slots: [] })
}

/** What its visitor changes is not administration. */
const recordBy = async (trx: TenantDb, call: Call, by: AppointmentKey, before: FoundAppointment) =>
  'token_hash' in by ? undefined : recordForAnother(trx, call, before, by)

/** Changes an appointment with its advisor's calendar locked. */
export const withAppointment = (
  call: Call,
  by: AppointmentKey,
  work: (trx: TenantDb, found: FoundAppointment) => Promise<void>
) =>
  retryAfterHandOver(async () => {
    const { advisor_uuid } = await findExisting(call.db, by)
    await withCalendar(call, { uuid: advisor_uuid }, async (trx) => {
      const found = await findLocked(trx, by, advisor_uuid)
      await work(trx, found)
      await recordBy(trx, call, by, found)
    })
  })

/** A move by the advisor confirms a request; one by the visitor leaves it to be confirmed. */
const stateAfterMove = (found: FoundAppointment, by: AppointmentKey): AppointmentRow['state'] =>
  changerOf(by) === 'advisor' ? 'booked' : found.state

/** A new time that was held for the customer, and what else ends with it. */
export interface KeptTime {
  hold_uuid: string
  advisor_uuid: string
  /** Ends the offer in the transaction of the move. @throws if it has ended already */
  settle(trx: TenantDb): Promise<void>
}

interface How {
  /** What staff write to the customer. */
  message?: string
  kept?: KeptTime
}

async function replace(
  call: Call,
  trx: TenantDb,
  by: AppointmentKey,
  asked: SlotSearch,
  { message = '', kept }: How
): Promise<string | undefined> {
  const { target, wanted, now } = asked
  const { starts_at } = wanted
  const found = await findLocked(trx, by, target.uuid)
  refuseUnmovable(found, now)
  if (found.starts_at === starts_at) return undefined
  await kept?.settle(trx)
  const { grains, ends_at } = await takeSlot(trx, asked)
  if (kept) await holds.remove(trx, kept.hold_uuid)
  const own = { appointment_uuid: found.uuid }
  const state = stateAfterMove(found, by)
  await update(trx, found, { state, starts_at, ends_at, time_zone: found.branch_time_zone })
  await claims.remove(trx, own)
  await claims.insert(trx, found.advisor_uuid, grains, own)
  await noteEvent(trx, now, eventOwnerOf(found), 'moved')
  const occasion = state === 'booked' ? 'moved' : 'requested'
  const confirms = state !== found.state
  const next = { ...found, starts_at, sequence: found.sequence + 1, previous: timeOf(found), message, confirms }
  await announce(trx, next, occasion, { now, by: authorOf(call, by) })
  await noteFreed(trx, { ...found, sequence: next.sequence }, now)
  await recordBy(trx, call, by, found)
  return ends_at
}

/** Changes that mail the customer are limited: each visitor's of an appointment, staff's to each customer. */
async function withinLimits(call: Call, by: AppointmentKey, found: FoundAppointment, work: () => Promise<void>) {
  if (changerOf(by) === 'advisor') return withinMailLimits(call, [found.email], work)
  await limitChanges(call, found.uuid)
  return work()
}

/** Reschedules an appointment that has not begun; to its present time it does nothing. */
export async function move(
  call: Call,
  by: AppointmentKey,
  starts_at: string,
  how: How = {}
): Promise<FoundAppointment> {
  const { kept } = how
  const found = await findExisting(call.db, by, call.locale)
  refuseUnmovable(found, call.app.clock.now())
  if (found.starts_at === starts_at) return found
  let known: FoundAppointment | undefined = found
  let ends_at: string | undefined
  const attempt = async () => {
    const current = known ?? (await findExisting(call.db, by))
    known = undefined
    const wanted = { topic: current.topic_uuid, type: current.type, starts_at }
    if (kept && kept.advisor_uuid !== current.advisor_uuid) throw new Conflict('errors.slot-gone', { slots: [] })
    const own = { appointment_uuid: current.uuid, ...(kept && { hold_uuid: kept.hold_uuid }) }
    const asked: SlotSearch = { target: bookableOf(current), wanted, now: call.app.clock.now(), own }
    const work = withCalendar(call, asked.target, (trx) => replace(call, trx, by, asked, how))
    ends_at = await work.catch(offerNextFree(call, asked))
  }
  await withinLimits(call, by, found, () => retryAfterHandOver(attempt))
  const moved = await findExisting(call.db, by, call.locale)
  return call.isTest && ends_at ? { ...moved, starts_at, ends_at } : moved
}

/** Confirms a request. Idempotent. */
export async function confirm(call: Call, by: AppointmentKey): Promise<void> {
  const now = call.app.clock.now()
  await withAppointment(call, by, async (trx, found) => {
    if (found.state === 'booked') return
    refuseFixed(found, now)
    await update(trx, found, { state: 'booked' })
    const next = { ...found, sequence: found.sequence + 1, own: 'confirmed' as const }
    await announce(trx, next, 'booked', { now, by: authorOf(call, by) })
  })
}

type Ending = Pick<AppointmentRow, 'cancelled_by' | 'cancel_reason'>

/** No `cancelled_by` means that the request lapsed. */
function endingOf({ state }: FoundAppointment, { cancelled_by }: Ending) {
  if (!cancelled_by) return 'lapsed'
  return state === 'requested' && cancelled_by === 'advisor' ? 'declined' : 'cancelled'
}

/** Cancels an appointment inside its calendar's transaction, and notifies both sides. */
export async function cancelAndNotify(trx: TenantDb, found: FoundAppointment, ending: Ending, deed: Deed) {
  await update(trx, found, { state: 'cancelled', ...ending })
  await claims.remove(trx, { appointment_uuid: found.uuid })
  await noteEvent(trx, deed.now, eventOwnerOf(found), 'cancelled')
  const occasion = endingOf(found, ending)
  const next = { ...found, sequence: found.sequence + 1 }
  await announce(trx, next, occasion, deed)
  await noteFreed(trx, next, deed.now)
}

/** Cancels an appointment that has not begun, or declines a request. Idempotent. */
export async function cancel(call: Call, by: AppointmentKey, cancel_reason: string): Promise<void> {
  const now = call.app.clock.now()
  const work = () =>
    withAppointment(call, by, async (trx, found) => {
      if (found.state === 'cancelled') return
      if (hasBegun(found, now)) throw new Conflict('errors.appointment-past')
      const ending = { cancelled_by: changerOf(by), cancel_reason }
      await cancelAndNotify(trx, found, ending, { now, by: authorOf(call, by) })
    })
  if (changerOf(by) === 'visitor') return work()
  const { email, state } = await findExisting(call.db, by)
  if (state !== 'cancelled') await withinMailLimits(call, [email], work)
}

/** Ends a request that the advisor has not responded to; one that has changed since has a job of its own. */
export async function lapse(context: Pick<Call, 'db' | 'app'>, uuid: string, sequence: number): Promise<void> {
  const { advisor_uuid } = (await context.db.table('appointments').where({ uuid }).first('advisor_uuid')) ?? {}
  if (!advisor_uuid) return
  await withCalendar(context, { uuid: advisor_uuid }, async (trx) => {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (found?.state !== 'requested' || found.sequence !== sequence) return
    const deed = { now: context.app.clock.now(), by: SYSTEM }
    await cancelAndNotify(trx, found, { cancelled_by: '', cancel_reason: '' }, deed)
  })
}
