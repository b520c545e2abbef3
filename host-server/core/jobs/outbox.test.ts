import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { DAY, instant, MINUTE } from '../base/clock.ts'
import { ServerAway } from '../base/server-away.ts'
import { isPostgres } from '../db/db.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'
import { drain, enqueue, type Handlers, startOutbox, withdraw } from './outbox.ts'

let site: Site
let db: TenantDb
const done: unknown[] = []
const handlers: Handlers = {
  note: async (payload) => {
    done.push(payload)
  },
  fail: async () => {
    throw new Error('the mail server is away')
  }
}
const add = (kind: string, dedupe_key: string, at?: string) =>
  enqueue(db, site.clock.now(), { kind, dedupe_key, payload: { key: dedupe_key }, at })
const later = (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
}

beforeEach(async () => {
  done.length = 0
  site = await startDemoSite()
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  db = new TenantDb(site.app.knex, tenant_id)
})
afterEach(() => site.stop())

test('a transaction that fails leaves no job', async () => {
  await db
    .transaction(async (trx) => {
      await enqueue(trx, site.clock.now(), { kind: 'note', dedupe_key: 'a', payload: {} })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await drain(site.app, handlers)).toBe(0)
})

test('jobs with the same key run once', async () => {
  await add('note', 'a')
  await add('note', 'a')
  await drain(site.app, handlers)
  await drain(site.app, handlers)
  expect(done).toEqual([{ key: 'a' }])
})

test('jobs of one batch start in turns of their own, between which requests are answered', async () => {
  for (let at = 0; at < 10; at += 1) await add('turn', `${at}`)
  let turn = 0
  let isCounting = true
  const count = () => {
    turn += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const turns: number[] = []
  await drain(site.app, { turn: async () => void turns.push(turn) })
  isCounting = false
  expect(turns).toHaveLength(10)
  // several answers of PostgreSQL may arrive in one turn; SQLite answers at once
  if (!isPostgres(site.app.knex)) expect(new Set(turns).size).toBe(10)
})

test('a withdrawn job does not run', async () => {
  await add('note', 'reminder:1:0', instant(site.clock.time.getTime() + MINUTE))
  await withdraw(db, 'reminder:1:')
  later(2 * MINUTE)
  await drain(site.app, handlers)
  expect(done).toEqual([])
})

test('a failed job is retried with growing delays and records the reason', async () => {
  await add('fail', 'a')
  const row = () => site.app.knex('outbox').where({ dedupe_key: 'a' }).first()
  await drain(site.app, handlers)
  expect(await drain(site.app, handlers)).toBe(0)
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'the mail server is away' })
  later(10_000)
  await drain(site.app, { ...handlers, fail: async (...job) => handlers.note?.(...job) })
  expect(done).toEqual([{ key: 'a' }])
  expect(await row()).toMatchObject({ state: 'done', payload: '{}' })
})

test('a kind of job that this build does not know waits for one that does', async () => {
  await add('later', 'a')
  expect(await drain(site.app, handlers)).toBe(0)
  expect(await site.app.knex('outbox').first('state', 'attempts')).toEqual({ state: 'waiting', attempts: 0 })
})

test('a queue that waits for another server does not delay other queues', async () => {
  let answer = () => {}
  const silent = new Promise<void>((resolve) => (answer = resolve))
  await add('ask', 'a')
  const outbox = startOutbox(site.app, [handlers, { ask: () => silent }])
  await expect
    .poll(() =>
      site.app
        .knex('outbox')
        .first('lease_token')
        .then((row) => row?.lease_token)
    )
    .toBeTruthy()
  await add('note', 'b')
  await expect.poll(() => done).toEqual([{ key: 'b' }])
  expect(await site.app.knex('outbox').where({ dedupe_key: 'a' }).first('state')).toEqual({ state: 'waiting' })
  answer()
  await outbox.stop()
  expect(await site.app.knex('outbox').where({ state: 'done' })).toHaveLength(2)
})

test('a job that has failed for a day is dead', async () => {
  await add('fail', 'a')
  later(25 * 60 * MINUTE)
  await drain(site.app, handlers)
  expect(await site.app.knex('outbox').where({ dedupe_key: 'a' }).first('state')).toEqual({ state: 'dead' })
})

test('the leased jobs of a dead node are taken over', async () => {
  await add('note', 'a')
  const until = instant(site.clock.time.getTime() + MINUTE)
  await site.app.knex('outbox').update({ lease_token: 'someone', lease_until: until })
  expect(await drain(site.app, handlers)).toBe(0)
  later(2 * MINUTE)
  expect(await drain(site.app, handlers)).toBe(1)
})

