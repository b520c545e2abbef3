import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNATURE_LOGO, SIGNATURE_PARTS, SIGNATURE_PICTURES, signaturePhotoPath } from '#contract/signature'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { plainLinesOf, wordFaultsOf } from './testing/word-rules.ts'

const OWN = '/api/v1/advisors/anna-gruber/signature'
const MANY = '/api/v1/signatures'
const NOTE = 'Alpenbank AG, Sitz Wien, Firmenbuch FN 123456a, Handelsgericht Wien'

let site: Site
let tenant_id: string
let anna: string
let admin: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: 'https://localhost' })
  ;({ tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
  ;[anna, admin] = [await signIn(site, 'advisor@demo.example'), await signIn(site, 'admin@demo.example')]
})
afterAll(() => site.stop())

const get = (path: string, cookie?: string, asked = {}) => request(site, 'GET', path, { cookie, ...asked })
const rows = () => site.app.knex('advisors').where({ tenant_id, alias: 'anna-gruber' })

/** The signature while her row has other values. */
async function whileSet(values: object, query = '') {
  const before = await rows().first(...Object.keys(values))
  await rows().update(values)
  const { body } = await get(OWN + query, anna).finally(() => rows().update(before))
  return body as { html: string; text: string }
}

test.each(['', '/preview'])('a signature%s is made for its advisor and for those who manage cards', async (rest) => {
  expect((await get(OWN + rest)).status).toBe(401)
  for (const account of ['branch', 'marketing', 'analyst', 'privacy']) {
    expect((await get(OWN + rest, await signIn(site, `${account}@demo.example`))).status).toBe(403)
  }
  expect((await get(`/api/v1/advisors/lukas-hofer/signature${rest}`, anna)).status).toBe(403)
  expect((await get(`/api/v1/advisors/jan-petersen/signature${rest}`, admin)).status).toBe(404)
  expect((await get(OWN + rest, anna)).status).toBe(200)
  expect((await get(OWN + rest, admin)).status).toBe(200)
})

test.each([
  'without=',
  'without=name',
  'without=photo,,logo',
  'pictures=embedded',
  'language=fr',
  'ground=grey',
  'x=1'
])('?%s is refused', async (query) => {
  const path = query.startsWith('ground') ? `${OWN}/preview` : OWN
  expect((await get(`${path}?${query}`, anna)).status).toBe(422)
})

test.each(['', '/zip', '/csv'])('only administrators get those of everyone%s', async (rest) => {
  expect((await get(MANY + rest)).status).toBe(401)
  for (const account of ['advisor', 'branch', 'marketing', 'analyst']) {
    expect((await get(MANY + rest, await signIn(site, `${account}@demo.example`))).status).toBe(403)
  }
})

test("another institution's branch is not found", async () => {
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const { branches } = (await get(MANY, other, NORDBANK)).body
  for (const format of ['zip', 'csv']) {
    expect((await get(`${MANY}/${format}?organization_uuid=${branches[0].uuid}`, admin)).status).toBe(404)
  }
})

test('it names the advisor and leads to booking and card, counted by a campaign', async () => {
  const { html, text } = (await get(OWN, anna)).body
  const said = [
    'Mag. Anna Gruber',
    'Kundenberaterin für Finanzierung und Vorsorge',
    'Alpenbank Wien Innere Stadt',
    'Kärntner Straße 21, 1010 Wien',
    'Telefon: +43 1 2345678-20',
    'E-Mail: anna.gruber@demo.example'
  ]
  expect(plainLinesOf(html)).toEqual([...said, 'Termin buchen', 'Meine digitale Visitenkarte', NOTE])
  const host = 'https://localhost'
  expect(text.split('\n').filter(Boolean)).toEqual([
    ...said,
    `Termin buchen: ${host}/book/anna-gruber?src=signature`,
    `Meine digitale Visitenkarte: ${host}/app/profile/anna-gruber?src=signature`,
    NOTE
  ])
  expect(html).toContain(`href="${host}/book/anna-gruber?src=signature"`)
  expect((await get(`${OWN}?language=en`, anna)).body.text).toContain('Book an appointment: ')
})

test.each(SIGNATURE_PARTS)('without %s it has no trace of that', async (part) => {
  const traces = {
    photo: 'signature-photo.jpg',
    logo: 'signature-logo.png',
    address: 'Kärntner Straße',
    booking: '/book/',
    card: '/app/profile/anna-gruber?'
  }
  expect((await get(OWN, anna)).body.html).toContain(traces[part])
  expect((await get(`${OWN}?without=${part}`, anna)).body.html).not.toContain(traces[part])
})

test('what the card does not offer is not in the signature either', async () => {
  const options = () => site.app.knex('advisor_contact_options').where({ tenant_id })
  const { uuid: advisor_uuid } = await rows().first('uuid')
  const before = await options().where({ advisor_uuid })
  await options().where({ advisor_uuid }).whereIn('name', ['online_appointment', 'email_address']).delete()
  const { text } = (await get(OWN, anna)).body
  expect(text).not.toMatch(/book|@/)
  await options().where({ advisor_uuid }).delete()
  await options().insert(before)
})

const LOOKS = [
  '',
  ...SIGNATURE_PICTURES.map((one) => `?pictures=${one}`),
  ...SIGNATURE_PARTS.map((one) => `?without=${one}`),
  `?without=${SIGNATURE_PARTS.join(',')}`
]

