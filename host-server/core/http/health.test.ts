import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '../../testing/client.ts'
import { type Site, startSite } from '../../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await startSite()
})
afterEach(() => site.stop())

const ask = async (path: string) => {
  const { status, body, headers } = await request(site, 'GET', path)
  return { status, body, connection: headers.connection }
}

test('a node whose schema lacks a migration is alive but not ready', async () => {
  await site.app.knex('knex_migrations').where({ name: '20261121_000400_jobs' }).delete()
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ok: false, reason: 'migrations' } })
  expect(await ask('/healthz')).toMatchObject({ status: 200 })
})

test('a node whose schema is a newer build’s is ready, since nodes are replaced one by one', async () => {
  const row = { name: '29991231_235959_later', batch: 9, migration_time: new Date() }
  await site.app.knex('knex_migrations').insert(row)
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ok: true } })
})

test('a node without its database is not ready', async () => {
  await site.app.knex.destroy()
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { ok: false, reason: 'database' } })
})

test('a node that is stopping is alive but not ready, and closes every connection', async () => {
  site.app.stopping = true
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ok: false, reason: 'stopping' }, connection: 'close' })
  expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' })
})

test('concurrent probes share one query', async () => {
  const queries: string[] = []
  site.app.knex.on('query', ({ sql }) => /migration/.test(sql) && queries.push(sql))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const probes = () => Promise.all(Array.from({ length: 50 }, async () => (await ask('/readyz')).status))
  expect(new Set(await probes())).toEqual(new Set([200]))
  expect(queries).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  await probes()
  expect(queries).toHaveLength(2)
  vi.useRealTimers()
})
