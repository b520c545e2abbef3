import { randomUUID } from 'node:crypto'
import { HOLD_MAX_MINUTES, HOLD_MINUTES, type Hold } from '#contract/appointments'
import type { Wanted } from '../availability/availability.service.ts'
import { instant, MINUTE } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { hashToken, randomToken } from '../core/tokens.ts'
import { type Calendar, claimTime, withCalendar } from './calendar.service.ts'
import * as claims from './claims.repository.ts'
import * as repository from './holds.repository.ts'

/** Five minutes from now, but never more than the longest time from its beginning. */
function expiryOf(createdAt: string, now: Date): string {
  const latest = Date.parse(createdAt) + HOLD_MAX_MINUTES * MINUTE
  return instant(Math.min(now.getTime() + HOLD_MINUTES * MINUTE, latest))
}

interface Wish {
  wanted: Wanted
  tokenHash: string
}

async function begin({ trx, now, slotFor }: Calendar, { wanted, tokenHash }: Wish): Promise<string> {
  const { advisor_uuid, grains } = await slotFor({})
  const { topic: topic_uuid, ...slot } = wanted
  const created_at = instant(now)
  const times = { created_at, expires_at: expiryOf(created_at, now) }
  const uuid = randomUUID()
  await repository.insert(trx, {
    uuid,
    advisor_uuid,
    token_hash: tokenHash,
    topic_uuid,
    ...slot,
    ...times
  })
  await claims.insert(trx, advisor_uuid, grains, { hold_uuid: uuid })
  return times.expires_at
}

/** First the hold's own row, as a sweep does: the two would wait for each other otherwise. The sweep may have it already. */
async function move(
  { trx, now, slotFor }: Calendar,
  hold: repository.HoldRow,
  wanted: Wanted
): Promise<string | undefined> {
  const own = { hold_uuid: hold.uuid }
  const { advisor_uuid, grains } = await slotFor(own)
  // at a branch it may go from one advisor to another
  if (advisor_uuid !== hold.advisor_uuid) await trx.reviseCalendar(hold.advisor_uuid)
  const { topic: topic_uuid, ...slot } = wanted
  const expires_at = expiryOf(hold.created_at, now)
  if (!(await repository.update(trx, hold.uuid, { advisor_uuid, topic_uuid, ...slot, expires_at }))) return undefined
  await claims.remove(trx, own)
  await claims.insert(trx, advisor_uuid, grains, own)
  return expires_at
}

/**
 * Keeps a slot, or moves and extends the hold whose token came along; an unknown or expired token counts as none.
 * A form that may be sent twice brings the token of the new hold too: the second time finds what the first one began.
 */
export async function keep(
  call: Call,
  wanted: Wanted,
  token: string | undefined,
  fresh: string = randomToken()
): Promise<Hold> {
  const [tokenHash, freshHash] = [token && hashToken(token), hashToken(fresh)]
  return claimTime(call, call.host, wanted, async (calendar) => {
    const held = tokenHash
      ? await repository.find(calendar.trx, call.host, tokenHash, instant(calendar.now))
      : undefined
    const moved = held && (await move(calendar, held, wanted))
    if (token && moved) return { hold: token, expires_at: moved }
    return { hold: fresh, expires_at: await begin(calendar, { wanted, tokenHash: freshHash }) }
  })
}

/** Gives a slot back; an unknown token has nothing to give. */
export async function release(call: Call, token: string): Promise<void> {
  const { db, host, services } = call
  const held = await repository.find(db, host, hashToken(token), instant(services.clock.now()))
  if (held) await withCalendar(call, { uuid: held.advisor_uuid }, (trx) => repository.remove(trx, held.uuid))
}
