import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import type { BusyQuery } from '../busy.ts'
import { CalendarError } from '../calendar-error.ts'
import { instantOf } from '../spans.ts'
import { isForgotten, parsed, refusalBy, sendTo } from './ask-service.ts'
import { busyIn, type Items, type Kept, keyOf, type State, startOf, stateFor } from './kept-events.ts'
import type {
  EntryEvent,
  Reading,
  ServiceEntry,
  ServiceProvider,
  ServiceSource,
  Subscription,
  Visit,
  Watch,
  WrittenEntry
} from './provider.ts'

const Moment = v.object({ dateTime: v.optional(v.string()), date: v.optional(v.string()) })

/** Series are asked for as their occurrences. One that was deleted has no more than id and status. */
const GoogleEvent = v.object({
  id: v.string(),
  status: v.optional(v.string()),
  start: v.optional(Moment),
  end: v.optional(Moment),
  transparency: v.optional(v.string()),
  eventType: v.optional(v.string()),
  attendees: v.optional(
    v.array(v.object({ self: v.optional(v.boolean()), responseStatus: v.optional(v.string()) })),
    []
  )
})
type GoogleEvent = v.InferOutput<typeof GoogleEvent>

const Page = v.object({
  items: v.optional(v.array(GoogleEvent), []),
  nextPageToken: v.optional(v.string()),
  nextSyncToken: v.optional(v.string())
})

const eventsOf = ({ api }: ServiceSource) => `${api}/calendars/primary/events`

/** Reasons that are told as 403 and are no matter of consent: limits, an API that is not enabled, no calendar. */
const REASONS = [
  [/limitExceeded|quotaExceeded/i, 'away'],
  [/accessNotConfigured/, 'client'],
  [/notACalendarUser/, 'no-mailbox']
] as const

async function refusal(answer: Response): Promise<CalendarError> {
  const said = answer.status === 403 ? await answer.text() : ''
  const [, fault] = REASONS.find(([reason]) => reason.test(said)) ?? []
  return fault ? new CalendarError(fault) : refusalBy(answer)
}

function instantAt(dateTime: string): string {
  try {
    return Temporal.Instant.from(dateTime).toString()
  } catch {
    throw new CalendarError('unreadable')
  }
}

/** A place of work is no appointment, and an invitation that was declined stays in the calendar. */
const isFree = ({ transparency, eventType, attendees }: GoogleEvent) =>
  transparency === 'transparent' ||
  eventType === 'workingLocation' ||
  attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')

function kept(event: GoogleEvent): Kept {
  const { start, end } = event
  if (start?.date && end?.date) return { from: start.date, to: end.date, isAllDay: true, isFree: isFree(event) }
  if (!start?.dateTime || !end?.dateTime) return {}
  return { from: instantAt(start.dateTime), to: instantAt(end.dateTime), isFree: isFree(event) }
}

/** Adds what a page of changes says; the same change may come twice. */
function apply(items: Items, events: readonly GoogleEvent[]): void {
  for (const event of events) {
    if (event.status === 'cancelled') delete items[keyOf(event.id)]
    else items[keyOf(event.id)] = kept(event)
  }
}

const MOST_PAGES = 100

/** Undefined if Google has forgotten what it has told us: then everything has to be read again. */
async function follow(source: ServiceSource, { ask }: Visit, state: State): Promise<State | undefined> {
  const items = structuredClone(state.items)
  const period = { timeMin: instantOf(state.since), timeMax: instantOf(state.until) }
  const query = new URLSearchParams({
    singleEvents: 'true',
    maxResults: '250',
    ...(state.cursor ? { syncToken: state.cursor } : period)
  })
  for (let turn = 0; turn < MOST_PAGES; turn += 1) {
    const answer = await sendTo(source, ask, `${eventsOf(source)}?${query}`)
    if (isForgotten(answer)) return undefined
    if (!answer.ok) throw await refusal(answer)
    const page = await parsed(answer, Page)
    apply(items, page.items)
    if (page.nextSyncToken) return { ...state, items, cursor: page.nextSyncToken }
    if (!page.nextPageToken) break
    query.set('pageToken', page.nextPageToken)
  }
  throw new CalendarError('unreadable')
}

