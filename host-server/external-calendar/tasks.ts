import { type Ask, asker, type Login, refusalOf, type Ways } from './ask.ts'
import { type Busy, busyOf, type Question } from './busy.ts'
import { type Entry, putEntry, readCollection } from './caldav.ts'
import { discover, type Place } from './discovery.ts'
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

/** Told when the answers of others have come and are being read. */
type OnReading = () => void

async function readFeed(url: string, ask: Ask, login: Login): Promise<string[]> {
  const answer = await ask(url, { headers: { accept: 'text/calendar, */*;q=0.5' } })
  if (!answer.ok) throw refusalOf(answer.status, login)
  const text = new TextDecoder().decode(await answer.arrayBuffer())
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarTrouble('no-calendar')
  return [text.trimStart()]
}

function understand(texts: readonly string[], question: Question): Busy {
  try {
    return busyOf(texts, question)
  } catch (failure) {
    throw failure instanceof CalendarTrouble ? failure : new CalendarTrouble('unreadable')
  }
}

async function read({ kind, urls, ...login }: Source, question: Question, ask: Ask, onReading: OnReading) {
  const readOne = (url: string) =>
    kind === 'feed' ? readFeed(url, ask, login) : readCollection(url, question, ask, login)
  const texts = await Promise.all(urls.map(readOne))
  onReading()
  return understand(texts.flat(), question)
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

/** Does what is asked outside, and reads what comes from there: to be run where a hostile calendar harms nobody. */
export async function perform(task: Task, onReading: OnReading): Promise<Answers[Task['kind']]> {
  const login = task.kind === 'connect' ? task.login : task.source
  const ask = asker(login, task)
  if (task.kind === 'write') {
    await putEntry(task.source.outlet, task.entry, ask, login)
    return {}
  }
  if (task.kind === 'read') return { busy: await read(task.source, task.question, ask, onReading) }
  const { place, refusal } = await find(task.url, ask, login)
  try {
    return { place, busy: await read({ ...place, ...login }, task.question, ask, onReading) }
  } catch (failure) {
    throw telling(refusal, failure)
  }
}
