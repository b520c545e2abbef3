import { calendarQuery } from 'tsdav'
import { type Ask, type Login, refusalOf } from './ask.ts'
import type { Window } from './busy.ts'
import { CalendarTrouble } from './trouble.ts'

const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

type Filter = Record<string, unknown>

const eventsWhere = (filter: Filter) => ({
  'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VEVENT' }, ...filter } }
})

async function query(url: string, filter: Filter, props: Filter, ask: Ask, login: Login) {
  const filters = eventsWhere(filter)
  const answers = await calendarQuery({ url, depth: '1', props, filters, fetch: ask as typeof fetch })
  const [first] = answers
  if (first && !first.props && !first.ok) throw refusalOf(first.status, login)
  // no XML is an answer of something else
  if (first && typeof first.raw === 'string') throw new CalendarTrouble('no-calendar')
  return answers.filter(({ href }) => href)
}

/** The entries of a collection that touch the window, each as a calendar of its own. */
export async function readCollection(url: string, { since, until }: Window, ask: Ask, login: Login): Promise<string[]> {
  const range = { 'time-range': { _attributes: { start: stamp(since), end: stamp(until) } } }
  const found = await query(url, range, { 'c:calendar-data': {} }, ask, login)
  return found.flatMap(({ props }) => {
    const { calendarData: data } = props ?? {}
    const text = data?._cdata ?? data
    return typeof text === 'string' ? [text] : []
  })
}

/** Where an entry stands that somebody else has put there, such as the mail program for our own invitation. */
async function findEntry(collection: string, uid: string, ask: Ask, login: Login): Promise<string | undefined> {
  const match = { 'prop-filter': { _attributes: { name: 'UID' }, 'text-match': { _text: uid } } }
  const [found] = await query(collection, match, { getetag: {} }, ask, login)
  const url = found?.href && URL.canParse(found.href, collection) ? new URL(found.href, collection) : undefined
  return url?.origin === new URL(collection).origin ? url.href : undefined
}

/** An appointment's name in the collection: the same however often it is written. */
const entryUrl = (collection: string, uuid: string) =>
  new URL(`${uuid}.ics`, collection.endsWith('/') ? collection : `${collection}/`).href

export interface Entry {
  uuid: string
  uid: string
  /** Undefined to have it removed. */
  ics?: string | undefined
}

const IS_THERE = new Set([403, 409, 412])
const isGone = (status: number) => status === 404 || status === 410

/** Writes an entry as it is now, or removes it; done twice, it is as if done once. */
export async function putEntry(collection: string, { uuid, uid, ics }: Entry, ask: Ask, login: Login): Promise<void> {
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