test.each(LOOKS)('Word draws it as it is meant: %s', async (query) => {
  expect(wordFaultsOf((await get(OWN + query, anna)).body.html)).toEqual([])
})

test('the rules for Word notice what it does not draw', () => {
  expect(wordFaultsOf('<div style="display: flex">x</div>')).toEqual(['div is not known'])
  expect(wordFaultsOf('<a href="/book" style="padding: 8px 16px">x</a>')).toEqual([
    'a { padding: 8px 16px } has no effect outside td',
    '/book leads nowhere in a mail'
  ])
  expect(wordFaultsOf('<p><img src="https://x.example/a.webp" alt=""></p>')).toHaveLength(3)
})

test('whatever a name or a position contains stays text', async () => {
  const evil = '"><img src=x onerror=alert(1)>&amp;'
  const { html, text } = await whileSet({ last_name: evil, position: `${'Sehr lange Position '.repeat(2)}${evil}` })
  expect(html).not.toContain('<img src=x')
  expect(plainLinesOf(html)[0]).toBe(`Mag. Anna ${evil}`)
  expect(text).toContain(evil)
  expect(wordFaultsOf(html)).toEqual([])
})

test('inside the signature, pictures are loaded from nowhere', async () => {
  const { html } = (await get(`${OWN}?pictures=inline`, anna)).body
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source)
  expect(sources).toHaveLength(2)
  for (const source of sources) {
    const bytes = Buffer.from(source.split(',')[1], 'base64')
    expect(source).toMatch(/^data:image\/(jpeg|png);base64,/)
    expect((await sharp(bytes).metadata()).width).toBeGreaterThan(100)
  }
})

test('without a photo there is no place for one', async () => {
  const { html } = await whileSet({ photo: null })
  expect(html).not.toContain('signature-photo')
  expect(wordFaultsOf(html)).toEqual([])
})

test('photo and logo are pictures that any mail program shows, from anywhere', async () => {
  for (const [path, format] of [
    [signaturePhotoPath('anna-gruber'), 'jpeg'],
    [SIGNATURE_LOGO, 'png']
  ] as const) {
    const { status, headers, bytes } = await get(path)
    expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, `image/${format}`, undefined])
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const picture = await sharp(bytes).metadata()
    expect([picture.format, picture.hasAlpha]).toEqual([format, false])
  }
})

test('an erased, unknown or other institution’s advisor has no photo there', async () => {
  for (const alias of ['nobody', 'jan-petersen', '..%2fanna-gruber']) {
    expect((await get(signaturePhotoPath(alias))).status).toBe(404)
  }
  await rows().update({ deactivated_at: '2026-11-01T08:00:00Z' })
  expect((await get(signaturePhotoPath('anna-gruber'))).status).toBe(404)
  await rows().update({ deactivated_at: null })
})

test('a former alias still leads to the photo, in mails that were sent before', async () => {
  const { uuid } = await rows().first('uuid')
  await site.app.knex('advisor_aliases').insert({ tenant_id, alias: 'anna-hofer', advisor_uuid: uuid })
  const { status, headers } = await get(signaturePhotoPath('anna-hofer'))
  expect([status, headers.location]).toEqual([301, signaturePhotoPath('anna-gruber')])
})

test('the preview loads nothing from elsewhere, and only our own pages show it', async () => {
  const { headers, bytes } = await get(`${OWN}/preview?ground=dark`, anna)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  )
  expect(bytes.toString()).toContain('color-scheme: dark')
  // also where staff works at another address than customers
  expect(bytes.toString()).toContain(`src="${signaturePhotoPath('anna-gruber')}"`)
})

test('those of everyone are two files for each advisor, or a table', async () => {
  const { advisors } = (await get(MANY, admin)).body as { advisors: { alias: string }[] }
  const zip = await get(`${MANY}/zip?without=logo&language=en`, admin)
  expect(zip.headers['content-disposition']).toContain('signatures.zip')
  const files = unzipSync(zip.bytes)
  const names = advisors.flatMap(({ alias }) => [`${alias}.htm`, `${alias}.txt`])
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  const html = strFromU8(files['anna-gruber.htm'] as Uint8Array)
  expect(html).toMatch(/^<!doctype html><html lang="en-GB"><head><meta charset="utf-8"/i)
  expect(html).not.toContain('signature-logo')
  const own = (await get(`${OWN}?without=logo&language=en`, anna)).body
  expect(html).toContain(own.html)
  expect(strFromU8(files['anna-gruber.txt'] as Uint8Array)).toBe(own.text)

  const csv = await get(`${MANY}/csv?without=logo&language=en`, admin, { headers: { 'accept-language': 'en' } })
  const table: Record<string, string>[] = parse(csv.bytes, { bom: true, columns: true })
  expect(table.map(({ Alias }) => Alias)).toEqual(advisors.map(({ alias }) => alias))
  expect(table.find(({ Alias }) => Alias === 'anna-gruber')).toEqual({
    Alias: 'anna-gruber',
    Name: 'Mag. Anna Gruber',
    'E-mail address': 'advisor@demo.example',
    HTML: own.html,
    Text: own.text
  })
})

test('of one branch, only its advisors', async () => {
  const { branches } = (await get(MANY, admin)).body
  const [branch] = branches
  const csv = await get(`${MANY}/csv?organization_uuid=${branch.uuid}`, admin, { headers: { 'accept-language': 'en' } })
  expect(parse(csv.bytes, { bom: true, columns: true })).toHaveLength(branch.advisors)
})
