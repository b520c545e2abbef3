import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODULES } from '#contract/module-names'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

test('an unknown host gets 421', async () => {
  const { status } = await request(site, 'GET', '/api/v1/tenant', { host: 'evil.example' })
  expect(status).toBe(421)
})

test.each(['{', '"text"', '[{"controller": 1}]'])('invalid meta tags (%s) do not break app-init', async (value) => {
  const broken = await startDemoSite()
  const { knex } = broken.app
  await knex('tenant_settings').where({ name: 'meta_tags' }).update({ value })
  const { status, body } = await request(broken, 'GET', '/api/v1/tenant')
  expect([status, body.meta_tags]).toEqual([200, []])
  await broken.stop()
})

test('a forwarded host is ignored, also behind a trusted proxy', async () => {
  const behind = await startDemoSite({}, { TRUST_PROXY: '1' })
  const headers = { 'x-forwarded-host': 'nordbank.localhost', 'x-forwarded-proto': 'https' }
  expect((await request(behind, 'GET', '/api/v1/tenant', { headers })).body.name).toBe('Alpenbank')
  await behind.stop()
})

test('a forwarded host is ignored', async () => {
  const { body } = await request(site, 'GET', '/api/v1/tenant', {
    headers: { 'x-forwarded-host': 'nordbank.localhost' }
  })
  expect(body.name).toBe('Alpenbank')
})

test('each host answers as its own tenant', async () => {
  const { body } = await request(site, 'GET', '/api/v1/app-init', { host: 'nordbank.localhost' })
  expect(body.tenant).toMatchObject({ name: 'Nordbank', language: 'en' })
  const own = await request(site, 'GET', '/api/v1/app-init')
  expect(own.body.tenant).toMatchObject({ name: 'Alpenbank', language: 'de-AT' })
})

test('a user of one tenant is a guest at the other', async () => {
  const cookie = await signIn(site, 'advisor@nordbank.example', { host: 'nordbank.localhost' })
  expect((await request(site, 'GET', '/api/v1/me', { cookie })).body).toEqual({})
  const { body } = await request(site, 'GET', '/api/v1/me', { cookie, host: 'nordbank.localhost' })
  expect(body.email_address).toBe('advisor@nordbank.example')
})

test('only public settings are included', async () => {
  const { body } = await request(site, 'GET', '/api/v1/tenant')
  const names = body.settings.map(({ name }: { name: string }) => name)
  expect(names).toContain('primary_color')
  for (const secret of ['embed_origins', 'mail_from', 'demo']) expect(names).not.toContain(secret)
})

test('app-init contains the responses of the individual calls', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  const get = async (path: string) => (await request(site, 'GET', path, { cookie })).body
  const { tenant, modules, me, configurations } = await get('/api/v1/app-init')
  expect(tenant).toEqual(await get('/api/v1/tenant'))
  expect(modules).toEqual(await get('/api/v1/modules'))
  expect(me).toEqual(await get('/api/v1/me'))
  expect(configurations['online-appointments']).toEqual(await get('/api/v1/configurations/online-appointments'))
  expect(modules).toHaveLength(MODULES.length)
  expect(me).toMatchObject({ alias: 'anna-gruber', is_institutional: true, roles: ['stduser'] })
})

test('the user’s photo is that of their card, and there is none without a card', async () => {
  const me = async (account: string) =>
    (await request(site, 'GET', '/api/v1/me', { cookie: await signIn(site, account) })).body
  const card = (await request(site, 'GET', '/api/v1/advisors/anna-gruber')).body
  expect(card.profile_picture_url).toMatch(/^\/media\//)
  expect((await me('advisor@demo.example')).profile_picture_url).toBe(card.profile_picture_url)
  expect((await me('analyst@demo.example')).profile_picture_url).toBeNull()
})

test('any page may read, without credentials', async () => {
  const headers = { origin: 'https://anywhere.example' }
  const { headers: answered } = await request(site, 'GET', '/api/v1/advisors', { headers })
  expect(answered['access-control-allow-origin']).toBe('*')
  expect(answered['access-control-allow-credentials']).toBeUndefined()
})

test.each(['https://evil.example', 'null', 'http://localhost', 'http://localhost:1.evil.example'])(
  'a write from %s is refused, in words that the page can read',
  async (origin) => {
    const preflight = { origin, 'access-control-request-method': 'POST' }
    const asked = await request(site, 'OPTIONS', '/frontend-logs/log', { headers: preflight })
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(asked.headers['access-control-allow-methods']).toContain('POST')
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    const sent = { body: { action: 'whatsapp_button_click', advisorAlias: 'anna-gruber' } }
    const language = { 'accept-language': 'en' }
    const refused = await request(site, 'POST', '/frontend-logs/log', { ...sent, headers: { origin, ...language } })
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, '*'])
    expect(refused.body).toEqual({
      message: 'This page is not registered to send forms to this server.',
      code: FOREIGN_ORIGIN
    })
  }
)

test('the list of advisors has the branch’s name and no address', async () => {
  const { body } = await request(site, 'GET', '/api/v1/advisors')
  expect(body).toHaveLength(12)
  expect(body.find(({ slug }: { slug: string }) => slug === 'anna-gruber')).toMatchObject({
    full_name: expect.stringContaining('Gruber'),
    organization: { name: expect.any(String) }
  })
  expect(JSON.stringify(body)).not.toContain('@')
})
