import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SWITCHABLE_MODULES } from '#contract/module-names'
import { dayLater } from '../../core/base/days.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { flush } from './embedding-days.ts'

/** The demo site's day. */
const TODAY = '2026-11-23'
const TABLES = ['advisor_hits', 'report_events', 'search_log', 'redirection_hits', 'redirections']

let site: Site
let cookie: string
let tenant_id: string
let advisor: { uuid: string; organization_uuid: string }

const usage = async (name: string, asked = {}) =>
  (await request(site, 'GET', `/api/v1/modules/${name}/usage`, { cookie, ...asked })).body
const hit = (kind: string, advisor_alias: string, count: number, ago = 0, tenant = tenant_id) =>
  site.app.knex('advisor_hits').insert({ tenant_id: tenant, day: dayLater(TODAY, -ago), kind, advisor_alias, count })

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  const { knex } = site.app
  ;({ tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
  advisor = await knex('advisors').where({ tenant_id, alias: 'anna-gruber' }).first('uuid', 'organization_uuid')
  for (const table of TABLES) await knex(table).delete()
})
afterAll(() => site.stop())

test.each([undefined, 'advisor', 'branch', 'marketing', 'analyst'])('%s is not told', async (account) => {
  const other = account && (await signIn(site, `${account}@demo.example`))
  const { status } = await request(site, 'GET', '/api/v1/modules/v-cards/usage', { cookie: other })
  expect(status).toBe(account ? 403 : 401)
})

test.each(['fax', 'V-CARDS'])('%s is no module', async (name) => {
  expect((await request(site, 'GET', `/api/v1/modules/${name}/usage`, { cookie })).status).toBe(404)
})

test('clicks of the last 30 days count, on the cards where they were', async () => {
  await hit('vcard', 'anna-gruber', 3)
  await hit('vcard', 'anna-gruber', 2, 29)
  await hit('vcard', 'lukas-hofer', 4, 1)
  await hit('vcard', 'emre-yildiz', 50, 30)
  await hit('whatsapp', 'anna-gruber', 7)
  expect(await usage('v-cards')).toMatchObject({ uses: 9, cards: 2, pages: null })
  expect(await usage('whats-app')).toMatchObject({ uses: 7, cards: 1 })
})

test('those of another institution do not', async () => {
  const { tenant_id: theirs } = await site.app.knex('tenant_domains').where(NORDBANK).first('tenant_id')
  await hit('share', 'anna-gruber', 5, 0, theirs)
  expect(await usage('share-buttons')).toMatchObject({ uses: 0, cards: 0 })
})

test('visits of branches count on pages', async () => {
  await hit('branch', 'branch/wien-innere-stadt', 12)
  expect(await usage('organizations-profiles')).toEqual({ uses: 12, cards: null, pages: 1, embeds: null })
})

test('bookings and requests count as reports do', async () => {
  const event = { tenant_id, advisor_uuid: advisor.uuid, organization_uuid: advisor.organization_uuid, count: 1 }
  const events = ['booked', 'booked', 'request-callback'].map((metric) => ({
    ...event,
    metric,
    at: `${TODAY}T07:00:00Z`
  }))
  await site.app.knex('report_events').insert(events.map((row) => ({ ...row, day: TODAY })))
  expect(await usage('online-appointments')).toMatchObject({ uses: 2, cards: 1 })
  expect(await usage('call-me-back')).toMatchObject({ uses: 1, cards: 1 })
  expect(await usage('contact-api')).toMatchObject({ uses: 1, cards: 1 })
  expect(await usage('messenger')).toMatchObject({ uses: 0, cards: 0 })
})

test('searches count by where they came from', async () => {
  const search = { tenant_id, day: TODAY, created_at: `${TODAY}T07:00:00Z`, action: 'search', hits: 1, source: 'page' }
  const opened = { ...search, action: 'front_search_by_advisor_name', hits: null }
  await site.app.knex('search_log').insert([search, search, { ...search, source: 'widget', form: 'start' }, opened])
  expect(await usage('searchengine')).toMatchObject({ uses: 2, pages: null })
  expect(await usage('embed')).toMatchObject({ uses: 1 })
  expect(await usage('search-api')).toMatchObject({ uses: 3 })
  expect(await usage('search-form-api')).toMatchObject({ uses: 1, pages: 1 })
})

