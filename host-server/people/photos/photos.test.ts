import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NotFound } from '../../core/base/failures.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { replacePhoto } from './photos.repository.ts'
import {
  colourAt,
  decompressionBomb,
  GREEN,
  isSimilarColour,
  phonePhoto,
  progressiveJpeg,
  RED,
  WHITE,
  withRedCorner
} from './testing/pictures.ts'

const PATH = '/api/v1/advisors/anna-gruber/photo'
let site: Site
let cookies: Record<'advisor' | 'second' | 'marketing' | 'admin', string>
let jpeg: Buffer

beforeAll(async () => {
  site = await startDemoSite()
  const [advisor, second, marketing, admin] = await Promise.all(
    ['advisor', 'second', 'marketing', 'admin'].map((name) => signIn(site, `${name}@demo.example`))
  )
  cookies = { advisor, second, marketing, admin } as typeof cookies
  jpeg = await (await withRedCorner(800, 600, 100)).jpeg().toBuffer()
})
afterAll(() => site.stop())

const put = (body: Buffer | string | undefined, asked: { cookie?: string; query?: string; headers?: object } = {}) =>
  request(site, 'PUT', `${PATH}${asked.query ?? ''}`, {
    cookie: asked.cookie ?? cookies.advisor,
    body,
    headers: { 'content-type': 'image/jpeg', ...asked.headers }
  })
const get = (path: string, asked = {}) => request(site, 'GET', path, asked)
const anna = () => site.app.knex('advisors').where({ alias: 'anna-gruber' })
const stored = (): Promise<string[]> => site.app.knex('media').orderBy('name').pluck('name')
const profile = async () => (await get('/api/v1/advisors/anna-gruber')).body
const widthIn = (url: string) => Number(/-(\d+)\./.exec(url)?.[1])

describe('refused', () => {
  let before: unknown
  beforeAll(async () => {
    before = [await anna().first('photo'), await stored()]
  })
  afterAll(async () => expect([await anna().first('photo'), await stored()]).toEqual(before))

  test('a guest, another advisor, a role without permission, and another tenant', async () => {
    const foreign = await signIn(site, 'admin@nordbank.example', NORDBANK)
    expect((await put(jpeg, { cookie: '' })).status).toBe(401)
    expect((await put(jpeg, { cookie: cookies.second })).status).toBe(403)
    expect((await put(jpeg, { cookie: cookies.marketing })).status).toBe(403)
    expect((await put(jpeg, { cookie: foreign })).status).toBe(401)
    const there = await request(site, 'PUT', PATH, { ...NORDBANK, cookie: foreign })
    expect(there.status).toBe(404)
  })

  test('a page of another origin', async () => {
    expect((await put(jpeg, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      'an SVG after white space',
      () => Buffer.from('\n <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
    ],
    ['a GIF', () => sharp(jpeg).gif().toBuffer()],
    ['a TIFF', () => sharp(jpeg).tiff().toBuffer()],
    ['an AVIF', () => sharp(jpeg).resize(200).avif({ effort: 0 }).toBuffer()],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a GIF that is script too', () => Buffer.from('GIF89a=1;alert(1)')],
    ['a program', () => Buffer.from('MZ\x90\0')]
  ])('%s named as a JPEG is not an accepted picture', async (_what, make) => {
    const { status, body } = await put(await make(), { headers: { 'accept-language': 'en' } })
    expect([status, body.message]).toEqual([415, 'Please choose a JPEG, PNG or WebP image.'])
  })

  test('JSON', async () => {
    expect((await put('{}', { headers: { 'content-type': 'application/json' } })).status).toBe(415)
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['only the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    ['only the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['only the first bytes of a WebP', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length >> 1)],
    ['half a PNG', async () => (await sharp(jpeg).png().toBuffer()).subarray(0, 1200)],
    ['half a WebP', async () => (await sharp(jpeg).webp().toBuffer()).subarray(0, 700)],
    ['a PNG whose rows are missing', () => decompressionBomb(4000, 10)],
    ['a JPEG of a thousand scans', () => progressiveJpeg(1000)],
    ['noise in a JPEG', () => Buffer.concat([jpeg.subarray(0, 20), randomBytes(20_000)])]
  ])('%s is reported as damaged', async (_what, make) => {
    const { status, body } = await put(await make(), { headers: { 'accept-language': 'en' } })
    expect([status, body.errors]).toEqual([422, { image: ['The image is damaged. Please choose another one.'] }])
  })

  test('900 million pixels in a few bytes, without decoding them', async () => {
    const small = decompressionBomb(30_000)
    expect(small.length).toBeLessThan(150_000)
    const { status, body } = await put(small, { headers: { 'accept-language': 'en' } })
    expect([status, body.errors]).toEqual([
      422,
      { image: ['The image has more than 50 million pixels. Please choose a smaller one.'] }
    ])
  })

  test('more than 10 MB, with or without a content length', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])
    const { status, body } = await put(large, { headers: { 'accept-language': 'de' } })
    expect([status, body.message]).toEqual([413, 'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.'])
    const unannounced = { 'content-length': undefined, 'transfer-encoding': 'chunked' }
    expect((await put(large, { headers: unannounced })).status).toBe(413)
  })

  test('too small a picture', async () => {
    const { status, body } = await put(await sharp(jpeg).resize(127, 500).png().toBuffer())
    expect([status, Object.keys(body.errors)]).toEqual([422, ['image']])
  })

  test.each([
    '1,2',
    '-1,0,200',
    'a,b,c',
    '0,0,200,200',
    '500,0,301',
    '0,401,200',
    '0,0,601',
    '0,0,127',
    '1e2,0,200',
    ''
  ])('a crop %s that is not within the picture', async (crop) => {
    const { status, body } = await put(jpeg, { query: `?crop=${crop}` })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['crop']])
  })
})

