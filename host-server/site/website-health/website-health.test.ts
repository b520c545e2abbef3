import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HEALTH_DAYS, type Website } from '#contract/website-health'
import { dayLater } from '../../core/base/days.ts'
import { currentRelease } from '../../core/http/assets.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { flushBuffers } from '../../core/jobs/write-buffer.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { flush } from './website-days.queue.ts'

const PATH = '/api/v1/website-health'
const REPORTS = '/api/v1/policy-reports'
const [WWW, SHOP] = ['https://www.bank.example', 'https://shop.bank.example']
const STRANGER = 'https://stranger.example'
/** The demo site's day. */
const TODAY = '2026-11-23'
const ago = (days: number) => dayLater(TODAY, -days)
/** Releases before this one, of which the server has kept the files. */
const EARLIER = Array.from({ length: 12 }, (_, at) => `0000000${at.toString(16)}`)
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0'

let site: Site
let admin: string
let host: string
let tenant_id: string

const knex = () => site.app.knex
const register = async (...origins: string[]) => {
  const body = { embed_origins: origins.join(' ') }
  expect((await request(site, 'PATCH', '/api/v1/settings', { cookie: admin, body })).status).toBe(200)
}

beforeAll(async () => {
  // reports of a day are counted by the address of their sender
  site = await startDemoSite({}, { TRUST_PROXY: '1' })
  admin = await signIn(site, 'admin@demo.example')
  host = `localhost:${new URL(site.origin).port}`
  ;({ tenant_id } = await knex()('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
  await register(WWW, SHOP)
  const folder = join(site.app.config.DATA_DIR, 'cdn/elements')
  await mkdir(folder, { recursive: true })
  for (const name of EARLIER) await writeFile(join(folder, `card-${name}.js`), '')
})
afterAll(() => site.stop())
beforeEach(async () => {
  await flushBuffers(site.app)
  for (const table of ['website_days', 'embedding_days']) await knex()(table).delete()
})

let senders = 0
/** As a browser of its own sends it. */
const from = (origin: string, headers = {}) => {
  senders += 1
  return { origin, 'user-agent': agent, 'x-forwarded-for': `198.51.${senders >> 8}.${senders & 255}`, ...headers }
}

const rows = async () => {
  await flush(site.app)
  return knex()('website_days').orderBy(['origin', 'kind', 'detail']).select('origin', 'kind', 'detail', 'count')
}
const row = (origin: string, kind: string, detail = '', count = 1) => ({ origin, kind, detail, count })

/** What was sent before this has been noticed once this has. */
async function settled() {
  const mark = { 'user-agent': agent, origin: SHOP }
  await request(site, 'GET', '/embed.js', { headers: mark })
  await expect
    .poll(async () => (await rows()).some(({ origin, kind }) => origin === SHOP && kind === 'loader'))
    .toBe(true)
  return (await rows()).filter(({ origin, kind }) => origin !== SHOP || kind !== 'loader')
}

/** Afresh, as the mark of `settled` is written once a day. */
const nextDay = () => {
  site.clock.time = new Date(site.clock.time.getTime() + 86_400_000)
}

const old = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${WWW}/contact?name=Maria`,
    'blocked-uri': `http://${host}/embed.js`,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    disposition: 'enforce',
    ...changes
  }
})
const fresh = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${WWW}/contact`,
  user_agent: agent,
  body: {
    documentURL: `${WWW}/contact`,
    blockedURL: `http://${host}/api/v1/preload`,
    effectiveDirective: 'connect-src',
    disposition: 'enforce',
    ...body
  }
})

const report = (body: unknown, { headers = {}, ...asked }: RequestOptions = {}) =>
  request(site, 'POST', REPORTS, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...asked,
    headers: from(WWW, {
      'content-type': Array.isArray(body) ? 'application/reports+json' : 'application/csp-report',
      ...headers
    })
  })

