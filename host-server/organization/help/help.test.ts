import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/help'
const NOBODY = { email: '', phone: '', page: '' }

let site: Site

beforeAll(async () => {
  site = await startDemoSite()
  await site.app.knex('tenant_settings').where('name', 'like', 'help_%').delete()
})
afterAll(() => site.stop())

test('guests are not told', async () => {
  expect((await request(site, 'GET', PATH)).status).toBe(401)
})

test('everyone who is signed in is told whom the institution names, and no other', async () => {
  const cookie = await signIn(site, 'admin@demo.example')
  const advisor = await signIn(site, 'advisor@demo.example')
  const told = async () => (await request(site, 'GET', PATH, { cookie: advisor })).body
  expect(await told()).toEqual(NOBODY)
  const body = {
    help_email: 'hilfe@bank.example',
    help_phone: '+43 1 234567',
    help_page: 'https://intranet.bank.example/termine'
  }
  expect((await request(site, 'PATCH', '/api/v1/settings', { cookie, body })).status).toBe(200)
  expect(await told()).toEqual({ email: body.help_email, phone: body.help_phone, page: body.help_page })
  const other = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  expect((await request(site, 'GET', PATH, { ...NORDBANK, cookie: other })).body).toEqual(NOBODY)
})
