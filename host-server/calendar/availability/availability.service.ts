import type { AppointmentType } from '#contract/appointment-types'
import type { Availability } from '#contract/availability'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, earlierOf, minuteOf, todayIn } from '../../core/base/days.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { expand } from '../slots-calendar/expand.ts'
import { type Known, soonestFreeDay } from './any-advisor.service.ts'
import {
  type Bookable,
  findFacts,
  findOffer,
  type Offer,
  type Own,
  type StoredFacts
} from './availability.repository.ts'
import {
  type Booked,
  byDay,
  type CalendarFacts,
  endOf,
  type FreeDay,
  firstFreeStart,
  fits,
  freeDaysOfAny,
  freeStarts,
  grainsOf,
  hoursOf,
  isFree,
  lastDay,
  rulesOf,
  type TopicRules
} from './engine.ts'

export type { Bookable, Own } from './availability.repository.ts'
export { grainAt } from './engine.ts'

/** A requested slot. */
export interface SlotRequest {
  topic: string
  type: AppointmentType
  starts_at: string
}

/** A free slot, with the grains that an appointment would occupy. */
export interface Slot {
  advisor_uuid: string
  ends_at: string
  grains: number[]
  /** The topic's questions, as stored. */
  questions: string
  /** Whether expired holds may still have claims in it. */
  hasStaleHolds: boolean
}

/** Calendar days, both included. */
interface Days {
  from: string
  to: string
}

/** How many alternatives a refusal offers, and how far it looks before it searches the whole window. */
const NEXT_STARTS = 6
const NEAR_DAYS = 7

async function offerOf(
  db: TenantDb,
  target: Bookable,
  { topic, type }: Omit<SlotRequest, 'starts_at'>,
  own: Own
): Promise<Offer> {
  const offer = await findOffer(db, target, { topic, type, ...own })
  if (!offer) throw new NotFound()
  return offer
}

/** One more day on either side: days differ in UTC, and buffers reach beyond them. */
const around = ({ from, to }: Days) => ({ since: Date.parse(from) - DAY, until: Date.parse(to) + 2 * DAY })

/** The calendars on some days, without the claims of `own`. */
export async function factsOf(
  db: TenantDb,
  { organization_uuid, time_zone }: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  days: Days,
  now: Date,
  own: Own
): Promise<Known> {
  const asked = { ...days, ...around(days), ...own, now: instant(now) }
  const found = await findFacts(db, { advisors, organization_uuid }, asked)
  const known = ([uuid, facts]: [string, StoredFacts]) =>
    [uuid, { ...expand(facts, asked, time_zone), time_zone }] as const
  return new Map([...found].map(known))
}

/** The given day, but not before today at the branch. */
const notBefore = (now: Date, { time_zone }: Bookable, day: string) => {
  const today = todayIn(time_zone, now.getTime()).day
  return day > today ? day : today
}

/** Availability whose starts are still numbers. */
export interface FreeTimes extends Omit<Availability, 'days'> {
  days: readonly FreeDay[]
}

/** The free starts of some days, and the first free day up to the end of the booking window. */
export async function findFreeDays(
  db: TenantDb,
  target: Bookable,
  asked: { topic: string; type: AppointmentType; from: string; to: string },
  now: Date,
  own: Own
): Promise<FreeTimes> {
  const offer = await offerOf(db, target, asked, own)
  const last_day = lastDay(now, offer, target.time_zone)
  const from = notBefore(now, target, asked.from)
  const answer: FreeTimes = { time_zone: target.time_zone, days: [], next_free_day: null, last_day }
  if (!offer.advisors.length || from > last_day) return answer
  const to = earlierOf(asked.to, last_day)
  const read = (days: Days) => factsOf(db, target, offer.advisors, days, now, own)
  const days = from > to ? [] : freeDaysOfAny([...(await read({ from, to })).values()], offer, from, to, now)
  const [first] = days
  if (first) return { ...answer, days, next_free_day: first[0] }
  // nothing free on these days: search the rest of the window for the first free day
  const rest = { from: from > to ? from : dayLater(to, 1), to: last_day }
  if (rest.from > rest.to) return answer
  return { ...answer, next_free_day: soonestFreeDay(await read(rest), offer, rest.from, rest.to, now) ?? null }
}

export async function findAvailability(...asked: Parameters<typeof findFreeDays>): Promise<Availability> {
  const found = await findFreeDays(...asked)
  return { ...found, days: byDay(found.days) }
}

