import type { Hold } from '#contract/appointments'
import type { SlotRequest } from '../../calendar/availability/availability.service.ts'
import { instant } from '../../core/base/clock.ts'
import { TooMany } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { spend } from '../proof-of-work/proof-of-work.service.ts'
import { readPuzzle, refuseProof } from '../spam-guard/spam-guard.service.ts'
import { FREE_HOLDS, PROVEN_HOLDS, withinHoldLimits } from './booking-limits.service.ts'
import * as repository from './holds.repository.ts'
import { placeHold, release } from './holds.service.ts'

interface Asked {
  /** The token of the visitor's hold. */
  hold?: string | undefined
  proof?: string | undefined
  /** The token of a new one. */
  fresh?: string
}

const sender = ({ db, ctx }: Call) => ({ tenant: db.tenantId, ip: ctx.ip })

const findOwn = ({ db, host, app }: Call, token: string) =>
  repository.find(db, host, hashToken(token), instant(app.clock.now()))

/** Whether the address still has a hold without a puzzle. */
async function takeFree(call: Call): Promise<boolean> {
  const { limits } = call.app
  try {
    await limits.take(FREE_HOLDS, sender(call))
    return true
  } catch (failure) {
    if (!(failure instanceof TooMany)) throw failure
    await limits.giveBack(FREE_HOLDS, sender(call))
    return false
  }
}

/** Spends the puzzle of a further hold. @throws Unprocessable without one */
async function takeProven(call: Call, proof: string | undefined): Promise<void> {
  const solved = await readPuzzle('hold')(call, proof)
  if (!solved) throw refuseProof(call)
  await call.db.lasting((db) => spend(db, solved, () => refuseProof(call)))
  await call.app.limits.take(PROVEN_HOLDS, sender(call))
}

async function admit(call: Call, wanted: SlotRequest, { hold, proof, fresh }: Asked): Promise<Hold> {
  if (hold && (await findOwn(call, hold))) return placeHold(call, wanted, hold, fresh)
  const isFree = await takeFree(call)
  if (!isFree) await takeProven(call, proof)
  try {
    return await placeHold(call, wanted, hold, fresh)
  } catch (failure) {
    if (isFree) await call.app.limits.giveBack(FREE_HOLDS, sender(call))
    throw failure
  }
}

/**
 * Holds a slot, or moves the visitor's hold. From an address's third hold on, each costs a puzzle, so that nobody empties
 * a calendar; moving a hold is free.
 */
export const holdSlot = (call: Call, wanted: SlotRequest, asked: Asked): Promise<Hold> =>
  withinHoldLimits(call, () => admit(call, wanted, asked))

/** Releases a hold, which no longer counts; after a test it is still there, and counts. */
export async function releaseHold(call: Call, token: string): Promise<void> {
  const isReleased = await release(call, token)
  if (isReleased && !call.isTest) await call.app.limits.giveBack(FREE_HOLDS, sender(call))
}
