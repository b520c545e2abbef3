import { request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type StandingOffice, standOffice } from './appointments/testing/standing-office.ts'
import { type Answered, request } from './core/testing/client.ts'
import type { Wish } from './core/testing/load.ts'
import { type Mailbox, openMailbox } from './core/testing/mailbox.ts'
import { type NodeProcess, startNode } from './core/testing/node-process.ts'
import { until } from './core/testing/until.ts'

let office: StandingOffice
let node: NodeProcess
let mailbox: Mailbox | undefined

async function start(kind: 'sqlite' | 'postgres', environment: Record<string, string> = {}) {
  office = await standOffice(kind)
  node = await startNode({ ...office.environment, ...environment })
}

afterEach(async () => {
  await node.end('SIGKILL')
  await mailbox?.stop()
  mailbox = undefined
  await office.remove()
})

const ready = () => request(node, 'GET', '/readyz')
const book = ({ path, body }: Wish) => request(node, 'POST', path, { body })
const bookings = () => office.look((knex) => knex('appointments').count('* as n').first())

/** A visitor on a bad line: half of the form, and the rest when it is sent for. */
function bookSlowly({ path, body }: Wish) {
  const text = JSON.stringify(body)
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const out = send({ port: node.port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
  out.write(text.slice(0, 20))
  const answer = new Promise<Pick<Answered, 'status' | 'headers'>>((resolve, reject) => {
    out.on('response', (got) => resolve({ status: got.statusCode ?? 0, headers: got.resume().headers }))
    out.on('error', reject)
  })
  return { answer, sendRest: () => out.end(text.slice(20)) }
}

/** Another writer holds the advisor's row, so that a booking waits in the database. */
async function holdAdvisor() {
  const client = new pg.Client(office.environment.DATABASE_URL)
  await client.connect()
  await client.query("begin; set local app.tenant_id = '*'")
  await client.query('select uuid from advisors where uuid = $1 for update', [office.advisorUuid])
  return () => client.query('commit').then(() => client.end())
}

test('a booking whose form is still on its way is taken, and then the process ends with 0', async () => {
  await start('sqlite')
  const slow = bookSlowly(office.wishFor(0))
  await ready()
  const ended = node.end()
  await sleep(500)
  await expect(ready()).rejects.toThrow('ECONNREFUSED')
  slow.sendRest()
  expect(await slow.answer).toMatchObject({ status: 201, headers: { connection: 'close' } })
  expect(await ended).toBe(0)
  expect(await bookings()).toEqual({ n: 1 })
})

test('a booking that waits for another writer is finished', async () => {
  await start('postgres')
  const release = await holdAdvisor()
  const answer = book(office.wishFor(0))
  await sleep(300)
  const ended = node.end()
  await sleep(1000)
  await release()
  expect((await answer).status).toBe(201)
  expect(await ended).toBe(0)
})

test('the balancer hears it before the door is shut, and requests until then are served', async () => {
  await start('sqlite', { DRAIN_SECONDS: '2' })
  expect((await ready()).status).toBe(200)
  const ended = node.end()
  await until(async () => (await ready()).status === 503)
  expect((await ready()).body).toEqual({ ok: false, reason: 'stopping' })
  expect(await book(office.wishFor(0))).toMatchObject({ status: 201, headers: { connection: 'close' } })
  expect(await ended).toBe(0)
})

test('a second signal ends at once', async () => {
  await start('sqlite')
  const slow = bookSlowly(office.wishFor(0))
  slow.answer.catch(() => {})
  await ready()
  const ended = node.end()
  await sleep(500)
  process.kill(node.pid, 'SIGTERM')
  expect(await ended).toBe(1)
  await expect(slow.answer).rejects.toThrow('socket hang up')
})

test('a mail that is being handed over is finished, and nothing of it is left for another node', async () => {
  mailbox = await openMailbox()
  const { url, mails } = mailbox
  await start('sqlite', { SMTP_URL: url })
  await book(office.wishFor(0))
  await until(() => mails.length > 0)
  expect(await node.end()).toBe(0)
  const leased = await office.look((knex) => knex('outbox').whereNotNull('lease_until').count('* as n').first())
  expect(leased).toEqual({ n: 0 })
})
