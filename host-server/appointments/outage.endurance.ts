import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { request } from '../core/testing/client.ts'
import { type Load, startLoad, type Try, type Wish } from '../core/testing/load.ts'
import { type NodeProcess, startNode } from '../core/testing/node-process.ts'
import { type PostgresServer, startPostgres } from '../core/testing/postgres-server.ts'
import { until } from '../core/testing/until.ts'
import { CLEAN } from './testing/office.ts'
import { type StandingOffice, standOffice } from './testing/standing-office.ts'

let postgres: PostgresServer
let office: StandingOffice
let node: NodeProcess

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  office = await standOffice('postgres', { url: await postgres.createDatabase() })
  node = await startNode(office.environment)
})
afterEach(async () => {
  await node.end()
  await office.remove()
})

const wishes = (): ((turn: number) => Wish)[] => {
  const { alias, topic, startOf, wishFor } = office
  const day = startOf(0).slice(0, 10)
  const query = new URLSearchParams({ topic, type: 'in-branch', from: day, to: day })
  return [
    (turn) => wishFor(turn),
    () => ({ method: 'GET', path: `/api/v1/advisors/${alias}/availability?${query}` }),
    () => ({ method: 'GET', path: `/book/${alias}` })
  ]
}

function startBookingAndReading() {
  const kinds = wishes()
  return startLoad({
    clients: 9,
    origin: () => node.origin,
    wish: (turn) => kinds[turn % kinds.length]?.(turn)
  })
}

const triesOf = ({ outcomes }: Load, from = 0, to = Number.POSITIVE_INFINITY) =>
  outcomes.flatMap(({ tries }) => tries).filter(({ at }) => at >= from && at < to)
const statuses = (tries: Try[]) => [...new Set(tries.map(({ answer }) => answer?.status))].sort()
const probe = async (path: string) => (await request(node, 'GET', path)).status

/** The seconds without a database, in which the process itself is well. */
async function stayAway(seconds: number) {
  for (let quarter = 0; quarter < seconds * 4; quarter++) {
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    await sleep(250)
  }
}

function expectHouseAnswer({ answer }: Try) {
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  const isPage = answer?.headers['content-type']?.startsWith('text/html')
  if (isPage) expect(answer?.text).toMatch(/<h1/)
  else expect(answer?.body.message).toMatch(/./)
}

/** What clients were told is what is stored. */
async function expectKept(...loads: Load[]) {
  const promised = loads.flatMap((load) => load.acknowledged()).map(({ answer }) => answer?.body.uuid)
  const stored = await office.look((knex) => knex('appointments').pluck('uuid'))
  expect(stored.toSorted()).toEqual(promised.toSorted())
  expect(await office.audit()).toEqual(CLEAN)
}

test('while PostgreSQL is away everybody hears 503, and two seconds after it is back all is well', async () => {
  const load = startBookingAndReading()
  await until(() => load.acknowledged().length >= 20)
  await postgres.halt()
  const gone = Date.now()
  await stayAway(4)
  const coming = Date.now()
  await postgres.start()
  await sleep(2000)
  const settled = Date.now()
  await sleep(1000)
  await load.stop()
  const meanwhile = triesOf(load, gone, coming)
  expect(statuses(meanwhile)).toEqual([503])
  meanwhile.forEach(expectHouseAnswer)
  expect(statuses(triesOf(load, settled))).toEqual([200, 201])
  expect(statuses(triesOf(load))).toEqual([200, 201, 503])
  await expectKept(load)
  expect(node.output()).not.toMatch(/unexpected failure|unhandled/i)
})

/** Transactions that have written in a calendar, and not only begun. */
const heldCalendars = () =>
  office.look(async (knex) => {
    const { rows } = await knex.raw(
      `select 1 from pg_locks l join pg_class c on c.oid = l.relation join pg_stat_activity a on a.pid = l.pid
       where c.relname = 'calendars' and l.mode = 'RowExclusiveLock' and a.state = 'idle in transaction'
       and a.datname = current_database()`
    )
    return rows.length as number
  })

/** Stops the process where it has an advisor's calendar to itself. */
async function freezeInTransaction() {
  for (;;) {
    process.kill(node.pid, 'SIGSTOP')
    // what was sent before the stop is answered by then
    await sleep(100)
    if (await heldCalendars()) return
    process.kill(node.pid, 'SIGCONT')
    await sleep(20)
  }
}

test('a node that freezes amid a booking keeps an advisor from other nodes for ten seconds and no longer', async () => {
  const load = startLoad({ clients: 8, origin: () => node.origin, wish: (turn) => office.wishFor(turn) })
  await until(() => load.acknowledged().length >= 5)
  await freezeInTransaction()
  const other = await startNode(office.environment)
  const rest = startLoad({ clients: 2, origin: () => other.origin, wish: (turn) => office.wishFor(1000 + turn) })
  await until(() => rest.acknowledged().length >= 10)
  process.kill(node.pid, 'SIGCONT')
  await Promise.all([load.stop(), rest.stop()])
  await other.end()
  expect(statuses(triesOf(rest))).toEqual([201, 503])
  expect(statuses(triesOf(load)).filter((status) => status !== 201 && status !== 503)).toEqual([])
  await expectKept(load, rest)
})
