import type { CalendarService } from '#contract/smm-calendar'
import { ticks } from '../../core/base/worker.thread.ts'
import type { BusyQuery } from './busy.ts'
import { type Entry, putEntry } from './caldav.ts'
import { createFetch, type Fetch, type Login, type NetworkAccess } from './calendar-client.ts'
import { CalendarError } from './calendar-error.ts'
import { type CalendarLocation, discover } from './discovery.ts'
import { google } from './providers/google.ts'
import { microsoft } from './providers/microsoft.ts'
import type {
  Reading,
  ServerSource,
  ServiceEntry,
  ServiceProvider,
  ServiceSource,
  Subscription,
  Visit,
  Watch,
  WrittenEntry
} from './providers/provider.ts'
import { servers } from './providers/servers.ts'

/** Everything needed to access a calendar. */
export type Source = ServerSource | ServiceSource

export type Task = NetworkAccess &
  (
    | { kind: 'connect'; url: string; login: Login; question: BusyQuery }
    | { kind: 'identify'; source: ServiceSource }
    | { kind: 'read'; source: Source; question: BusyQuery; state: string | null }
    | { kind: 'write'; source: ServerSource; entry: Entry }
    | { kind: 'write-at-service'; source: ServiceSource; entry: ServiceEntry }
    | { kind: 'subscribe'; source: ServiceSource; watch: Watch; known: Subscription | undefined }
    | { kind: 'unsubscribe'; source: ServiceSource; subscription: Subscription }
  )

interface Answers {
  connect: Reading & { location: CalendarLocation }
  identify: { account: string }
  read: Reading
  write: Record<string, never>
  'write-at-service': WrittenEntry
  subscribe: Subscription | null
  unsubscribe: Record<string, never>
}
export type Answer<T extends Task> = Answers[T['kind']]

const SERVICES: Record<CalendarService, ServiceProvider> = { microsoft, google }

/** Whether a calendar is read with a token. */
export const isAtService = (source: Source): source is ServiceSource => 'accessToken' in source

const MOST_ASKING_MS = 10_000
/** A service answers in pages, one after the other. */
const MOST_PAGING_MS = 50_000
/** The share of the remaining time reserved for parsing. */
const FOR_READING_MS = 1500

const read = (source: Source, question: BusyQuery, visit: Visit, state: string | null) =>
  isAtService(source)
    ? SERVICES[source.kind].read(source, question, visit, state)
    : servers.read(source, question, visit)

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

const NOBODY: Login = { user: '', password: '' }

/** The login of a calendar with an address; a service gets a token. */
function loginOf(task: Task): Login {
  if (task.kind === 'connect') return task.login
  return isAtService(task.source) ? NOBODY : task.source
}

/** The address of a service's API is the operator's. */
const accessOf = (task: Task): NetworkAccess =>
  task.kind !== 'connect' && isAtService(task.source)
    ? { internalHosts: [...task.internalHosts, new URL(task.source.api).host] }
    : task

const patienceFor = (task: Task) =>
  task.kind !== 'connect' && isAtService(task.source) ? MOST_PAGING_MS : MOST_ASKING_MS

/** Prolongs a subscription where its service can, else makes one. */
async function subscribe(source: ServiceSource, watch: Watch, known: Subscription | undefined, visit: Visit) {
  const provider = SERVICES[source.kind]
  const until = known && (await provider.prolong?.(source, known.id, watch.until, visit))
  return known && until ? { ...known, until } : provider.subscribe(source, watch, visit)
}

async function unsubscribe(source: ServiceSource, subscription: Subscription, visit: Visit) {
  await SERVICES[source.kind].unsubscribe(source, subscription, visit)
  return {}
}

/** Runs a task until a deadline in ticks. Must run in a worker, where a hostile calendar can do no harm. */
export async function perform(task: Task, until: number): Promise<Answers[Task['kind']]> {
  const login = loginOf(task)
  const within = Math.max(0, Math.min(patienceFor(task), until - ticks() - FOR_READING_MS))
  const visit = { ask: createFetch(login, accessOf(task), within), until }
  if (task.kind === 'write') {
    await putEntry(task.source.outlet, task.entry, visit.ask, login)
    return {}
  }
  if (task.kind === 'write-at-service') return SERVICES[task.source.kind].write(task.source, task.entry, visit)
  if (task.kind === 'subscribe') return subscribe(task.source, task.watch, task.known, visit)
  if (task.kind === 'unsubscribe') return unsubscribe(task.source, task.subscription, visit)
  if (task.kind === 'identify') return { account: await SERVICES[task.source.kind].identify(task.source, visit) }
  if (task.kind === 'read') return read(task.source, task.question, visit, task.state)
  const { location, refusal } = await find(task.url, visit.ask, login)
  try {
    return { location, ...(await servers.read({ ...location, ...login }, task.question, visit)) }
  } catch (failure) {
    throw clearerOf(refusal, failure)
  }
}
