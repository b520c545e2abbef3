import { randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/advisors/anna-gruber/v-card'
const FILE = '/v-card/anna-gruber.vcf'

let site: Site
let tenantId: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'http://localhost:8080' })
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())

const get = (path: string, asked = {}) => request(site, 'GET', path, asked)
const asPage = { headers: { accept: 'text/html' } }
const advisor = () => site.app.knex('advisors').where({ tenant_id: tenantId, alias: 'anna-gruber' })
const valuesOf = (content: string) => {
  const card = new ICAL.Component(ICAL.parse(content) as unknown[])
  return Object.fromEntries(card.getAllProperties().map((one) => [one.name, one.getValues()[0]]))
}

test.each([PATH, FILE])('with the module off, %s is refused', async (path) => {
  const module = site.app.knex('tenant_modules').where({ tenant_id: tenantId, module_name: 'v-cards' })
  await module.clone().update({ effective_state: false })
  expect((await get(path)).status).toBe(403)
  await module.update({ effective_state: true })
})

test.each([
  '/api/v1/advisors/nobody/v-card',
  '/v-card/nobody.vcf',
  '/v-card/anna-gruber',
  '/v-card/anna-gruber.vcf/x',
  '/v-card/Anna%0d%0aX.vcf',
  '/v-card/..%2fanna-gruber.vcf'
])('there is no card at %s', async (path) => expect((await get(path)).status).toBe(404))

test.each([PATH, FILE])("another tenant's advisor is not found at %s", async (path) => {
  expect((await get(path, NORDBANK)).status).toBe(404)
})

test('a browser gets the error as a page', async () => {
  const { status, headers } = await get('/v-card/nobody.vcf', asPage)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(headers['content-disposition']).toBeUndefined()
})

const photoIn = async () => {
  const { photo } = valuesOf((await get(FILE)).text)
  return photo ? Buffer.from(String(photo), 'base64') : undefined
}
async function withPhoto<T>(name: string, bytes: Buffer, work: () => Promise<T>): Promise<T> {
  const { photo } = await advisor().first('photo')
  const file = { tenant_id: tenantId, name, content_type: 'image/jpeg', bytes }
  await site.app.knex('media').insert(file)
  await advisor().update({ photo: name })
  return work().finally(() => advisor().update({ photo }))
}
const drawnAs = (format: 'jpeg' | 'png', edge: number) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .toFormat(format, { quality: 90 })
    .toBuffer()

test('a damaged picture is left out', async () => {
  expect(await withPhoto('damaged.jpg', Buffer.alloc(140_000, 7), photoIn)).toBeUndefined()
})

test('a drawing, a PNG and a large photo become a JPEG that every address book shows', async () => {
  // the demo's portraits are drawings
  const photos = [
    await photoIn(),
    await withPhoto('square.png', await drawnAs('png', 300), photoIn),
    await withPhoto('large.jpg', await drawnAs('jpeg', 1000), photoIn)
  ]
  for (const photo of photos) {
    const { format, width, height } = await sharp(photo).metadata()
    expect([format, width, height]).toEqual(['jpeg', 255, 255])
    expect(photo?.length).toBeLessThan(128 * 1024)
  }
})

test('the card has the data of the profile, and is readable from any origin', async () => {
  const { status, body, headers } = await get(PATH, { headers: { origin: 'https://bank.example' } })
  expect(status).toBe(200)
  expect(headers['access-control-allow-origin']).toBe('*')
  const row = await advisor().first()
  const { street, zip, city, public_name } = await site.app
    .knex('organizations')
    .where({ uuid: row.organization_uuid })
    .first()
  expect(valuesOf(body.content)).toEqual({
    version: '3.0',
    n: [row.last_name, row.first_name, '', row.title_prefix, row.title_suffix],
    fn: expect.stringContaining(`${row.first_name} ${row.last_name}`),
    org: ['Alpenbank', public_name],
    title: row.position,
    tel: row.phone_number,
    email: row.email_address,
    adr: ['', '', street, city, '', zip, ''],
    url: 'http://localhost:8080/app/profile/anna-gruber'
  })
})

test('names with special characters survive a round trip, after each change', async () => {
  const before = await advisor().first('last_name', 'position')
  const odd = {
    last_name: 'Köstler-Ångström; Söhne, \\n 👩‍👩‍👧‍👦',
    position: 'Leitung\nWohnbau, Förderungen, „Zuhören“ 🏔️ '.repeat(3)
  }
  await advisor().update(odd)
  for (const content of [(await get(PATH)).body.content, (await get(FILE)).text]) {
    const { n, title } = valuesOf(content)
    expect([n[0], title]).toEqual([odd.last_name, odd.position])
  }
  await advisor().update(before)
  expect(valuesOf((await get(PATH)).body.content).title).toBe(before.position)
})

test('the file is a vCard that a phone opens as a contact, named after the advisor, with the photo', async () => {
  const bytes = await drawnAs('jpeg', 128)
  const { status, headers, text } = await withPhoto('small.jpg', bytes, () => get(FILE, asPage))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(headers['content-disposition']).toBe('inline; filename="anna-gruber.vcf"')
  expect(Buffer.from(String(valuesOf(text).photo), 'base64')).toEqual(bytes)
  expect((await get(PATH)).text).not.toContain('PHOTO')
})
