import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { until } from '../../testing/until.ts'
import { AnswerCache } from './answer-cache.ts'

let site: Site
/** A second process on PostgreSQL, and on SQLite an operator's command beside the server. */
let other: Site

beforeAll(async () => {
  site = await startDemoSite()
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = site.app.config
  other = await startSite({
    DATA_DIR,
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(DATABASE_DIRECT_URL && { DATABASE_DIRECT_URL })
  })
  for (const { app } of [site, other]) await until(() => app.tenants.canCache)
})
afterAll(async () => {
  await other.stop()
  await site.stop()
})

const tenant = async (at = site, host = 'localhost') => (await request(at, 'GET', '/api/v1/tenant', { host })).body
const rename = (name: string, { app } = site) =>
  app.knex('tenants').where({ name: 'Alpenbank' }).orWhereLike('name', 'Renamed%').update({ name })

const statements = async (work: () => Promise<unknown>) => (await statementsOf(site.app.knex, work)).length

test('an answer is cached per tenant, and for guests only', async () => {
  const names = [await tenant(), await tenant(site, NORDBANK.host), await tenant()].map(({ name }) => name)
  expect(names).toEqual(['Alpenbank', 'Nordbank', 'Alpenbank'])
  const cookie = await signIn(site, 'advisor@demo.example')
  const ask = async (asked: object) => (await request(site, 'GET', '/api/v1/app-init', asked)).body.me
  await ask({})
  expect(await ask({ cookie })).toMatchObject({ email_address: 'advisor@demo.example' })
  expect(await ask({})).toEqual({})
})

test('a write of this process is seen by the next request', async () => {
  await tenant()
  expect(await statements(() => tenant())).toBe(0)
  await rename('Renamed here')
  expect((await tenant()).name).toBe('Renamed here')
  await rename('Alpenbank')
  expect((await tenant()).name).toBe('Alpenbank')
})

test('a write of another process is noticed', async () => {
  await tenant()
  await rename('Renamed there', other)
  await expect.poll(async () => (await tenant()).name).toBe('Renamed there')
  await rename('Alpenbank', other)
  await expect.poll(async () => (await tenant()).name).toBe('Alpenbank')
})

test('a write that is rolled back changes nothing', async () => {
  const { knex } = site.app
  const undone = knex.transaction(async (trx) => {
    await trx('tenants').update({ name: 'Never' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await tenant()).name).toBe('Alpenbank')
})

test('a cached answer is compressed for clients that accept it, and 304 for those that have it', async () => {
  const page = '/app/profile/anna-gruber'
  const ask = (headers: object) => request(site, 'GET', page, { headers: { accept: 'text/html', ...headers } })
  const plain = await ask({})
  for (const coding of ['gzip', 'br', 'gzip']) {
    const { headers } = await ask({ 'accept-encoding': coding })
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, expect.stringMatching(/encoding/i)])
    expect(headers['content-length']).not.toBe(plain.headers['content-length'])
  }
  expect(plain.headers['content-encoding']).toBeUndefined()
  const again = await ask({ 'if-none-match': String(plain.headers.etag) })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a page of another origin gets its CORS headers from a cached answer too', async () => {
  const ask = (headers = {}) => request(site, 'GET', '/api/v1/tenant', { headers })
  for (const turn of ['first', 'again']) {
    const { headers } = await ask({ origin: 'https://anywhere.example' })
    expect([turn, headers['access-control-allow-origin']]).toEqual([turn, '*'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('answers that exceed the memory limit replace the least recently used ones', async () => {
  const { tenants } = site.app
  const alpenbank = await tenants.find('localhost')
  if (!alpenbank) throw new Error('no tenant')
  const cache = new AnswerCache(3500)
  const get = (name: string, bytes = 500) =>
    cache.get(alpenbank, name, async () => ({ body: 'x'.repeat(bytes), headers: {} }))
  await get('a')
  await get('b')
  cache.find(alpenbank, 'a')
  await get('c')
  await get('too big', 3500)
  const cached = ['a', 'b', 'c', 'too big'].filter((name) => cache.find(alpenbank, name))
  expect(cached).toEqual(['a', 'c'])
})

test('a change in one tenant leaves the other cached', async () => {
  const { tenants } = site.app
  const hosts = ['localhost', NORDBANK.host]
  const cached = () => hosts.filter((host) => tenants.known(host))
  await until(async () => {
    for (const host of hosts) await tenants.find(host)
    return cached().length === 2
  })
  tenants.forget(tenants.known('localhost')?.id)
  expect(cached()).toEqual([NORDBANK.host])
})
