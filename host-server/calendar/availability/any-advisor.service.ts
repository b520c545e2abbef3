import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { instant } from '../../core/base/clock.ts'
import { dayOf, later } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Bookable, countAppointments, type StoredFacts } from './availability.repository.ts'
import { type CalendarFacts, firstFreeDay, type TopicRules } from './engine.ts'

/** Calendars by advisor uuid. */
export type Known = ReadonlyMap<string, CalendarFacts & Pick<StoredFacts, 'hasStaleHolds' | 'busy'>>

type Question = [topic: TopicRules, from: string, to: string, now: Date]

/** The first day on which at least one of the advisors is free. */
export const soonestFreeDay = (known: Known, ...asked: Question): string | undefined =>
  [...known.values()].flatMap((facts) => firstFreeDay(facts, ...asked) ?? []).toSorted()[0]

/** What is left of the ISO week of an instant, in the given zone. */
function weekOf(moment: string, zone: string, now: Date) {
  const day = Temporal.PlainDate.from(dayOf(moment, zone))
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const startOf = (date: Temporal.PlainDate) => instant(date.toZonedDateTime(zone).epochMilliseconds)
  const [from, to] = [startOf(monday), startOf(monday.add({ days: 7 }))]
  return { from: later(instant(now), from), to }
}

/** A pseudo-random order that depends on the start only: it varies between starts, and is the same on all nodes. */
const turnOf = (starts_at: string, uuid: string) => createHash('sha256').update(`${starts_at} ${uuid}`).digest('hex')

/**
 * Free advisors, the fairest choice first: those with the fewest upcoming appointments in the start's ISO week, and
 * in a pseudo-random order among equals.
 */
export async function inFairOrder(
  trx: TenantDb,
  { time_zone }: Bookable,
  advisors: readonly string[],
  starts_at: string,
  now: Date
): Promise<string[]> {
  const loads = await countAppointments(trx, advisors, weekOf(starts_at, time_zone, now))
  const rank = (uuid: string) => ({ uuid, load: loads.get(uuid) ?? 0, turn: turnOf(starts_at, uuid) })
  return advisors
    .map(rank)
    .toSorted((a, b) => a.load - b.load || (a.turn < b.turn ? -1 : 1))
    .map(({ uuid }) => uuid)
}