/** Some advisors of one branch, with the rules of the topics that each offers. */
export type { TopicRules } from './engine.ts'

export type Offering = ReadonlyMap<string, readonly TopicRules[]>

/** The first free start of any of some topics. */
export const soonestStart = (calendar: CalendarFacts, topics: readonly TopicRules[], { from, to }: Days, now: Date) =>
  topics.flatMap((topic) => firstFreeStart(calendar, topic, from, to, now) ?? []).toSorted()[0]

/** The last day that can be booked, of the topic that can be booked longest ahead. */
export function windowOf({ time_zone }: Pick<Bookable, 'time_zone'>, offering: Offering, now: Date): string {
  const days = [...offering.values()].flat().map((topic) => lastDay(now, topic, time_zone))
  return days.toSorted().at(-1) ?? dayOf(now, time_zone)
}

/**
 * The next free start of each of some advisors, whatever the topic; those without any are missing. Their calendars are
 * read together: the coming days first, and the rest of the window only of those who have nothing free by then.
 */
export async function findNextFree(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  offering: Offering,
  now: Date
): Promise<Map<string, string>> {
  const today = dayOf(now, branch.time_zone)
  const found = new Map<string, string>()
  const near = dayLater(today, NEAR_DAYS)
  for (const days of [
    { from: today, to: near },
    { from: dayLater(near, 1), to: windowOf(branch, offering, now) }
  ]) {
    const open = [...offering.keys()].filter((uuid) => !found.has(uuid))
    if (!open.length || days.from > days.to) continue
    for (const [uuid, calendar] of await factsOf(db, branch, open, days, now, {})) {
      const start = soonestStart(calendar, offering.get(uuid) ?? [], days, now)
      if (start) found.set(uuid, start)
    }
  }
  return found
}

/** A start in this half of a day at the branch. */
function halfOf(start: string, zone: string): string {
  const [day, time = ''] = minuteOf(new Date(start), zone).split(' ')
  return `${day} ${time < '12'}`
}

/** When each free start of some topics can last be booked. */
function closingTimes(calendar: CalendarFacts, topics: readonly TopicRules[], { from, to }: Days, now: Date) {
  const found = new Map<string, number>()
  for (const topic of topics) {
    const notice = rulesOf(topic, calendar).notice_minutes * MINUTE
    for (const start of Object.values(freeStarts(calendar, topic, from, to, now)).flat())
      found.set(start, Math.max(found.get(start) ?? 0, Date.parse(start) - notice))
  }
  return found
}

/**
 * The next free starts of an advisor, whatever the topic: the first of each half of a day, at most `most`, with the
 * moment at which the soonest of them can no longer be booked. The coming days are read first, the rest of the window
 * only if nothing is free by then.
 */
export async function findFreeTimes(
  db: TenantDb,
  advisor: Bookable,
  topics: readonly TopicRules[],
  most: number,
  now: Date
): Promise<{ starts: string[]; until: number | undefined }> {
  const { uuid, time_zone } = advisor
  const today = dayOf(now, time_zone)
  const last = windowOf(advisor, new Map([[uuid, topics]]), now)
  const near = earlierOf(dayLater(today, NEAR_DAYS), last)
  for (const days of [
    { from: today, to: near },
    { from: dayLater(near, 1), to: last }
  ]) {
    if (days.from > days.to) break
    const calendar = (await factsOf(db, advisor, [uuid], days, now, {})).get(uuid)
    const closing = calendar ? closingTimes(calendar, topics, days, now) : new Map<string, number>()
    const first = new Map<string, string>()
    for (const start of [...closing.keys()].toSorted()) {
      if (first.size === most) break
      const half = halfOf(start, time_zone)
      if (!first.has(half)) first.set(half, start)
    }
    const starts = [...first.values()]
    if (starts[0]) return { starts, until: closing.get(starts[0]) }
  }
  return { starts: [], until: undefined }
}

const HALF_HOURS: TopicRules = {
  length: 30,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 0,
  window_days: 28,
  slot_step: 30
}

/** The starts of the half hours of the coming weeks in which an advisor works, by day, booked or not. */
export async function findWorkingTimes(db: TenantDb, target: Bookable, now: Date): Promise<Record<string, string[]>> {
  const from = dayOf(now, target.time_zone)
  const to = lastDay(now, HALF_HOURS, target.time_zone)
  const facts = (await factsOf(db, target, [target.uuid], { from, to }, now, {})).get(target.uuid)
  return facts ? freeStarts({ ...facts, own: undefined, claimed: new Set() }, HALF_HOURS, from, to, now) : {}
}

