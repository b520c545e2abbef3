import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flush } from '../../core/events/hits.queue.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { until } from '../../testing/until.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const PROFILE = '/app/profile/anna-gruber'
const CLICK = '/advisor/email-hit?advisorAlias=anna-gruber'

let site: Site
beforeAll(async () => {
  site = await startDemoSite({}, { TRUST_PROXY: '1' })
  // from here on pages may be cached
  await until(() => site.app.tenants.canCache)
})
afterAll(() => site.stop())

let visitors = 0
let address = ''
beforeEach(async () => {
  site.clock.time = MONDAY
  visitors += 1
  address = `203.0.113.${visitors}`
  await flush(site.app)
  for (const table of ['hit_visitors', 'advisor_hits']) await site.app.knex(table).delete()
})

interface Asked {
  host?: string
  body?: unknown
  cookie?: string
  agent?: string
  headers?: Record<string, string | undefined>
}

/** Sends a request as a visitor with a browser, and with an address of their own in each test. */
const ask = (method: string, path: string, { agent = BROWSER, headers, ...asked }: Asked = {}, at = site) =>
  request(at, method, path, {
    ...asked,
    headers: { accept: 'text/html', 'user-agent': agent, 'x-forwarded-for': address, ...headers }
  })
const open = (path = PROFILE, asked: Asked = {}) => ask('GET', path, asked)

async function counted(at = site): Promise<Record<string, number>> {
  await flush(at.app)
  const rows = await at.app.knex('advisor_hits').orderBy(['day', 'kind', 'advisor_alias'])
  return Object.fromEntries(
    rows.map(({ day, kind, advisor_alias, count }) => [`${day} ${kind} ${advisor_alias}`, count])
  )
}
const DAY = '2026-11-23'
const one = (kind: string) => ({ [`${DAY} ${kind} anna-gruber`]: 1 })

