import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { AVAILABILITY_MAX_DAYS } from '#contract/availability'
import { DAY, HOUR, instant } from '../host-server/core/base/clock.ts'
import { layOutPublicPages, OWN_PAGE } from '../host-server/testing/public-pages.ts'
import {
  addAdvisors,
  addAppointments,
  type Database,
  halfHours,
  inBatches,
  openStand,
  type Stand
} from './bench-server.ts'
import { median, type Pair, pair, type Side, type TimeRow } from './load.ts'

export interface Row extends Pair {
  what: string
  besideWhat: string
  /** The required minimum ratio. */
  target?: number
}

const DAYS = 30
const LOOKED_AT = { type: 'in-branch' }

const dayIn = (days: number) => instant(Date.now() + days * DAY).slice(0, 10)
const HTML = { accept: 'text/html', 'accept-encoding': 'gzip' }

/** The size of a response in bytes. */
const lengthOf = ({ origin, path, headers = {} }: Side) =>
  new Promise<number>((done, fail) => {
    get(origin + path, { headers }, async (answer) => {
      let bytes = 0
      for await (const chunk of answer) bytes += (chunk as Buffer).length
      if (answer.statusCode === 200) done(bytes)
      else fail(new Error(`${path} answers ${answer.statusCode}`))
    }).on('error', fail)
  })

async function besideRaw(what: string, ours: Side, raw: string): Promise<Row> {
  const bytes = await lengthOf(ours)
  const measured = await pair(ours, { origin: raw, path: `/${bytes}` })
  return { what, besideWhat: `node:http, ${bytes} bytes`, target: 0.4, ...measured }
}

export const shell = ({ host, raw }: Stand) =>
  besideRaw('profile shell', { origin: host, path: '/app/profile/anna-gruber', headers: HTML }, raw)

/** A branch's public page, which is kept until the next minute. */
export const branchPage = ({ host, raw }: Stand) =>
  besideRaw('branch page', { origin: host, path: '/app/filiale/wien-innere-stadt', headers: HTML }, raw)

/** One of the institution's own, with texts, a picture, a card and a booking. */
export async function ownPage({ host, raw, office }: Stand): Promise<Row> {
  await layOutPublicPages(office.knex, new Date())
  return besideRaw('own page', { origin: host, path: OWN_PAGE, headers: HTML }, raw)
}

export const appInit = ({ host, raw }: Stand) =>
  besideRaw('app-init', { origin: host, path: '/api/v1/app-init', headers: { 'accept-encoding': 'gzip' } }, raw)

const queryOf = (stand: Stand, from: number) =>
  new URLSearchParams({ topic: stand.office.topics.short, ...LOOKED_AT, from: dayIn(from), to: dayIn(from + DAYS - 1) })

/** An advisor without free times, except on the last days of the booking window. */
export async function fullAdvisor({ office }: Stand): Promise<string> {
  const [alias = ''] = await addAdvisors(office, 1)
  const { uuid } = await office.knex('advisors').where({ alias }).first('uuid')
  await addAppointments(office, [uuid], halfHours(new Date(), AVAILABILITY_MAX_DAYS))
  return alias
}

export const lookAt = (stand: Stand, alias: string): Side => ({
  origin: stand.host,
  path: `/api/v1/advisors/${alias}/availability?${queryOf(stand, 0)}`,
  headers: { 'accept-encoding': 'gzip' }
})

/** Every look is at another advisor or begins on another day, eight hours a day are free, and nothing is cached. */
export async function availabilityCold(stand: Stand): Promise<Row> {
  const aliases = await addAdvisors(stand.office, 1000, { start_time: '09:00', end_time: '17:00' })
  let turn = 0
  const next = () => {
    const alias = aliases[turn % aliases.length]
    const query = queryOf(stand, Math.floor(turn / aliases.length))
    turn += 1
    return { path: `/api/v1/advisors/${alias}/availability?${query}`, body: undefined }
  }
  const ours = { ...lookAt(stand, ''), next }
  const measured = await pair(ours, oneRow(stand))
  return { what: 'availability, 30 days, cold', besideWhat: 'Koa, one row through knex', target: 0.25, ...measured }
}

/** Of the first half of the branches the code is compiled, the others are measured. */
const BRANCHES = 40
const ADVISORS_OF_BRANCH = 40

