import { ticks } from '../../../core/base/worker.thread.ts'
import { Budget } from '../budget.ts'
import { type Busy, type BusyQuery, busyOf } from '../busy.ts'
import { readCollection } from '../caldav.ts'
import { type Login, refusalOf } from '../calendar-client.ts'
import { CalendarError } from '../calendar-error.ts'
import type { CalendarProvider, ServerSource, Visit } from './provider.ts'

const MOST_READING_MS = 4000
const FOR_ANSWERING_MS = 300

async function readFeed(url: string, { ask }: Visit, login: Login): Promise<string[]> {
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

async function read({ kind, urls, ...login }: ServerSource, question: BusyQuery, visit: Visit) {
  const readOne = (url: string) =>
    kind === 'feed' ? readFeed(url, visit, login) : readCollection(url, question, visit.ask, login)
  const texts = await Promise.all(urls.map(readOne))
  return { busy: understand(texts, question, visit.until) }
}

/** Calendars with an address: feeds, and collections of a CalDAV server. They are read as a whole. */
export const servers: CalendarProvider<ServerSource> = { read }
