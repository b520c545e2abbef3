import { Agent } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { CONSISTENT, times } from '../booking/appointments/testing/office.ts'
import { connect } from '../core/db/db.ts'
import { request } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { type Haproxy, startHaproxy } from '../testing/haproxy.ts'
import { type Load, type LoadAttempt, type LoadRequest, startLoad } from '../testing/load.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { deployedPooler, type Pooler, startPgbouncer } from '../testing/pgbouncer.ts'
import { type PostgresServer, startPostgres, startStandby } from '../testing/postgres-server.ts'
import { until } from '../testing/until.ts'

const NODES = process.env.SOAK ? 4 : 2
const RESTARTS = process.env.SOAK ? 5 : 1
const BOOKINGS = process.env.SOAK ? 300 : 30

let primary: PostgresServer
let standby: PostgresServer
let balancer: Haproxy
let pooler: Pooler
let office: DetachedOffice
let ports: number[]
let nodes: NodeProcess[]
let agent: Agent

/** A port at which the balancer already looks, although nothing is there yet. */
const startAt = (port: number) => {
  const { DATABASE_URL = '' } = office.environment
  const database = { DATABASE_URL: pooler.behind(DATABASE_URL), DATABASE_DIRECT_URL: DATABASE_URL }
  const settings = { PORT: String(port), TRUST_PROXY: '1', DRAIN_SECONDS: '5', LOG_LEVEL: 'error' }
  return startNode({ ...office.environment, ...database, ...settings })
}

/** The role as which the balancer asks who is the primary, as `docs/deploy/database.sh` creates it. */
async function admitBalancer(postgres: PostgresServer) {
  await postgres.asAdmin('create role balancer login')
  await postgres.allow('host postgres balancer 127.0.0.1/32 trust')
}

beforeEach(async () => {
  primary = await startPostgres()
  await admitBalancer(primary)
  standby = await startStandby(primary, 'database_2')
  await primary.asAdmin("alter system set synchronous_standby_names = 'database_2'")
  await primary.asAdmin('select pg_reload_conf()')
  ports = await Promise.all(times(NODES).map(() => freePort()))
  balancer = await startHaproxy({ nodes: ports, databases: [primary.port, standby.port] })
  const { pathname } = new URL(await primary.createDatabase())
  const url = `${primary.url.replace(`:${primary.port}`, `:${balancer.database}`)}${pathname}`
  await isPrimary('database')
  office = await createDetachedOffice('postgres', { url })
  pooler = await startPgbouncer(url, 20, await deployedPooler())
  nodes = await Promise.all(ports.map(startAt))
  await until(async () => (await balancer.up('nodes')).length === NODES)
  // a kept connection may be closed as it is used again, which browsers repeat unseen
  agent = new Agent({ keepAlive: false })
})
afterEach(async () => {
  agent?.destroy()
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await pooler.stop()
  await balancer.stop()
  await standby.stop()
  await primary.stop()
  await office.remove()
})

/** Visitors book, one start in ten twice, look at free times and at the booking page. */
function startVisitors() {
  const { alias, topic, startOf, bookingFor } = office
  const day = startOf(0).slice(0, 10)
  const query = new URLSearchParams({ topic, type: 'in-branch', from: day, to: day })
  const kinds: ((turn: number) => LoadRequest)[] = [
    (turn) => bookingFor(Math.floor(turn * 0.3), turn),
    () => ({ method: 'GET', path: `/api/v1/advisors/${alias}/availability?${query}` }),
    () => ({ method: 'GET', path: `/book/${alias}` })
  ]
  return startLoad({
    clients: 9,
    origin: () => balancer.origin,
    requestOf: (turn) => kinds[turn % kinds.length]?.(turn),
    agent
  })
}

const triesOf = ({ outcomes }: Load) => outcomes.flatMap(({ attempts }) => attempts)
const statuses = (tries: LoadAttempt[]) => [...new Set(tries.map(({ answer }) => answer?.status ?? 'broken'))].sort()

const progress = (load: Load, count: number) => {
  const before = load.acknowledged().length
  return until(() => load.acknowledged().length >= before + count)
}

/** Expects the stored appointments to be those that were acknowledged. */
async function expectStored(load: Load) {
  const stored = await office.look((knex) => knex('appointments').pluck('uuid'))
  const promised = load.acknowledged().map(({ answer }) => answer?.body.uuid)
  expect(stored.toSorted()).toEqual(promised.toSorted())
  expect(await office.audit()).toEqual(CONSISTENT)
}

