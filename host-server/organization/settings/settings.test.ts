import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_MASK, SETTING_NAMES, settingOf } from '#contract/settings'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/settings'
const inEnglish = { headers: { 'accept-language': 'en' } }

let site: Site
let cookie: string

const read = async (asked = {}) => (await request(site, 'GET', PATH, { cookie, ...asked })).body
const put = (body: unknown, asked = {}) => request(site, 'PUT', PATH, { cookie, body, ...inEnglish, ...asked })
const log = async (object_id: string) =>
  (await request(site, 'GET', `/api/v1/audit-log?object=setting&object_id=${object_id}`, { cookie })).body.entries

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([undefined, 'advisor', 'branch', 'marketing', 'analyst'])(
  '%s neither reads nor writes settings',
  async (account) => {
    const before = await read()
    const other = account && (await signIn(site, `${account}@demo.example`))
    const status = account ? 403 : 401
    expect((await request(site, 'GET', PATH, { cookie: other })).status).toBe(status)
    expect((await put({ topics_enabled: 'false' }, { cookie: other })).status).toBe(status)
    expect(await read()).toEqual(before)
  }
)

test('each wrong word of a list is named, and those that are right are not', async () => {
  const wrong = ['https://a.example/path', 'http://b.example', 'https://*.bank.example']
  const right = ['https://www.bank.example', 'http://localhost', 'http://nordbank.localhost:3001', 'http://127.0.0.1:8']
  const { status, body } = await put({ embed_origins: [...right, ...wrong].join(' ') })
  expect([status, body.errors.embed_origins]).toEqual([
    422,
    wrong.map((one) => expect.stringContaining(`${one} is not valid. Please enter origins`))
  ])
})

test('an administrator of the other institution changes nothing here', async () => {
  const before = await read()
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  expect((await put({ topics_enabled: 'false' }, { cookie: other })).status).toBe(401)
  expect((await put({ imprint_en: 'https://other.example/' }, { cookie: other, ...NORDBANK })).status).toBe(204)
  expect(await read()).toEqual(before)
})

test.each([
  ['primary_color', 'green', 'Please enter a colour such as #0b5d4e.'],
  ['topics_enabled', 'yes', 'Please enter true or false.'],
  ['headerWidget.type', 'big', 'Please enter default or underlined.'],
  ['images.tenantLogo', 'https://elsewhere.example/logo.svg', /^Please enter the address of an image on this server/],
  ['mail_from', 'termine', 'This is not a valid e-mail address. Please enter one such as name@example.com.'],
  ['whatsapp_number', 'anna', 'This is not a valid phone number. Please enter one such as'],
  ['whatsapp_number', '+431234567890123456789', 'This is not a valid phone number. Please enter one such as'],
  ['openid_roles', '{"":["stduser"]}', /^A role has no value\./],
  ['openid_roles', '{"Chefs":', /./],
  [
    'imprint_de',
    'javascript:alert(1)',
    'This is not a valid web address. Please copy it from the browser’s address bar.'
  ],
  ['embed_origins', 'https://bank.example/path', /^https:\/\/bank\.example\/path is not valid\. Please enter origins/],
  ['embed_origins', 'http://bank.example', /^http:\/\/bank\.example is not valid/],
  ['embed_origins', 'https://bank;frame-ancestors https://evil.example', /^https:\/\/bank\S+ is not valid/],
  ['cookie_sources', 'https://bank;frame-ancestors https://evil.example', /^https:\/\/bank\S+ is not valid/],
  ['cookie_sources', "https://bank,'self'", /^https:\/\/bank\S+ is not valid/],
  ['push_link_hosts', 'https://bank.example', /^https:\/\/bank\.example is not valid\. Please enter host names/],
  ['cookies_alert_config', '{', 'This is not valid JSON in the expected format. Please check it.'],
  ['meta_tags', '[{"controller": 1}]', 'This is not valid JSON in the expected format. Please check it.'],
  ['map_tile_url', 'https://tiles.example/map', /^Please enter an address/],
  ['map_attribution', 'a'.repeat(2001), 'This text has 2001 characters; 2000 are possible at most. Please shorten it.'],
  ['nobody_knows', '1', 'This field does not exist.']
])('%s refuses %j under its name, and stays as it was', async (name, value, message) => {
  const before = await read()
  const { status, body } = await put({ [name]: value })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ [name]: [expect.stringMatching(message)] })
  expect(await read()).toEqual(before)
})

