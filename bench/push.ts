import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { instant } from '../host-server/core/base/clock.ts'
import { isPostgres } from '../host-server/core/db/db.ts'
import { request } from '../host-server/testing/client.ts'
import { cookieOf, submit } from '../host-server/testing/form.ts'
import { addAdvisors, type Database, openStand, type Stand } from './bench-server.ts'
import { median } from './load.ts'
import { together } from './runs.ts'
import { bookings, freeSlots } from './server.ts'

export interface PushRow {
  what: string
  besideWhat: string
  /** While a notification is being sent. */
  meanwhile: number
  beside: number
  /** The required maximum ratio. */
  target?: number
}

export interface Pushed {
  database: Database
  rows: PushRow[]
  phones: number
  seconds: number
}

export const REGISTERED = 100_000
/** The minimum of phones to which nothing is sent. */
const OTHERS = 10_000
const ADVISORS = 40
/** Slow enough that bookings do not wait for each other. */
const BOOKINGS_A_SECOND = 5
const WARM_SECONDS = 3
const IDLE_SECONDS = 25
/** Of a send that takes minutes. */
const SENDING_SECONDS = 45
const PROGRESS_SECONDS = 5
const SECOND = 1000

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = {
  own: String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  theirs: String(keys.publicKey.export({ type: 'spki', format: 'pem' }))
}

interface Heard {
  pushes: number
  /** Different ones. */
  phones: number
}

async function startApple() {
  const child = fork(resolve(import.meta.dirname, 'apple.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, PUSH_KEY: pem.theirs }
  })
  const [{ host, ca }] = await once(child, 'message')
  const heard: Heard = { pushes: 0, phones: 0 }
  child.on('message', (counts) => Object.assign(heard, counts))
  const environment = {
    APPLE_PUSH_HOST: host,
    APPLE_PUSH_CA: ca,
    APPLE_PUSH_KEY: pem.own,
    APPLE_PUSH_KEY_ID: 'ABC123DEFG'
  }
  return { heard, environment, end: () => child.disconnect() }
}

/**
 * Cards and the phones that hold them. Besides those that are chosen: every second holder did not consent, and the
 * others' advisor is another one.
 */
export async function addPhones({ office }: Pick<Stand, 'office'>, aliases: string[], chosen: number): Promise<void> {
  const { knex, tenantId: tenant_id, advisorUuid } = office
  const now = instant(Date.now())
  const random = isPostgres(knex) ? "replace(gen_random_uuid()::text, '-', '')" : 'lower(hex(randomblob(16)))'
  const isOther = `n >= ${chosen} and n % 2 =`
  await knex.transaction(async (trx) => {
    if (isPostgres(trx)) await trx.raw('set local statement_timeout = 0')
    await trx.raw(
      `insert into wallet_passes (tenant_id, created_at, changed_at, kind, token_hash, serial, advisor_uuid, notifications_at)
        with recursive series (n) as (select 0 union all select n + 1 from series where n < ${REGISTERED + OTHERS - 1}),
          chosen as (select uuid, row_number() over (order by uuid) - 1 as nth from advisors
            where alias in (${aliases.map(() => '?')}))
        select '${tenant_id}', '${now}', '${now}', 'apple', ${random}, ${random},
          case when ${isOther} 1 then '${advisorUuid}' else chosen.uuid end, case when ${isOther} 0 then null else '${now}' end
        from series join chosen on chosen.nth = n % ${aliases.length}`,
      aliases
    )
    await trx.raw(
      `insert into wallet_registrations (tenant_id, created_at, serial, device, push_token)
        select tenant_id, created_at, serial, ${random}, serial || serial from wallet_passes
        where tenant_id = ? and kind = 'apple'`,
      [tenant_id]
    )
  })
}

