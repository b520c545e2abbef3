import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationSource } from '../../migrations/index.ts'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { CONSISTENT, countStatuses, times } from '../booking/appointments/testing/office.ts'
import { instant } from '../core/base/clock.ts'
import { connect } from '../core/db/db.ts'
import { type Balancer, startBalancer } from '../testing/balancer.ts'
import { request } from '../testing/client.ts'
import { cookieOf, submit } from '../testing/form.ts'
import { freePort } from '../testing/free-port.ts'
import { type Load, startLoad } from '../testing/load.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { emptyPostgres } from '../testing/templates.ts'
import { until } from '../testing/until.ts'

const NODES = process.env.SOAK ? 4 : 2
const ROUNDS = process.env.SOAK ? 5 : 1
const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'

let office: DetachedOffice
let mailbox: Mailbox
let balancer: Balancer
let nodes: NodeProcess[]

beforeEach(async () => {
  nodes = []
  office = await createDetachedOffice('postgres')
  mailbox = await openMailbox()
  balancer = await startBalancer()
})
afterEach(async () => {
  await balancer.stop()
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await mailbox.stop()
  await office.remove()
})

async function addNode(environment: Record<string, string> = {}) {
  const settings = { TRUST_PROXY: '1', SMTP_URL: mailbox.url, DRAIN_SECONDS: '1' }
  const node = await startNode({ ...office.environment, ...settings, ...environment })
  nodes.push(node)
  balancer.add(node.origin)
  return node
}

const me = async (site: { origin: string }, cookie = '') =>
  (await request(site, 'GET', '/api/v1/me', { cookie })).body.email_address

const login = (site: { origin: string }, password = PASSWORD) =>
  submit(site, '/account/login', { email: EMAIL, password, next: '' })

/** Kills a node in the middle of a migration, which waits because another session has created its first table. */
async function killMigration(DATABASE_URL: string) {
  const knex = connect({ DATABASE_URL, DATA_DIR: '' })
  const blocker = await knex.transaction()
  await blocker.raw('create table tenants (id int)')
  const { PATH } = process.env
  const child = spawn(process.execPath, ['dist/server/migrate.js'], {
    env: { PATH, DATABASE_URL, SESSION_SECRET: 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL' }
  })
  await until(async () => {
    const held = await knex('pg_locks').where({ locktype: 'advisory', granted: true }).first('pid')
    return Boolean(held && (await knex('pg_locks').where({ pid: held.pid, granted: false }).first('pid')))
  })
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await blocker.rollback()
  await knex.destroy()
}

test('nodes that start together migrate an empty database once, even after one was killed doing so', async () => {
  const DATABASE_URL = await emptyPostgres()
  await killMigration(DATABASE_URL)
  const started = await Promise.all([addNode({ DATABASE_URL }), addNode({ DATABASE_URL })])
  await until(() => balancer.ready() === started.length)
  const knex = connect({ DATABASE_URL, DATA_DIR: '' })
  expect(await knex('knex_migrations').orderBy('id').pluck('name')).toEqual(await migrationSource.getMigrations([]))
  await knex.destroy()
})

test('nodes share sessions, logouts and limits', async () => {
  const [a, b] = await Promise.all([addNode({ LOAD_TEST: '0' }), addNode({ LOAD_TEST: '0' })])
  const cookie = cookieOf(await login(a))
  const another = cookieOf(await login(b))
  expect([await me(a, another), await me(b, cookie)]).toEqual([EMAIL, EMAIL])
  await submit(b, '/account/logout', {}, { cookie })
  expect([await me(a, cookie), await me(a, another)]).toEqual([undefined, EMAIL])

  await submit(a, '/account/password-reset', { email: EMAIL })
  // the second sign-in is told by e-mail, too
  const linkIn = () => /\/account\/password-reset\/[\w-]{43}/.exec(mailbox.mails.map(({ text }) => text).join())?.[0]
  await until(() => Boolean(linkIn()))
  const link = linkIn() ?? ''
  const fresh = 'grüner Apfel fliegt quer'
  await submit(a, link, { password: fresh, repeated: fresh })
  expect(await me(b, another)).toBeUndefined()

  await until(() => balancer.ready() === 2)
  const guesses = await Promise.all(times(14).map(() => login(balancer, 'a wrong password')))
  expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 4 })
  expect(balancer.answered.size).toBe(2)
})

test('a mail that a node died over is sent by another one when the lease ends, once, and not before', async () => {
  const port = await freePort()
  const deaf = createServer().listen(port, '127.0.0.1')
  const first = await addNode({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const { path, body } = office.bookingFor(0)
  const taken = once(deaf, 'connection')
  expect((await request(first, 'POST', path, { body })).status).toBe(201)
  await taken
  await first.end('SIGKILL')
  const leases = () => office.look((knex) => knex('outbox').whereNotNull('lease_until').pluck('lease_token'))
  const held = await leases()
  const { path: next, body: other } = office.bookingFor(1)
  const second = await addNode()
  expect((await request(second, 'POST', next, { body: other })).status).toBe(201)
  await until(() => mailbox.mails.length >= 2)
  // the mail server has it before its lease ends
  await expect.poll(leases).toEqual(held)
  expect(mailbox.mails).toHaveLength(2)

  await office.look((knex) =>
    knex('outbox')
      .whereNotNull('lease_until')
      .update({ lease_until: instant(new Date(0)) })
  )
  await until(() => mailbox.mails.length >= 4)
  await second.end()
  deaf.close()
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(4)
  expect(mailbox.mails).toHaveLength(4)
})

const progress = (load: Load, count: number) => {
  const before = load.acknowledged().length
  return until(() => load.acknowledged().length >= before + count)
}

async function rollOver(load: Load) {
  for (const old of nodes.splice(0)) {
    await addNode()
    await until(() => balancer.ready() === NODES + 1)
    await progress(load, 10)
    expect(await old.end('SIGTERM')).toBe(0)
    await until(() => balancer.ready() === NODES)
  }
}

test('a rolling restart under load fails no request, loses no booking, and sends every mail once', {
  timeout: 600_000
}, async () => {
  await Promise.all(times(NODES).map(() => addNode()))
  await until(() => balancer.ready() === NODES)
  const load = startLoad({
    clients: 6,
    origin: () => balancer.origin,
    requestOf: (turn) => office.bookingFor(turn),
    pause: 60
  })
  for (let round = 0; round < ROUNDS; round += 1) await rollOver(load)
  await load.stop()
  const tries = load.outcomes.flatMap((outcome) =>
    outcome.attempts.map(({ answer }) => ({ status: answer?.status ?? 0 }))
  )
  expect(countStatuses(tries)).toEqual({ 201: load.outcomes.length })
  const stored = await office.look((knex) => knex('appointments').pluck('uuid'))
  const promised = load.acknowledged().map(({ answer }) => answer?.body.uuid)
  expect(stored.toSorted()).toEqual(promised.toSorted())
  expect(await office.audit()).toEqual(CONSISTENT)
  expect(balancer.answered.size).toBe(NODES * (ROUNDS + 1))
  await until(() => mailbox.mails.length >= 2 * promised.length)
  await Promise.all(nodes.map((node) => node.end()))
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(mailbox.mails.length)
  expect(mailbox.mails).toHaveLength(2 * promised.length)
})
