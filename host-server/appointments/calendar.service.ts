import type { Bookable, Own, Slot, Wanted } from '../availability/availability.service.ts'
import { findNextStarts, findSlot } from '../availability/availability.service.ts'
import { instant } from '../core/clock.ts'
import { Conflict } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { isDuplicate, type TenantDb } from '../core/tenant-db.ts'
import { inTurn } from '../core/turns.ts'
import * as holds from './holds.repository.ts'

/** One advisor's calendar inside a transaction, with nobody else writing in it. */
export interface Calendar {
  trx: TenantDb
  now: Date
  /** The slot, ready to be claimed; when it is not free, the transaction ends and the visitor hears which ones are. */
  slotFor(own: Own): Promise<Slot>
}

class SlotTaken extends Error {}

type Context = Pick<Call, 'db' | 'services'>

/** A transaction that has an advisor's calendar to itself. */
export const withCalendar = <T>(
  { db, services }: Context,
  advisorUuid: string,
  work: (trx: TenantDb) => Promise<T>
): Promise<T> =>
  inTurn(services, `${db.tenantId}:${advisorUuid}`, () =>
    db.transaction(async (trx) => {
      await trx.reviseCalendar(advisorUuid)
      return work(trx)
    })
  )

/** Claims a time in a calendar, or refuses it with the next free ones, which are looked up when the lock is given back. */
export async function claimTime<T>(
  context: Context,
  advisor: Bookable,
  wanted: Wanted,
  work: (calendar: Calendar) => Promise<T>
): Promise<T> {
  const { db } = context
  const now = context.services.clock.now()
  let mine: Own = {}
  const slotFor = async (trx: TenantDb, own: Own) => {
    mine = own
    const slot = await findSlot(trx, advisor, wanted, now, own)
    if (!slot) throw new SlotTaken()
    if (slot.hasStaleHolds) await holds.removeExpired(trx, advisor.uuid, instant(now))
    return slot
  }
  try {
    return await withCalendar(context, advisor.uuid, (trx) => work({ trx, now, slotFor: (own) => slotFor(trx, own) }))
  } catch (failure) {
    if (!(failure instanceof SlotTaken) && !isDuplicate(failure)) throw failure
    throw new Conflict('errors.slot-gone', { slots: await findNextStarts(db, advisor, wanted, now, mine) })
  }
}
