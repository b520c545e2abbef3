import { afterAll, beforeAll, expect, test } from 'vitest'
import { SWITCHABLE_MODULES } from '#contract/module-names'
import { dayLater } from '../../core/base/days.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'

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

test.each(['fax', 'cms', 'V-CARDS'])('%s is no module', async (name) => {
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

test('registered websites are named where widgets show a module, unless nothing may be embedded', async () => {
  const body = { embed_origins: 'https://www.bank.example https://m.bank.example' }
  await request(site, 'PATCH', '/api/v1/settings', { cookie, body })
  expect([(await usage('v-cards')).embeds, (await usage('redirections')).embeds]).toEqual([2, null])
  const module = site.app.knex('tenant_modules').where({ tenant_id, module_name: 'embed' })
  await module.clone().update({ effective_state: false })
  expect((await usage('v-cards')).embeds).toBeNull()
  await module.clone().update({ effective_state: true })
})

test.each(SWITCHABLE_MODULES)('%s takes one statement at most', async (name) => {
  const statements = await statementsOf(site.app.knex, () => usage(name))
  const counts = statements.filter((sql) => /advisor_hits|report_events|search_log|redirection/.test(sql))
  expect(counts.length).toBeLessThanOrEqual(1)
})