test.each([
  ['a crawler', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a messenger that draws a preview', { agent: 'WhatsApp/2.24.1 A' }],
  ['a program without a name', { agent: undefined, headers: { 'user-agent': undefined } }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a prefetch of old', { headers: { purpose: 'prefetch' } }],
  ['a picture on a foreign page', { headers: { 'sec-fetch-mode': 'no-cors' } }]
] as [string, Asked][])('%s is not a visitor', async (_who, asked) => {
  for (const path of [PROFILE, PROFILE, `${PROFILE}?src=flyer`, CLICK]) await open(path, asked)
  expect(await counted()).toEqual({})
})

test('HEAD requests are not counted', async () => {
  for (const path of [PROFILE, CLICK]) await ask('HEAD', path)
  expect(await counted()).toEqual({})
})

test('signed-in users are not counted', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  for (const path of [PROFILE, CLICK]) await open(path, { cookie })
  expect(await counted()).toEqual({})
})

test('unknown aliases and advisors of another tenant are not counted', async () => {
  for (const path of ['/app/profile/nobody', `${PROFILE}/more`, '/advisor/email-hit?advisorAlias=nobody'])
    await open(path)
  for (const path of [PROFILE, CLICK]) expect((await open(path, NORDBANK)).status).toBe(404)
  expect(await counted()).toEqual({})
})

test.each(['Flyer', 'a%20b', '', 'x'.repeat(41), '%3Cscript%3E', "'--", 'fly%00er'])(
  'src=%s is ignored, and the visit is counted anyway',
  async (src) => {
    expect((await open(`${PROFILE}?src=${src}`)).status).toBe(200)
    expect(await counted()).toEqual(one('profile'))
  }
)

test('a profile is counted once per visitor, advisor and day, cached or not', async () => {
  for (let times = 0; times < 3; times += 1) await open()
  const { headers } = await open()
  expect((await open(PROFILE, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
  expect(await counted()).toEqual(one('profile'))
  await open('/app/profile/lukas-hofer')
  await open(PROFILE, { agent: `${BROWSER} other` })
  expect(await counted()).toEqual({ [`${DAY} profile anna-gruber`]: 2, [`${DAY} profile lukas-hofer`]: 1 })
})

test('a cached profile is counted without a statement during the request', async () => {
  // nothing is kept while the server may have missed a change
  await until(async () => !(await statementsOf(site.app.knex, () => open(PROFILE, { agent: 'bot' }))).length)
  expect(await statementsOf(site.app.knex, () => open())).toEqual([])
  expect(await counted()).toEqual(one('profile'))
})

const log = (action: string) => ['POST', '/frontend-logs/log', { action, advisorAlias: 'anna-gruber' }] as const

test.each([
  ['email', [['GET', CLICK]]],
  ['phone', [['GET', '/advisor/phone-hit?advisorAlias=anna-gruber']]],
  ['whatsapp', [['GET', '/advisor/whatsapp-hit?advisorAlias=anna-gruber'], log('whatsapp_button_click')]],
  ['vcard', [['GET', '/v-card/anna-gruber.vcf'], log('v_card_downloaded')]],
  ['wallet', [log('wallet_card_click')]],
  [
    'share',
    ['email', 'whatsapp'].map((medium) => [
      'GET',
      `/share-buttons/redirect/button-click?advisorAlias=anna-gruber&socialMediaType=${medium}`
    ])
  ]
] as [string, [string, string, object?][]][])(
  '%s is counted once a day, by any of its links',
  async (kind, requests) => {
    await site.app.knex('tenant_modules').where({ module_name: 'share-buttons' }).update({ effective_state: true })
    for (const [method, path, body] of [...requests, ...requests])
      expect((await ask(method, path, { body })).status).toBeLessThan(400)
    expect(await counted()).toEqual(one(kind))
  }
)

test('a profile hit reported by a script counts as the same visit', async () => {
  const { uuid } = await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first('uuid')
  await open()
  expect((await ask('POST', '/frontend-logs/profile-hit', { body: { uuid } })).status).toBe(202)
  expect(await counted()).toEqual(one('profile'))
})

test('the day ends at midnight in the tenant’s time zone, and visitors’ pseudonyms change with it', async () => {
  const { app, clock } = site
  const left = async () => (await app.knex('hit_visitors').pluck('day')).toSorted()
  clock.time = new Date('2026-11-23T22:59:59Z')
  await open()
  await flush(app)
  const [before] = await app.knex('hit_visitors')
  await sweep(app)
  expect(await left()).toEqual(['2026-11-23'])
  clock.time = new Date('2026-11-23T23:00:00Z')
  await open()
  expect(await counted()).toEqual({ '2026-11-23 profile anna-gruber': 1, '2026-11-24 profile anna-gruber': 1 })
  const after = await app.knex('hit_visitors').where({ day: '2026-11-24' }).first()
  expect(after.visitor).not.toBe(before.visitor)
  await sweep(app)
  expect(await left()).toEqual(['2026-11-24'])
  expect(Object.keys(await counted())).toHaveLength(2)
})

test('what is stored about a visitor reveals neither address nor browser, and differs between tenants', async () => {
  await open()
  await open('/app/profile/eleanor-whitcombe', NORDBANK)
  await flush(site.app)
  const rows = await site.app.knex('hit_visitors')
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/)
})

test('a visit is also counted once for its campaign', async () => {
  for (const src of ['flyer', 'flyer', 'mail_2']) await open(`${PROFILE}?topic=x&src=${src}`)
  expect(await counted()).toEqual({ ...one('profile'), ...one('src:flyer'), ...one('src:mail_2') })
})

test('the number of campaigns per day is limited, and known ones are still counted', async () => {
  for (let word = 0; word < 120; word += 1) await open(`${PROFILE}?src=w${word}`)
  expect(Object.keys(await counted()).filter((name) => name.includes('src:'))).toHaveLength(100)
  address = '198.51.100.7'
  for (const src of ['w5', 'w119', 'new']) await open(`${PROFILE}?src=${src}`)
  const after = await counted()
  expect(after[`${DAY} src:w5 anna-gruber`]).toBe(2)
  expect(Object.keys(after).filter((name) => name.includes('src:'))).toHaveLength(100)
})

test('one address with ever new browsers is counted a thousand times and no more', async () => {
  const agents = Array.from({ length: 1010 }, (_, index) => `${BROWSER} ${index}`)
  for (let at = 0; at < agents.length; at += 101)
    await Promise.all(agents.slice(at, at + 101).map((agent) => open(PROFILE, { agent })))
  expect(await counted()).toEqual({ [`${DAY} profile anna-gruber`]: 1000 })
})
