import { GRAIN_MINUTES } from '#contract/values'
import { MINUTE } from '../../../core/base/clock.ts'
import { type RequestOptions, request } from '../../../testing/client.ts'
import { type Site, startSite } from '../../../testing/site.ts'
import { seeded } from '../../../testing/templates.ts'
import { demoDataAt, type SeededOffice, seedOfficeInDemo } from './seed-office.ts'

/** Monday, nine o'clock in Vienna. */
export const MONDAY = '2027-03-01T08:00:00Z'
/** Tuesday, nine o'clock in Vienna: the first start of that day. */
export const TUESDAY = '2027-03-02T08:00:00Z'

/** The seeded advisor on a running site. */
export interface Office extends SeededOffice {
  site: Site
}

export async function openOffice(environment: Record<string, string> = { LOAD_TEST: '1' }): Promise<Office> {
  const site = await startSite(environment, seeded(demoDataAt(new Date(MONDAY))))
  site.clock.time = new Date(MONDAY)
  return { site, ...(await seedOfficeInDemo(site.app.knex)) }
}

/** An advisor on a server in this process or another. */
export type Target = Pick<Office, 'alias' | 'topics'> & { site: Pick<Site, 'origin'> }

const path = (alias: string, rest: string) => `/api/v1/advisors/${alias}/${rest}`

export const slotOf = ({ topics }: Pick<Office, 'topics'>, starts_at: string, rest: object = {}) => ({
  topic: topics.short,
  type: 'in-branch',
  starts_at,
  ...rest
})

export const bookingRequest = (office: Pick<Office, 'topics'>, starts_at: string, rest: object = {}) => ({
  ...slotOf(office, starts_at),
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@visitor.example',
  ...rest
})

export const book = (office: Target, starts_at: string, rest: object = {}, asked: RequestOptions = {}) =>
  request(office.site, 'POST', path(office.alias, 'appointments'), {
    body: bookingRequest(office, starts_at, rest),
    ...asked
  })

export const hold = (office: Target, starts_at: string, rest: object = {}) =>
  request(office.site, 'POST', path(office.alias, 'holds'), { body: slotOf(office, starts_at, rest) })

export const dropHold = (office: Target, token: string) =>
  request(office.site, 'DELETE', path(office.alias, `holds/${token}`))

export const readAvailability = (office: Target, query: Record<string, string> = {}, asked: RequestOptions = {}) => {
  const all = { topic: office.topics.short, type: 'in-branch', from: '2027-03-01', to: '2027-03-07', ...query }
  return request(office.site, 'GET', path(office.alias, `availability?${new URLSearchParams(all)}`), asked)
}

export const visit = (office: Pick<Target, 'site'>, method: string, token: string, body?: object) =>
  request(office.site, method, `/api/v1/appointments/${token}${method === 'POST' ? '/cancellation' : ''}`, { body })

/** The instant some minutes later. */
export const later = (time: string, minutes: number) =>
  `${new Date(Date.parse(time) + minutes * MINUTE).toISOString().slice(0, 19)}Z`

export const pass = ({ site }: Office, minutes: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + minutes * MINUTE)
}

interface Entry {
  tenant_id: string
  advisor_uuid: string
  uuid: string
  starts_at: string
  /** A hold has none. */
  ends_at?: string
  length: number
  buffer_before: number
  buffer_after: number
}

const GRAIN = GRAIN_MINUTES * MINUTE

/** Rows that occupy a calendar, with their topic's length and buffers. */
const entriesOf = (knex: Office['knex'], table: 'appointments' | 'booking_holds'): Promise<Entry[]> =>
  knex(`${table} as e`)
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'e.tenant_id').on('t.uuid', 'e.topic_uuid'))
    .modify((rows) => table === 'appointments' && rows.whereNot('e.state', 'cancelled'))
    .select('e.*', 't.length', 't.buffer_before', 't.buffer_after')

function spanOf({ starts_at, length, ends_at = later(starts_at, length), buffer_before, buffer_after }: Entry) {
  return { from: Date.parse(starts_at) - buffer_before * MINUTE, to: Date.parse(ends_at) + buffer_after * MINUTE }
}

const calendarOf = ({ tenant_id, advisor_uuid }: Pick<Entry, 'tenant_id' | 'advisor_uuid'>) =>
  `${tenant_id} ${advisor_uuid}`

function overlapsOf(entries: Entry[]) {
  const last = new Map<string, Entry>()
  const inOrder = entries.toSorted((a, b) => spanOf(a).from - spanOf(b).from)
  return inOrder.flatMap((entry) => {
    const before = last.get(calendarOf(entry))
    if (!before || spanOf(before).to < spanOf(entry).to) last.set(calendarOf(entry), entry)
    return before && spanOf(before).to > spanOf(entry).from ? [[before.uuid, entry.uuid]] : []
  })
}

function claimsOf(entry: Entry) {
  const { from, to } = spanOf(entry)
  const first = Math.floor(from / GRAIN)
  return times(Math.ceil(to / GRAIN) - first).map((nth) => `${calendarOf(entry)} ${first + nth} ${entry.uuid}`)
}

/** Without appointments and holds; like everything that changes a calendar, this raises the revision. */
export async function emptyCalendars({ knex }: Pick<Office, 'knex'>): Promise<void> {
  for (const table of ['booking_claims', 'booking_holds', 'appointments']) await knex(table).delete()
  await knex('calendars').increment('revision')
}

/**
 * What must never occur in the calendars of any tenant: appointments that overlap, buffers included (computed from
 * the appointments alone); grains without the claim of their appointment or hold; claims of anything else.
 */
export async function audit({ knex }: Pick<Office, 'knex'>) {
  const booked = await entriesOf(knex, 'appointments')
  const due = new Set([...booked, ...(await entriesOf(knex, 'booking_holds'))].flatMap(claimsOf))
  const rows = await knex('booking_claims')
  const claimed = new Set(rows.map((row) => `${calendarOf(row)} ${row.grain} ${row.appointment_uuid ?? row.hold_uuid}`))
  const unclaimed = [...due].filter((claim) => !claimed.has(claim))
  const orphans = [...claimed].filter((claim) => !due.has(claim))
  return { overlaps: overlapsOf(booked), unclaimed, orphans }
}

export const CONSISTENT = { overlaps: [], unclaimed: [], orphans: [] }

export const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The number of responses by status. */
export function countStatuses(answers: readonly { status: number }[]) {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
