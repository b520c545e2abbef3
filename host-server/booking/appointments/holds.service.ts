import { randomUUID } from 'node:crypto'
import { HOLD_MAX_MINUTES, HOLD_MINUTES, type Hold } from '#contract/appointments'
import type { Slot, SlotRequest } from '../../calendar/availability/availability.service.ts'
import { instant, MINUTE } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken, randomToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { offerNextFree, refusedOnce, type SlotSearch, takeSlot, withCalendar } from './calendar.service.ts'
import * as claims from './claims.repository.ts'
import * as repository from './holds.repository.ts'

/** `HOLD_MINUTES` from now, but at most `HOLD_MAX_MINUTES` after its creation. */
function expiryOf(createdAt: string, now: Date): string {
  const latest = Date.parse(createdAt) + HOLD_MAX_MINUTES * MINUTE
  return instant(Math.min(now.getTime() + HOLD_MINUTES * MINUTE, latest))
}

const columnsOf = ({ topic, type, starts_at }: SlotRequest, { advisor_uuid }: Slot) => ({
  advisor_uuid,
  topic_uuid: topic,
  type,
  starts_at
})

async function begin(trx: TenantDb, slot: Slot, { wanted, now }: SlotSearch, token_hash: string): Promise<string> {
  const uuid = randomUUID()
  const created_at = instant(now)
  const expires_at = expiryOf(created_at, now)
  await repository.insert(trx, { uuid, token_hash, ...columnsOf(wanted, slot), created_at, expires_at })
  await claims.insert(trx, slot.advisor_uuid, slot.grains, { hold_uuid: uuid })
  return expires_at
}

/** Updates the hold's row before its claims, as the sweep does, to avoid a deadlock. Undefined if the sweep has deleted it. */
async function move(
  trx: TenantDb,
  hold: repository.HoldRow,
  slot: Slot,
  { wanted, now }: SlotSearch
): Promise<string | undefined> {
  // at a branch it may go from one advisor to another
  if (slot.advisor_uuid !== hold.advisor_uuid) await trx.reviseCalendar(hold.advisor_uuid)
  const expires_at = expiryOf(hold.created_at, now)
  if (!(await repository.update(trx, hold.uuid, { ...columnsOf(wanted, slot), expires_at }))) return undefined
  await claims.remove(trx, { hold_uuid: hold.uuid })
  await claims.insert(trx, slot.advisor_uuid, slot.grains, { hold_uuid: hold.uuid })
  return expires_at
}

/**
 * Holds a slot, or moves and extends the hold with the given token; an unknown or expired token is ignored.
 * A form that may be sent twice provides the new hold's token as `fresh`, so that the second time finds the first hold.
 */
export async function placeHold(
  call: Call,
  wanted: SlotRequest,
  token: string | undefined,
  fresh: string = randomToken()
): Promise<Hold> {
  const asked: SlotSearch = { target: call.host, wanted, now: call.app.clock.now(), own: {} }
  const { target, now, own } = asked
  const work = async (trx: TenantDb): Promise<Hold> => {
    const held = token ? await repository.find(trx, target, hashToken(token), instant(now)) : undefined
    own.hold_uuid = held?.uuid
    const moved = held && (await move(trx, held, await takeSlot(trx, asked), asked))
    if (token && moved) return { hold: token, expires_at: moved }
    own.hold_uuid = undefined
    return { hold: fresh, expires_at: await begin(trx, await takeSlot(trx, asked), asked, hashToken(fresh)) }
  }
  if (token) return withCalendar(call, target, work).catch(offerNextFree(call, asked))
  return refusedOnce(call, asked, (onTurn) => withCalendar(call, target, work, onTurn))
}

/** Releases a hold; false for an unknown token. */
export async function release(call: Call, token: string): Promise<boolean> {
  const { db, host, app } = call
  const held = await repository.find(db, host, hashToken(token), instant(app.clock.now()))
  if (!held) return false
  return withCalendar(call, { uuid: held.advisor_uuid }, async (trx) => (await repository.remove(trx, held.uuid)) > 0)
}
