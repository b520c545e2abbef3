import { MINUTE } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Known } from './any-advisor.service.ts'
import { type Bookable, findOffer, type Offer } from './availability.repository.ts'
import { factsOf } from './availability.service.ts'
import { type DayHours, endOf, freeStarts, grainsOf, hoursOf, lastDay, rulesOf } from './engine.ts'

// what is needed of a calendar to keep one of its times for somebody who is not there

export type { Offer } from './availability.repository.ts'
export type { DayHours } from './engine.ts'

/** A calendar from today to a day. */
export interface OpenCalendar {
  facts: Known extends ReadonlyMap<string, infer Facts> ? Facts : never
  /** In which the office is open; they go on while one of it is away. */
  hours: DayHours[]
}

/** Reliable while the advisor's calendar is locked. */
export async function readCalendar(
  db: TenantDb,
  advisor: Bookable,
  to: string,
  now: Date
): Promise<OpenCalendar | undefined> {
  const days = { from: dayOf(now, advisor.time_zone), to }
  const facts = (await factsOf(db, advisor, [advisor.uuid], days, now, {})).get(advisor.uuid)
  return facts && { facts, hours: hoursOf({ ...facts, away: undefined }, days.from, days.to) }
}

interface Wanted {
  topic: string
  type: Parameters<typeof findOffer>[2]['type']
  /** The appointment to be replaced: its topic and length stay. */
  appointment_uuid?: string
}

/** The rules of a topic with an advisor, by name or as one of a branch; undefined if the advisor does not offer it. */
export async function findRules(
  db: TenantDb,
  advisor: Bookable,
  { isAnyone, ...wanted }: Wanted & { isAnyone: boolean }
): Promise<Offer | undefined> {
  const { organization_uuid, time_zone } = advisor
  const branch = { uuid: organization_uuid, organization_uuid, time_zone, isBranch: true as const }
  const offer = await findOffer(db, isAnyone ? branch : advisor, wanted)
  return offer?.advisors.includes(advisor.uuid) ? offer : undefined
}

/** Whether anyone there offers a topic. */
export const isOffered = async (db: TenantDb, target: Bookable, wanted: Wanted): Promise<boolean> =>
  Boolean((await findOffer(db, target, wanted))?.advisors.length)

/** The free starts of some days that can still be booked at a later moment. */
export function startsUntil(
  { facts }: OpenCalendar,
  offer: Offer,
  { from, to }: { from: string; to: string },
  now: Date,
  until: string
): string[] {
  const soonest = Date.parse(until) + rulesOf(offer, facts).notice_minutes * MINUTE
  // where an earlier one is wanted, its present start is not free anyway
  const starts = Object.values(freeStarts(facts, { ...offer, booked_from: null }, from, to, now)).flat()
  return starts.filter((start) => Date.parse(start) >= soonest)
}

/** What an appointment at a start takes. */
export const timeAt = ({ facts }: OpenCalendar, offer: Offer, starts_at: string) => ({
  ends_at: endOf(starts_at, offer.length),
  grains: grainsOf(starts_at, rulesOf(offer, facts))
})

export const endAt = ({ length }: Pick<Offer, 'length'>, starts_at: string) => endOf(starts_at, length)

/** The days that can be booked. */
export const daysToBook = (offer: Offer, { time_zone }: Bookable, now: Date) => ({
  from: dayOf(now, time_zone),
  to: lastDay(now, offer, time_zone)
})