/** As docs/operations.md tells the operator. */
async function promote(postgres: PostgresServer) {
  await postgres.asAdmin('alter system reset synchronous_standby_names')
  await postgres.asAdmin('select pg_reload_conf()')
  await postgres.asAdmin('select pg_promote()')
}

const isPrimary = (...names: string[]) => until(async () => (await balancer.up('primary')).join() === names.join())

/** The primary dies and the standby is promoted; `meanwhile` comes before any node has found it. */
async function failOver(load: Load, meanwhile = async () => {}) {
  await primary.halt()
  await until(() => triesOf(load).some(({ answer }) => answer?.status === 503))
  await meanwhile()
  await promote(standby)
  await isPrimary('database-2')
}

/** Expects only answers that visitors and widgets know what to do with. */
function expectAnswers(load: Load) {
  expect(statuses(triesOf(load))).toEqual([200, 201, 409, 503])
  const refused = triesOf(load).filter(({ answer }) => answer?.status === 503)
  for (const { answer } of refused) expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  for (const node of nodes) expect(node.output()).not.toMatch(/unexpected failure|unhandled/i)
}

const COLOUR = '#123456'

/** Changes a setting past the nodes, which hear nothing of it. */
async function changeColour() {
  const { DATABASE_URL = '' } = office.environment
  const knex = connect({
    DATABASE_URL: DATABASE_URL.replace(`:${balancer.database}/`, `:${standby.port}/`),
    DATA_DIR: ''
  })
  const colour = { tenant_id: office.tenantId, name: 'primary_color', value: COLOUR }
  await knex('tenant_settings').insert(colour).onConflict(['tenant_id', 'name']).merge()
  await knex.destroy()
}

const initOf = (node: NodeProcess) => request(node, 'GET', '/api/v1/app-init').then(({ text }) => text)

test('a primary that fails over costs only 503 with Retry-After, and nothing that was acknowledged', async () => {
  const load = startVisitors()
  await progress(load, BOOKINGS)
  await failOver(load, async () => {
    expect(await request(balancer, 'GET', '/embed.js')).toMatchObject({ status: 200 })
  })
  await progress(load, BOOKINGS)
  await load.stop()
  expectAnswers(load)
  await expectStored(load)
})

test('what was changed while the nodes found the new primary is seen by all of them', async () => {
  const load = startVisitors()
  await progress(load, 5)
  for (const node of nodes) expect(await initOf(node)).not.toContain(COLOUR)
  await primary.halt()
  await promote(standby)
  await changeColour()
  for (const node of nodes) await until(async () => (await initOf(node)).includes(COLOUR))
  await load.stop()
  await expectStored(load)
})

test('a former primary that comes back gets no booking, and nobody gets in until it is stopped', async () => {
  const load = startVisitors()
  await progress(load, 5)
  await failOver(load)
  await progress(load, 5)
  await primary.start()
  await isPrimary('database', 'database-2')
  await expect(office.look((knex) => knex('appointments').count())).rejects.toThrow()
  await primary.halt()
  await isPrimary('database-2')
  await progress(load, BOOKINGS)
  await load.stop()
  expectAnswers(load)
  await expectStored(load)
})

test('while the standby is away nobody is told that a booking is made, and who waited gets the answer later', async () => {
  const load = startVisitors()
  await progress(load, 5)
  await standby.halt()
  const since = Date.now()
  const waited = () => triesOf(load).filter(({ at, answer }) => at > since && answer)
  await until(() => waited().some(({ answer }) => answer?.status === 503))
  const before = load.acknowledged().length
  // those that wait for the copy are answered in the end, too
  await until(() => load.outcomes.every(({ attempts }) => attempts.some(({ answer }) => answer)))
  expect(load.acknowledged().length).toBe(before)
  await standby.start()
  await progress(load, 5)
  await load.stop()
  expectAnswers(load)
  await expectStored(load)
})

test('a rolling restart behind HAProxy fails no request', { timeout: 600_000 }, async () => {
  const load = startVisitors()
  for (let turn = 0; turn < RESTARTS * NODES; turn += 1) {
    const nth = turn % NODES
    await progress(load, 10)
    expect(await nodes[nth]?.end('SIGTERM')).toBe(0)
    nodes[nth] = await startAt(ports[nth] as number)
    await until(async () => (await balancer.up('nodes')).length === NODES)
  }
  await progress(load, 10)
  await load.stop()
  expect(statuses(triesOf(load))).toEqual([200, 201, 409])
  await expectStored(load)
})
