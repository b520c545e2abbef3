import * as v from 'valibot'
import type { BusyQuery } from '../busy.ts'
import { CalendarError } from '../calendar-error.ts'
import { instantOf } from '../spans.ts'
import { isForgotten, isOf, parsed, refusalBy, sendTo } from './ask-service.ts'
import { busyIn, type State, startOf, stateFor } from './kept-events.ts'
import { apply, GraphEvent } from './microsoft-events.ts'
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

/** Times in UTC, since Outlook names zones as Windows does; ids that stay when an event is moved to another folder. */
const PREFER = 'IdType="ImmutableId", outlook.timezone="UTC", outlook.body-content-type="text", odata.maxpagesize=50'
const headers = { prefer: PREFER }

const Page = v.object({
  value: v.array(GraphEvent),
  '@odata.nextLink': v.optional(v.string()),
  '@odata.deltaLink': v.optional(v.string())
})

/** A page has fifty events. */
const MOST_PAGES = 400

/** Undefined if Microsoft has forgotten what it has told us: then everything has to be read again. */
async function follow(source: ServiceSource, { ask }: Visit, state: State, zone: string): Promise<State | undefined> {
  const items = structuredClone(state.items)
  const period = new URLSearchParams({ startDateTime: instantOf(state.since), endDateTime: instantOf(state.until) })
  let url = state.cursor || `${source.api}/me/calendarView/delta?${period}`
  for (let turn = 0; turn < MOST_PAGES; turn += 1) {
    const answer = await sendTo(source, ask, url, { headers })
    if (isForgotten(answer)) return undefined
    if (!answer.ok) throw refusalBy(answer)
    const page = await parsed(answer, Page)
    apply(items, page.value, zone)
    const last = page['@odata.deltaLink']
    if (last && !isOf(source, last)) throw new CalendarError('unreadable')
    if (last) return { ...state, items, cursor: last }
    url = page['@odata.nextLink'] ?? ''
  }
  throw new CalendarError('too-complex')
}

async function read(source: ServiceSource, question: BusyQuery, visit: Visit, text?: string | null): Promise<Reading> {
  const last = stateFor(question, text)
  // the operator may have set another address meanwhile
  const known = last && isOf(source, last.cursor) ? last : undefined
  const { zone } = question
  const state =
    (known && (await follow(source, visit, known, zone))) ?? (await follow(source, visit, startOf(question), zone))
  if (!state) throw new CalendarError('away')
  return { busy: busyIn(state.items, question), state: JSON.stringify(state) }
}

const Calendar = v.object({ owner: v.optional(v.object({ address: v.optional(v.string(), '') }), {}) })

async function identify(source: ServiceSource, { ask }: Visit): Promise<string> {
  const answer = await sendTo(source, ask, `${source.api}/me/calendar`)
  if (!answer.ok) throw refusalBy(answer)
  return (await parsed(answer, Calendar)).owner.address.slice(0, 255)
}

/** Where Outlook keeps the name that we have given to an entry. */
const NAME = 'String {8c1f7a36-50a1-4d8e-9c0b-0d3d7ea7b5c4} Name AdvisorWidgets'

/** What of an event says where people join. */
const Meeting = v.object({
  isOnlineMeeting: v.nullish(v.boolean()),
  onlineMeeting: v.nullish(v.object({ joinUrl: v.nullish(v.string()) }))
})
type Meeting = v.InferOutput<typeof Meeting>

const Made = v.object({
  id: v.string(),
  start: v.optional(v.object({ dateTime: v.string() })),
  ...Meeting.entries
})
const Found = v.object({ value: v.array(Made) })

/** It can be set once; later Outlook keeps what it was. */
const IN_TEAMS = { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' }

const at = (instant: string) => ({ dateTime: instant.slice(0, 19), timeZone: 'UTC' })

const bodyOf = ({ title, text, location, starts_at, ends_at, isTentative }: EntryEvent) => ({
  subject: title,
  body: { contentType: 'text', content: text },
  location: { displayName: location },
  start: at(starts_at),
  end: at(ends_at),
  showAs: isTentative ? 'tentative' : 'busy'
})

/** An entry whose id we do not know: an answer was lost, or the calendar is connected again. */
async function findByName(source: ServiceSource, { ask }: Visit, name: string): Promise<string | null> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${NAME}' and ep/value eq '${name}')`,
    $select: 'id'
  })
  const answer = await sendTo(source, ask, `${source.api}/me/events?${query}`, { headers })
  if (!answer.ok) throw refusalBy(answer)
  return (await parsed(answer, Found)).value[0]?.id ?? null
}

const isGone = ({ status }: Response) => status === 404 || status === 410

const urlOf = (source: ServiceSource, id: string) => `${source.api}/me/events/${encodeURIComponent(id)}`

/** Pages lead there. @throws CalendarError if it is no address of the web */
function joinUrlIn({ isOnlineMeeting, onlineMeeting }: Meeting): Pick<WrittenEntry, 'joinUrl'> {
  const joinUrl = onlineMeeting?.joinUrl
  if (joinUrl && !(URL.canParse(joinUrl) && new URL(joinUrl).protocol === 'https:')) {
    throw new CalendarError('unreadable')
  }
  if (joinUrl) return { joinUrl }
  // a mailbox without Teams makes an entry like any other
  return isOnlineMeeting ? {} : { joinUrl: null }
}

