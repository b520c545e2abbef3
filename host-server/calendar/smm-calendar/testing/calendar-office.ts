import {
  book,
  MONDAY,
  type Office,
  openOffice,
  readAvailability
} from '../../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../../testing/client.ts'
import { until } from '../../../testing/until.ts'
import { CalendarError } from '../../external-calendar/calendar-error.ts'
import { runInWorker } from '../../external-calendar/in-worker.ts'
import type { Task } from '../../external-calendar/tasks.ts'
import { type FeedServer, startFeedServer } from '../../external-calendar/testing/feed-server.ts'

/** An office with a feed server, and the advisor signed in. */
export interface CalendarOffice extends Office {
  feed: FeedServer
  cookie: string
}

const NOWHERE: Task = {
  kind: 'connect',
  url: 'http://127.0.0.1:9/',
  login: { user: '', password: '' },
  question: { since: 0, until: 1, zone: 'UTC', own: [] },
  internalHosts: ['127.0.0.1:9']
}

/** From its sources a thread starts slowly on a busy machine, and the time counts towards its first answer. */
const startReader = () =>
  until(() =>
    runInWorker(NOWHERE, 'interactive').then(
      () => true,
      (failure) => failure instanceof CalendarError && failure.fault === 'unreachable'
    )
  )

/** `internal` are further internal hosts that may be contacted. */
export async function openCalendarOffice(
  internal: readonly string[] = [],
  environment: Record<string, string> = {}
): Promise<CalendarOffice> {
  const feed = await startFeedServer()
  const INTERNAL_HOSTS = [feed.host, ...internal].join(' ')
  await startReader()
  return { ...(await openOffice({ LOAD_TEST: '1', INTERNAL_HOSTS, ...environment })), feed, cookie: '' }
}

/** Resets to Monday, with nothing connected and nothing booked. */
export async function clear(office: CalendarOffice): Promise<void> {
  await switchModule(office, true)
  office.feed.clear()
  office.site.clock.time = new Date(MONDAY)
  office.cookie = await signIn(office.site, 'advisor@demo.example')
  const rows = ['external_busy', 'external_syncs', 'external_calendars', 'outbox', 'booking_claims', 'appointments']
  for (const table of rows) await office.knex(table).delete()
}

export async function close(office: CalendarOffice): Promise<void> {
  await office.site.stop()
  office.feed.stop()
}

export const switchModule = ({ knex, tenantId }: CalendarOffice, effective_state: boolean) =>
  knex('tenant_modules').where({ tenant_id: tenantId, module_name: 'smm-calendar' }).update({ effective_state })

const ask = ({ site, alias, cookie }: CalendarOffice, method: string, rest = 'settings', body?: object) =>
  request(site, method, `/api/v1/advisors/${alias}/smm-calendar/${rest}`, { cookie, body })

export const put = (office: CalendarOffice, body: object) => ask(office, 'PUT', 'settings', body)
export const read = (office: CalendarOffice) => ask(office, 'GET')
export const readNow = (office: CalendarOffice) => ask(office, 'POST', 'refresh')
export const disconnect = (office: CalendarOffice) => ask(office, 'DELETE')

export async function drainAll({ site }: CalendarOffice): Promise<void> {
  while (await site.drain());
}

/** A booking that needs the advisor's confirmation. */
export async function bookAsked(office: CalendarOffice, starts_at: string) {
  const advisor = () => office.knex('advisors').where({ uuid: office.advisorUuid })
  await advisor().update({ requires_confirmation: true })
  const { body } = await book(office, starts_at)
  await advisor().update({ requires_confirmation: false })
  return body
}

export const confirm = ({ site, alias, cookie }: CalendarOffice, uuid: string) =>
  request(site, 'POST', `/api/v1/advisors/${alias}/appointments/${uuid}/confirmation`, { cookie })

export const meeting = (from: string, to: string, ...rest: string[]) => [`DTSTART:${from}`, `DTEND:${to}`, ...rest]
/** 09:30 to 10:30 in Vienna. */
export const TUESDAY_MEETING = meeting('20270302T083000Z', '20270302T093000Z')

export const NINE = '2027-03-02T08:00:00Z'
export const HALF_PAST_NINE = '2027-03-02T08:30:00Z'
export const HALF_PAST_TEN = '2027-03-02T09:30:00Z'
export const ELEVEN = '2027-03-02T10:00:00Z'
export const ONE = '2027-03-02T12:00:00Z'
/** The first starts of Tuesday, without and with the meeting. */
export const FREE = [NINE, HALF_PAST_NINE, '2027-03-02T09:00:00Z', HALF_PAST_TEN]
export const AROUND_MEETING = [NINE, HALF_PAST_TEN, ELEVEN, '2027-03-02T10:30:00Z']

export const startsOnTuesday = async (office: CalendarOffice, asked = {}) =>
  ((await readAvailability(office, asked)).body.days['2027-03-02'] ?? []).slice(0, 4)