test('uploads per user and hour are limited', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 61; turn += 1) statuses.push((await put('x', { cookie: cookies.admin })).status)
  expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([415])])
  await site.app.knex('rate_limits').delete()
})

test('too many concurrent uploads get a Retry-After', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => put(jpeg)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBeDefined()
  await site.app.knex('rate_limits').delete()
  expect((await put(jpeg)).status).toBe(200)
})

describe('a photo', () => {
  test('is served as squares of 255 and 510 pixels, as WebP and JPEG, at immutable URLs', async () => {
    const { status, body } = await put(jpeg)
    expect(status).toBe(200)
    expect(body.profile_pictures).toHaveLength(4)
    for (const { url, type, width } of body.profile_pictures) {
      const { status, headers, bytes } = await get(url)
      expect([status, headers['content-type']]).toEqual([200, type])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width, format: type.replace('image/', '') })
      expect((await get(url, NORDBANK)).status).toBe(404)
    }
    expect(new Set(body.profile_pictures.map(({ url }: { url: string }) => widthIn(url)))).toEqual(new Set([255, 510]))
  })

  test('a copy is inlined in the card’s page, as wide as on phones, if it is small', async () => {
    const shown = async (bytes: Buffer) => {
      await put(bytes)
      const page = await get('/app/profile/anna-gruber', { headers: { accept: 'text/html' } })
      expect(page.headers['content-security-policy']).toMatch(/img-src [^;]*data:/)
      const [, copy] = /src="data:image\/webp;base64,([^"]+)"/.exec(page.text) ?? []
      if (!copy) return false
      const inlined = Buffer.from(copy, 'base64')
      expect(inlined.length).toBeLessThanOrEqual(12_000)
      expect((await sharp(inlined).metadata()).width).toBe(440)
      return true
    }
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const grain = sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } }).jpeg()
    expect(await shown(await grain.toBuffer())).toBe(false)
    expect(await shown(jpeg)).toBe(true)
  })

  test('is on the card, the list, the booking page, the vCard and in link previews', async () => {
    const { body } = await put(jpeg)
    const url = body.profile_picture_url
    expect(await profile()).toMatchObject(body)
    const { body: list } = await get('/api/v1/advisors')
    expect(list.find(({ slug }: { slug: string }) => slug === 'anna-gruber').profile_picture_url).toBe(url)
    const accept = { headers: { accept: 'text/html' } }
    expect((await get('/book/anna-gruber', accept)).text).toContain(`src="${url}"`)
    const { text } = await get('/app/profile/anna-gruber', accept)
    const [, shared = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text) ?? []
    expect(isSimilarColour(await colourAt((await get(shared)).bytes, 10, 10), RED)).toBe(true)
    const card = (await get('/v-card/anna-gruber.vcf')).text.replace(/\r\n /g, '')
    const [, photo = ''] = /PHOTO;ENCODING=b;TYPE=JPEG:(.*)/.exec(card) ?? []
    expect(Buffer.from(photo, 'base64')).toEqual((await get(url)).bytes)
  })

  test.each([1, 3, 6, 8])('with EXIF orientation %i is rotated and loses its metadata', async (side) => {
    const turned = await phonePhoto(600, 400, side)
    expect((await sharp(turned).metadata()).exif?.toString('latin1')).toContain('SpyPhone')
    const { body } = await put(turned)
    for (const { url } of body.profile_pictures) {
      const { bytes } = await get(url)
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(bytes.toString('latin1')).not.toMatch(/SpyPhone|Exif|GPS/)
    }
  })

  test('is cropped as chosen, in coordinates of the upright picture', async () => {
    // upright it is 400 wide and 600 high, and the red corner is at the upper right
    const turned = await phonePhoto(600, 400, 6)
    const upperRight = (await put(turned, { query: '?crop=200,0,200' })).body.profile_pictures[1].url
    expect(isSimilarColour(await colourAt((await get(upperRight)).bytes, 255, 255), RED)).toBe(true)
    const lowerLeft = (await put(turned, { query: '?crop=0,400,200' })).body.profile_pictures[1].url
    expect(isSimilarColour(await colourAt((await get(lowerLeft)).bytes, 255, 255), GREEN)).toBe(true)
    const both = (await put(turned, { query: '?crop=100,0,300' })).body.profile_pictures[1].url
    const { bytes } = await get(both)
    expect(isSimilarColour(await colourAt(bytes, 100, 100), GREEN)).toBe(true)
    expect(isSimilarColour(await colourAt(bytes, 400, 100), RED)).toBe(true)
  })

  test.each(['png', 'webp'] as const)('with transparent parts, as %s, is white there', async (format) => {
    const background = { r: 0, g: 0, b: 255, alpha: 0 }
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background } }).toFormat(format)
    const { body } = await put(await clear.toBuffer())
    expect(isSimilarColour(await colourAt((await get(body.profile_picture_url)).bytes, 100, 100), WHITE)).toBe(true)
  })

  test.each(['b-w', 'cmyk'] as const)('may have the colour space %s', async (colours) => {
    const { body } = await put(await sharp(jpeg).toColourspace(colours).jpeg().toBuffer())
    const { space, channels } = await sharp((await get(body.profile_picture_url)).bytes).metadata()
    expect([space, channels]).toEqual(['srgb', 3])
  })

  test('keeps no data hidden after the picture', async () => {
    const page = Buffer.from('<script>alert(1)</script><?php system(1) ?>PK\x03\x04')
    const { body } = await put(Buffer.concat([jpeg, page]))
    for (const { url } of body.profile_pictures) expect((await get(url)).text).not.toMatch(/<script|<\?php/)
  })

  test('with the same pixels has the same URL; another one deletes the old files', async () => {
    const first = (await put(jpeg)).body
    const again = (await put(jpeg)).body
    expect(again).toEqual(first)
    const other = (await put(await sharp(jpeg).negate().jpeg().toBuffer())).body
    expect(other.profile_picture_url).not.toBe(first.profile_picture_url)
    for (const { url } of first.profile_pictures) expect((await get(url)).status).toBe(404)
    expect((await stored()).filter((name) => name.length > 32 && /^[\da-f]{32}-/.test(name))).toHaveLength(4)
  })

  test('is deleted with its files, without affecting another advisor with the same picture', async () => {
    const { body } = await put(jpeg)
    const lukas = await request(site, 'PUT', '/api/v1/advisors/lukas-hofer/photo', {
      cookie: cookies.admin,
      body: jpeg,
      headers: { 'content-type': 'image/jpeg' }
    })
    expect(lukas.status).toBe(200)
    expect((await request(site, 'DELETE', PATH, { cookie: cookies.second })).status).toBe(403)
    expect((await request(site, 'DELETE', PATH, { cookie: cookies.advisor })).status).toBe(204)
    expect(await profile()).toMatchObject({ profile_picture_url: null, profile_pictures: [] })
    for (const { url } of body.profile_pictures) expect((await get(url)).status).toBe(404)
    expect((await get(lukas.body.profile_picture_url)).status).toBe(200)
    expect((await request(site, 'DELETE', PATH, { cookie: cookies.advisor })).status).toBe(204)
  })

  test('of concurrent uploads: one remains, with all its files', async () => {
    const green = await (await withRedCorner(300, 300, 10)).png().toBuffer()
    const answers = await Promise.all([put(jpeg), put(green), put(jpeg), put(green)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { profile_pictures } = await profile()
    for (const { url } of profile_pictures) expect((await get(url)).status).toBe(200)
    const own = await stored()
    const others = answers[0]?.body.profile_pictures[0].url === profile_pictures[0].url ? answers[1] : answers[0]
    for (const { url } of others?.body.profile_pictures ?? []) expect(own).not.toContain(url.replace('/media/', ''))
  })

  test('shared by several advisors stays for the others', async () => {
    const name = 'placeholder.png'
    const { tenant_id } = await anna().first('tenant_id')
    await site.app.knex('media').insert({ tenant_id, name, content_type: 'image/png', bytes: Buffer.from('x') })
    await site.app
      .knex('advisors')
      .where({ tenant_id })
      .whereIn('alias', ['anna-gruber', 'lukas-hofer'])
      .update({ photo: name })
    await put(jpeg)
    expect((await get(`/media/${name}`)).status).toBe(200)
    await request(site, 'DELETE', '/api/v1/advisors/lukas-hofer/photo', { cookie: cookies.admin })
    expect((await get(`/media/${name}`)).status).toBe(404)
  })
})

