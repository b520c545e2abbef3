import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { CalendarError } from '../calendar-error.ts'
import { zoneNamed } from '../zones.ts'
import { type Items, type Kept, keyOf } from './kept-events.ts'

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
