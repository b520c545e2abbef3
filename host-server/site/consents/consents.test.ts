import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { sweep } from '../../core/jobs/retention.ts'
import { cookieNotice } from '../../core/pages/cookie-notice.ts'
import { type RequestOptions, request } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

beforeEach(async () => {
  await site.app.knex('rate_limits').delete()
  await site.app.knex('consents').delete()
})

const tenant = async (host = 'localhost') => {
  const found = await site.app.tenants.find(host)
  if (!found) throw new Error(`no tenant at ${host}`)
  return found
}
const versionNow = async () => cookieNotice(await tenant(), site.app.log)?.version
const choose = (body: unknown, asked: RequestOptions = {}) =>
  request(site, 'POST', '/api/v1/consents', { ...asked, body })
const rows = () => site.app.knex('consents')

test.each([
  ['no version', { choice: [] }, 422],
  ['an unknown category', { choice: ['tracking'] }, 422],
  ['the essential category, which is not optional', { choice: ['essential'] }, 422],
  ['a name of the object that is not its own', { choice: ['constructor'] }, 422],
  ['who it was', { choice: [], email: 'eva@visitor.example' }, 422],
  ['a version that is no longer asked', { version: '0123456789ab', choice: [] }, 409]
])('a choice with %s is refused', async (name, body, status) => {
  const version = name === 'no version' ? undefined : await versionNow()
  expect((await choose({ version, ...body })).status).toBe(status)
  expect(await rows()).toEqual([])
})

test('a tenant without cookies has nothing to choose', async () => {
  const answer = await choose({ version: await versionNow(), choice: [] }, NORDBANK)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined])
})

test('a page of another origin cannot choose for its visitors', async () => {
  const headers = { origin: 'https://stranger.example' }
  expect((await choose({ version: await versionNow(), choice: ['marketing'] }, { headers })).status).toBe(403)
})

test('requests are limited', async () => {
  const version = await versionNow()
  const answers = await Promise.all(Array.from({ length: 35 }, () => choose({ version, choice: [] })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('a consent is recorded with its time and version, and hides the banner for 180 days', async () => {
  const version = await versionNow()
  const { status, body, headers } = await choose({ version, choice: ['statistics', 'statistics'] })
  expect(status).toBe(201)
  expect(body).toEqual({
    uuid: expect.any(String),
    created_at: '2026-11-23T07:00:00Z',
    version,
    choice: ['statistics']
  })
  const { id } = await tenant()
  expect(await rows()).toEqual([{ ...body, tenant_id: id, choice: '["statistics"]' }])
  const value = encodeURIComponent(JSON.stringify({ version, choice: ['statistics'], uuid: body.uuid }))
  expect(headers['set-cookie']).toEqual([`hideCookiesAlert=${value}; Path=/; Max-Age=${180 * 86_400}; SameSite=Lax`])
})

test('a refusal is recorded without an id for the visitor, and hides the banner for 60 days', async () => {
  const { body, headers } = await choose({ version: await versionNow(), choice: [] })
  expect(headers['set-cookie']?.[0]).toContain(`Max-Age=${60 * 86_400};`)
  expect(decodeURIComponent(String(headers['set-cookie']))).not.toContain(body.uuid)
  expect(await rows()).toHaveLength(1)
})

test('records are retained for three years', async () => {
  await choose({ version: await versionNow(), choice: [] })
  site.clock.time = new Date('2029-11-21T07:00:00Z')
  await sweep(site.app)
  expect(await rows()).toHaveLength(1)
  site.clock.time = new Date('2029-11-24T07:00:00Z')
  await sweep(site.app)
  expect(await rows()).toEqual([])
  site.clock.time = MONDAY
})

const [statistics] = exampleCookieConfig.entries.statistics ?? []
const broken = (change: object) => JSON.stringify({ ...exampleCookieConfig, ...change })
const withCookie = (change: object) => broken({ entries: { statistics: [{ ...statistics, ...change }] } })

test.each([
  ['is not JSON', '{oops'],
  ['is a number', '42'],
  ['has no text', broken({ text: undefined })],
  ['lists no cookies', broken({ entries: { statistics: 'all' } })],
  ['leads to a script', withCookie({ privacyPolicy: 'javascript:alert(1)' })],
  ['leads elsewhere by a path', withCookie({ privacyPolicy: '//stranger.example' })],
  ['loads from a scheme of its own', withCookie({ script: 'data:text/javascript,alert(1)' })],
  ['would remove every cookie', withCookie({ cookieName: '*' })]
])('a configuration that %s is logged once and offers nothing optional', async (_name, cookies_alert_config) => {
  const warn = vi.spyOn(site.app.log, 'warn')
  const given = { ...(await tenant()), settings: { cookies_alert_config } }
  for (const turn of ['first', 'again']) {
    expect(cookieNotice(given, site.app.log)?.config.entries, turn).toEqual({})
  }
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('a changed configuration has a new version', async () => {
  const other = { ...(await tenant()), settings: { cookies_alert_config: JSON.stringify(exampleCookieConfig) } }
  expect(cookieNotice(other, site.app.log)).toEqual({ version: expect.any(String), config: exampleCookieConfig })
  expect(cookieNotice(other, site.app.log)?.version).not.toBe(await versionNow())
})
