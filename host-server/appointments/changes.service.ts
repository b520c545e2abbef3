import type { Locale } from '#contract/locales'
import { instant } from '../core/clock.ts'
import { Conflict, NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { hashToken } from '../core/tokens.ts'
import { note as noteEvent } from '../reports/events.ts'
import { announce } from './appointments.jobs.ts'
import { limitChanges } from './appointments.limits.ts'
import {
  type AppointmentRow,
  type By,
  bookableOf,
  deskOf,
  type FoundAppointment,
  findOne,
  update
} from './appointments.repository.ts'
import { type Calendar, claimTime, withCalendar } from './calendar.service.ts'
import * as claims from './claims.repository.ts'

/** Who changes an appointment: its visitor, by the token, or its advisor. */
export type Changer = 'visitor' | 'advisor'
const changerOf = (by: By): Changer => ('token_hash' in by ? 'visitor' : 'advisor')

/** An appointment that is there, or a refusal. */
export async function findExisting(db: TenantDb, by: By, locale?: Locale): Promise<FoundAppointment> {
  const found = await findOne(db, by, locale)
  if (!found) throw new NotFound()
  return found
}

export const byToken = (token: string): By => ({ token_hash: hashToken(token) })

/** The appointment that a token opens. */
export const open = ({ db, locale }: Pick<Call, 'db' | 'locale'>, token: string) =>
  findExisting(db, byToken(token), locale)

const hasBegun = ({ starts_at }: FoundAppointment, now: Date) => starts_at <= instant(now)

const isOver = ({ state }: FoundAppointment) => state === 'cancelled' || state === 'no-show'

function refuseFixed(found: FoundAppointment, now: Date, body = {}) {
  if (isOver(found)) throw new Conflict('errors.appointment-cancelled', body)
  if (hasBegun(found, now)) throw new Conflict('errors.appointment-past', body)
}

/** A move is refused in one shape, whether its time, its appointment or its advisor has gone. */
function refuseUnmovable(found: FoundAppointment, now: Date) {
  refuseFixed(found, now, { slots: [] })
  if (found.advisor_deactivated_at) throw new Conflict('errors.advisor-gone', { slots: [] })
}

class HandedOver extends Error {}

/** Read again under the lock: it may have been moved, cancelled or handed over since; then the lock is another's. */
async function findLocked(trx: TenantDb, by: By, advisor_uuid: string): Promise<FoundAppointment> {
  const found = await findExisting(trx, by)
  if (found.advisor_uuid !== advisor_uuid) throw new HandedOver()
  return found
}

/** An advisor who leaves may be followed by one who leaves; nobody waits for a third. */
const MOST_LOCKS = 3

/** Begins anew under the lock of whoever has the appointment now. */
async function followed<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < MOST_LOCKS; turn += 1) {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof HandedOver)) throw failure
    }
  }
  throw new Conflict('errors.appointment-changed', { slots: [] })
}

/** Changes an appointment while nobody else writes in its advisor's calendar. */
const withAppointment = (call: Call, by: By, work: (trx: TenantDb, found: FoundAppointment) => Promise<void>) =>
  followed(async () => {
    const { advisor_uuid } = await findExisting(call.db, by)
    await withCalendar(call, { uuid: advisor_uuid }, async (trx) => work(trx, await findLocked(trx, by, advisor_uuid)))
  })

/** Whom the advisor moves has the advisor's word; a visitor's own wish for another time still waits for it. */
const stateAfterMove = (found: FoundAppointment, by: By): AppointmentRow['state'] =>
  changerOf(by) === 'advisor' ? 'booked' : found.state

