import { inFairOrder } from '../../calendar/availability/any-advisor.service.ts'
import type { Bookable, Own, Slot, SlotRequest } from '../../calendar/availability/availability.service.ts'
import { findNextStarts, findSlot, findSlots, grainAt } from '../../calendar/availability/availability.service.ts'
import { availabilityName } from '../../calendar/availability/availability-answers.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, Unavailable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { withMutex } from '../../core/jobs/keyed-mutex.ts'
import { isDuplicate, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as claims from './claims.repository.ts'
import * as holds from './holds.repository.ts'

class SlotTaken extends Error {}

type Context = Pick<Call, 'db' | 'app'> & Partial<Pick<Call, 'ctx'>>

/**
 * Runs a transaction with an exclusive lock on an advisor's calendar, or on the choice of advisor at a branch.
 * Statements are sent at once; the database runs them after it has the lock. What `onTurn` returns or throws when the
 * calendar's turn comes takes the place of the transaction.
 */
export const withCalendar = <T>(
  { db, app, ctx }: Context,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>,
  work: (trx: TenantDb) => Promise<T>,
  onTurn?: () => Promise<T | undefined>
): Promise<T> =>
  withMutex(app, `${db.tenantId}:${uuid}`, async () => {
    // nobody waits for it any more
    if (ctx?.headerSent) throw new Unavailable()
    const known = await onTurn?.()
    if (known) return known
    const lockedWork = async (trx: TenantDb) => {
      const locked = isBranch ? trx.lockBranch(uuid) : trx.reviseCalendar(uuid)
      const [done] = await Promise.all([work(trx), locked])
      return done
    }
    return db.transaction(lockedWork, { isShort: true })
  })

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

/** Refuses a time that is gone with the next free ones. */
const slotGone = (slots: string[]) => new Conflict('errors.slot-gone', { slots })

const isGone = (failure: unknown) => failure instanceof SlotTaken || isDuplicate(failure)

/** The next free times are looked up after the lock is released. */
export const offerNextFree =
  ({ db }: Context, { target, wanted, now, own }: SlotSearch) =>
  async (failure: unknown): Promise<never> => {
    throw isGone(failure) ? slotGone(await findNextStarts(db, target, wanted, now, own)) : failure
  }

/**
 * Whether somebody has booked the time, read without the calendar's lock: it would refuse the same. A database elsewhere
 * would be waited for once more by everyone who gets the time.
 */
const isBooked = ({ db }: Context, { target, wanted }: SlotSearch) =>
  !target.isBranch && !db.isElsewhere && claims.isBooked(db, target.uuid, grainAt(wanted.starts_at))

/**
 * Runs an attempt at a slot of `call.host`. A refusal is kept as availability is: until the calendar changes, or for the
 * rest of the minute. When many want one time, only the first of them lock the calendar. `repeated` returns the answer to
 * an earlier attempt with the same key, which a refusal must not hide.
 */
export async function refusedOnce<T>(
  call: Call,
  asked: SlotSearch,
  attempt: (onTurn: () => Promise<T | undefined>) => Promise<T>,
  repeated: () => Promise<T | undefined> = async () => undefined
): Promise<T> {
  const { app, tenant } = call
  const { answers, canCache } = app.tenants
  const { topic, type, starts_at } = asked.wanted
  const name = `gone ${availabilityName(call, { topic, type, from: starts_at, to: '' })}`
  const onTurn = async () => {
    const known = canCache ? answers.find(tenant, name) : undefined
    if (!known) return undefined
    const answer = await repeated()
    if (answer) return answer
    throw slotGone(JSON.parse(String(known.encoded.identity)))
  }
  const refuse = async (): Promise<never> => {
    const find = () => findNextStarts(call.db, asked.target, asked.wanted, asked.now, asked.own)
    if (!canCache) throw slotGone(await find())
    const { encoded } = await answers.get(tenant, name, async () => ({
      body: JSON.stringify(await find()),
      headers: {}
    }))
    throw slotGone(JSON.parse(String(encoded.identity)))
  }
  const before = await onTurn()
  if (before) return before
  if (await isBooked(call, asked)) return (await repeated()) ?? refuse()
  return attempt(onTurn).catch((failure) => {
    if (isGone(failure)) return refuse()
    throw failure
  })
}
