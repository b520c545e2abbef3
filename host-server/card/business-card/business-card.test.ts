import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  businessCardPath,
  CARD_CAMPAIGNS,
  CARD_FILES,
  CARD_PICTURES,
  cardFilePath,
  PRINT_CARD
} from '#contract/business-card'
import { languageTag } from '#contract/locales'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { linesOf, linksOf, tagsOf } from '../../testing/pdf.ts'
import { accessibilityFaultsOf } from '../../testing/pdf-accessibility.ts'
import type { Site } from '../../testing/site.ts'

const ALIAS = 'anna-gruber'
const PDF = businessCardPath(ALIAS, 'pdf')
const PNG = businessCardPath(ALIAS, 'png')

let site: Site
let tenant_id: string
beforeAll(async () => {
  site = await startDemoSite()
  ;({ tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
})
afterAll(() => site.stop())

const get = (path: string, asked = {}) => request(site, 'GET', path, asked)
const anna = () => site.app.knex('advisors').where({ tenant_id, alias: ALIAS })

/** The answer while a row has other values. */
async function whileSet(row: () => ReturnType<typeof anna>, values: object, path = PDF) {
  const before = await row().first(...Object.keys(values))
  await row().update(values)
  const answer = await get(path).finally(() => row().update(before))
  return answer
}

test.each(CARD_FILES)('as %s nobody gets a card that there is not', async (file) => {
  for (const alias of ['nobody', 'Anna%20Gruber', '..%2fanna-gruber']) {
    const { status, headers } = await get(cardFilePath(alias, file))
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('html')])
  }
  expect((await get(cardFilePath(ALIAS, file), NORDBANK)).status).toBe(404)
  const left = await whileSet(anna, { deactivated_at: '2026-11-01T08:00:00Z' }, cardFilePath(ALIAS, file))
  expect(left.status).toBe(404)
})

test('a former address leads to the present one', async () => {
  const { uuid } = await anna().first('uuid')
  await site.app.knex('advisor_aliases').insert({ tenant_id, alias: 'anna-hofer', advisor_uuid: uuid })
  const { status, headers } = await get(businessCardPath('anna-hofer', 'pdf'))
  expect([status, headers.location]).toEqual([301, PDF])
})

test('the PDF is a file to keep, and no result of a search', async () => {
  const { status, headers, bytes } = await get(PDF)
  expect([status, headers['content-type'], headers['set-cookie']]).toEqual([200, 'application/pdf', undefined])
  expect(headers['content-disposition']).toBe('attachment; filename="anna-gruber.pdf"')
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-cache', 'noindex'])
  expect(bytes.subarray(0, 9).toString()).toBe('%PDF-1.7\n')
  expect((await get(PDF, { headers: { 'if-none-match': headers.etag } })).status).toBe(304)
})

test('its text can be selected and is read aloud in order, with the alternatives of its pictures', async () => {
  const { bytes } = await get(`${PDF}?lang=en`)
  expect(linesOf(bytes)).toEqual([
    'Mag. Anna Gruber',
    'Kundenberaterin für Finanzierung und',
    'Vorsorge',
    'Alpenbank Wien Innere Stadt',
    ...['Phone', '+43 1 2345678-20', 'E-mail', 'anna.gruber@demo.example', 'Address', 'Kärntner Straße 21, 1010 Wien'],
    ...['Online', expect.stringMatching(/^localhost:\d+\/app\/profile\/anna-gruber$/)],
    'Open card on a phone'
  ])
  expect(tagsOf(bytes)).toEqual([
    ...['H1', 'P', 'P', 'P', 'P', 'P', 'P'],
    'Figure: Logo of Alpenbank',
    'Figure: Photo of Mag. Anna Gruber',
    'Figure: QR code that opens the card of Mag. Anna Gruber',
    'P'
  ])
  expect(linksOf(bytes)).toEqual([
    'tel:+431234567820',
    'mailto:anna.gruber@demo.example',
    expect.stringMatching(/^http:\/\/localhost:\d+\/app\/profile\/anna-gruber$/)
  ])
  const about = bytes.toString('latin1')
  const hex = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
  expect(about).toContain(`/Title ${hex('Mag. Anna Gruber, Alpenbank')}`)
  expect(about).toContain(`/Lang ${hex(languageTag('en'))}`)
  expect(about).toContain('/MarkInfo << /Marked true /Suspects false >>')
})

