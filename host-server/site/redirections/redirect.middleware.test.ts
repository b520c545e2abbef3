import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { flush } from './hits.queue.ts'
import { BROWSER, type Office, openRedirections, PATH } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openRedirections()
})
beforeEach(async () => {
  await flush(office.site.app)
  await office.clear()
})
afterAll(() => office.site.stop())

const PROFILE = '/app/profile/anna-gruber'
const led = async (path: string, asked = {}) => {
  const { status, headers } = await office.open(path, asked)
  return [status, headers.location]
}
const hits = async () => {
  await flush(office.site.app)
  const { body } = await office.ask('GET', PATH)
  return body.redirections.map(({ path, hits: count, last_hit_at }: Record<string, unknown>) => [
    path,
    count,
    last_hit_at
  ])
}

test('a redirect that is off, of another tenant or under a module that is off has no effect', async () => {
  await office.add('/off', PROFILE, { is_active: false })
  await office.add('/on', PROFILE)
  expect(await led('/off')).toEqual([404, undefined])
  expect(await led('/on', NORDBANK)).toEqual([404, undefined])
  const modules = office.site.app.knex('tenant_modules').where({ module_name: 'redirections' })
  await modules.clone().update({ effective_state: false })
  expect(await led('/on')).toEqual([404, undefined])
  await modules.clone().update({ effective_state: true })
  expect(await led('/on')).toEqual([302, PROFILE])
})

test('only GET and HEAD are redirected', async () => {
  await office.add('/on', PROFILE)
  expect(await led('/on', { method: 'HEAD' })).toEqual([302, PROFILE])
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await led('/on', { method }))[1]).toBeUndefined()
})

test('targets on a host that is no longer allowed are ignored', async () => {
  const uuid = await office.add('/out', 'https://www.bank.example/a')
  expect(await led('/out')).toEqual([302, 'https://www.bank.example/a'])
  await office.set('redirection_hosts', '')
  expect(await led('/out')).toEqual([404, undefined])
  const form = { path: '/out', target: 'https://www.bank.example/a' }
  const put = async (change: object) => (await office.ask('PUT', `${PATH}/${uuid}`, { ...form, ...change })).status
  expect([await put({ target: 'https://www.bank.example/b' }), await put({ is_active: false })]).toEqual([422, 200])
})

test('the server’s own pages are unaffected by redirects', async () => {
  await office.add('/on', PROFILE)
  await office.site.app.knex('redirections').update({ path: '/account/login', path_key: '/account/login' })
  expect((await office.open('/account/login')).status).toBe(200)
})

test.each([
  ['/ZINSEN', '/zinsen'],
  ['/zinsen/', '/zinsen'],
  ['/%C3%B6ffnungszeiten', '/Öffnungszeiten'],
  ['/o%CC%88ffnungszeiten', '/Öffnungszeiten'],
  ['/alte%20seite.html', '/alte seite.html']
])('%s is redirected as %s is', async (asked, path) => {
  await office.add(path, PROFILE)
  expect(await led(asked)).toEqual([302, PROFILE])
})

test.each(['/%', '/%ff', '/%2F', '/zinsen/x', '/zinse', '/constructor', '/__proto__'])(
  '%s is not redirected',
  async (asked) => {
    await office.add('/zinsen', PROFILE)
    expect((await led(asked))[1]).toBeUndefined()
  }
)

test.each([
  [PROFILE, '', PROFILE],
  [PROFILE, '?src=flyer&x=%C3%BC', `${PROFILE}?src=flyer&x=%C3%BC`],
  [`${PROFILE}?a=1#termin`, '?b=2', `${PROFILE}?a=1&b=2#termin`],
  ['/Über', '?', '/%C3%9Cber'],
  ['https://www.bank.example', '?next=https://evil.example', 'https://www.bank.example/?next=https://evil.example'],
  ['https://www.bank.example/ü?q=a', '', 'https://www.bank.example/%C3%BC?q=a']
])('to %s the query %j is passed on', async (target, query, address) => {
  await office.add('/zinsen', target)
  expect(await led(`/zinsen${query}`)).toEqual([302, address])
})

test('permanent redirects are cached for a day, others not at all', async () => {
  await office.add('/good', PROFILE, { status: 301 })
  await office.add('/now', PROFILE)
  const [good, now] = [await office.open('/good'), await office.open('/now')]
  expect([good.status, good.headers['cache-control']]).toEqual([301, 'private, max-age=86400'])
  expect([now.status, now.headers['cache-control'], now.text]).toEqual([302, 'no-store', ''])
})

async function statementsFor(path: string): Promise<string[]> {
  // earlier visits are written after a second: during this test, on a slow machine
  await flush(office.site.app)
  return statementsOf(office.site.app.knex, () => office.open(path))
}

test('a change applies from the next request on, and lookups need no query', async () => {
  const uuid = await office.add('/zinsen', PROFILE)
  // on PostgreSQL the notification of the change may still be on its way
  await expect.poll(() => statementsFor('/zinsen')).toEqual([])
  expect(await led('/zinsen')).toEqual([302, PROFILE])
  expect(await statementsFor('/nothing')).toEqual([])
  await office.ask('PUT', `${PATH}/${uuid}`, { path: '/zinsen', target: '/app/' })
  expect(await led('/zinsen')).toEqual([302, '/app/'])
  await office.ask('DELETE', `${PATH}/${uuid}`)
  expect((await led('/zinsen'))[0]).toBe(404)
})

test('visits are counted with the time of the last one, and without personal data', async () => {
  const { site } = office
  await office.add('/zinsen', PROFILE)
  await office.add('/andere', PROFILE)
  for (let times = 0; times < 3; times += 1) await office.open('/zinsen')
  site.clock.time = new Date('2026-11-23T07:30:00Z')
  await office.open('/Zinsen/')
  expect(await hits()).toEqual([
    ['/andere', 0, null],
    ['/zinsen', 4, '2026-11-23T07:30:00Z']
  ])
  await office.open('/zinsen')
  expect((await hits())[1]).toEqual(['/zinsen', 5, '2026-11-23T07:30:00Z'])
  const [row] = await site.app.knex('redirection_hits')
  expect(Object.keys(row).toSorted()).toEqual(['hits', 'last_hit_at', 'redirection_uuid', 'tenant_id'])
})

test('bots, prefetches and HEAD requests are not counted, and a redirect deleted in between does not affect others’ counts', async () => {
  await office.add('/zinsen', PROFILE)
  const uuid = await office.add('/weg', PROFILE)
  const ask = (method: string, headers: object) => request(office.site, method, '/zinsen', { headers: { ...headers } })
  await ask('GET', { 'user-agent': 'Googlebot/2.1' })
  await ask('GET', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch' })
  await ask('HEAD', { 'user-agent': BROWSER })
  await office.open('/weg')
  await office.open('/zinsen')
  await office.ask('DELETE', `${PATH}/${uuid}`)
  expect((await hits()).map(([path, count]: unknown[]) => [path, count])).toEqual([['/zinsen', 1]])
})