test.each([
  ['none', {}],
  ['two', { topics_enabled: 'true', advisors_set_buffers: 'true' }],
  ['a number', { topics_enabled: 1 }],
  ['a list', ['topics_enabled']]
])('%s together is refused', async (_what, body) => {
  const before = await read()
  expect((await put(body)).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('the response is one flat object of names to values, with defaults where nothing is set', async () => {
  const settings = await read()
  expect(Object.keys(settings).toSorted()).toEqual([...SETTING_NAMES].toSorted())
  expect(settings.primary_color).toBe('#0b5d4e')
  expect(settings.push_link_hosts).toBe(settingOf('push_link_hosts').initial)
})

test('a saved value applies immediately, and the audit log has the user, the old and the new value', async () => {
  expect((await put({ primary_color: ' #123ABC ' })).status).toBe(204)
  expect((await read()).primary_color).toBe('#123abc')
  expect((await request(site, 'GET', '/api/v1/tenant')).body.theme.primary).toBe('#123abc')
  expect((await put({ primary_color: '#123abc' })).status).toBe(204)
  expect(await log('primary_color')).toEqual([
    expect.objectContaining({
      action: 'changed',
      object: 'setting',
      object_name: 'primary_color',
      actor_name: expect.stringMatching(/\S/),
      changes: [{ field: 'value', before: '#0b5d4e', after: '#123abc' }]
    })
  ])
  await put({ primary_color: '#0b5d4e' })
})

const patch = (body: unknown, asked = {}) => request(site, 'PATCH', PATH, { cookie, body, ...inEnglish, ...asked })

describe('together', () => {
  test.each([undefined, 'advisor', 'branch', 'marketing', 'analyst'])('%s changes nothing', async (account) => {
    const before = await read()
    const other = account && (await signIn(site, `${account}@demo.example`))
    expect((await patch({ topics_enabled: 'false' }, { cookie: other })).status).toBe(account ? 403 : 401)
    expect(await read()).toEqual(before)
  })

  test('none is changed if one is refused, and each wrong one is named', async () => {
    const before = await read()
    const { status, body } = await patch({ home_page: 'https://www.bank.example/', mail_from: 'termine', nobody: 'x' })
    expect([status, body.errors]).toEqual([
      422,
      {
        mail_from: ['This is not a valid e-mail address. Please enter one such as name@example.com.'],
        nobody: ['This field does not exist.']
      }
    ])
    expect(await read()).toEqual(before)
    expect(await log('home_page')).toEqual([])
  })

  test.each([
    ['a number', { topics_enabled: 1 }],
    ['a list', ['topics_enabled']]
  ])('%s is refused', async (_what, body) => {
    expect((await patch(body)).status).toBe(422)
  })

  test('an administrator of the other institution changes nothing here', async () => {
    const before = await read()
    const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
    expect((await patch({ mail_from: 'x@other.example' }, { cookie: other })).status).toBe(401)
    expect((await patch({ mail_from: 'x@other.example' }, { cookie: other, ...NORDBANK })).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  test('all are changed, the answer has them as they are stored, and the log each that differs', async () => {
    const { status, body } = await patch({
      home_page: ' https://www.bank.example ',
      whatsapp_number: '+43 1 777',
      map_tile_url: SECRET_MASK,
      search_engines: 'true'
    })
    expect([status, body.home_page, body.whatsapp_number]).toEqual([200, 'https://www.bank.example/', '+43 1 777'])
    expect(body).toEqual(await read())
    const [home, engines] = [await log('home_page'), await log('search_engines')]
    expect([home[0].changes[0].after, home.length, engines]).toEqual(['https://www.bank.example/', 1, []])
  })

  test('nothing to change is no change', async () => {
    const before = await read()
    expect(await patch({})).toMatchObject({ status: 200, body: before })
  })
})

test('a secret is set and never shown, neither here nor in the audit log', async () => {
  const secret = (key: string) => `https://tiles.example/{z}/{x}/{y}.png?key=${key}`
  await put({ map_tile_url: secret('first') })
  expect((await read()).map_tile_url).toBe(SECRET_MASK)
  expect((await put({ map_tile_url: SECRET_MASK })).status).toBe(204)
  await put({ map_tile_url: secret('second') })
  const { knex } = site.app
  expect(await knex('tenant_settings').where({ name: 'map_tile_url' }).pluck('value')).toEqual([secret('second')])
  const { text } = await request(site, 'GET', '/api/v1/audit-log', { cookie })
  expect(await log('map_tile_url')).toHaveLength(2)
  expect(text).not.toContain('tiles.example')
  await put({ map_tile_url: '' })
  expect((await read()).map_tile_url).toBe('')
})
