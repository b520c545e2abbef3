import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/institution'
const MODULES = '/api/v1/modules'

let site: Site
let cookie: string

const read = async (asked = {}) => (await request(site, 'GET', PATH, { cookie, ...asked })).body
const put = (path: string, body: unknown, asked = {}) => request(site, 'PUT', path, { cookie, body, ...asked })
const modules = async () => (await request(site, 'GET', MODULES)).body
const log = async (object: string) =>
  (await request(site, 'GET', `/api/v1/audit-log?object=${object}`, { cookie })).body.entries
const named = (name: unknown, language: unknown) => ({ name, language })
const switched = (module_name: unknown, effective_state: unknown) => ({ module_name, effective_state })

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([undefined, 'advisor', 'branch', 'marketing'])(
  '%s neither reads nor changes the institution',
  async (account) => {
    const other = account && (await signIn(site, `${account}@demo.example`))
    const status = account ? 403 : 401
    const before = [await read(), await modules()]
    expect((await request(site, 'GET', PATH, { cookie: other })).status).toBe(status)
    expect((await put(PATH, named('Theirs', 'en'), { cookie: other })).status).toBe(status)
    expect((await put(MODULES, switched('v-cards', false), { cookie: other })).status).toBe(status)
    expect([await read(), await modules()]).toEqual(before)
  }
)

test.each([
  named('', 'en'),
  named('a'.repeat(256), 'en'),
  named('Zwei\nZeilen', 'en'),
  named('Alpenbank', 'fr'),
  { name: 'Alpenbank' },
  { ...named('Alpenbank', 'en'), id: 'x' }
])('%j is refused', async (body) => {
  const before = await read()
  expect((await put(PATH, body)).status).toBe(422)
  expect(await read()).toEqual(before)
})

test.each([switched('fax', true), switched('v-cards', 'on'), { module_name: 'v-cards' }])(
  '%j is not accepted as the state of a module',
  async (body) => {
    const before = await modules()
    expect((await put(MODULES, body)).status).toBe(422)
    expect(await modules()).toEqual(before)
  }
)

test('a new name and language apply immediately to all users of this institution, and to no other', async () => {
  const foreign = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  const others = await read(foreign)
  const before = await read()
  expect((await put(PATH, named(' Alpenbank AG ', 'de-AT-informal'))).status).toBe(204)
  expect(await read()).toEqual({ ...before, name: 'Alpenbank AG', language: 'de-AT-informal' })
  const { tenant } = (await request(site, 'GET', '/api/v1/app-init')).body
  expect(tenant).toMatchObject({ name: 'Alpenbank AG', language: 'de-AT-informal' })
  expect(await read(foreign)).toEqual(others)
  expect(await log('tenant')).toEqual([
    expect.objectContaining({
      action: 'changed',
      object_name: 'Alpenbank AG',
      changes: [
        { field: 'name', before: 'Alpenbank', after: 'Alpenbank AG' },
        { field: 'language', before: 'de-AT', after: 'de-AT-informal' }
      ]
    })
  ])
  await put(PATH, named(before.name, before.language))
})

test('it lists its domains, time zone, colour and logos', async () => {
  expect(await read()).toMatchObject({
    time_zone: 'Europe/Vienna',
    domains: expect.arrayContaining(['localhost']),
    primary_color: '#0b5d4e',
    logos: { light: expect.stringMatching(/^\/media\//) }
  })
})

test('switching a module off and on takes effect immediately', async () => {
  const card = () => request(site, 'GET', '/api/v1/advisors/anna-gruber/v-card')
  expect((await put(MODULES, switched('v-cards', false))).status).toBe(204)
  expect((await card()).status).toBe(403)
  expect((await put(MODULES, switched('v-cards', false))).status).toBe(204)
  expect((await put(MODULES, switched('v-cards', true))).status).toBe(204)
  expect((await card()).status).toBe(200)
  expect(
    (await log('module')).map(({ object_id, changes }: { object_id: string; changes: { after: string }[] }) => [
      object_id,
      changes[0]?.after
    ])
  ).toEqual(
    expect.arrayContaining([
      ['v-cards', 'true'],
      ['v-cards', 'false']
    ])
  )
  expect(await log('module')).toHaveLength(2)
})
