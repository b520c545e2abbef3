import { ticks } from '../../core/base/worker.thread.ts'
import { Budget } from './budget.ts'
import { type Busy, type BusyQuery, busyOf } from './busy.ts'
import { type Entry, putEntry, readCollection } from './caldav.ts'
import { createFetch, type Fetch, type Login, type NetworkAccess, refusalOf } from './calendar-client.ts'
import { CalendarError } from './calendar-error.ts'
import { type CalendarLocation, discover } from './discovery.ts'

/** Everything needed to access a calendar. */
export interface Source extends Login, CalendarLocation {}

export type Task = NetworkAccess &
  (
    | { kind: 'connect'; url: string; login: Login; question: BusyQuery }
    | { kind: 'read'; source: Source; question: BusyQuery }
    | { kind: 'write'; source: Source; entry: Entry }
  )

interface Answers {
  connect: { location: CalendarLocation; busy: Busy }
  read: { busy: Busy }
  write: Record<string, never>
}
export type Answer<T extends Task> = Answers[T['kind']]

const MOST_ASKING_MS = 10_000
const MOST_READING_MS = 4000
/** The share of the remaining time reserved for parsing, and for returning the answer. */
const FOR_READING_MS = 1500
const FOR_ANSWERING_MS = 300

async function readFeed(url: string, ask: Fetch, login: Login): Promise<string[]> {
  const answer = await ask(url, { headers: { accept: 'text/calendar, */*;q=0.5' } })
  if (!answer.ok) throw refusalOf(answer.status, login)
  const text = new TextDecoder().decode(await answer.arrayBuffer())
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarError('no-calendar')
  return [text.trimStart()]
}

function understand([own = [], ...others]: readonly string[][], question: BusyQuery, until: number): Busy {
  const budget = new Budget(Math.min(ticks() + MOST_READING_MS, until - FOR_ANSWERING_MS))
  try {
    return busyOf(own, question, budget, others.flat())
  } catch (failure) {
    throw failure instanceof CalendarError ? failure : new CalendarError('unreadable')
  }
}

async function read({ kind, urls, ...login }: Source, question: BusyQuery, ask: Fetch, until: number) {
  const readOne = (url: string) =>
    kind === 'feed' ? readFeed(url, ask, login) : readCollection(url, question, ask, login)
  const texts = await Promise.all(urls.map(readOne))
  return understand(texts, question, until)
}

const feedAt = (url: string): CalendarLocation => ({ kind: 'feed', urls: [url], outlet: '' })

/** CalDAV if the server speaks it, else a feed. A server that refuses CalDAV may still serve a feed. */
async function find(
  url: string,
  ask: Fetch,
  login: Login
): Promise<{ location: CalendarLocation; refusal?: CalendarError }> {
  try {
    return { location: (await discover(url, ask, login)) ?? feedAt(url) }
  } catch (failure) {
    const isFinal = !(failure instanceof CalendarError) || ['redirect', 'too-large'].includes(failure.fault)
    if (isFinal) throw failure
    return { location: feedAt(url), refusal: failure }
  }
}

/** Prefers the CalDAV error over the feed's, unless the server just does not speak CalDAV. */
const clearerOf = (refusal: CalendarError | undefined, failure: unknown) =>
  refusal && ['login', 'refused', 'no-calendar'].includes(refusal.fault) ? refusal : failure

/** Runs a task until a deadline in ticks. Must run in a worker, where a hostile calendar can do no harm. */
export async function perform(task: Task, until: number): Promise<Answers[Task['kind']]> {
  const login = task.kind === 'connect' ? task.login : task.source
  const ask = createFetch(login, task, Math.max(0, Math.min(MOST_ASKING_MS, until - ticks() - FOR_READING_MS)))
  if (task.kind === 'write') {
    await putEntry(task.source.outlet, task.entry, ask, login)
    return {}
  }
  if (task.kind === 'read') return { busy: await read(task.source, task.question, ask, until) }
  const { location, refusal } = await find(task.url, ask, login)
  try {
    return { location, busy: await read({ ...location, ...login }, task.question, ask, until) }
  } catch (failure) {
    throw clearerOf(refusal, failure)
  }
}
