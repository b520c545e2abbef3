import { instant } from '../core/clock.ts'
import { Conflict, NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { hashToken } from '../core/tokens.ts'
import { announce } from './appointments.jobs.ts'
import { limitChanges } from './appointments.limits.ts'
import { bookableOf, type FoundAppointment, findByToken, update } from './appointments.repository.ts'
import { type Calendar, claimTime, withCalendar } from './calendar.service.ts'
import * as claims from './claims.repository.ts'

async function openWith(db: TenantDb, tokenHash: string): Promise<FoundAppointment> {
  const found = await findByToken(db, tokenHash)
  if (!found) throw new NotFound()
  return found
}

/** The appointment that a token opens. */
export const open = ({ db }: Pick<Call, 'db'>, token: string) => openWith(db, hashToken(token))

const hasBegun = ({ starts_at }: FoundAppointment, now: Date) => starts_at <= instant(now)

const refuse = (message: string) => new Conflict(message, { slots: [] })

function refuseFixed(found: FoundAppointment, now: Date) {
  if (found.state === 'cancelled') throw refuse('errors.appointment-cancelled')
  if (hasBegun(found, now)) throw refuse('errors.appointment-past')
}

/** Read again under the lock: it may have been moved or cancelled since. */
async function replace({ trx, now, slotFor }: Calendar, tokenHash: string, starts_at: string) {
  const found = await openWith(trx, tokenHash)
  refuseFixed(found, now)
  if (found.starts_at === starts_at) return
  const own = { appointment_uuid: found.uuid }
  const { grains, ends_at } = await slotFor(own)
  await update(trx, found, { starts_at, ends_at, time_zone: found.branch_time_zone })
  await claims.remove(trx, own)
  await claims.insert(trx, found.advisor_uuid, grains, own)
  await announce(trx, { ...found, starts_at, sequence: found.sequence + 1 }, 'moved', now)
}

/** Moves an appointment that has not begun; to where it is already, it stays without a word. */
export async function move(call: Call, token: string, starts_at: string): Promise<FoundAppointment> {
  const tokenHash = hashToken(token)
  const found = await openWith(call.db, tokenHash)
  refuseFixed(found, call.services.clock.now())
  if (found.starts_at === starts_at) return found
  await limitChanges(call, found.uuid)
  const wanted = { topic: found.topic_uuid, type: found.type, starts_at }
  await claimTime(call, bookableOf(found), wanted, (calendar) => replace(calendar, tokenHash, starts_at))
  return openWith(call.db, tokenHash)
}

async function freeAndTell(trx: TenantDb, found: FoundAppointment, cancel_reason: string, now: Date) {
  await update(trx, found, { state: 'cancelled', cancel_reason })
  await claims.remove(trx, { appointment_uuid: found.uuid })
  await announce(trx, { ...found, sequence: found.sequence + 1 }, 'cancelled', now)
}

/** Cancels an appointment that has not begun; a second time changes nothing. */
export async function cancel(call: Call, token: string, reason: string): Promise<void> {
  const tokenHash = hashToken(token)
  const { advisor_uuid } = await openWith(call.db, tokenHash)
  const now = call.services.clock.now()
  await withCalendar(call, { uuid: advisor_uuid }, async (trx) => {
    const found = await openWith(trx, tokenHash)
    if (found.state === 'cancelled') return
    if (hasBegun(found, now)) throw new Conflict('errors.appointment-past')
    await freeAndTell(trx, found, reason, now)
  })
}
