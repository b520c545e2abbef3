import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

/** A period in which a zone's UTC offset stays the same; all in milliseconds. */
export interface Steady {
  since: number
  until: number
  offset: number
}

function steadyFrom(start: Temporal.ZonedDateTime, end: number): Steady[] {
  const next = start.getTimeZoneTransition('next')
  const until = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const steady = { since: start.epochMilliseconds, until, offset: start.offsetNanoseconds / 1e6 }
  return next && until < end ? [steady, ...steadyFrom(next, end)] : [steady]
}

/** A zone is queried once per year, as each query costs as much as a day of slots. */
const years = new LRUCache<string, Steady[]>({ max: 1000 })

/** From the first day of a year in the zone to at least the second of the next. */
export function steadyInYear(zone: string, year: number): readonly Steady[] {
  const key = `${year} ${zone}`
  const known = years.get(key)
  if (known) return known
  const opening = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone)
  const found = steadyFrom(opening, Date.UTC(year + 1, 0, 3))
  years.set(key, found)
  return found
}

/** The periods that cover the days from one to another. */
export function steadyIn(zone: string, first: string, last: string): readonly Steady[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  if (from === to) return steadyInYear(zone, from)
  return Array.from({ length: to - from + 1 }, (_, index) => steadyInYear(zone, from + index)).flat()
}

/** The offset at a moment; undefined in the hours in which the zone's year is not that of UTC. */
export const offsetAt = (zone: string, moment: number): number | undefined =>
  steadyInYear(zone, new Date(moment).getUTCFullYear()).find(({ since, until }) => since <= moment && moment < until)
    ?.offset