describe('a logo', () => {
  const LOGO = '/api/v1/tenant/logo'
  const send = (body: Buffer, cookie = cookies.admin, query = '') =>
    request(site, 'PUT', LOGO + query, { cookie, body, headers: { 'content-type': 'image/png' } })
  const logoOnPage = async () => (await get('/api/v1/tenant')).body.images.tenantLogo
  const darkOnPage = async () =>
    (await request(site, 'GET', '/api/v1/settings', { cookie: cookies.admin })).body['images.tenantLogoDark']
  const wide = () =>
    sharp({ create: { width: 1600, height: 400, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } } })

  test('can be changed by administrators only', async () => {
    const png = await wide().png().toBuffer()
    expect((await send(png, '')).status).toBe(401)
    expect((await send(png, cookies.advisor)).status).toBe(403)
    expect((await request(site, 'DELETE', LOGO, { cookie: cookies.advisor })).status).toBe(403)
    expect(await logoOnPage()).toBe('/media/logo.svg')
  })

  test('is refused as SVG, damaged, or for an unknown surface', async () => {
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415)
    expect((await send((await wide().png().toBuffer()).subarray(0, 300))).status).toBe(422)
    expect((await send(decompressionBomb(30_000, 10))).status).toBe(422)
    expect((await send(await wide().png().toBuffer(), cookies.admin, '?surface=glass')).status).toBe(422)
    expect(await logoOnPage()).toBe('/media/logo.svg')
  })

  test('keeps its proportions and transparency, and is on every page', async () => {
    const { status, body } = await send(await wide().webp({ lossless: true }).toBuffer())
    expect(status).toBe(200)
    expect(await logoOnPage()).toBe(body.url)
    expect((await get('/account/login', { headers: { accept: 'text/html' } })).text).toContain(`src="${body.url}"`)
    const { headers, bytes } = await get(body.url)
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable'
    ])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 240, hasAlpha: true })
    // the history of the setting can restore the former one
    expect((await get('/media/logo.svg')).status).toBe(200)
    expect((await get(body.url, NORDBANK)).status).toBe(404)
  })

  test('for dark mode is separate; without one none is shown', async () => {
    const png = await wide().png().toBuffer()
    const light = (await send(png)).body.url
    const dark = (await send(png, cookies.admin, '?surface=dark')).body.url
    expect(dark).not.toBe(light)
    expect(await darkOnPage()).toBe(dark)
    expect((await request(site, 'DELETE', `${LOGO}?surface=dark`, { cookie: cookies.admin })).status).toBe(204)
    expect(await darkOnPage()).toBe('')
    expect((await request(site, 'DELETE', LOGO, { cookie: cookies.admin })).status).toBe(204)
    expect([(await get(light)).status, await logoOnPage()]).toEqual([200, null])
    expect((await request(site, 'DELETE', LOGO, { cookie: cookies.admin })).status).toBe(204)
  })
})