async function replace({ trx, now, slotFor }: Calendar, by: By, advisor_uuid: string, starts_at: string) {
  const found = await findLocked(trx, by, advisor_uuid)
  refuseUnmovable(found, now)
  if (found.starts_at === starts_at) return
  const own = { appointment_uuid: found.uuid }
  const { grains, ends_at } = await slotFor(own)
  const state = stateAfterMove(found, by)
  await update(trx, found, { state, starts_at, ends_at, time_zone: found.branch_time_zone })
  await claims.remove(trx, own)
  await claims.insert(trx, found.advisor_uuid, grains, own)
  await noteEvent(trx, now, deskOf(found), 'moved')
  const occasion = state === 'booked' ? 'moved' : 'requested'
  await announce(trx, { ...found, starts_at, sequence: found.sequence + 1 }, occasion, now)
}

/** Moves an appointment that has not begun; to where it is already, it stays without a word. */
export async function move(call: Call, by: By, starts_at: string): Promise<FoundAppointment> {
  const found = await findExisting(call.db, by, call.locale)
  refuseUnmovable(found, call.services.clock.now())
  if (found.starts_at === starts_at) return found
  if (changerOf(by) === 'visitor') await limitChanges(call, found.uuid)
  let known: FoundAppointment | undefined = found
  await followed(async () => {
    const current = known ?? (await findExisting(call.db, by))
    known = undefined
    const wanted = { topic: current.topic_uuid, type: current.type, starts_at }
    const { advisor_uuid } = current
    await claimTime(call, bookableOf(current), wanted, (calendar) => replace(calendar, by, advisor_uuid, starts_at))
  })
  return findExisting(call.db, by, call.locale)
}

/** Agrees to an appointment that was asked for; a second time changes nothing. */
export async function confirm(call: Call, by: By): Promise<void> {
  const now = call.services.clock.now()
  await withAppointment(call, by, async (trx, found) => {
    if (found.state === 'booked') return
    refuseFixed(found, now)
    await update(trx, found, { state: 'booked' })
    await announce(trx, { ...found, sequence: found.sequence + 1 }, 'booked', now)
  })
}

type Ending = Pick<AppointmentRow, 'cancelled_by' | 'cancel_reason'>

/** Nobody has ended what lapsed. */
function endingOf({ state }: FoundAppointment, { cancelled_by }: Ending) {
  if (!cancelled_by) return 'lapsed'
  return state === 'requested' && cancelled_by === 'advisor' ? 'declined' : 'cancelled'
}

/** Ends an appointment inside its calendar's transaction, and tells both sides. */
export async function freeAndTell(trx: TenantDb, found: FoundAppointment, ending: Ending, now: Date) {
  await update(trx, found, { state: 'cancelled', ...ending })
  await claims.remove(trx, { appointment_uuid: found.uuid })
  await noteEvent(trx, now, deskOf(found), 'cancelled')
  const occasion = endingOf(found, ending)
  await announce(trx, { ...found, sequence: found.sequence + 1 }, occasion, now)
}

/** Cancels an appointment that has not begun, or declines what was asked for; a second time changes nothing. */
export async function cancel(call: Call, by: By, cancel_reason: string): Promise<void> {
  const now = call.services.clock.now()
  await withAppointment(call, by, async (trx, found) => {
    if (found.state === 'cancelled') return
    if (hasBegun(found, now)) throw new Conflict('errors.appointment-past')
    await freeAndTell(trx, found, { cancelled_by: changerOf(by), cancel_reason }, now)
  })
}

/** Ends a request of which the advisor has said nothing; one that has changed since has its own time. */
export async function lapse(context: Pick<Call, 'db' | 'services'>, uuid: string, sequence: number): Promise<void> {
  const { advisor_uuid } = (await context.db.table('appointments').where({ uuid }).first('advisor_uuid')) ?? {}
  if (!advisor_uuid) return
  await withCalendar(context, { uuid: advisor_uuid }, async (trx) => {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (found?.state !== 'requested' || found.sequence !== sequence) return
    await freeAndTell(trx, found, { cancelled_by: '', cancel_reason: '' }, context.services.clock.now())
  })
}
