import type { AppointmentType } from '#contract/appointment-types'
import type { Availability } from '#contract/availability'
import { DAY, instant } from '../core/clock.ts'
import { NotFound } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { expand } from '../slots-calendar/expand.ts'
import { freeStartsOfAny, type Known, soonestFreeDay } from './anyone.ts'
import {
  type Bookable,
  findFacts,
  findOffer,
  type Offer,
  type Own,
  type StoredFacts
} from './availability.repository.ts'
import { type Booked, dayOf, endOf, fits, grainsOf, isFree, lastDay, rulesOf, sooner } from './engine.ts'

export type { Bookable, Own } from './availability.repository.ts'

/** A time that somebody asks for. */
export interface Wanted {
  topic: string
  type: AppointmentType
  starts_at: string
}

/** A free time, with what an appointment in it occupies. */
export interface Slot {
  advisor_uuid: string
  ends_at: string
  grains: number[]
  /** Those of the topic, as its row keeps them. */
  questions: string
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

async function offerOf(
  db: TenantDb,
  whom: Bookable,
  { topic, type }: Omit<Wanted, 'starts_at'>,
  own: Own
): Promise<Offer> {
  const offer = await findOffer(db, whom, { topic, type, ...own })
  if (!offer) throw new NotFound()
  return offer
}

/** The days and one more on either side: days end elsewhere in UTC, and buffers reach out of them. */
const around = ({ from, to }: Days) => ({ since: Date.parse(from) - DAY, until: Date.parse(to) + 2 * DAY })

/** What is known of some days, as others than `own` have left them. */
async function factsOf(
  db: TenantDb,
  { organization_uuid, time_zone }: Bookable,
  advisors: readonly string[],
  days: Days,
  now: Date,
  own: Own
): Promise<Known> {
  const asked = { ...days, ...around(days), ...own, now: instant(now) }
  const found = await findFacts(db, { advisors, organization_uuid }, asked)
  const known = ([uuid, facts]: [string, StoredFacts]) =>
    [uuid, { ...expand(facts, asked, time_zone), time_zone, claimed: new Set(facts.claimed) }] as const
  return new Map([...found].map(known))
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
  whom: Bookable,
  asked: { topic: string; type: AppointmentType; from: string; to: string },
  now: Date,
  own: Own
): Promise<Availability> {
  const offer = await offerOf(db, whom, asked, own)
  const last_day = lastDay(now, offer, whom.time_zone)
  const from = notBefore(now, whom, asked.from)
  const answer = { time_zone: whom.time_zone, days: {}, next_free_day: null, last_day }
  if (!offer.advisors.length || from > last_day) return answer
  const to = sooner(asked.to, last_day)
  const read = (days: Days) => factsOf(db, whom, offer.advisors, days, now, own)
  const days = from > to ? {} : freeStartsOfAny(await read({ from, to }), offer, from, to, now)
  const [first] = Object.keys(days)
  if (first) return { ...answer, days, next_free_day: first }
  // nothing in sight: the rest of the window is read for its first free day alone
  const rest = { from: from > to ? from : plus(to, DAY), to: last_day }
  if (rest.from > rest.to) return answer
  return { ...answer, next_free_day: soonestFreeDay(await read(rest), offer, rest.from, rest.to, now) ?? null }
}

/** Everybody's slot who has this time free now; what was read of a calendar holds while that is locked. */
export async function findSlots(
  trx: TenantDb,
  whom: Bookable,
  wanted: Wanted,
  now: Date,
  own: Own
): Promise<readonly Slot[]> {
  const day = dayOf(wanted.starts_at, whom.time_zone)
  const days = { from: day, to: day }
  const read = (advisors: readonly string[]) => factsOf(trx, whom, advisors, days, now, own)
  // on their way together where it is known who is asked: a booking waits for one answer rather than two
  const one = whom.isBranch ? undefined : read([whom.uuid])
  const [offer, facts] = await Promise.all([offerOf(trx, whom, wanted, own), one])
  if (!offer.advisors.length) return []
  const ends_at = endOf(wanted.starts_at, offer.length)
  return [...(facts ?? (await read(offer.advisors)))]
    .filter(([, calendar]) => isFree(calendar, offer, wanted.starts_at, now))
    .map(([advisor_uuid, calendar]) => {
      const grains = grainsOf(wanted.starts_at, rulesOf(offer, calendar))
      return { advisor_uuid, ends_at, grains, questions: offer.questions, hasStaleHolds: calendar.hasStaleHolds }
    })
}

/** The slot when it can be had now, else undefined; what was read holds while the advisor is locked. */
export const findSlot = async (...asked: Parameters<typeof findSlots>): Promise<Slot | undefined> =>
  (await findSlots(...asked))[0]

/** The next free starts from the day of a slot that could not be had. */
export async function findNextStarts(
  db: TenantDb,
  whom: Bookable,
  wanted: Wanted,
  now: Date,
  own: Own
): Promise<string[]> {
  const offer = await offerOf(db, whom, wanted, own)
  if (!offer.advisors.length) return []
  const last = lastDay(now, offer, whom.time_zone)
  const day = dayOf(wanted.starts_at, whom.time_zone)
  const from = notBefore(now, whom, day > last ? '' : day)
  const startsUpTo = async (to: string) => {
    const facts = await factsOf(db, whom, offer.advisors, { from, to }, now, own)
    return Object.values(freeStartsOfAny(facts, offer, from, to, now))
      .flat()
      .slice(0, NEXT_STARTS)
  }
  const near = plus(from, NEAR)
  if (near >= last) return startsUpTo(last)
  const starts = await startsUpTo(near)
  return starts.length === NEXT_STARTS ? starts : startsUpTo(last)
}

/** Those of some booked times that have no place in another calendar, by their ids; each day is read once. */
export async function findUnfit(
  db: TenantDb,
  whom: Bookable,
  booked: readonly (Booked & { uuid: string })[],
  now: Date
): Promise<string[]> {
  const unfit: string[] = []
  const known = new Map<string, Known>()
  for (const one of booked) {
    const day = dayOf(one.starts_at, whom.time_zone)
    const facts = known.get(day) ?? (await factsOf(db, whom, [whom.uuid], { from: day, to: day }, now, {}))
    known.set(day, facts)
    const calendar = facts.get(whom.uuid)
    if (!calendar || !fits(calendar, one)) unfit.push(one.uuid)
  }
  return unfit
}
