import { ticks } from '../core/worker.thread.ts'
import { type Ask, asker, type Login, refusalOf, type Ways } from './ask.ts'
import { type Busy, busyOf, type Question } from './busy.ts'
import { type Entry, putEntry, readCollection } from './caldav.ts'
import { discover, type Place } from './discovery.ts'
import { Effort } from './effort.ts'
import { CalendarTrouble } from './trouble.ts'

/** All that is needed to reach a calendar. */
export interface Source extends Login, Place {}

export type Task = Ways &
  (
    | { kind: 'connect'; url: string; login: Login; question: Question }
    | { kind: 'read'; source: Source; question: Question }
    | { kind: 'write'; source: Source; entry: Entry }
  )

interface Answers {
  connect: { place: Place; busy: Busy }
  read: { busy: Busy }
  write: Record<string, never>
}
export type Answer<T extends Task> = Answers[T['kind']]

const MOST_ASKING_MS = 10_000
const MOST_READING_MS = 4000
/** Of the time that is left, what reading keeps of it, and what the answer needs to come home. */
const FOR_READING_MS = 1500
const FOR_ANSWERING_MS = 300

async function readFeed(url: string, ask: Ask, login: Login): Promise<string[]> {
  const answer = await ask(url, { headers: { accept: 'text/calendar, */*;q=0.5' } })
  if (!answer.ok) throw refusalOf(answer.status, login)
  const text = new TextDecoder().decode(await answer.arrayBuffer())
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarTrouble('no-calendar')
  return [text.trimStart()]
}

function understand([own = [], ...others]: readonly string[][], question: Question, until: number): Busy {
  const effort = new Effort(Math.min(ticks() + MOST_READING_MS, until - FOR_ANSWERING_MS))
  try {
    return busyOf(own, question, effort, others.flat())
  } catch (failure) {
    throw failure instanceof CalendarTrouble ? failure : new CalendarTrouble('unreadable')
  }
}

async function read({ kind, urls, ...login }: Source, question: Question, ask: Ask, until: number) {
  const readOne = (url: string) =>
    kind === 'feed' ? readFeed(url, ask, login) : readCollection(url, question, ask, login)
  const texts = await Promise.all(urls.map(readOne))
  return understand(texts, question, until)
}

const feedAt = (url: string): Place => ({ kind: 'feed', urls: [url], outlet: '' })

/** CalDAV where it is spoken, else a feed. What refuses CalDAV to a stranger may still hand out a feed. */
async function find(url: string, ask: Ask, login: Login): Promise<{ place: Place; refusal?: CalendarTrouble }> {
  try {
    return { place: (await discover(url, ask, login)) ?? feedAt(url) }
  } catch (failure) {
    const isFinal = !(failure instanceof CalendarTrouble) || ['redirect', 'too-large'].includes(failure.fault)
    if (isFinal) throw failure
    return { place: feedAt(url), refusal: failure }
  }
}

/** Of two refusals the one of CalDAV says more, unless it was a server that does not know the word. */
const telling = (refusal: CalendarTrouble | undefined, failure: unknown) =>
  refusal && ['login', 'refused', 'no-calendar'].includes(refusal.fault) ? refusal : failure

/** Does what is asked outside, and reads what comes from there until a tick: to be run where a hostile calendar harms nobody. */
export async function perform(task: Task, until: number): Promise<Answers[Task['kind']]> {
  const login = task.kind === 'connect' ? task.login : task.source
  const ask = asker(login, task, Math.max(0, Math.min(MOST_ASKING_MS, until - ticks() - FOR_READING_MS)))
  if (task.kind === 'write') {
    await putEntry(task.source.outlet, task.entry, ask, login)
    return {}
  }
  if (task.kind === 'read') return { busy: await read(task.source, task.question, ask, until) }
  const { place, refusal } = await find(task.url, ask, login)
  try {
    return { place, busy: await read({ ...place, ...login }, task.question, ask, until) }
  } catch (failure) {
    throw telling(refusal, failure)
  }
}
