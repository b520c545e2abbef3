import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/advisors/anna-gruber/whatsapp'
const OFF = { isEnabled: false, phoneNumber: null }

let site: Site

const read = () => request(site, 'GET', PATH)
const advisor = (change: Record<string, unknown>) =>
  site.app.knex('advisors').where({ alias: 'anna-gruber' }).update(change)

beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

test('with the module off, it is refused', async () => {
  const state = (effective_state: boolean) =>
    site.app.knex('tenant_modules').where({ module_name: 'whats-app' }).update({ effective_state })
  await state(false)
  expect((await read()).status).toBe(403)
  await state(true)
})

test('an unknown advisor has no channel', async () => {
  expect((await request(site, 'GET', '/api/v1/advisors/nobody/whatsapp')).status).toBe(404)
  expect((await request(site, 'GET', PATH, NORDBANK)).status).toBe(404)
})

test.each([
  ['the advisor has switched it off', { whatsapp_enable: false }],
  ['the advisor has no reference code', { whatsapp_id: '' }],
  ['the reference code is blank', { whatsapp_id: '  ' }]
])('it is off when %s', async (_why, change) => {
  await advisor(change)
  expect((await read()).body).toEqual(OFF)
  await advisor({ whatsapp_enable: true, whatsapp_id: 'ANNA42' })
})

test('it is disabled when the tenant has no number', async () => {
  const setting = () => site.app.knex('tenant_settings').where({ name: 'whatsapp_number' })
  const rows = await setting()
  await setting().delete()
  expect((await read()).body).toEqual(OFF)
  await site.app.knex('tenant_settings').insert(rows)
})

test('it is enabled with the tenant’s number and the advisor’s reference code, readable from any origin', async () => {
  const { status, body, headers } = await request(site, 'GET', PATH, { headers: { origin: 'https://bank.example' } })
  expect(status).toBe(200)
  expect(body).toEqual({ isEnabled: true, phoneNumber: '+43 1 2345678#ANNA42' })
  expect(headers['access-control-allow-origin']).toBe('*')
})
