import {
  WAITLIST_PAGE_SIZE,
  type WaitlistEntry,
  type WaitlistOffer,
  type WaitlistPage,
  type WaitlistQuery,
  type WaitlistStart
} from '#contract/waitlist'
import type { Day } from '#contract/working-hours'
import { minuteOf } from '../../core/base/days.ts'
import { Conflict, found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { withinMailLimits } from '../appointments/booking-limits.service.ts'
import { scopeOf } from '../request-inbox/scope.service.ts'
import { findStarts, offerByHand, todayOf } from './offers.service.ts'
import type { Entry, OfferRow } from './waitlist.repository.ts'
import * as repository from './waitlist.repository.ts'
import { leave } from './waitlist.service.ts'
import { advisorName, branchName, targetName } from './wish-lines.ts'
import { suits } from './wishes.ts'

async function shown(call: Call, entry: Entry, offers: readonly OfferRow[]): Promise<WaitlistEntry> {
  const at = todayOf(call)
  const isActive = repository.isActive(entry, at)
  const own = offers.filter(({ entry_uuid }) => entry_uuid === entry.uuid)
  const { state } = entry
  const isStillWaiting = state === 'waiting' || state === 'offered'
  return {
    ...entry,
    state: state === 'unconfirmed' || (isStillWaiting && !isActive) ? 'over' : state,
    is_paused: Boolean(entry.is_paused),
    place: isActive ? await repository.placeOf(call.db, entry, at) : null,
    weekdays: [...entry.weekdays].map((day) => Number(day) as Day),
    time_zone: entry.branch_time_zone,
    advisor: entry.organization_uuid ? null : advisorName(entry),
    branch: branchName(entry),
    offer: own.find(({ state }) => state === 'open') ?? null,
    offers: own.filter(({ state }) => state !== 'open').length
  }
}

/** Who waits for what the user looks after. */
export async function list(call: Call, { show, page }: WaitlistQuery): Promise<WaitlistPage> {
  const scope = await scopeOf(call)
  const at = todayOf(call)
  const { entries, total } = await repository.findPage(call.db, scope, { show, page, size: WAITLIST_PAGE_SIZE }, at)
  const offers = await repository.findOffersOf(
    call.db,
    entries.map(({ uuid }) => uuid)
  )
  const all: WaitlistEntry[] = []
  for (const entry of entries) all.push(await shown(call, entry, offers))
  return { entries: all, total, page_size: WAITLIST_PAGE_SIZE }
}

/** An entry that the user looks after. @throws NotFound for any other, whether it exists or not */
const findKnown = async (call: Call, uuid: string): Promise<Entry> =>
  found(await repository.findKnown(call.db, await scopeOf(call), uuid))

const MOST_STARTS = 40
/** Of a branch, as many advisors are looked up. */
const MOST_ADVISORS = 12

/** The advisors who may take somebody who waits. */
async function advisorsFor({ db, user }: Call, entry: Entry): Promise<AdvisorRow[]> {
  const { organization_uuid, for_advisor } = entry
  const scope = organization_uuid
    ? await db
        .table('advisors')
        .where({ organization_uuid })
        .whereNull('deactivated_at')
        .orderBy('uuid')
        .limit(MOST_ADVISORS)
        .pluck('uuid')
    : [for_advisor ?? '']
  const rows = await Promise.all(scope.map((uuid) => findAdvisorByUuid(db, uuid)))
  return rows
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => Number(b.uuid === user?.advisor_uuid) - Number(a.uuid === user?.advisor_uuid))
}

/** The next free times that can be offered, those that suit first. */
export async function starts(call: Call, uuid: string): Promise<{ starts: WaitlistStart[]; time_zone: string }> {
  const entry = await findKnown(call, uuid)
  const { now } = todayOf(call)
  const zone = entry.branch_time_zone
  const all: WaitlistStart[] = []
  for (const advisor of await advisorsFor(call, entry)) {
    for (const span of await findStarts(call.db, advisor, entry, now)) {
      const { starts_at } = span
      all.push({ starts_at, advisor_uuid: advisor.uuid, advisor: fullName(advisor), suits: suits(entry, span, zone) })
    }
  }
  const rank = ({ suits: fits, starts_at }: WaitlistStart) => `${fits ? 0 : 1} ${starts_at}`
  const sorted = all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, MOST_STARTS)
  return { starts: sorted, time_zone: zone }
}

const nameOf = (entry: Entry) =>
  [minuteOf(new Date(entry.created_at), entry.branch_time_zone), targetName(entry), entry.topic].join(' · ')

/** The customer is left out: the log outlives the list. */
async function log(trx: TenantDb, call: Call, before: Entry, change: Record<string, string | boolean>) {
  const subject = { object: 'waitlist-entry', id: before.uuid, name: nameOf(before) } as const
  const fields = { wait_state: before.state, is_paused: Boolean(before.is_paused) }
  await record(trx, call, subject, fields, { ...fields, ...change })
}

/** Offers somebody a time by hand. @throws Conflict if it has gone, or they do not wait any more */
export async function offer(
  call: Call,
  uuid: string,
  { advisor_uuid, starts_at }: { advisor_uuid: string; starts_at: string }
): Promise<WaitlistOffer> {
  const entry = await findKnown(call, uuid)
  const at = todayOf(call)
  if (!repository.isActive(entry, at) || entry.state !== 'waiting')
    throw new Conflict('errors.not-waiting', { slots: [] })
  const advisor = (await advisorsFor(call, entry)).find((one) => one.uuid === advisor_uuid)
  const place = async () => {
    const made = advisor && (await offerByHand(call, entry, advisor, starts_at))
    if (!made) throw new Conflict('errors.slot-gone', { slots: [] })
    const when = minuteOf(new Date(starts_at), entry.branch_time_zone)
    await log(call.db, call, entry, { wait_state: 'offered', offered_time: when })
    return made
  }
  return withinMailLimits(call, [entry.email], place)
}

/** Makes somebody wait without offers, or offers them times again. */
export async function pause(call: Call, uuid: string, is_paused: boolean): Promise<WaitlistEntry> {
  const scope = await scopeOf(call)
  const at = todayOf(call)
  const after = await call.db.transaction(async (trx) => {
    found(await repository.findKnown(trx, scope, uuid))
    const before = found(await repository.lock(trx, uuid))
    if (!repository.isActive(before, at)) throw new Conflict('errors.not-waiting')
    if (Boolean(before.is_paused) === is_paused) return before
    await repository.update(trx, uuid, { is_paused })
    await log(trx, call, before, { is_paused })
    return { ...before, is_paused }
  })
  return shown(call, after, await repository.findOffersOf(call.db, [uuid]))
}

/** Takes somebody off the list. */
export async function remove(call: Call, uuid: string): Promise<void> {
  const entry = await findKnown(call, uuid)
  await leave(call, entry, 'removed', (trx) => log(trx, call, entry, { wait_state: 'removed' }))
}
