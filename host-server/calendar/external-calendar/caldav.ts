import { calendarQuery } from 'tsdav'
import { type Fetch, type Login, refusalOf } from './calendar-client.ts'
import { CalendarError } from './calendar-error.ts'
import type { Window } from './window.ts'

const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

type Filter = Record<string, unknown>

const eventsWhere = (filter: Filter) => ({
  'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VEVENT' }, ...filter } }
})

async function query(url: string, filter: Filter, props: Filter, ask: Fetch, login: Login) {
  const filters = eventsWhere(filter)
  const answers = await calendarQuery({ url, depth: '1', props, filters, fetch: ask as typeof fetch })
  const [first] = answers
  if (first && !first.props && !first.ok) throw refusalOf(first.status, login)
  // a response without XML does not come from a CalDAV server
  if (first && typeof first.raw === 'string') throw new CalendarError('no-calendar')
  return answers.filter(({ href }) => href)
}

/** The entries of a collection that overlap the window, each as an iCalendar text. */
export async function readCollection(
  url: string,
  { since, until }: Window,
  ask: Fetch,
  login: Login
): Promise<string[]> {
  const range = { 'time-range': { _attributes: { start: stamp(since), end: stamp(until) } } }
  const found = await query(url, range, { 'c:calendar-data': {} }, ask, login)
  return found.flatMap(({ props }) => {
    const { calendarData: data } = props ?? {}
    const text = data?._cdata ?? data
    return typeof text === 'string' ? [text] : []
  })
}

/** The URL of an entry created by someone else, such as a mail program that accepted our invitation. */
async function findEntry(collection: string, uid: string, ask: Fetch, login: Login): Promise<string | undefined> {
  const match = { 'prop-filter': { _attributes: { name: 'UID' }, 'text-match': { _text: uid } } }
  const [found] = await query(collection, match, { getetag: {} }, ask, login)
  const url = found?.href && URL.canParse(found.href, collection) ? new URL(found.href, collection) : undefined
  return url?.origin === new URL(collection).origin ? url.href : undefined
}

/** An appointment's URL in the collection, the same for every version. */
const entryUrl = (collection: string, uuid: string) =>
  new URL(`${uuid}.ics`, collection.endsWith('/') ? collection : `${collection}/`).href

export interface Entry {
  uuid: string
  uid: string
  /** Undefined removes the entry. */
  ics?: string | undefined
}

const IS_THERE = new Set([403, 409, 412])
const isGone = (status: number) => status === 404 || status === 410

/** Writes or removes an entry. Idempotent. */
export async function putEntry(collection: string, { uuid, uid, ics }: Entry, ask: Fetch, login: Login): Promise<void> {
  const send = (url: string) =>
    ics === undefined
      ? ask(url, { method: 'DELETE' })
      : ask(url, { method: 'PUT', body: ics, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
  const answer = await send(entryUrl(collection, uuid))
  if (answer.ok) return
  const mayBeElsewhere = ics === undefined ? isGone(answer.status) : IS_THERE.has(answer.status)
  const elsewhere = mayBeElsewhere ? await findEntry(collection, uid, ask, login) : undefined
  const { ok, status } = elsewhere ? await send(elsewhere) : answer
  if (!ok && !(ics === undefined && isGone(status))) throw refusalOf(status, login)
}