/** The hours of several advisors of a branch on some days, and what keeps them from being booked beside appointments. */
export async function findDays(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  days: Days,
  now: Date
) {
  const calendars = await factsOf(db, branch, advisors, days, now, {})
  return new Map(
    [...calendars].map(([uuid, { busy, away, own, ...facts }]) => [
      uuid,
      { hours: hoursOf({ ...facts, away, busy }, days.from, days.to), busy, away, own }
    ])
  )
}

/** The slots of all advisors who are free at this time; reliable while their calendars are locked. */
export async function findSlots(
  trx: TenantDb,
  target: Bookable,
  wanted: SlotRequest,
  now: Date,
  own: Own
): Promise<readonly Slot[]> {
  const day = dayOf(wanted.starts_at, target.time_zone)
  const days = { from: day, to: day }
  const read = (advisors: readonly string[]) => factsOf(trx, target, advisors, days, now, own)
  // for a single advisor both queries are sent together, which saves a round trip per booking
  const one = target.isBranch ? undefined : read([target.uuid])
  const [offer, facts] = await Promise.all([offerOf(trx, target, wanted, own), one])
  if (!offer.advisors.length) return []
  const ends_at = endOf(wanted.starts_at, offer.length)
  return [...(facts ?? (await read(offer.advisors)))]
    .filter(([, calendar]) => isFree(calendar, offer, wanted.starts_at, now))
    .map(([advisor_uuid, calendar]) => {
      const grains = grainsOf(wanted.starts_at, rulesOf(offer, calendar))
      return { advisor_uuid, ends_at, grains, questions: offer.questions, hasStaleHolds: calendar.hasStaleHolds }
    })
}

/** The slot if it is free, else undefined; reliable while the advisor's calendar is locked. */
export const findSlot = async (...asked: Parameters<typeof findSlots>): Promise<Slot | undefined> =>
  (await findSlots(...asked))[0]

/** The next free starts, from the day of a slot that was not free. */
export async function findNextStarts(
  db: TenantDb,
  target: Bookable,
  wanted: SlotRequest,
  now: Date,
  own: Own
): Promise<string[]> {
  const offer = await offerOf(db, target, wanted, own)
  if (!offer.advisors.length) return []
  const last = lastDay(now, offer, target.time_zone)
  const day = dayOf(wanted.starts_at, target.time_zone)
  const from = notBefore(now, target, day > last ? '' : day)
  const startsUpTo = async (to: string) => {
    const facts = await factsOf(db, target, offer.advisors, { from, to }, now, own)
    return Object.values(byDay(freeDaysOfAny([...facts.values()], offer, from, to, now)))
      .flat()
      .slice(0, NEXT_STARTS)
  }
  // mostly the same day or the next one has enough, and of a full week the claims alone take longer than all the rest
  for (const days of [1, NEAR_DAYS]) {
    const near = dayLater(from, days)
    if (near >= last) break
    const starts = await startsUpTo(near)
    if (starts.length === NEXT_STARTS) return starts
  }
  return startsUpTo(last)
}

/** For each of some appointments, those of some advisors of a branch into whose calendars it fits. */
export async function findFitting(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  booked: readonly (Booked & { uuid: string })[],
  now: Date
): Promise<Map<string, Set<string>>> {
  const days = booked.map(({ starts_at }) => dayOf(starts_at, branch.time_zone)).toSorted()
  const [from, to] = [days.at(0), days.at(-1)]
  if (!from || !to) return new Map()
  const calendars = [...(await factsOf(db, branch, advisors, { from, to }, now, {}))]
  const fitting = (one: Booked) => calendars.flatMap(([uuid, calendar]) => (fits(calendar, one) ? [uuid] : []))
  return new Map(booked.map((one) => [one.uuid, new Set(fitting(one))]))
}

/** The uuids of the appointments that do not fit into another calendar; each day is read once. */
export async function findClashing(
  db: TenantDb,
  target: Bookable,
  booked: readonly (Booked & { uuid: string })[],
  now: Date
): Promise<string[]> {
  const unfit: string[] = []
  const known = new Map<string, Known>()
  for (const one of booked) {
    const day = dayOf(one.starts_at, target.time_zone)
    const facts = known.get(day) ?? (await factsOf(db, target, [target.uuid], { from: day, to: day }, now, {}))
    known.set(day, facts)
    const calendar = facts.get(target.uuid)
    if (!calendar || !fits(calendar, one)) unfit.push(one.uuid)
  }
  return unfit
}
