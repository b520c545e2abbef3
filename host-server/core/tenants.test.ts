import { afterAll, beforeAll, expect, test } from 'vitest'
import { Bounded } from './bounded.ts'
import { request, signIn } from './testing/client.ts'
import { NORDBANK, startDemoSite } from './testing/demo-site.ts'
import { type Site, startSite } from './testing/site.ts'
import { until } from './testing/until.ts'

let site: Site
/** A second process on PostgreSQL, and on SQLite a tool of the operator's beside the server. */
let other: Site

beforeAll(async () => {
  site = await startDemoSite()
  const { DATABASE_URL, DATA_DIR } = site.services.config
  other = await startSite({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
  for (const { services } of [site, other]) await until(() => services.tenants.mayKeep)
})
afterAll(async () => {
  await other.stop()
  await site.stop()
})

const tenant = async (at = site, host = 'localhost') => (await request(at, 'GET', '/api/v1/tenant', { host })).body
const rename = (name: string, { services } = site) =>
  services.knex('tenants').where({ name: 'Alpenbank' }).orWhereLike('name', 'Renamed%').update({ name })

async function statements(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const note = ({ sql }: { sql: string }) => {
    if (!/data_version/.test(sql)) count += 1
  }
  site.services.knex.on('query', note)
  await work()
  site.services.knex.removeListener('query', note)
  return count
}

test('an answer is kept per tenant, and for nobody who is signed in', async () => {
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

test('a write of another process is heard of', async () => {
  await tenant()
  await rename('Renamed there', other)
  await expect.poll(async () => (await tenant()).name).toBe('Renamed there')
  await rename('Alpenbank', other)
  await expect.poll(async () => (await tenant()).name).toBe('Alpenbank')
})

test('a write that is rolled back changes nothing', async () => {
  const { knex } = site.services
  const undone = knex.transaction(async (trx) => {
    await trx('tenants').update({ name: 'Never' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await tenant()).name).toBe('Alpenbank')
})

test('what is kept is compressed for those who can read it, and not sent to those who have it', async () => {
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

test('a page of another origin gets its permission also from what is kept', async () => {
  const ask = (headers = {}) => request(site, 'GET', '/api/v1/tenant', { headers })
  for (const turn of ['first', 'again']) {
    const { headers } = await ask({ origin: 'https://anywhere.example' })
    expect([turn, headers['access-control-allow-origin']]).toEqual([turn, '*'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('a map that is bounded lets go of what was used longest ago', () => {
  const map = new Bounded<string>(10, (text) => text.length)
  map.set('a', 'xxxx')
  map.set('b', 'xxxx')
  map.get('a')
  map.set('c', 'xxxx')
  expect(['a', 'b', 'c'].map((key) => Boolean(map.get(key)))).toEqual([true, false, true])
  map.deleteWhere((text) => text.length === 4)
  map.set('d', 'x'.repeat(11))
  expect(map.get('d')).toBeUndefined()
})