/** Branches with forty advisors each, of whom each has eight hours a day; returns their aliases. */
async function addBranches({ office }: Pick<Stand, 'office'>): Promise<string[]> {
  const { knex, tenantId: tenant_id } = office
  const branches = Array.from({ length: BRANCHES }, (_, at) => ({
    tenant_id,
    uuid: randomUUID(),
    alias: `any-${at}`,
    name: `Filiale ${at}`,
    street: '',
    zip: '',
    city: '',
    time_zone: 'Europe/Vienna'
  }))
  await inBatches(branches, (rows) => knex('organizations').insert(rows))
  for (const { uuid: organizationUuid } of branches) {
    const hours = { start_time: '09:00', end_time: '17:00' }
    await addAdvisors({ ...office, organizationUuid }, ADVISORS_OF_BRANCH, hours)
  }
  return branches.map(({ alias }) => alias)
}

/** The median of one look after the other; each is at another path, so that nothing of it is kept. */
async function looks(stand: Stand, paths: string[]): Promise<number> {
  const times: number[] = []
  for (const path of paths) {
    const since = performance.now()
    const answer = await fetch(`${stand.host}/api/v1/${path}/availability?${queryOf(stand, 0)}`)
    const { days } = (await answer.json()) as { days?: Record<string, string[]> }
    times.push(performance.now() - since)
    if (Object.keys(days ?? {}).length < DAYS - 2) throw new Error(`${path} answers ${answer.status}`)
  }
  return median(times.slice(times.length / 2))
}

/** A visitor looks for any advisor of a branch, beside one of one advisor. */
export async function anyAdvisorCold(database: Database): Promise<TimeRow> {
  let branches: string[] = []
  const stand = await openStand(database, {}, async (unopened) => {
    branches = await addBranches(unopened)
  })
  try {
    const advisors: string[] = await stand.office
      .knex('advisors')
      .whereLike('alias', 'bench-%')
      .limit(BRANCHES)
      .pluck('alias')
    return {
      what: `${database}: any advisor of a branch with ${ADVISORS_OF_BRANCH} advisors, ${DAYS} days, cold`,
      beside: await looks(
        stand,
        advisors.map((alias) => `advisors/${alias}`)
      ),
      milliseconds: await looks(
        stand,
        branches.map((alias) => `branches/${alias}`)
      ),
      target: 25
    }
  } finally {
    await stand.end()
  }
}

/** A request that is never cached: the visitor moves an appointment, whose own time counts as free. */
export async function lookToMove(stand: Stand, alias: string): Promise<Side> {
  const cached = lookAt(stand, alias)
  const { value } = freeSlots([alias], AVAILABILITY_MAX_DAYS + 2).next()
  const answer = await fetch(`${stand.host}/api/v1/advisors/${alias}/appointments`, {
    method: 'POST',
    headers: { origin: stand.host, 'content-type': 'application/json' },
    body: JSON.stringify(bookingOf(stand, value?.starts_at ?? ''))
  })
  const { token } = (await answer.json()) as { token: string }
  return { ...cached, path: `${cached.path}&token=${token}` }
}

const oneRow = ({ koa }: Stand): Side => ({ origin: koa, path: '/row' })

export async function availability(stand: Stand): Promise<Row> {
  const measured = await pair(lookAt(stand, await fullAdvisor(stand)), oneRow(stand))
  return {
    what: 'availability, 30 days, full (kept)',
    besideWhat: 'Koa, one row through knex',
    target: 0.5,
    ...measured
  }
}

export async function availabilityToMove(stand: Stand): Promise<Row> {
  const measured = await pair(await lookToMove(stand, await fullAdvisor(stand)), oneRow(stand))
  return {
    what: 'availability, 30 days, full, never kept',
    besideWhat: 'Koa, one row through knex',
    target: 0.25,
    ...measured
  }
}

/** Consecutive events of an external calendar; lengths and distances in milliseconds. */
export interface Events {
  count: number
  interval: number
  length: number
  /** The start of the first one, after the day's midnight. */
  from: number
}