test('two nodes that poll at the same time run each job once', async () => {
  for (let at = 0; at < 15; at += 1) await add('note', `job ${at}`)
  await Promise.all([drain(site.app, handlers), drain(site.app, handlers), drain(site.app, handlers)])
  while (await drain(site.app, handlers));
  expect(done).toHaveLength(15)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(15)
})

/** A server on which the jobs `ask` and `tell` depend, and when it was tried. */
function startServer() {
  const tries: { kind: string; at: number }[] = []
  let isAway = true
  const work = (kind: string) => async () => {
    tries.push({ kind, at: site.clock.time.getTime() })
    if (isAway) throw new ServerAway('mail', new Error('connect ECONNREFUSED'))
    done.push(kind)
  }
  const comeBack = () => {
    isAway = false
  }
  return { tries, comeBack, handlers: { ...handlers, ask: work('ask'), tell: work('tell') } as Handlers }
}

test('a server that is away is tried for one job at a time, at growing intervals, and other jobs go on', async () => {
  const server = startServer()
  for (let at = 0; at < 60; at += 1) await add(at % 2 ? 'ask' : 'tell', `job ${at}`)
  await drain(site.app, server.handlers)
  expect(server.tries).toHaveLength(10)
  for (let second = 0; second < 600; second += 1) {
    later(1000)
    await drain(site.app, server.handlers)
  }
  const rest = server.tries.slice(10).map(({ at }) => at)
  // 1, 2, 4, 8, 16 and then every 30 seconds, each a quarter shorter at most
  expect(rest.length).toBeGreaterThan(20)
  expect(rest.length).toBeLessThan(35)
  expect(new Set(rest).size).toBe(rest.length)
  await add('note', 'other')
  await drain(site.app, server.handlers)
  expect(done).toEqual([{ key: 'other' }])
})

test('after ten minutes without the server, all of its jobs are done half a minute after it is back', async () => {
  const server = startServer()
  for (let at = 0; at < 60; at += 1) await add(at % 2 ? 'ask' : 'tell', `job ${at}`)
  for (let second = 0; second < 600; second += 1) {
    await drain(site.app, server.handlers)
    later(1000)
  }
  server.comeBack()
  later(30_000)
  while (await drain(site.app, server.handlers));
  expect(done).toHaveLength(60)
})

test('what waits for a server is given up after a day, tried or not', async () => {
  const server = startServer()
  for (let at = 0; at < 20; at += 1) await add('ask', `job ${at}`)
  await drain(site.app, server.handlers)
  later(DAY + MINUTE)
  await add('ask', 'of today')
  await drain(site.app, server.handlers)
  const states = await site.app.knex('outbox').orderBy('created_at').pluck('state')
  expect(states).toEqual([...Array.from({ length: 20 }, () => 'dead'), 'waiting'])
})

test('a job keeps its lease for as long as it runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let answer = () => {}
  const silent = new Promise<void>((resolve) => (answer = resolve))
  await add('ask', 'a')
  let isAsked = false
  const ask = () => {
    isAsked = true
    return silent
  }
  const first = drain(site.app, { ask })
  const lease = async () => (await site.app.knex('outbox').first('lease_until'))?.lease_until
  await expect.poll(() => isAsked).toBe(true)
  // one renewal at a time: of two, the second would still be under way when the clock goes on
  for (let turn = 0; turn < 9; turn += 1) {
    later(MINUTE / 3)
    const before = await lease()
    vi.advanceTimersByTime(MINUTE / 3)
    await expect.poll(lease).not.toBe(before)
    expect(await drain(site.app, { ask: async () => void done.push('again') })).toBe(0)
  }
  // a clock that is set back does not shorten it
  const latest = await lease()
  later(-MINUTE)
  const renewed = new Promise<void>((resolve) => {
    site.app.knex.on('query-response', (_, { sql }) => /^update .outbox/.test(sql) && resolve())
  })
  vi.advanceTimersByTime(MINUTE / 3)
  await renewed
  expect(await lease()).toBe(latest)
  vi.useRealTimers()
  answer()
  await first
  expect([done, await site.app.knex('outbox').first('state')]).toEqual([[], { state: 'done' }])
})

test('a slow job does not delay later ones of its queue', async () => {
  let answer = () => {}
  const silent = new Promise<void>((resolve) => (answer = resolve))
  await add('ask', 'a')
  const outbox = startOutbox(site.app, [{ ...handlers, ask: () => silent }])
  await expect.poll(() => site.app.knex('outbox').whereNotNull('lease_token').pluck('kind')).toEqual(['ask'])
  await add('note', 'b')
  await expect.poll(() => done).toEqual([{ key: 'b' }])
  answer()
  await outbox.stop()
})
