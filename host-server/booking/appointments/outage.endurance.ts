import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { type Load, type LoadAttempt, type LoadRequest, startLoad } from '../../testing/load.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { until } from '../../testing/until.ts'
import { createDetachedOffice, type DetachedOffice } from './testing/detached-office.ts'
import { CONSISTENT } from './testing/office.ts'

let postgres: PostgresServer
let office: DetachedOffice
let node: NodeProcess

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  office = await createDetachedOffice('postgres', { url: await postgres.createDatabase() })
  node = await startNode(office.environment)
})
afterEach(async () => {
  await node.end()
  await office.remove()
})

const requests = (): ((turn: number) => LoadRequest)[] => {
  const { alias, topic, startOf, bookingFor } = office
  const day = startOf(0).slice(0, 10)
  const query = new URLSearchParams({ topic, type: 'in-branch', from: day, to: day })
  return [
    (turn) => bookingFor(turn),
    () => ({ method: 'GET', path: `/api/v1/advisors/${alias}/availability?${query}` }),
    () => ({ method: 'GET', path: `/book/${alias}` })
  ]
}

function startBookingAndReading() {
  const kinds = requests()
  return startLoad({
    clients: 9,
    origin: () => node.origin,
    requestOf: (turn) => kinds[turn % kinds.length]?.(turn)
  })
}

const triesOf = ({ outcomes }: Load, from = 0, to = Number.POSITIVE_INFINITY) =>
  outcomes.flatMap(({ attempts: tries }) => tries).filter(({ at }) => at >= from && at < to)
const statuses = (tries: LoadAttempt[]) => [...new Set(tries.map(({ answer }) => answer?.status))].sort()
const probe = async (path: string) => (await request(node, 'GET', path)).status

/** Expects the process to be healthy but not ready for some seconds. */
async function stayAway(seconds: number) {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    await sleep(250)
  }
}

function expectHouseAnswer({ answer }: LoadAttempt) {
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  const isPage = answer?.headers['content-type']?.startsWith('text/html')
  if (isPage) expect(answer?.text).toMatch(/<h1/)
  else expect(answer?.body.message).toMatch(/./)
}

/** Expects the stored appointments to be those that were acknowledged. */
async function expectStored(...loads: Load[]) {
  const promised = loads.flatMap((load) => load.acknowledged()).map(({ answer }) => answer?.body.uuid)
  const stored = await office.look((knex) => knex('appointments').pluck('uuid'))
  expect(stored.toSorted()).toEqual(promised.toSorted())
  expect(await office.audit()).toEqual(CONSISTENT)
}

test('while PostgreSQL is down every request gets 503, and two seconds after it is back all succeed', async () => {
  const load = startBookingAndReading()
  await until(() => load.acknowledged().length >= 20)
  await postgres.halt()
  const gone = Date.now()
  await stayAway(4)
  const coming = Date.now()
  await postgres.start()
  // the promise that is tested, and no pause
  await sleep(2000)
  const recovered = Date.now()
  await until(() => triesOf(load, recovered).length >= 20)
  await load.stop()
  const meanwhile = triesOf(load, gone, coming)
  expect(statuses(meanwhile)).toEqual([503])
  meanwhile.forEach(expectHouseAnswer)
  expect(statuses(triesOf(load, recovered))).toEqual([200, 201])
  expect(statuses(triesOf(load))).toEqual([200, 201, 503])
  await expectStored(load)
  expect(node.output()).not.toMatch(/unexpected failure|unhandled/i)
})

/** The number of open transactions that hold a calendar's lock. */
const heldCalendars = () =>
  office.look(async (knex) => {
    const { rows } = await knex.raw(
      `select 1 from pg_locks l join pg_class c on c.oid = l.relation join pg_stat_activity a on a.pid = l.pid
       where c.relname = 'calendars' and l.mode = 'RowExclusiveLock' and a.state = 'idle in transaction'
       and a.datname = current_database()`
    )
    return rows.length as number
  })

/** Stops the process while it holds the lock on an advisor's calendar. */
async function freezeInTransaction() {
  for (;;) {
    process.kill(node.pid, 'SIGSTOP')
    // statements sent before the stop have finished by then
    await sleep(100)
    if (await heldCalendars()) return
    process.kill(node.pid, 'SIGCONT')
    await sleep(20)
  }
}

test('a node that freezes during a booking blocks an advisor’s calendar for ten seconds and no longer', async () => {
  const load = startLoad({ clients: 8, origin: () => node.origin, requestOf: (turn) => office.bookingFor(turn) })
  await until(() => load.acknowledged().length >= 5)
  // begun before, since on a slow machine its start takes the ten seconds
  const other = await startNode(office.environment)
  await freezeInTransaction()
  const rest = startLoad({
    clients: 2,
    origin: () => other.origin,
    requestOf: (turn) => office.bookingFor(1000 + turn)
  })
  await until(() => rest.acknowledged().length >= 10)
  process.kill(node.pid, 'SIGCONT')
  await Promise.all([load.stop(), rest.stop()])
  await other.end()
  expect(statuses(triesOf(rest))).toEqual([201, 503])
  // 408: a request of which the node had read only a part when it froze
  const expected = new Set<number | undefined>([201, 408, 503])
  expect(statuses(triesOf(load)).filter((status) => !expected.has(status))).toEqual([])
  await expectStored(load, rest)
})
