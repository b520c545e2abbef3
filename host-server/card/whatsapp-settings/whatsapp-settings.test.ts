import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn, UNAUTHORIZED } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const OWN = '/api/v1/advisors/anna-gruber/whatsapp/settings'
const BUTTON = '/api/v1/advisors/anna-gruber/whatsapp'

let site: Site
let cookie: string

const settings = (whatsapp_enable: unknown, whatsapp_id: unknown) => ({ whatsapp_enable, whatsapp_id })
const readWhole = async () => (await request(site, 'GET', OWN, { cookie })).body
const read = async () => {
  const { obstacle: _, ...stored } = await readWhole()
  return stored
}
const put = (body: unknown, asked = {}) => request(site, 'PUT', OWN, { cookie, body, ...asked })
const button = async () => (await request(site, 'GET', BUTTON)).body
const inEnglish = { headers: { 'accept-language': 'en' } }

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
})
afterAll(() => site.stop())

test.each(UNAUTHORIZED)('%s neither reads nor writes an advisor’s settings', async (_who, account, status) => {
  const before = await read()
  const other = account && (await signIn(site, account))
  expect((await request(site, 'GET', OWN, { cookie: other })).status).toBe(status)
  expect((await put(settings(false, ''), { cookie: other })).status).toBe(status)
  expect(await read()).toEqual(before)
})

test('a non-institutional advisor has no settings', async () => {
  const external = await signIn(site, 'external@demo.example')
  const own = '/api/v1/advisors/georg-lechner/whatsapp/settings'
  expect((await request(site, 'GET', own, { cookie: external })).status).toBe(403)
  expect((await request(site, 'PUT', own, { cookie: external, body: settings(false, '') })).status).toBe(403)
})

test('a session of the other tenant is not valid here', async () => {
  const other = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  expect((await put(settings(false, ''), { cookie: other })).status).toBe(401)
})

test('with the module off, the settings are refused', async () => {
  const state = (effective_state: boolean) =>
    site.app.knex('tenant_modules').where({ module_name: 'whats-app' }).update({ effective_state })
  await state(false)
  expect((await request(site, 'GET', OWN, { cookie })).status).toBe(403)
  expect((await put(settings(false, ''))).status).toBe(403)
  await state(true)
})

test.each([
  ['no id', ''],
  ['an id of blanks', ' \t ']
])('WhatsApp is not switched on with %s', async (_what, id) => {
  const before = await read()
  const { status, body } = await put(settings(true, id), inEnglish)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ whatsapp_id: ['Your OSP User ID cannot be empty'] })
  expect(await read()).toEqual(before)
})

test.each([
  ['a switch as text', settings('true', 'ANNA42')],
  ['an id that is a number', settings(true, 42)],
  ['an id that is too long', settings(true, 'A'.repeat(256))],
  ['an id of two lines', settings(true, 'ANNA\n42')],
  ['no switch', { whatsapp_id: 'ANNA42' }],
  ['a key that is not declared', { ...settings(true, 'ANNA42'), alias: 'second' }]
])('%s is refused', async (_what, body) => {
  const before = await read()
  expect((await put(body)).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('the id is trimmed, and the public button appears immediately', async () => {
  expect((await put(settings(true, '  NEU#7 '))).status).toBe(204)
  expect(await read()).toEqual(settings(true, 'NEU#7'))
  expect(await button()).toEqual({ isEnabled: true, phoneNumber: '+43 1 2345678#NEU#7' })
  expect((await put(settings(false, 'NEU#7'))).status).toBe(204)
  expect(await button()).toEqual({ isEnabled: false, phoneNumber: null })
})

test('while disabled, no id is required', async () => {
  expect((await put(settings(false, ' '))).status).toBe(204)
  expect(await read()).toEqual(settings(false, ''))
})

test('what else keeps the card from showing WhatsApp is told, one after the other', async () => {
  const { knex } = site.app
  const { uuid: advisor_uuid, tenant_id } = await knex('advisors').where({ alias: 'anna-gruber' }).first()
  const obstacle = async () => (await readWhole()).obstacle
  const row = { tenant_id, advisor_uuid, name: 'whatsapp' }
  await knex('advisor_contact_options').insert(row).onConflict().ignore()
  const number = knex('tenant_settings').where({ tenant_id, name: 'whatsapp_number' })
  const before = await number.clone().first()
  const place = { tenant_id, section: 'quick-contact', element: 'whatsapp' }
  const layout = await knex('profile_layouts').where(place)
  await knex('profile_layouts').where(place).delete()
  expect(await obstacle()).toBeNull()
  await number.clone().update({ value: '' })
  await expect.poll(obstacle).toBe('number')
  await knex('profile_layouts').insert({ ...place, position: 0, is_visible: false })
  expect(await obstacle()).toBe('layout')
  await knex('advisor_contact_options').where(row).delete()
  expect(await obstacle()).toBe('option')
  await knex('advisor_contact_options').insert(row)
  await knex('profile_layouts').where(place).delete()
  if (layout.length) await knex('profile_layouts').insert(layout)
  await number.clone().update({ value: before.value })
  await expect.poll(obstacle).toBeNull()
})

test('settings do not affect other advisors', async () => {
  const others = () => site.app.knex('advisors').whereNot({ alias: 'anna-gruber' }).orderBy('uuid')
  const before = await others()
  await put(settings(true, 'ANNA42'))
  expect(await others()).toEqual(before)
})