/** The meeting of an entry; undefined if the entry is gone. */
async function meetingOf(source: ServiceSource, { ask }: Visit, id: string): Promise<Meeting | undefined> {
  const query = new URLSearchParams({ $select: 'id,isOnlineMeeting,onlineMeeting' })
  const answer = await sendTo(source, ask, `${urlOf(source, id)}?${query}`, { headers })
  if (isGone(answer)) return undefined
  if (!answer.ok) throw refusalBy(answer)
  return parsed(answer, Meeting)
}

/** How to join what was just written, where that is wanted. Outlook may need another moment to make the meeting. */
async function joinUrlAt(source: ServiceSource, visit: Visit, id: string, { meeting }: EntryEvent, said: Meeting) {
  if (meeting !== 'wanted') return {}
  const answered = joinUrlIn(said)
  if (answered.joinUrl) return answered
  const now = await meetingOf(source, visit, id)
  return now ? joinUrlIn(now) : {}
}

/** The text of a meeting has a part of Outlook's own, and is no meeting any more where that is overwritten. */
async function changeTo(
  source: ServiceSource,
  visit: Visit,
  id: string,
  event: EntryEvent
): Promise<object | undefined> {
  const { body, ...rest } = bodyOf(event)
  if (event.meeting === 'kept') return rest
  if (event.meeting !== 'wanted') return { ...rest, body }
  const known = await meetingOf(source, visit, id)
  return known && (known.isOnlineMeeting ? rest : { ...rest, body, ...IN_TEAMS })
}

async function update(source: ServiceSource, visit: Visit, id: string, event: EntryEvent): Promise<WrittenEntry> {
  const body = await changeTo(source, visit, id, event)
  if (!body) return { id, isGone: true }
  const answer = await sendTo(source, visit.ask, urlOf(source, id), { method: 'PATCH', headers, body })
  if (isGone(answer)) return { id, isGone: true }
  if (!answer.ok) throw refusalBy(answer)
  const said = event.meeting === 'wanted' ? await parsed(answer, Meeting) : {}
  return { id, isGone: false, ...(await joinUrlAt(source, visit, id, event, said)) }
}

/** Asked twice, Outlook answers with the entry as it was made. */
async function create(source: ServiceSource, visit: Visit, name: string, event: EntryEvent): Promise<WrittenEntry> {
  const singleValueExtendedProperties = [{ id: NAME, value: name }]
  const own = { ...bodyOf(event), transactionId: name, singleValueExtendedProperties }
  const body = { ...own, ...(event.meeting === 'wanted' && IN_TEAMS) }
  const answer = await sendTo(source, visit.ask, `${source.api}/me/events`, { method: 'POST', headers, body })
  if (!answer.ok) throw refusalBy(answer)
  const made = await parsed(answer, Made)
  const { id, start } = made
  if (start && start.dateTime.slice(0, 19) !== event.starts_at.slice(0, 19)) return update(source, visit, id, event)
  return { id, isGone: false, ...(await joinUrlAt(source, visit, id, event, made)) }
}

async function removeEntry(source: ServiceSource, { ask }: Visit, id: string | null): Promise<WrittenEntry> {
  if (id === null) return { id, isGone: true }
  const answer = await sendTo(source, ask, urlOf(source, id), { method: 'DELETE', headers })
  if (!answer.ok && !isGone(answer)) throw refusalBy(answer)
  return { id, isGone: true }
}

async function write(source: ServiceSource, { id, name, event }: ServiceEntry, visit: Visit): Promise<WrittenEntry> {
  const known = id ?? (await findByName(source, visit, name))
  if (!event) return removeEntry(source, visit, known)
  return known === null ? create(source, visit, name, event) : update(source, visit, known, event)
}

const Subscribed = v.object({ id: v.string(), expirationDateTime: v.string() })

/** @throws CalendarError for what is no time */
function instantIn(text: string): string {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new CalendarError('unreadable')
  return instantOf(time)
}

/** Microsoft asks at the address at once whether it is ours, and refuses (400) if it gets no answer there. */
async function subscribe(source: ServiceSource, watch: Watch, { ask }: Visit): Promise<Subscription | null> {
  const { channel, token: clientState, address, until } = watch
  const body = {
    changeType: 'created,updated,deleted',
    notificationUrl: address,
    lifecycleNotificationUrl: address,
    resource: 'me/events',
    expirationDateTime: until,
    clientState
  }
  const answer = await sendTo(source, ask, `${source.api}/subscriptions`, { method: 'POST', headers, body })
  if (answer.status === 400) return null
  if (!answer.ok) throw refusalBy(answer)
  const { id, expirationDateTime } = await parsed(answer, Subscribed)
  return { channel, id, resource: '', until: instantIn(expirationDateTime) }
}

const subscriptionUrl = ({ api }: ServiceSource, id: string) => `${api}/subscriptions/${encodeURIComponent(id)}`

/** Renews the authorization, too. */
async function prolong(source: ServiceSource, id: string, until: string, { ask }: Visit): Promise<string | undefined> {
  const body = { expirationDateTime: until }
  const answer = await sendTo(source, ask, subscriptionUrl(source, id), { method: 'PATCH', body })
  if (isGone(answer)) return undefined
  if (!answer.ok) throw refusalBy(answer)
  return instantIn((await parsed(answer, Subscribed)).expirationDateTime)
}

async function unsubscribe(source: ServiceSource, { id }: Subscription, { ask }: Visit): Promise<void> {
  const answer = await sendTo(source, ask, subscriptionUrl(source, id), { method: 'DELETE' })
  if (!answer.ok && !isGone(answer)) throw refusalBy(answer)
}

/** The main calendar of a mailbox in Microsoft 365, by Microsoft Graph. After the first time only changes are read. */
export const microsoft: ServiceProvider = { read, write, identify, subscribe, prolong, unsubscribe }
