import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { CONSISTENT, countStatuses, times } from '../booking/appointments/testing/office.ts'
import { request, type TestResponse } from '../testing/client.ts'
import type { LoadRequest } from '../testing/load.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { until } from '../testing/until.ts'

let office: DetachedOffice
let node: NodeProcess
let mailbox: Mailbox | undefined

async function start(kind: 'sqlite' | 'postgres', environment: Record<string, string> = {}) {
  office = await createDetachedOffice(kind)
  node = await startNode({ ...office.environment, ...environment })
}

afterEach(async () => {
  await node.end('SIGKILL')
  await mailbox?.stop()
  mailbox = undefined
  await office.remove()
})

const ready = () => request(node, 'GET', '/readyz')
const isShut = () =>
  ready().then(
    () => false,
    ({ code }) => code === 'ECONNREFUSED'
  )
const book = ({ path, body }: LoadRequest) => request(node, 'POST', path, { body })
const bookings = () => office.look((knex) => knex('appointments').count('* as n').first())

/** A visitor on a slow connection: sends half of the form, and the rest on demand. */
async function bookSlowly({ path, body }: LoadRequest) {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': length,
    // the server has read the head
    expect: '100-continue'
  }
  const out = send({ port: node.port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
  out.flushHeaders()
  await once(out, 'continue')
  out.write(text.slice(0, 20))
  const answer = new Promise<Pick<TestResponse, 'status' | 'headers'>>((resolve, reject) => {
    out.on('response', (got) => resolve({ status: got.statusCode ?? 0, headers: got.resume().headers }))
    out.on('error', reject)
  })
  return { answer, sendRest: () => out.end(text.slice(20)) }
}

/** Another writer locks the advisor's row, so that a booking waits in the database. */
async function holdAdvisor() {
  const client = new pg.Client(office.environment.DATABASE_URL)
  await client.connect()
  await client.query("begin; set local app.tenant_id = '*'")
  await client.query('select uuid from advisors where uuid = $1 for update', [office.advisorUuid])
  return () => client.query('commit').then(() => client.end())
}

/** Waits until a statement of the server waits for that lock. */
const isWaiting = () =>
  office.look(async (knex) => {
    const { rows } = await knex.raw(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    )
    return rows.length > 0
  })

/** Signals the process within the call that announces the port; without a handler, it dies there. */
const ENDS_ITSELF = `
  const { log } = console
  console.log = (line) => {
    log(line)
    process.kill(process.pid, 'SIGTERM')
  }
`

test('a server that is ended as soon as it announces its port exits with 0', async () => {
  await start('sqlite', { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ENDS_ITSELF)}` })
  // has no effect, and waits for the exit
  expect(await node.end('SIGCONT')).toBe(0)
})

test('a booking whose form is still being sent is accepted, and then the process exits with 0', async () => {
  await start('sqlite')
  const slow = await bookSlowly(office.bookingFor(0))
  const ended = node.end()
  await until(isShut)
  slow.sendRest()
  expect(await slow.answer).toMatchObject({ status: 201, headers: { connection: 'close' } })
  expect(await ended).toBe(0)
  expect(await bookings()).toEqual({ n: 1 })
})

test('a booking that waits for another writer is finished', async () => {
  await start('postgres')
  const release = await holdAdvisor()
  const answer = book(office.bookingFor(0))
  await until(isWaiting)
  const ended = node.end()
  await until(isShut)
  await release()
  expect((await answer).status).toBe(201)
  expect(await ended).toBe(0)
})

test.each(['sqlite', 'postgres'] as const)(
  'on %s, fifty bookings that are under way are all answered',
  async (kind) => {
    await start(kind)
    const answers = times(50).map((turn) => book(office.bookingFor(turn)))
    await Promise.race(answers)
    const ended = node.end()
    expect(countStatuses(await Promise.all(answers))).toEqual({ 201: 50 })
    expect(await ended).toBe(0)
    expect(await bookings()).toEqual({ n: 50 })
    expect(await office.audit()).toEqual(CONSISTENT)
  }
)

test('a request on a connection that was idle a moment ago is answered, and then the connection ends', async () => {
  await start('sqlite')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const out = send({ port: node.port, host: '127.0.0.1', path: '/healthz', headers: { host: 'localhost' }, agent })
    const [answer] = await once(out.end(), 'response')
    await once(answer.resume(), 'end')
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask()).toEqual([200, 'keep-alive'])
  const ended = node.end()
  await until(isShut)
  expect(await ask()).toEqual([200, 'close'])
  expect(await ended).toBe(0)
  agent.destroy()
})

test('what was counted in the last second is written', async () => {
  await start('sqlite')
  const row = { uuid: randomUUID(), tenant_id: office.tenantId, path: '/zinsen', path_key: '/zinsen' }
  const led = { target: '/app/', status: 302, is_active: true, search_words: '', changed_at: new Date().toISOString() }
  await office.look((knex) => knex('redirections').insert({ ...row, ...led }))
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const get = async (path: string) => (await request(node, 'GET', path, { headers })).status
  await until(async () => (await get('/zinsen')) === 302)
  expect([await get('/api/v1/search/advisors?name=gruber'), await get(`/app/profile/${office.alias}`)]).toEqual([
    200, 200
  ])
  expect(await node.end()).toBe(0)
  const counted = await office.look((knex) =>
    Promise.all(['redirection_hits', 'search_log', 'advisor_hits'].map((table) => knex(table).count('* as n').first()))
  )
  expect(counted).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
})

test('the balancer is notified before the port closes, and requests until then are served', async () => {
  await start('sqlite', { DRAIN_SECONDS: '2' })
  expect((await ready()).status).toBe(200)
  const ended = node.end()
  await until(async () => (await ready()).status === 503)
  expect((await ready()).body).toEqual({ ok: false, reason: 'stopping' })
  expect(await book(office.bookingFor(0))).toMatchObject({ status: 201, headers: { connection: 'close' } })
  expect(await ended).toBe(0)
})

test('a second signal ends the process immediately', async () => {
  await start('sqlite')
  const slow = await bookSlowly(office.bookingFor(0))
  slow.answer.catch(() => {})
  const ended = node.end()
  await until(isShut)
  let code: number | null | undefined
  void ended.then((exitCode) => (code = exitCode))
  // within a third of a second, signals count as one
  await until(() => {
    void node.end()
    return code !== undefined
  })
  expect(code).toBe(1)
  await expect(slow.answer).rejects.toThrow('socket hang up')
})

test('a mail that is being delivered is finished, and not left to another node', async () => {
  mailbox = await openMailbox()
  const { url, mails } = mailbox
  await start('sqlite', { SMTP_URL: url })
  await book(office.bookingFor(0))
  await until(() => mails.length > 0)
  expect(await node.end()).toBe(0)
  const leased = await office.look((knex) => knex('outbox').whereNotNull('lease_until').count('* as n').first())
  expect(leased).toEqual({ n: 0 })
})
