import { inFairOrder } from '../../calendar/availability/any-advisor.service.ts'
import type { Bookable, Own, Slot, SlotRequest } from '../../calendar/availability/availability.service.ts'
import { findNextStarts, findSlot, findSlots } from '../../calendar/availability/availability.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { withMutex } from '../../core/jobs/keyed-mutex.ts'
import { isDuplicate, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as holds from './holds.repository.ts'

class SlotTaken extends Error {}

type Context = Pick<Call, 'db' | 'app'>

/** Runs a transaction with an exclusive lock on an advisor's calendar, or on the choice of advisor at a branch. */
export const withCalendar = <T>(
  { db, app }: Context,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
  work: (trx: TenantDb) => Promise<T>
): Promise<T> =>
  withMutex(app, `${db.tenantId}:${uuid}`, () =>
    db.transaction(async (trx) => {
      await (isBranch ? trx.lockBranch(uuid) : trx.reviseCalendar(uuid))
      return work(trx)
    })
  )

/**
 * The slot of the advisor whose turn it is. Who is free is looked up before their calendar is locked, and again
 * afterwards: someone else may have booked them by name in between, and then the next one is tried.
 */
async function chooseSlot(trx: TenantDb, branch: Bookable, wanted: SlotRequest, now: Date, own: Own) {
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

/** What is requested of a calendar; claims of `own` count as free. */
export interface SlotSearch {
  target: Bookable
  wanted: SlotRequest
  now: Date
  own: Own
}

/** The slot, ready to be claimed, in a locked calendar; if it is not free, the transaction ends. */
export async function takeSlot(trx: TenantDb, { target, wanted, now, own }: SlotSearch): Promise<Slot> {
  const slot = await (target.isBranch ? chooseSlot : findSlot)(trx, target, wanted, now, own)
  if (!slot) throw new SlotTaken()
  if (slot.hasStaleHolds) await holds.removeExpired(trx, slot.advisor_uuid, instant(now))
  return slot
}

/** Refuses a time that is gone with the next free ones, which are looked up after the lock is released. */
export const offerNextFree =
  ({ db }: Context, { target, wanted, now, own }: SlotSearch) =>
  async (failure: unknown): Promise<never> => {
    if (!(failure instanceof SlotTaken) && !isDuplicate(failure)) throw failure
    throw new Conflict('errors.slot-gone', { slots: await findNextStarts(db, target, wanted, now, own) })
  }
