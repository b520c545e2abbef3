import { inFairOrder } from '../availability/anyone.ts'
import type { Bookable, Own, Slot, Wanted } from '../availability/availability.service.ts'
import { findNextStarts, findSlot, findSlots } from '../availability/availability.service.ts'
import { instant } from '../core/clock.ts'
import { Conflict } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { isDuplicate, type TenantDb } from '../core/tenant-db.ts'
import { inTurn } from '../core/turns.ts'
import * as holds from './holds.repository.ts'

/** A calendar, or those of a branch, inside a transaction: nobody else writes in the one whose slot was handed out. */
export interface Calendar {
  trx: TenantDb
  now: Date
  /** The slot, ready to be claimed; when it is not free, the transaction ends and the visitor hears which ones are. */
  slotFor(own: Own): Promise<Slot>
}

class SlotTaken extends Error {}

type Context = Pick<Call, 'db' | 'services'>

/** A transaction that has an advisor's calendar, or the choice among a branch's, to itself. */
export const withCalendar = <T>(
  { db, services }: Context,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
  work: (trx: TenantDb) => Promise<T>
): Promise<T> =>
  inTurn(services, `${db.tenantId}:${uuid}`, () =>
    db.transaction(async (trx) => {
      await (isBranch ? trx.lockBranch(uuid) : trx.reviseCalendar(uuid))
      return work(trx)
    })
  )

/**
 * The slot of the one whom fairness chooses. Who is free is looked up before their calendar is locked, and once more
 * after: who was asked by name meanwhile may have lost the time, and then the next one is tried.
 */
async function chooseSlot(trx: TenantDb, branch: Bookable, wanted: Wanted, now: Date, own: Own) {
  const free = await findSlots(trx, branch, wanted, now, own)
  const advisors = free.map(({ advisor_uuid }) => advisor_uuid)
  if (!advisors.length) return undefined
  const { organization_uuid, time_zone } = branch
  for (const uuid of await inFairOrder(trx, branch, advisors, wanted.starts_at, now)) {
    await trx.reviseCalendar(uuid)
    const slot = await findSlot(trx, { uuid, organization_uuid, time_zone }, wanted, now, own)
    if (slot) return slot
  }
  return undefined
}

/** Claims a time in a calendar, or refuses it with the next free ones, which are looked up when the lock is given back. */
export async function claimTime<T>(
  context: Context,
  whom: Bookable,
  wanted: Wanted,
  work: (calendar: Calendar) => Promise<T>
): Promise<T> {
  const { db } = context
  const now = context.services.clock.now()
  let mine: Own = {}
  const slotFor = async (trx: TenantDb, own: Own) => {
    mine = own
    const slot = await (whom.isBranch ? chooseSlot : findSlot)(trx, whom, wanted, now, own)
    if (!slot) throw new SlotTaken()
    if (slot.hasStaleHolds) await holds.removeExpired(trx, slot.advisor_uuid, instant(now))
    return slot
  }
  try {
    return await withCalendar(context, whom, (trx) => work({ trx, now, slotFor: (own) => slotFor(trx, own) }))
  } catch (failure) {
    if (!(failure instanceof SlotTaken) && !isDuplicate(failure)) throw failure
    throw new Conflict('errors.slot-gone', { slots: await findNextStarts(db, whom, wanted, now, mine) })
  }
}
