import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { flush } from '../events/hits.queue.ts'

const CARD = '/app/profile/anna-gruber'
const BRANCH = '/app/filiale/wien-innere-stadt'

let site: Site
let tenant_id: string
beforeAll(async () => {
  site = await startDemoSite()
  ;({ tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
  // from here on pages may be cached
  await until(() => site.app.tenants.canCache)
})
afterAll(() => site.stop())

const get = (path: string, asked = {}) => request(site, 'GET', path, asked)
const read = async (path: string) => (await get(path, { headers: { accept: 'text/html' } })).text

/** The content of the page's metadata by name. */
async function metaOf(path: string): Promise<Record<string, string>> {
  const tags = [...(await read(path)).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]))
}

/** The page's share picture, at the address that the page names. */
async function shared(path: string) {
  const { 'og:image': address = '' } = await metaOf(path)
  const { pathname, search } = new URL(address)
  return get(pathname + search)
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}
const NAME: Area = { left: 530, top: 140, width: 620, height: 460 }
const LOGO: Area = { left: 530, top: 60, width: 380, height: 80 }
const PANEL: Area = { left: 0, top: 0, width: 470, height: 630 }

/** How varied an area is: zero if it has one colour. */
async function variance(bytes: Buffer, area: Area): Promise<number> {
  const part = await sharp(bytes).removeAlpha().extract(area).greyscale().png().toBuffer()
  const [channel] = (await sharp(part).stats()).channels
  return channel?.stdev ?? 0
}

const anna = () => site.app.knex('advisors').where({ tenant_id, alias: 'anna-gruber' })

/** The picture while a row has other values. */
async function whileSet(row: () => ReturnType<typeof anna>, values: object, path: string) {
  const before = await row().first(...Object.keys(values))
  await row().update(values)
  const picture = await shared(path).finally(() => row().update(before))
  return picture
}

test.each(['/app/profile/nobody/share.png', '/app/profile/Anna%20Gruber/share.png', '/app/filiale/nowhere/share.png'])(
  'there is no picture at %s',
  async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, expect.not.stringContaining('image')])
  }
)

test.each([CARD, BRANCH])('%s of another tenant has none', async (path) => {
  expect((await get(`${path}/share.png`, NORDBANK)).status).toBe(404)
})

test('who has left has none', async () => {
  expect((await get(`${CARD}/share.png`)).status).toBe(200)
  await anna().update({ deactivated_at: '2026-11-01T08:00:00Z' })
  expect((await get(`${CARD}/share.png`)).status).toBe(404)
  await anna().update({ deactivated_at: null })
})

test('a branch without a public page has none, nor has any while the module is off', async () => {
  const branch = () => site.app.knex('organizations').where({ tenant_id, alias: 'wien-innere-stadt' })
  await branch().update({ public_profile_enabled: false })
  expect((await get(`${BRANCH}/share.png`)).status).toBe(404)
  await branch().update({ public_profile_enabled: true })
  const module = () => site.app.knex('tenant_modules').where({ tenant_id, module_name: 'organizations-profiles' })
  await module().update({ effective_state: false })
  expect((await get(`${BRANCH}/share.png`)).status).toBe(404)
  await module().update({ effective_state: true })
  expect((await get(`${BRANCH}/share.png`)).status).toBe(200)
})

test.each([
  [CARD, 'Mag. Anna Gruber, '],
  [BRANCH, 'Alpenbank Wien Innere Stadt, ']
])('%s names a picture of the size that previews expect, with its alternative text', async (path, alt) => {
  const meta = await metaOf(path)
  expect(meta).toMatchObject({
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image'
  })
  expect(meta['og:image:alt']?.startsWith(alt)).toBe(true)
  const { status, headers, bytes } = await shared(path)
  expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, 'image/png', undefined])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  for (const area of [NAME, LOGO, PANEL]) expect(await variance(bytes, area)).toBeGreaterThan(5)
  // messengers leave out larger ones
  expect(bytes.length).toBeLessThan(300_000)
})

