import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

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