const WEBSITES = ['https://www.bank.example', 'https://m.bank.example']

describe('websites', () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0'
  /** A page with these tags, as a browser shows it. */
  async function show(origin: string, tags: string, headers = {}) {
    const asked = { headers: { origin, 'user-agent': agent, ...headers } }
    expect((await request(site, 'GET', `/api/v1/preload?tags=${tags}`, asked)).status).toBe(200)
  }
  /** Without those that are noticed after the answer. */
  const rows = async () => {
    await flush(site.app)
    return site.app.knex('embedding_days').orderBy(['origin', 'widget']).select('day', 'origin', 'widget')
  }
  const row = (origin: string, widget: string, ago = 0) => ({ day: dayLater(TODAY, -ago), origin, widget })
  const [www = '', m = ''] = WEBSITES

  beforeAll(async () => {
    const body = { embed_origins: WEBSITES.join(' ') }
    expect((await request(site, 'PATCH', '/api/v1/settings', { cookie, body })).status).toBe(200)
  })
  beforeEach(() => site.app.knex('embedding_days').delete())

  test.each([
    ['a website that is not registered', 'https://other.example', {}, 'share-button'],
    ['a bot', www, { 'user-agent': 'Googlebot/2.1' }, 'wallet-button'],
    ['a browser that fetches ahead', www, { 'sec-purpose': 'prefetch' }, 'messenger-button']
  ])('%s does not count', async (_who, origin, headers, other) => {
    await show(origin, 'card;alias=anna-gruber', headers)
    await show(m, `${other};alias=anna-gruber`)
    await expect.poll(rows).toEqual([row(m, other)])
  })

  test('each widget of a registered website counts once a day, from the cache too', async () => {
    await show(www, 'booking;alias=anna-gruber,whatsapp-button;alias=anna-gruber,booking;alias=lukas-hofer')
    await expect.poll(rows).toEqual([row(www, 'booking'), row(www, 'whatsapp-button')])
    const statements = await statementsOf(site.app.knex, async () => {
      for (let visitor = 0; visitor < 3; visitor += 1) await show(www, 'booking;alias=anna-gruber')
      await show(www, 'vcard-button;alias=anna-gruber')
      await expect.poll(rows).toHaveLength(3)
    })
    expect(statements.filter((sql) => /insert.*embedding_days/.test(sql))).toHaveLength(1)
  })

  test('what showed a module in the last 30 days is told, of websites that are still registered', async () => {
    const days = [row(www, 'vcard-button'), row(www, 'card', 3), row(m, 'card', 29), row(m, 'whatsapp-button', 30)]
    const gone = row('https://gone.example', 'card')
    await site.app.knex('embedding_days').insert([...days, gone].map((one) => ({ ...one, tenant_id })))
    expect((await usage('v-cards')).embeds).toBe(2)
    expect((await usage('online-appointments')).embeds).toBe(2)
    expect((await usage('search-api')).embeds).toBe(0)
    expect((await usage('redirections')).embeds).toBeNull()
  })

  test('those of another institution are not, nor any while nothing may be embedded', async () => {
    const { tenant_id: theirs } = await site.app.knex('tenant_domains').where(NORDBANK).first('tenant_id')
    await site.app.knex('embedding_days').insert({ ...row(www, 'card'), tenant_id: theirs })
    expect((await usage('v-cards')).embeds).toBe(0)
    const module = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'embed' })
    await module.clone().update({ effective_state: false })
    expect((await usage('v-cards')).embeds).toBeNull()
    await module.clone().update({ effective_state: true })
  })

  test('days are deleted when nobody looks back at them', async () => {
    const days = [row(www, 'card', 30), row(www, 'card', 31), row(www, 'card', 32)]
    await site.app.knex('embedding_days').insert(days.map((one) => ({ ...one, tenant_id })))
    await sweep(site.app)
    expect(await rows()).toEqual([row(www, 'card', 30)])
  })
})

test.each(SWITCHABLE_MODULES)('%s takes one statement at most, and one for websites', async (name) => {
  const statements = await statementsOf(site.app.knex, () => usage(name))
  const counts = statements.filter((sql) => /advisor_hits|report_events|search_log|redirection/.test(sql))
  expect(counts.length).toBeLessThanOrEqual(1)
  expect(statements.filter((sql) => sql.includes('embedding_days')).length).toBeLessThanOrEqual(1)
})
