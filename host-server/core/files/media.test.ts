import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { photoName } from './media.files.ts'

let site: Site

beforeAll(async () => {
  site = await startDemoSite()
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const bytes = Buffer.from('<script>alert(1)</script>')
  await site.app.knex('media').insert({ tenant_id, name: 'page.html', content_type: 'text/html', bytes })
})
afterAll(() => site.stop())

const get = (name: string, headers = {}, host = 'localhost') =>
  request(site, 'GET', `/media/${name}`, { headers, host })

test.each(['nothing.svg', 'page.html', '%00', '..%2f..%2fetc%2fpasswd', 'a'.repeat(200), '%E0%A4%A', 'logo.svg/x'])(
  'there is no image %s',
  async (name) => expect([400, 404]).toContain((await get(name)).status)
)

test("another tenant's image is not found", async () => {
  expect((await get('anna-gruber.svg')).status).toBe(200)
  expect((await get('anna-gruber.svg', {}, 'nordbank.localhost')).status).toBe(404)
})

test('an image has its type, may be embedded anywhere and cannot run scripts', async () => {
  const { headers, text } = await get('logo.svg')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(text).toMatch(/^<svg/)
})

test('an unchanged image is not sent again', async () => {
  const { headers } = await get('logo.svg')
  expect(headers['cache-control']).toContain('max-age=')
  const again = await get('logo.svg', { 'if-none-match': headers.etag as string })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('the photo of a deactivated person is gone from its address, but for who may activate them again', async () => {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const hash = 'a'.repeat(32)
  const files = [...[128, 512].flatMap((width) => [`${hash}-${width}.jpg`, `${hash}-${width}.webp`])]
  const anna = knex('advisors').where({ tenant_id, alias: 'anna-gruber' })
  const before = await anna.clone().first('photo')
  const photo = photoName(hash)
  for (const name of new Set([photo, ...files]))
    await knex('media').insert({ tenant_id, name, content_type: 'image/jpeg', bytes: Buffer.from('x') })
  await anna.clone().update({ photo })
  const statuses = (cookie?: string) =>
    Promise.all(files.map(async (name) => (await request(site, 'GET', `/media/${name}`, { cookie })).status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  await anna.clone().update({ deactivated_at: '2026-11-01T08:00:00Z' })
  expect(new Set(await statuses())).toEqual(new Set([404]))
  expect(new Set(await statuses(await signIn(site, 'advisor@demo.example')))).toEqual(new Set([404]))
  const admin = await signIn(site, 'admin@demo.example')
  const { status, headers } = await request(site, 'GET', `/media/${files[0]}`, { cookie: admin })
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  await anna.clone().update({ photo: before.photo })
  expect((await get(before.photo)).status).toBe(404)
  await anna.clone().update({ deactivated_at: null })
  expect((await get(before.photo)).status).toBe(200)
})

test('a drawing is turned into pixels once, however many ask for it', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => get(`birgit-koestler.svg.png?${at}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
})