export async function addExternalEvents(
  { office: { knex, tenantId: tenant_id } }: Stand,
  alias: string,
  { count, interval, length, from }: Events
): Promise<void> {
  const { uuid: advisor_uuid } = await knex('advisors').where({ alias }).first('uuid')
  const first = Math.floor(Date.now() / DAY) * DAY + from
  const soon = instant(Date.now() + DAY)
  const calendar = { uuid: randomUUID(), kind: 'feed', source: '', busy_hash: '', fetched_at: soon, next_at: soon }
  await knex('external_calendars').insert({ tenant_id, advisor_uuid, ...calendar })
  const starts = Array.from({ length: count }, (_, index) => first + index * interval)
  await inBatches(
    starts.map((start) => ({ tenant_id, advisor_uuid, starts_at: instant(start), ends_at: instant(start + length) })),
    (rows) => knex('external_busy').insert(rows)
  )
}

/** What 500 events of an external calendar add to an uncached month. */
export async function externalCalendar(stand: Stand): Promise<Row> {
  const [busy = '', free = ''] = await addAdvisors(stand.office, 2)
  // compressed on the way, so its length is not known in advance
  const plain = async (alias: string) => ({ ...(await lookToMove(stand, alias)), headers: {} })
  const sides = { busy: await plain(busy), free: await plain(free) }
  await addExternalEvents(stand, busy, { count: 500, interval: 2 * HOUR, length: HOUR / 2, from: DAY })
  return {
    what: 'availability, 30 days, never kept, 500 external events',
    besideWhat: 'the same without any',
    ...(await pair(sides.busy, sides.free))
  }
}

/** Consecutive half hours of many advisors, so that none is requested twice. */
export function* freeSlots(
  aliases: string[],
  afterDays = 2,
  starts = halfHours(new Date(), 300)
): Generator<{ alias: string; starts_at: string }> {
  const now = Date.now()
  for (const start of starts) {
    const hour = new Date(start).getUTCHours()
    if (start < now + afterDays * DAY || hour < 5 || hour > 18) continue
    for (const alias of aliases) yield { alias, starts_at: instant(start) }
  }
}

let visitor = 0
export const bookingOf = ({ office }: Pick<Stand, 'office'>, starts_at: string) => ({
  topic: office.topics.short,
  ...LOOKED_AT,
  starts_at,
  first_name: 'Vera',
  last_name: 'Visitor',
  email: `vera${++visitor}@visitor.example`
})

/** One advisor takes all bookings of a run; the next run has the next one. */
export function bookings(
  stand: Pick<Stand, 'office' | 'host'>,
  slots: Iterator<{ alias: string; starts_at: string }>,
  status = 201
): Side {
  return {
    origin: stand.host,
    method: 'POST',
    path: '/',
    status,
    next() {
      const { value } = slots.next()
      return { path: `/api/v1/advisors/${value.alias}/appointments`, body: bookingOf(stand, value.starts_at) }
    }
  }
}

export async function booking(stand: Stand): Promise<Row> {
  const slots = freeSlots(await addAdvisors(stand.office, 40))
  const measured = await pair(bookings(stand, slots), {
    origin: stand.koa,
    method: 'POST',
    path: '/inserts',
    status: 201
  })
  return { what: 'booking', besideWhat: 'Koa, a transaction of the same inserts', target: 0.5, ...measured }
}

const DAYS_TAKEN = 30

/** Advisors whose every full hour is taken for a month, and those hours. */
async function takenHours({ office, analyze }: Stand, count: number) {
  const hours = halfHours(new Date(), DAYS_TAKEN).filter((_, at) => at % 2 === 0)
  const aliases = await addAdvisors(office, count)
  await addAppointments(office, await office.knex('advisors').whereIn('alias', aliases).pluck('uuid'), hours)
  await analyze()
  return freeSlots(aliases, 2, hours)
}

async function besideRefusals(stand: Stand, what: string, ours: Side): Promise<Row> {
  const beside = { origin: stand.koa, method: 'POST', path: '/refusals', status: 409 } as const
  const measured = await pair(ours, beside)
  return { what, besideWhat: 'Koa, the same refusal in a transaction', target: 0.8, ...measured }
}

/** Every attempt is at another time that is taken; the answer offers the next free ones. */
export const refusal = async (stand: Stand) =>
  besideRefusals(stand, 'a refused attempt', bookings(stand, await takenHours(stand, 40), 409))

/** Many want one time. */
export async function refusedAgain(stand: Stand): Promise<Row> {
  const { value } = (await takenHours(stand, 1)).next()
  const same = { next: () => ({ value }) } as Iterator<{ alias: string; starts_at: string }>
  return besideRefusals(stand, 'refused attempts at one time', bookings(stand, same, 409))
}
