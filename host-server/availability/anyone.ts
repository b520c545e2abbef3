import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { instant } from '../core/clock.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { type Bookable, findLoads } from './availability.repository.ts'
import { type CalendarFacts, dayOf, firstFreeDay, freeStarts, later, type TopicRules } from './engine.ts'

/** Calendars by their advisor. */
export type Known = ReadonlyMap<string, CalendarFacts & { hasStaleHolds: boolean }>

type Question = [topic: TopicRules, from: string, to: string, now: Date]

/** The starts at which anybody is free, in order; where two are, it is still one time. */
export function freeStartsOfAny(known: Known, ...asked: Question): Record<string, string[]> {
  const [first = {}, ...others] = [...known.values()].map((facts) => freeStarts(facts, ...asked))
  if (!others.length) return first
  const all = [first, ...others]
  const days = [...new Set(all.flatMap((one) => Object.keys(one)))].toSorted()
  const startsOn = (day: string) => [...new Set(all.flatMap((one) => one[day] ?? []))].toSorted()
  return Object.fromEntries(days.map((day) => [day, startsOn(day)]))
}

/** The first day on which anybody is free. */
export const soonestFreeDay = (known: Known, ...asked: Question): string | undefined =>
  [...known.values()].flatMap((facts) => firstFreeDay(facts, ...asked) ?? []).toSorted()[0]

/** What is left of the ISO week, from Monday to Monday in the zone, in which a moment lies. */
function weekOf(moment: string, zone: string, now: Date) {
  const day = Temporal.PlainDate.from(dayOf(moment, zone))
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const startOf = (date: Temporal.PlainDate) => instant(date.toZonedDateTime(zone).epochMilliseconds)
  const [from, to] = [startOf(monday), startOf(monday.add({ days: 7 }))]
  return { from: later(instant(now), from), to }
}

/** Always the same for one time, and another order for another: nobody comes first all week, and no node keeps a count. */
const turnOf = (starts_at: string, uuid: string) => createHash('sha256').update(`${starts_at} ${uuid}`).digest('hex')

/**
 * Advisors who are free at a time, the fairest choice first: who has the fewest appointments still to come in its ISO
 * week, and among equals whose turn it is.
 */
export async function inFairOrder(
  trx: TenantDb,
  { time_zone }: Bookable,
  advisors: readonly string[],
  starts_at: string,
  now: Date
): Promise<string[]> {
  const loads = await findLoads(trx, advisors, weekOf(starts_at, time_zone, now))
  const rank = (uuid: string) => ({ uuid, load: loads.get(uuid) ?? 0, turn: turnOf(starts_at, uuid) })
  return advisors
    .map(rank)
    .toSorted((a, b) => a.load - b.load || (a.turn < b.turn ? -1 : 1))
    .map(({ uuid }) => uuid)
}
