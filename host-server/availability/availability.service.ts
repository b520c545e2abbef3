import type { AppointmentType } from '#contract/appointment-types'
import type { Availability } from '#contract/availability'
import { DAY, instant } from '../core/clock.ts'
import { NotFound } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { type Bookable, findFacts, findOffer, type Offer, type Own } from './availability.repository.ts'
import { dayOf, endOf, firstFreeDay, freeStarts, grainsOf, isFree, lastDay, sooner } from './engine.ts'

export type { Bookable, Own } from './availability.repository.ts'

/** A time that somebody asks for. */
export interface Wanted {
  topic: string
  type: AppointmentType
  starts_at: string
}

/** A free time, with what an appointment in it occupies. */
export interface Slot {
  ends_at: string
  grains: number[]
  /** Whether expired holds may still have claims there. */
  hasStaleHolds: boolean
}

/** Calendar days from the first to the last. */
interface Days {
  from: string
  to: string
}

/** How many starts a refusal names, and how far it looks before it looks at everything. */
const NEXT_STARTS = 6
const NEAR = 7 * DAY

async function offerOf(db: TenantDb, advisor: Bookable, { topic, type }: Omit<Wanted, 'starts_at'>): Promise<Offer> {
  const offer = await findOffer(db, advisor.uuid, topic, type)
  if (!offer) throw new NotFound()
  return offer
}

/** The days and one more on either side: days end elsewhere in UTC, and buffers reach out of them. */
const around = ({ from, to }: Days) => ({ since: Date.parse(from) - DAY, until: Date.parse(to) + 2 * DAY })

/** What is known of some days, as others than `own` have left them. */
async function factsOf(db: TenantDb, advisor: Bookable, days: Days, now: Date, own: Own) {
  const { claimed, ...facts } = await findFacts(db, advisor, { ...days, ...around(days), ...own, now: instant(now) })
  return { ...facts, time_zone: advisor.time_zone, claimed: new Set(claimed) }
}

const plus = (day: string, time: number) => instant(Date.parse(day) + time).slice(0, 10)

/** Today in the branch, or the day asked for when that is later. */
const notBefore = (now: Date, { time_zone }: Bookable, day: string) => {
  const today = dayOf(now, time_zone)
  return day > today ? day : today
}

/** The free starts of some days, and the first free day up to the end of the booking window. */
export async function findAvailability(
  db: TenantDb,
  advisor: Bookable,
  asked: { topic: string; type: AppointmentType; from: string; to: string },
  now: Date,
  own: Own
): Promise<Availability> {
  const offer = await offerOf(db, advisor, asked)
  const last_day = lastDay(now, offer, advisor.time_zone)
  const from = notBefore(now, advisor, asked.from)
  const answer = { time_zone: advisor.time_zone, days: {}, next_free_day: null, last_day }
  if (!offer.is_offered || from > last_day) return answer
  const to = sooner(asked.to, last_day)
  const days = from > to ? {} : freeStarts(await factsOf(db, advisor, { from, to }, now, own), offer, from, to, now)
  const [first] = Object.keys(days)
  if (first) return { ...answer, days, next_free_day: first }
  // nothing in sight: the rest of the window is read for its first free day alone
  const rest = { from: from > to ? from : plus(to, DAY), to: last_day }
  if (rest.from > rest.to) return answer
  const facts = await factsOf(db, advisor, rest, now, own)
  return { ...answer, next_free_day: firstFreeDay(facts, offer, rest.from, rest.to, now) ?? null }
}

/** The slot when it can be had now, else undefined; what was read holds while the advisor is locked. */
export async function findSlot(
  trx: TenantDb,
  advisor: Bookable,
  wanted: Wanted,
  now: Date,
  own: Own
): Promise<Slot | undefined> {
  const day = dayOf(wanted.starts_at, advisor.time_zone)
  // on their way together: a booking waits for one answer rather than two
  const [offer, facts] = await Promise.all([
    offerOf(trx, advisor, wanted),
    factsOf(trx, advisor, { from: day, to: day }, now, own)
  ])
  if (!offer.is_offered || !isFree(facts, offer, wanted.starts_at, now)) return undefined
  const { hasStaleHolds } = facts
  return { ends_at: endOf(wanted.starts_at, offer.length), grains: grainsOf(wanted.starts_at, offer), hasStaleHolds }
}

/** The next free starts from the day of a slot that could not be had. */
export async function findNextStarts(
  db: TenantDb,
  advisor: Bookable,
  wanted: Wanted,
  now: Date,
  own: Own
): Promise<string[]> {
  const offer = await offerOf(db, advisor, wanted)
  if (!offer.is_offered) return []
  const last = lastDay(now, offer, advisor.time_zone)
  const day = dayOf(wanted.starts_at, advisor.time_zone)
  const from = notBefore(now, advisor, day > last ? '' : day)
  const startsUpTo = async (to: string) => {
    const facts = await factsOf(db, advisor, { from, to }, now, own)
    return Object.values(freeStarts(facts, offer, from, to, now))
      .flat()
      .slice(0, NEXT_STARTS)
  }
  const near = plus(from, NEAR)
  if (near >= last) return startsUpTo(last)
  const starts = await startsUpTo(near)
  return starts.length === NEXT_STARTS ? starts : startsUpTo(last)
}
