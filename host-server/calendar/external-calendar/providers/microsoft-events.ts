import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import type { Busy, BusyQuery } from '../busy.ts'
import { CalendarError } from '../calendar-error.ts'
import { type Interval, instantOf, mergedSpans } from '../spans.ts'
import { zoneNamed } from '../zones.ts'

const Moment = v.object({ dateTime: v.string(), timeZone: v.optional(v.string(), 'UTC') })
type Moment = v.InferOutput<typeof Moment>

/** What of an event says when its owner is busy. The occurrences of a series have no more than their times. */
export const GraphEvent = v.object({
  id: v.string(),
  '@removed': v.optional(v.unknown()),
  type: v.nullish(v.string()),
  seriesMasterId: v.nullish(v.string()),
  showAs: v.nullish(v.string()),
  isAllDay: v.nullish(v.boolean()),
  isCancelled: v.nullish(v.boolean()),
  start: v.nullish(Moment),
  end: v.nullish(Moment)
})
export type GraphEvent = v.InferOutput<typeof GraphEvent>

/** An event as it is kept; of a series, what its occurrences inherit. */
interface Kept {
  /** Instants, or dates of an event that lasts whole days; absent for a series. */
  from?: string
  to?: string
  isAllDay?: boolean
  isFree?: boolean
  series?: string
}
export type Items = Record<string, Kept>

/** Ids are long, and nothing else of them is needed. */
export const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 22)

/** Working elsewhere is working: customers can still book. */
const FREE = new Set(['free', 'workingElsewhere'])

function instantAt({ dateTime, timeZone }: Moment, zone: string): string {
  try {
    const wall = Temporal.PlainDateTime.from(dateTime.slice(0, 19))
    const named = timeZone === 'UTC' ? 'UTC' : (zoneNamed(timeZone) ?? zone)
    return wall.toZonedDateTime(named).toInstant().toString()
  } catch {
    throw new CalendarError('unreadable')
  }
}

function timesOf({ start, end, isAllDay }: GraphEvent, zone: string): Pick<Kept, 'from' | 'to'> {
  if (!start || !end) return {}
  if (isAllDay) return { from: start.dateTime.slice(0, 10), to: end.dateTime.slice(0, 10) }
  return { from: instantAt(start, zone), to: instantAt(end, zone) }
}

function kept(event: GraphEvent, zone: string): Kept {
  const { type, seriesMasterId, showAs, isAllDay } = event
  return {
    ...(type !== 'seriesMaster' && timesOf(event, zone)),
    ...(typeof isAllDay === 'boolean' && { isAllDay }),
    ...(showAs && { isFree: FREE.has(showAs) }),
    ...(seriesMasterId && { series: keyOf(seriesMasterId) })
  }
}

/** Adds what a page of changes says. The same change may come twice, and a series may go without its occurrences. */
export function apply(items: Items, events: readonly GraphEvent[], zone: string): void {
  for (const event of events) {
    const key = keyOf(event.id)
    if (!event['@removed'] && !event.isCancelled) items[key] = kept(event, zone)
    else {
      delete items[key]
      for (const [other, { series }] of Object.entries(items)) if (series === key) delete items[other]
    }
  }
}

const startOfDay = (date: string, zone: string) =>
  Temporal.PlainDate.from(date.slice(0, 10)).toZonedDateTime(zone).epochMilliseconds

/** When an event takes place; whole days are those of the advisor's zone. */
function intervalOf({ from, to, series, ...own }: Kept, items: Items, zone: string): Interval | undefined {
  const { isAllDay, isFree } = { ...(series && items[series]), ...own }
  if (!from || !to || isFree) return undefined
  if (isAllDay) return { from: startOfDay(from, zone), to: startOfDay(to, zone) }
  return { from: Date.parse(from), to: Date.parse(to) }
}

/** Our own appointments, which must not block their own time. */
function ownIn(items: Items, { entries = {}, zone }: BusyQuery) {
  const own: Busy['own'] = {}
  const keys = new Set<string>()
  for (const [uuid, id] of Object.entries(entries)) {
    const key = keyOf(id)
    const item = items[key]
    keys.add(key)
    // one that its owner has set to free is still there
    const interval = item && intervalOf({ ...item, isFree: false }, items, zone)
    if (!interval) continue
    const { from, to } = interval
    own[uuid] = { starts_at: instantOf(from), ends_at: instantOf(to), isTentative: false }
  }
  return { own, keys }
}

/** The busy times that the kept events make. */
export function busyIn(items: Items, question: BusyQuery): Busy {
  const { since, until, zone } = question
  const { own, keys } = ownIn(items, question)
  const intervals = Object.entries(items).flatMap(([key, item]) => {
    const interval = keys.has(key) ? undefined : intervalOf(item, items, zone)
    if (!interval) return []
    const clipped = { from: Math.max(interval.from, since), to: Math.min(interval.to, until) }
    return clipped.from < clipped.to ? [clipped] : []
  })
  return { busy: mergedSpans(intervals), own }
}
