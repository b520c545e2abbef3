import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import type { Busy, BusyQuery } from '../busy.ts'
import { CalendarError } from '../calendar-error.ts'
import { type Interval, instantOf, mergedSpans } from '../spans.ts'
import type { Window } from '../window.ts'

/** An event as it is kept; of a series, what its occurrences inherit. */
export interface Kept {
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

/** What the next reading continues from: where the changes are, and the events of the period they are about. */
export interface State extends Window {
  cursor: string
  items: Items
}

/** A cursor is about a fixed period: a longer one lasts for some days. */
const SPARE = 7 * 86_400_000

/** The state of the last reading, if the period that it is about contains the one in question. */
export function stateFor({ since, until }: BusyQuery, text: string | null | undefined): State | undefined {
  const state: State | undefined = text ? JSON.parse(text) : undefined
  return state && state.since <= since && state.until >= until ? state : undefined
}

/** Where reading begins anew. */
export const startOf = ({ since, until }: BusyQuery): State => ({ since, until: until + SPARE, cursor: '', items: {} })

/** @throws CalendarError for what is no date */
function startOfDay(date: string, zone: string): number {
  try {
    return Temporal.PlainDate.from(date.slice(0, 10)).toZonedDateTime(zone).epochMilliseconds
  } catch {
    throw new CalendarError('unreadable')
  }
}

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