const PDFS: [what: string, change: () => Promise<{ bytes: Buffer }>][] = [
  ['with photo and logo', () => get(PDF)],
  ['in another language than that of the institution', () => get(`${PDF}?lang=en`)],
  ['without a photo', () => whileSet(anna, { photo: null })],
  ['with a name in several scripts', () => whileSet(anna, { first_name: 'Жанна', last_name: 'Ελένη & <b>' })]
]

test.each(PDFS)('%s it meets what the Matterhorn Protocol checks by machine', async (_what, ask) => {
  expect(accessibilityFaultsOf((await ask()).bytes)).toEqual([])
})

test('words in the institution’s language are marked where the card is in another one', async () => {
  const hex = (text: string) => `/Lang <feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
  const english = (await get(`${PDF}?lang=en`)).bytes.toString('latin1')
  expect([english.split(hex('en-GB')).length, english.split(hex('de-AT')).length]).toEqual([2, 2])
  const german = (await get(`${PDF}?lang=de`)).bytes.toString('latin1')
  expect(german.split(hex('de-AT')).length).toBe(2)
})

test('speaks the language of the visitor', async () => {
  const { bytes } = await get(PDF, { headers: { 'accept-language': 'de' } })
  expect(linesOf(bytes)).toEqual(expect.arrayContaining(['Telefon', 'Karte am Handy öffnen']))
})

test('what the card does not show is not on it', async () => {
  const { uuid } = await anna().first('uuid')
  const option = () => site.app.knex('advisor_contact_options').where({ tenant_id, advisor_uuid: uuid })
  await option().where({ name: 'email_address' }).delete()
  const withoutEmail = linesOf((await get(PDF)).bytes)
  expect(withoutEmail.join()).not.toContain('@')
  await site.app.knex('advisor_contact_options').insert({ tenant_id, advisor_uuid: uuid, name: 'email_address' })
  const hidden = { tenant_id, section: 'quick-contact', element: 'email_address' }
  const layout = () => site.app.knex('profile_layouts').where(hidden)
  await layout().delete()
  await site.app.knex('profile_layouts').insert({ ...hidden, position: 0, is_visible: false })
  expect(linesOf((await get(PDF)).bytes).join()).not.toContain('@')
  await layout().delete()
  const { bytes } = await whileSet(anna, { phone_number: '', position: '' })
  expect(linesOf(bytes)).not.toEqual(expect.arrayContaining(['Phone']))
  expect(linksOf(bytes).some((link) => link.startsWith('tel:'))).toBe(false)
})

test('without photo and logo it says initials and the institution’s name', async () => {
  const setting = () => site.app.knex('tenant_settings').where({ tenant_id, name: 'images.tenantLogo' })
  const { bytes } = await whileSet(setting, { value: '' })
  expect(linesOf(bytes)).toContain('Alpenbank')
  const without = await whileSet(anna, { photo: null })
  expect(linesOf(without.bytes)[0]).toBe('AG')
  expect(tagsOf(without.bytes).join()).not.toContain('Photo')
  const name = 'broken-card.jpg'
  await site.app.knex('media').insert({ tenant_id, name, content_type: 'image/jpeg', bytes: Buffer.from('no picture') })
  expect((await whileSet(anna, { photo: name })).bytes.equals(without.bytes)).toBe(true)
})

test('markup and any letters in a name are only letters', async () => {
  const last_name = ') Tj ET >> endobj </svg><image href="https://evil.example/x.png"/>'
  const { bytes } = await whileSet(anna, { first_name: 'Жанна', last_name })
  expect(linesOf(bytes).join(' ')).toContain('Mag. Жанна ) Tj ET >> endobj </svg>')
  const picture = await whileSet(anna, { last_name }, PNG)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await whileSet(anna, { first_name: '王', last_name: '👩‍👩‍👧‍👦', title_prefix: '' })).status).toBe(200)
})

test('the picture shows the same, and its code opens the card', async () => {
  const { status, headers, bytes } = await get(PNG)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['content-disposition']).toBe('attachment; filename="anna-gruber.png"')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1480, 1050])
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(code?.data).toMatch(/^http:\/\/localhost:\d+\/app\/profile\/anna-gruber$/)
})

test('the longest texts stay on the card, and end in an ellipsis', async () => {
  const long = { last_name: 'W'.repeat(100), position: 'Beratung '.repeat(11), phone_number: '+43 1 '.repeat(6) }
  const { bytes } = await whileSet(anna, long, PNG)
  const margin = await sharp(bytes)
    .extract({ left: 1420, top: 0, width: 60, height: 1050 })
    .greyscale()
    .raw()
    .toBuffer()
  expect(new Set(margin)).toEqual(new Set([255]))
  const names = linesOf((await whileSet(anna, long)).bytes)
  expect(names.slice(0, 2)).toEqual(['Mag. Anna', expect.stringMatching(/W…$/)])
})

test('a hundred who ask while it is drawn get the one file', async () => {
  await anna().update({ position: 'Für hundert' })
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(PDF)))
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1)
})

test('a card names both files, for those without script too', async () => {
  const { text } = await get(`/app/profile/${ALIAS}?lang=en`, { headers: { accept: 'text/html' } })
  for (const path of [PDF, PNG]) expect(text).toContain(`href="${path}"`)
})

const SIZES = { 'call-background': [1920, 1080], 'lock-screen': [1170, 2532] }

test.each(CARD_PICTURES)('the code on the %s opens the card, also where a call shows it small', async (picture) => {
  const { status, headers, bytes } = await get(cardFilePath(ALIAS, `${picture}.png`))
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['content-disposition']).toBe(`attachment; filename="anna-gruber-${picture}.png"`)
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual(SIZES[picture])
  for (const seen of [width, 640]) {
    const { data, info } = await sharp(bytes)
      .resize({ width: seen })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
    expect(code?.data).toMatch(new RegExp(`/app/profile/anna-gruber\\?src=${CARD_CAMPAIGNS[picture]}$`))
  }
})

test.each(CARD_PICTURES)('on the %s, the longest texts stay beside the face and the code', async (picture) => {
  const long = { last_name: 'W'.repeat(100), position: 'Beratung '.repeat(11) }
  const path = cardFilePath(ALIAS, `${picture}.png`)
  const [usual, longest] = [(await get(path)).bytes, (await whileSet(anna, long, path)).bytes]
  const [, height = 0] = SIZES[picture]
  // between the corners of a call, and at both edges of a phone
  const strips =
    picture === 'call-background'
      ? [[760, 560]]
      : [
          [0, 80],
          [1090, 80]
        ]
  for (const [left = 0, width = 0] of strips) {
    const strip = (bytes: Buffer) => sharp(bytes).extract({ left, top: 0, width, height }).raw().toBuffer()
    expect((await strip(longest)).equals(await strip(usual))).toBe(true)
  }
})

test.each(CARD_PICTURES)('without a logo the %s says the institution’s name', async (picture) => {
  const setting = () => site.app.knex('tenant_settings').where({ tenant_id, name: 'images.tenantLogo' })
  const path = cardFilePath(ALIAS, `${picture}.png`)
  const { status, bytes } = await whileSet(setting, { value: '' }, path)
  expect(status).toBe(200)
  expect(bytes.equals((await get(path)).bytes)).toBe(false)
})

const PRINT = cardFilePath(ALIAS, PRINT_CARD)
const boxOf = (file: Buffer, name: string) =>
  new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(file.toString('latin1'))?.[1]?.split(' ').map(Number) ?? []
const MILLIMETRE = 72 / 25.4

test('a printer finds 85 × 55 mm with 3 mm beyond them, crop marks and the colour', async () => {
  const { status, headers, bytes } = await get(PRINT)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toBe('attachment; filename="anna-gruber-print-card.pdf"')
  const size = (name: string) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(bytes, name)
    return [right - left, top - bottom].map((points) => Math.round((points / MILLIMETRE) * 10) / 10)
  }
  expect([size('TrimBox'), size('BleedBox'), size('MediaBox')]).toEqual([
    [85, 55],
    [91, 61],
    [105, 75]
  ])
  const lines = linesOf(bytes)
  expect(lines[0]).toMatch(/^Alpenbank, 85 × 55 mm \+ 3 mm, #0b5d4e = C 88 M 0 Y 16 K 64$/)
  expect(lines).toEqual(expect.arrayContaining(['Mag. Anna Gruber', '+43 1 2345678-20', 'anna.gruber@demo.example']))
})

test.each([
  ['usually', {}],
  ['with the longest texts', { last_name: 'W'.repeat(100), position: 'Beratung '.repeat(11) }],
  ['without photo and position', { photo: null, position: '' }]
])('%s the card for printing can be read aloud', async (_what, values) => {
  const { bytes } = Object.keys(values).length ? await whileSet(anna, values, PRINT) : await get(PRINT)
  expect(accessibilityFaultsOf(bytes)).toEqual([])
  expect(linesOf(bytes)[0]).toContain('85 × 55 mm')
})