test('an upload that ends after its advisor was deactivated leaves no photo', async () => {
  const { tenant_id, uuid } = await anna().first('tenant_id', 'uuid')
  const before = [await anna().first('photo'), await stored()]
  await anna().update({ deactivated_at: '2026-11-01T08:00:00Z' })
  const file = { name: 'late-512.webp', content_type: 'image/webp', bytes: jpeg }
  const late = new TenantDb(site.app.knex, tenant_id).transaction((trx) =>
    replacePhoto(trx, { table: 'advisors', uuid }, 'late.webp', [file])
  )
  await expect(late).rejects.toThrow(NotFound)
  expect([await anna().first('photo'), await stored()]).toEqual(before)
  await anna().update({ deactivated_at: null })
})

describe('a header image', () => {
  const HEADER = '/api/v1/tenant/header-image'
  const send = (body: Buffer, cookie = cookies.admin) =>
    request(site, 'PUT', HEADER, { cookie, body, headers: { 'content-type': 'image/jpeg' } })
  const remove = (cookie = cookies.admin) => request(site, 'DELETE', HEADER, { cookie })
  const shown = async () => (await get('/api/v1/tenant')).body.images.bigHeaderImage
  const wide = () => sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0a6' } })

  test('can be changed by administrators only, and is refused as for a logo', async () => {
    expect([(await send(jpeg, '')).status, (await remove('')).status]).toEqual([401, 401])
    expect([(await send(jpeg, cookies.advisor)).status, (await remove(cookies.advisor)).status]).toEqual([403, 403])
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415)
    expect((await send(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(413)
    expect((await send(jpeg.subarray(0, 300))).status).toBe(422)
    expect(await shown()).toBeNull()
  })

  test('keeps its proportions, and is the value of the setting, which may also be another address', async () => {
    const { status, body } = await send(await wide().jpeg().toBuffer())
    expect([status, await shown()]).toEqual([200, body.url])
    const { headers, bytes } = await get(body.url)
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable'
    ])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 800 })
    expect((await get(body.url, NORDBANK)).status).toBe(404)
    const typed = { 'images.bigHeaderImage': '/media/logo.svg' }
    await request(site, 'PUT', '/api/v1/settings', { cookie: cookies.admin, body: typed })
    expect(await shown()).toBe('/media/logo.svg')
    const again = (await send(await wide().jpeg().toBuffer())).body.url
    expect([again, await shown()]).toEqual([body.url, body.url])
    expect([(await remove()).status, await shown()]).toEqual([204, null])
  })
})