/** A value of `/proc/<pid>/status`, in MB. */
const memory = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const percentile = (numbers: number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN

interface Watched {
  /** Milliseconds from the time at which a booking was due until its response. */
  latencies: number[]
  /** MB, four times a second. */
  memory: number[]
}

type Slots = ReturnType<typeof freeSlots>

/** Books at a fixed pace, however slow the responses are, as visitors do. */
export async function watch(stand: Stand, slots: Slots, goesOn: (passed: number) => boolean): Promise<Watched> {
  const { next } = bookings(stand, slots)
  const watched: Watched = { latencies: [], memory: [] }
  const faults: unknown[] = []
  const book = async () => {
    const since = performance.now()
    const asked = next?.()
    const { status, text } = await request({ origin: stand.host }, 'POST', asked?.path ?? '', { body: asked?.body })
    if (status !== 201) throw new Error(`A booking answers ${status}: ${text}`)
    watched.latencies.push(performance.now() - since)
  }
  const booked: Promise<unknown>[] = []
  const since = performance.now()
  for (let turn = 0; !faults.length && goesOn(performance.now() - since); turn += 1) {
    await sleep(Math.max(0, since + (turn * SECOND) / BOOKINGS_A_SECOND - performance.now()))
    booked.push(book().catch((fault) => faults.push(fault)))
    if (turn % 5 === 0) watched.memory.push(memory(stand.pids[0]))
  }
  await Promise.all(booked)
  if (faults.length) throw faults[0]
  return watched
}

interface Outcome {
  state: string
  delivered: number
}

/** Sends a text to the cards of these advisors; returns the counts in the history. */
async function send(stand: Stand, advisors: string[]): Promise<() => Promise<Outcome>> {
  const site = { origin: stand.host }
  const fields = { email: 'marketing@demo.example', password: 'correct horse battery', next: '' }
  const cookie = cookieOf(await submit(site, '/account/login', fields))
  const path = '/api/v1/wallet-cards/notifications'
  const { status, text } = await request(site, 'POST', path, { cookie, body: { text: 'Neue Zinsen', advisors } })
  if (status !== 201) throw new Error(`Sending answers ${status}: ${text}`)
  return async () => {
    const [{ state, outcomes }] = (await request(site, 'GET', path, { cookie })).body.notifications
    return { state, delivered: outcomes.apple.delivered }
  }
}

const forSeconds = (seconds: number) => (passed: number) => passed < seconds * SECOND

/** The beginning of a send to all phones, or all of it if it is short; prints its progress. */
async function watchSending(stand: Stand, slots: Slots, advisors: string[], heard: Heard) {
  const since = performance.now()
  const passed = () => (performance.now() - since) / SECOND
  const before = heard.pushes
  const counts = await send(stand, advisors)
  let state = ''
  const look = async (goesOn: () => boolean) => {
    while (goesOn()) {
      await sleep(PROGRESS_SECONDS * SECOND)
      const outcome = await counts()
      state = outcome.state
      console.log(`${stand.database}: ${outcome.delivered} phones after ${Math.round(passed())} s`)
    }
  }
  const [watched] = await together(
    () => state !== 'sent' && passed() < SENDING_SECONDS,
    (goesOn) => watch(stand, slots, goesOn),
    look
  )
  return { ...watched, seconds: passed(), phones: heard.pushes - before }
}

function rowsOf(meanwhile: Watched, idle: Watched): PushRow[] {
  const latency = ({ latencies }: Watched, part: number) => percentile(latencies, part)
  const quarter = Math.floor(meanwhile.memory.length / 4)
  const memoryIn = (nth: number) => median(meanwhile.memory.slice((nth - 1) * quarter, nth * quarter))
  const compared = (part: number) => ({ meanwhile: latency(meanwhile, part), beside: latency(idle, part) })
  return [
    { what: 'a booking, p99, ms', besideWhat: 'nothing is sent', ...compared(0.99), target: 2 },
    { what: 'a booking, median, ms', besideWhat: 'nothing is sent', ...compared(0.5) },
    { what: 'a booking, slowest, ms', besideWhat: 'nothing is sent', ...compared(1) },
    {
      what: 'memory, most, MB',
      besideWhat: 'nothing is sent',
      meanwhile: Math.max(...meanwhile.memory),
      beside: Math.max(...idle.memory)
    },
    {
      // the first round allocates the memory that the process then keeps
      what: 'memory, last quarter of that, MB',
      besideWhat: 'its second quarter',
      target: 1.2,
      meanwhile: memoryIn(4),
      beside: memoryIn(2)
    }
  ]
}

async function measure(stand: Stand, advisors: string[], heard: Heard): Promise<Pushed> {
  const slots = freeSlots(advisors)
  await watch(stand, slots, forSeconds(WARM_SECONDS))
  const idle = await watch(stand, slots, forSeconds(IDLE_SECONDS))
  const { seconds, phones, ...meanwhile } = await watchSending(stand, slots, advisors, heard)
  if (heard.phones !== heard.pushes || !phones) throw new Error(`${JSON.stringify(heard)} was heard`)
  return { database: stand.database, phones, seconds, rows: rowsOf(meanwhile, idle) }
}

/** Begins to wake a hundred thousand phones while visitors book. */
export async function push(database: Database): Promise<Pushed> {
  const apple = await startApple()
  let advisors: string[] = []
  const stand = await openStand(database, { JOBS: '1', ...apple.environment }, async (unopened) => {
    advisors = await addAdvisors(unopened.office, ADVISORS)
    await addPhones(unopened, advisors, REGISTERED)
  })
  try {
    return await measure(stand, advisors, apple.heard)
  } finally {
    // first, since what the host has begun to send would fail
    await stand.end()
    apple.end()
  }
}