async function read(source: ServiceSource, question: BusyQuery, visit: Visit, text?: string | null): Promise<Reading> {
  const known = stateFor(question, text)
  const state = (known && (await follow(source, visit, known))) ?? (await follow(source, visit, startOf(question)))
  if (!state) throw new CalendarError('away')
  return { busy: busyIn(state.items, question), state: JSON.stringify(state) }
}

/** A calendar is called like its account, unless its owner has changed that. */
async function identify(source: ServiceSource, { ask }: Visit): Promise<string> {
  const answer = await sendTo(source, ask, `${eventsOf(source)}?maxResults=1`)
  if (!answer.ok) throw await refusal(answer)
  return (await parsed(answer, v.object({ summary: v.optional(v.string(), '') }))).summary.slice(0, 255)
}

const bodyOf = ({ title, text, location, starts_at, ends_at, isTentative }: EntryEvent) => ({
  summary: title,
  description: text,
  location,
  start: { dateTime: starts_at },
  end: { dateTime: ends_at },
  status: isTentative ? 'tentative' : 'confirmed'
})

/** Of an id's signs, Google allows those of base32hex, in which digits of a uuid are. */
const idOf = (name: string) => name.replaceAll('-', '')

const IS_GONE = new Set([404, 410])

/** One that was deleted there could be brought back by writing it: whether it is there is asked first. */
async function update(source: ServiceSource, { ask }: Visit, id: string, event: EntryEvent): Promise<WrittenEntry> {
  const url = `${eventsOf(source)}/${id}`
  const there = await sendTo(source, ask, url)
  if (IS_GONE.has(there.status)) return { id, isGone: true }
  if (!there.ok) throw await refusal(there)
  if ((await parsed(there, GoogleEvent)).status === 'cancelled') return { id, isGone: true }
  const answer = await sendTo(source, ask, url, { method: 'PATCH', body: bodyOf(event) })
  if (!answer.ok && !IS_GONE.has(answer.status)) throw await refusal(answer)
  return { id, isGone: !answer.ok }
}

async function write(source: ServiceSource, { id, name, event }: ServiceEntry, visit: Visit): Promise<WrittenEntry> {
  const { ask } = visit
  const own = id ?? idOf(name)
  if (!event) {
    const answer = await sendTo(source, ask, `${eventsOf(source)}/${own}`, { method: 'DELETE' })
    if (!answer.ok && !IS_GONE.has(answer.status)) throw await refusal(answer)
    return { id: own, isGone: true }
  }
  if (id) return update(source, visit, id, event)
  const answer = await sendTo(source, ask, eventsOf(source), { method: 'POST', body: { id: own, ...bodyOf(event) } })
  // it was made before, and the answer was lost
  if (answer.status === 409) return update(source, visit, own, event)
  if (!answer.ok) throw await refusal(answer)
  return { id: own, isGone: false }
}

const Channel = v.object({ resourceId: v.string(), expiration: v.string() })

/** The longest that Google gives is a week, which is what it gives. */
const TTL_SECONDS = '604800'

/** Reasons of its own, told as 400 or 401, for an address at which Google does not tell anything. */
const isUnwanted = (status: number, said: string) => status === 400 || /push\.\w+/.test(said)

async function subscribe(source: ServiceSource, watch: Watch, { ask }: Visit): Promise<Subscription | null> {
  const { channel, token, address } = watch
  const body = { id: channel, type: 'web_hook', address, token, params: { ttl: TTL_SECONDS } }
  const answer = await sendTo(source, ask, `${eventsOf(source)}/watch`, { method: 'POST', body })
  if (!answer.ok && isUnwanted(answer.status, await answer.clone().text())) return null
  if (!answer.ok) throw await refusal(answer)
  const { resourceId, expiration } = await parsed(answer, Channel)
  const until = Number(expiration)
  if (!Number.isFinite(until)) throw new CalendarError('unreadable')
  return { channel, id: channel, resource: resourceId, until: instantOf(until) }
}

async function unsubscribe(source: ServiceSource, { id, resource }: Subscription, { ask }: Visit): Promise<void> {
  const body = { id, resourceId: resource }
  const answer = await sendTo(source, ask, `${source.api}/channels/stop`, { method: 'POST', body })
  if (!answer.ok && !IS_GONE.has(answer.status)) throw await refusal(answer)
}

/** The main calendar of a Google account. After the first time only changes are read. */
export const google: ServiceProvider = { read, write, identify, subscribe, unsubscribe }
