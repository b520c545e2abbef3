import type { CalendarService } from '#contract/smm-calendar'
import type { Busy, BusyQuery } from '../busy.ts'
import type { Fetch, Login } from '../calendar-client.ts'
import type { CalendarLocation } from '../discovery.ts'
import type { Span } from '../spans.ts'

/** Everything needed to access a calendar by its address. */
export interface ServerSource extends Login, CalendarLocation {}

/** The same for a calendar at a service to which the advisor has given consent. */
export interface ServiceSource {
  kind: CalendarService
  /** The address of the service's API. */
  api: string
  accessToken: string
}

/** What reading a calendar has found. */
export interface Reading {
  busy: Busy
  /** What the next reading continues from, where only changes are read. */
  state?: string
}

/** A request to a calendar, until a deadline in ticks. */
export interface Visit {
  ask: Fetch
  until: number
}

/** A kind of calendar, and how it is read. Runs in a worker. @throws CalendarError */
export interface CalendarProvider<S> {
  /** `state` is that of the last reading, if there was one. */
  read(source: S, question: BusyQuery, visit: Visit, state?: string | null): Promise<Reading>
}

/** What an entry says. */
export interface EntryEvent extends Span {
  title: string
  text: string
  location: string
  isTentative: boolean
  /** Whether it is to be a meeting in Microsoft Teams, or is one that stays. */
  meeting?: 'wanted' | 'kept'
}

/** An appointment to be written at a service; without `event`, to be removed. */
export interface ServiceEntry {
  /** The service's id, once it is known. */
  id: string | null
  /** Ours: an entry of that name is made only once. */
  name: string
  event: EntryEvent | undefined
}

/** How an entry was written. */
export interface WrittenEntry {
  id: string | null
  /** Its owner has removed it there. */
  isGone: boolean
  /** Where people join the meeting that was wanted; null if the account has none to give, absent while it is being made. */
  joinUrl?: string | null
}

/** Where a service is to tell that a calendar has changed, and until when. */
export interface Watch {
  /** Ours. */
  channel: string
  /** What the service repeats each time. */
  token: string
  address: string
  until: string
}

/** What a service calls the watch that it keeps. */
export interface Subscription {
  channel: string
  id: string
  /** Google's name of the calendar, else ''. */
  resource: string
  until: string
}

/** A kind of calendar at a service. */
export interface ServiceProvider extends CalendarProvider<ServiceSource> {
  /** Idempotent. */
  write(source: ServiceSource, entry: ServiceEntry, visit: Visit): Promise<WrittenEntry>
  /** The address of the account whose calendar it is. */
  identify(source: ServiceSource, visit: Visit): Promise<string>
  /** Null if the service refuses to tell us, as it does where it cannot reach us. */
  subscribe(source: ServiceSource, watch: Watch, visit: Visit): Promise<Subscription | null>
  /** Until when it lasts then; undefined if there is none any more. Absent where one can only be replaced. */
  prolong?(source: ServiceSource, id: string, until: string, visit: Visit): Promise<string | undefined>
  /** Idempotent. */
  unsubscribe(source: ServiceSource, subscription: Subscription, visit: Visit): Promise<void>
}