describe('the list is refused', () => {
  test.each([undefined, 'advisor', 'branch', 'marketing', 'analyst'])('to %s', async (account) => {
    const cookie = account && (await signIn(site, `${account}@demo.example`))
    expect((await request(site, 'GET', PATH, { cookie })).status).toBe(account ? 403 : 401)
  })

  test('to everyone while nothing may be embedded, as are reports', async () => {
    const module = knex()('tenant_modules').where({ tenant_id, module_name: 'embed' })
    await module.clone().update({ effective_state: false })
    try {
      expect((await request(site, 'GET', PATH, { cookie: admin })).status).toBe(403)
      expect((await report(old())).status).toBe(403)
    } finally {
      await module.clone().update({ effective_state: true })
    }
    expect(await rows()).toEqual([])
  })
})

describe('of reports', () => {
  test.each([
    ['what is no JSON', '{oops'],
    ['what is none', '{"csp-report":{}}'],
    ['an empty body', ''],
    ['a word', '"csp-report"']
  ])('%s is refused', async (_what, body) => {
    expect((await report(body)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('what is larger than any report is refused, and another type than those of reports', async () => {
    expect((await report(old({ 'script-sample': 'x'.repeat(64 * 1024) }))).status).toBe(413)
    expect((await report(old(), { headers: { 'content-type': 'text/plain' } })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['of a website that is not registered', old({ 'document-uri': `${STRANGER}/` }), STRANGER],
    ['in the name of another website', old(), STRANGER],
    ['about somebody else’s script', old({ 'blocked-uri': 'https://tracker.example/x.js' }), WWW],
    ['about a script in the page', old({ 'blocked-uri': 'inline' }), WWW],
    ['of a policy that only reports', old({ disposition: 'report' }), WWW],
    ['about a directive that stops no widget', old({ 'effective-directive': 'trusted-types' }), WWW],
    ['of another kind', [{ ...fresh(), type: 'deprecation' }], WWW],
    ['that are nothing', [null, 1, {}], WWW]
  ])('those %s are thrown away', async (_which, body, origin) => {
    expect((await report(body, { headers: { origin } })).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['that a script in a sandboxed frame has written', { origin: 'null', 'sec-fetch-dest': 'empty' }],
    ['of a browser that does not say what it sends, without a website', { origin: 'null' }],
    ['without an origin that a script has written', { origin: '', 'sec-fetch-dest': 'empty' }],
    ['without an origin that a page has sent', { origin: '', 'sec-fetch-site': 'cross-site' }]
  ])('those %s are thrown away', async (_which, headers) => {
    expect((await report(old(), { headers })).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('those of browsers that say nothing of who sends count, and no console names the answer as blocked', async () => {
    const { headers } = await report(old(), { headers: { origin: '' } })
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(await rows()).toEqual([row(WWW, 'blocked', 'script-src')])
  })

  test('those of another institution’s website are thrown away', async () => {
    expect((await report(old(), NORDBANK)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('both forms count by day and directive, with nothing else of what they say', async () => {
    for (const body of [old(), old({ 'effective-directive': '', 'violated-directive': `script-src 'self'` })])
      expect((await report(body)).status).toBe(204)
    // a page without a referrer has no origin either
    const headers = { origin: 'null', 'sec-fetch-dest': 'report', 'sec-fetch-site': 'cross-site' }
    expect((await report([fresh(), fresh()], { headers })).status).toBe(204)
    expect(await rows()).toEqual([row(WWW, 'blocked', 'connect-src', 2), row(WWW, 'blocked', 'script-src', 2)])
    expect(JSON.stringify(await knex()('website_days'))).not.toMatch(/Maria|contact|Firefox|198\.51/)
  })

  test('a browser may ask first whether it may send one', async () => {
    const { status, headers } = await request(site, 'OPTIONS', REPORTS, {
      headers: {
        origin: WWW,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type'
      }
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(headers['access-control-allow-headers']).toContain('Content-Type')
  })

  test('a flood from one address counts no more than its share of a day', async () => {
    const many = Array.from({ length: 50 }, () => fresh())
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (let times = 0; times < 12; times += 1) expect((await report(many, { headers })).status).toBe(204)
    expect(await rows()).toEqual([row(WWW, 'blocked', 'connect-src', 500)])
    await report(old())
    expect(await rows()).toContainEqual(row(WWW, 'blocked', 'script-src', 1))
  })
})

describe('of writes', () => {
  const write = (origin: string | undefined, headers = {}) =>
    request(site, 'POST', '/api/v1/advisors/anna-gruber/contact-requests', {
      body: {},
      headers: { ...from(''), origin, ...headers }
    })

  test.each([
    ['a registered website', WWW, {}],
    ['our own pages', undefined, {}],
    ['a bot', STRANGER, { 'user-agent': 'curl-bot/1.0' }],
    ['what is no website', 'null', {}],
    ['a name that is too long', `https://${'a'.repeat(300)}.example`, {}]
  ])('those of %s are not counted', async (_who, origin, headers) => {
    nextDay()
    await write(origin ?? `http://${host}`, headers)
    expect((await settled()).filter(({ kind }) => kind === 'refused')).toEqual([])
  })

  test('those of a website that is not registered count with its name', async () => {
    nextDay()
    for (const status of [403, 403]) expect((await write(STRANGER)).status).toBe(status)
    expect(await settled()).toEqual([row(STRANGER, 'refused', '', 2)])
  })

  test('the steps of a booking that is refused do not count beside it', async () => {
    nextDay()
    const headers = { ...from(''), origin: STRANGER }
    const body = { step: 'topic' }
    const path = '/api/v1/advisors/anna-gruber/booking-steps'
    expect((await request(site, 'POST', path, { body, headers })).status).toBe(403)
    await write(STRANGER)
    expect(await settled()).toEqual([row(STRANGER, 'refused')])
  })

  test('names that somebody makes up fill no table', async () => {
    nextDay()
    for (let at = 0; at < 60; at += 1) await write(`https://made-up-${at}.example`)
    await settled()
    const first = await rows()
    expect(first.filter(({ kind }) => kind === 'refused')).toHaveLength(50)
    // those that are known go on counting
    const { origin = '' } = first.find(({ kind }) => kind === 'refused') ?? {}
    await write(origin)
    await expect.poll(rows).toContainEqual(row(origin, 'refused', '', 2))
    // nor do they hide those that were there before
    const [seen, noticed] = ['https://seen.example', 'https://noticed.example']
    await knex()('embedding_days').insert({ tenant_id, day: ago(9), origin: seen, widget: 'card' })
    await knex()('website_days').insert({
      tenant_id,
      day: ago(9),
      origin: noticed,
      kind: 'refused',
      detail: '',
      count: 1
    })
    for (const name of [seen, noticed, 'https://made-up-61.example']) await write(name)
    await expect.poll(rows).toContainEqual(row(seen, 'refused'))
    const names = (await rows()).filter(({ kind }) => kind === 'refused').map(({ origin }) => origin)
    expect(names.filter((name) => name === noticed)).toHaveLength(2)
    expect(names).not.toContain('https://made-up-61.example')
  })

  test('one address makes up five names a day at most', async () => {
    nextDay()
    const headers = { 'x-forwarded-for': '203.0.113.8' }
    for (let at = 0; at < 16; at += 1) await write(`https://made-up-${at % 8}.example`, headers)
    await write(STRANGER)
    const counted = (await settled()).filter(({ kind }) => kind === 'refused')
    expect(counted.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 1])
    expect(JSON.stringify(await knex()('website_days'))).not.toContain('203.0')
  })
})

describe('of what pages load', () => {
  const get = (path: string, headers: object = from(WWW)) =>
    request(site, 'GET', path, { headers: headers as Record<string, string> })
  const preload = (release: string) => `/api/v1/preload?tags=share-button;alias=anna-gruber&v=-${release}.js`

  test('websites that are not registered and bots are not noticed', async () => {
    nextDay()
    for (const headers of [from(STRANGER), from(WWW, { 'user-agent': 'Googlebot/2.1' })]) {
      await get('/embed.js', headers)
      await get(preload('0123abcd'), headers)
      await get('/cdn/elements/missing-0123abcd.js', headers)
    }
    expect(await settled()).toEqual([])
  })

  test('the loader and its release are noticed once a day, and what cannot be delivered each time', async () => {
    nextDay()
    const { loader, files } = currentRelease()
    const statements = await statementsOf(knex(), async () => {
      for (let visitor = 0; visitor < 3; visitor += 1) {
        await get('/embed.js')
        await get(`/cdn/${loader}`)
        await get(preload(files))
      }
      await settled()
    })
    expect(statements.filter((sql) => /insert.*website_days/.test(sql)).length).toBeLessThanOrEqual(4)
    for (const name of ['nonsense!', '0123abcd', '4567cdef']) await get(preload(name))
    for (let visitor = 0; visitor < 2; visitor += 1) await get('/cdn/elements/missing-0123abcd.js')
    await expect
      .poll(async () => (await rows()).filter(({ origin }) => origin === WWW))
      .toEqual([
        row(WWW, 'failed', '', 2),
        row(WWW, 'loader', ''),
        row(WWW, 'loader', loader),
        row(WWW, 'release', files)
      ])
  })
})

test('of releases, a few of one website count, and hide those of no other', async () => {
  nextDay()
  for (const [origin, names] of [
    [WWW, EARLIER],
    [SHOP, EARLIER.slice(-1)]
  ] as const) {
    for (const name of names) {
      const path = `/api/v1/preload?tags=share-button;alias=anna-gruber&v=-${name}.js`
      await request(site, 'GET', path, { headers: from(origin) })
    }
  }
  const counted = (await settled()).filter(({ kind }) => kind === 'release')
  expect([WWW, SHOP].map((origin) => counted.filter((one) => one.origin === origin).length)).toEqual([10, 1])
})

describe('the list', () => {
  beforeAll(() => {
    site.clock.time = new Date(`${TODAY}T07:00:00Z`)
  })

  const noticed = (origin: string, kind: string, days: number, detail = '', count = 1) =>
    knex()('website_days').insert({ tenant_id, day: ago(days), origin, kind, detail, count })
  const seen = (origin: string, ...days: number[]) =>
    knex()('embedding_days').insert(days.map((one) => ({ tenant_id, day: ago(one), origin, widget: 'booking' })))
  const listed = async () => (await request(site, 'GET', PATH, { cookie: admin })).body.websites as Website[]
  const www = async () => (await listed()).find(({ origin }) => origin === WWW) as Website

  test('has registered websites that nobody has seen', async () => {
    const { body } = await request(site, 'GET', PATH, { cookie: admin })
    expect(body.today).toBe(TODAY)
    expect(body.websites.map(({ origin, faults }: Website) => [origin, faults])).toEqual([
      [SHOP, ['unseen']],
      [WWW, ['unseen']]
    ])
    expect(body.websites[0].days).toEqual(Array.from({ length: HEALTH_DAYS }, () => 'none'))
  })

  test('says of one that works when it was seen, with what, and which release', async () => {
    await seen(WWW, 0, 1, 29, 30)
    await noticed(WWW, 'loader', 0)
    await noticed(WWW, 'release', 0, currentRelease().files)
    expect(await www()).toMatchObject({
      faults: [],
      seen_on: TODAY,
      days_ago: 0,
      widgets: ['booking'],
      release: { pinned_to: null, is_current: true }
    })
    const { days } = await www()
    expect([days[0], days[1], days.at(-2), days.at(-1)]).toEqual(['seen', 'none', 'seen', 'seen'])
  })

  test.each([
    [0, []],
    [3, []],
    [4, ['silent']],
    [29, ['silent']]
  ])('one seen %i days ago is silent after three whole days', async (days, faults) => {
    await seen(WWW, days)
    expect((await www()).faults).toEqual(faults)
  })

  test('one seen on a day that has not begun here counts as seen today', async () => {
    await seen(WWW, -1)
    expect(await www()).toMatchObject({ faults: [], days_ago: 0 })
  })

  test('one that keeps files is told from others, and is outdated once there is a newer release', async () => {
    await seen(WWW, 0)
    const { loader } = currentRelease()
    await noticed(WWW, 'loader', 1, 'embed-0.1.0-0123abcd.js')
    expect(await www()).toMatchObject({ faults: ['outdated'], release: { pinned_to: '0.1.0', is_current: false } })
    await noticed(WWW, 'loader', 0, loader)
    expect(await www()).toMatchObject({ faults: [], release: { pinned_to: '0.2.0', is_current: true } })
    // another page of it
    await noticed(WWW, 'loader', 0, 'embed-0.1.0-0123abcd.js')
    expect((await www()).faults).toEqual(['outdated'])
  })

  test('what is blocked or not delivered is a fault for three days', async () => {
    await seen(WWW, 0, 1, 2, 3)
    await noticed(WWW, 'blocked', 3, 'img-src', 4)
    await noticed(WWW, 'failed', 3)
    expect((await www()).faults).toEqual([])
    await noticed(WWW, 'blocked', 2, 'script-src', 5)
    await noticed(WWW, 'failed', 0, '', 2)
    expect(await www()).toMatchObject({
      faults: ['blocked', 'failing'],
      failed: 2,
      blocked: [{ directive: 'script-src', count: 5 }]
    })
    expect((await www()).days.slice(-4)).toEqual(['faulty', 'faulty', 'seen', 'faulty'])
  })

  test('begins with unregistered websites that are known, and ends with those of which anybody can send the name', async () => {
    const campaign = 'https://campaign.bank.example'
    await noticed(STRANGER, 'refused', 10, '', 2)
    await noticed('https://more.example', 'refused', 0, '', 300)
    await noticed('https://bank.example', 'refused', 0, '', 3)
    await noticed(campaign, 'refused', 0, '', 4)
    await noticed('https://removed.example', 'refused', 0)
    await seen('https://removed.example', 20)
    await seen(WWW, 0)
    const described = (await listed()).map(({ origin, is_registered, is_known, refused }) => [
      origin,
      is_registered,
      is_known,
      refused
    ])
    expect(described).toEqual([
      [campaign, false, true, 4],
      ['https://bank.example', false, true, 3],
      ['https://removed.example', false, true, 1],
      [SHOP, true, true, 0],
      [WWW, true, true, 0],
      ['https://more.example', false, false, 300],
      [STRANGER, false, false, 2]
    ])
    await register(WWW, SHOP, STRANGER)
    const { faults } = (await listed()).find(({ origin }) => origin === STRANGER) as Website
    expect(faults).toEqual(['unseen'])
    await register(WWW, SHOP)
  })

  test.each([
    'https://evilbank.example',
    'https://www.bank.example.evil.example',
    'https://example',
    'https://bank.example.evil'
  ])('does not take %s for a part of a registered website', async (origin) => {
    await noticed(origin, 'refused', 0)
    expect((await listed()).at(-1)).toMatchObject({ origin, is_known: false })
  })

  test('has nothing of another institution', async () => {
    const { tenant_id: theirs } = await knex()('tenant_domains').where(NORDBANK).first('tenant_id')
    const day = { tenant_id: theirs, day: TODAY, origin: STRANGER, kind: 'refused', detail: '', count: 9 }
    await knex()('website_days').insert(day)
    expect((await listed()).map(({ origin }) => origin)).toEqual([SHOP, WWW])
    expect((await knex()('website_days')).length).toBe(1)
  })

  test('takes two statements, however many websites there are', async () => {
    for (let at = 0; at < 30; at += 1) await noticed(`https://site-${at}.example`, 'refused', at % 7)
    const statements = await statementsOf(knex(), listed)
    expect(statements.filter((sql) => /website_days|embedding_days/.test(sql))).toHaveLength(2)
  })

  test('days are deleted when nobody looks back at them', async () => {
    for (const days of [30, 31, 32]) await noticed(WWW, 'failed', days)
    await knex()('website_notices').insert({ tenant_id, origin: WWW, fault: 'silent', day: ago(31) })
    await sweep(site.app)
    expect(await knex()('website_days').pluck('day')).toEqual([ago(30)])
    expect(await knex()('website_notices')).toEqual([])
  })
})