test('it is revalidated, and drawn alike each time', async () => {
  const { headers, bytes } = await shared(CARD)
  expect(headers['cache-control']).toContain('max-age=86400')
  const { 'og:image': address = '' } = await metaOf(CARD)
  const { pathname, search } = new URL(address)
  const again = await get(pathname + search, { headers: { 'if-none-match': headers.etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  const other = await startDemoSite()
  const drawnAnew = await request(other, 'GET', `${CARD}/share.png`)
  await other.stop()
  expect(drawnAnew.bytes.equals(bytes)).toBe(true)
})

test('an address without the current version is not kept', async () => {
  for (const search of ['', '?v=0', '?v=a&v=b'])
    expect((await get(`${CARD}/share.png${search}`)).headers['cache-control']).toBe('no-cache')
})

test('another name, position, branch, colour or photo changes address and picture', async () => {
  const first = await shared(CARD)
  const { 'og:image': address } = await metaOf(CARD)
  const branch = () => site.app.knex('organizations').where({ tenant_id, uuid: anna().select('organization_uuid') })
  for (const [row, values] of [
    [anna, { last_name: 'Gruber-Hofer' }],
    [anna, { position: 'Leiterin' }],
    [anna, { photo: null }],
    [branch, { public_name: 'Alpenbank am Graben' }]
  ] as const) {
    const before = await row().first(...Object.keys(values))
    await row().update(values)
    expect((await metaOf(CARD))['og:image']).not.toBe(address)
    expect((await shared(CARD)).bytes.equals(first.bytes)).toBe(false)
    await row().update(before)
  }
  const colour = { tenant_id, name: 'primary_color' }
  const { value } = await site.app.knex('tenant_settings').where(colour).first('value')
  await site.app.knex('tenant_settings').where(colour).update({ value: '#123456' })
  expect((await metaOf(CARD))['og:image']).not.toBe(address)
  await site.app.knex('tenant_settings').where(colour).update({ value })
  expect((await metaOf(CARD))['og:image']).toBe(address)
})

test('without a photo it has initials, and without a logo the institution’s name', async () => {
  const { bytes } = await whileSet(anna, { photo: null }, CARD)
  expect(await variance(bytes, PANEL)).toBeGreaterThan(5)
  const logo = () => site.app.knex('tenant_settings').where({ tenant_id, name: 'images.tenantLogo' })
  const named = await whileSet(logo, { value: '' }, CARD)
  expect(await variance(named.bytes, LOGO)).toBeGreaterThan(5)
})

test('a photo that cannot be drawn counts as missing', async () => {
  const name = 'broken.jpg'
  await site.app.knex('media').insert({ tenant_id, name, content_type: 'image/jpeg', bytes: Buffer.from('no picture') })
  const broken = await whileSet(anna, { photo: name }, CARD)
  const without = await whileSet(anna, { photo: null }, CARD)
  expect(broken.bytes.equals(without.bytes)).toBe(true)
})

test('markup in a name is drawn as it is written', async () => {
  const plain = await whileSet(anna, { last_name: 'Gruber' }, CARD)
  const last_name = '</text></svg><image href="https://evil.example/x.png"/>&lt;'
  const { status, bytes } = await whileSet(anna, { last_name }, CARD)
  expect([status, await variance(bytes, NAME)]).toEqual([200, expect.any(Number)])
  expect(bytes.equals(plain.bytes)).toBe(false)
  expect((await whileSet(anna, { first_name: '王', last_name: '👩‍👩‍👧‍👦' }, CARD)).status).toBe(200)
})

test('a very long name stays within the picture', async () => {
  const { bytes } = await whileSet(anna, { last_name: 'W'.repeat(100), position: 'Beratung '.repeat(12) }, CARD)
  const margin = { left: 1146, top: 0, width: 54, height: 630 }
  expect(await variance(bytes, margin)).toBe(0)
  expect(await variance(bytes, { left: 530, top: 606, width: 640, height: 24 })).toBe(0)
})

test('a hundred who ask while it is drawn get the one picture', async () => {
  await anna().update({ position: 'Für hundert' })
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(`${CARD}/share.png`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
})

test('opening it counts no visit', async () => {
  await flush(site.app)
  const before = await site.app.knex('advisor_hits').select('kind', 'count')
  await get(`${CARD}/share.png`, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', accept: 'image/png' } })
  await flush(site.app)
  expect(await site.app.knex('advisor_hits').select('kind', 'count')).toEqual(before)
})
