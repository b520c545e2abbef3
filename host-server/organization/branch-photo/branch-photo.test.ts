import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#contract/photos'
import { colourAt, GREEN, isSimilarColour, RED, withRedCorner } from '../../people/photos/testing/pictures.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const ALIAS = 'wien-innere-stadt'

let site: Site
let manager: string
let admin: string
let own: string
let other: string
let jpeg: Buffer

const knex = () => site.app.knex
const uuidOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid as string

beforeAll(async () => {
  site = await startDemoSite()
  manager = await signIn(site, 'branch@demo.example')
  admin = await signIn(site, 'admin@demo.example')
  own = await uuidOf(ALIAS)
  other = await uuidOf('graz-herrengasse')
  jpeg = await (await withRedCorner(800, 600, 300)).jpeg().toBuffer()
})
afterAll(() => site.stop())

const pathOf = (uuid: string) => `/api/v1/organizations/${uuid}/photo`
const put = (
  body: Buffer,
  { uuid = own, query = '', ...asked }: RequestOptions & { uuid?: string; query?: string } = {}
) =>
  request(site, 'PUT', pathOf(uuid) + query, {
    cookie: manager,
    body,
    ...asked,
    headers: { 'content-type': 'image/jpeg', 'accept-language': 'en' }
  })
const remove = (asked: RequestOptions & { uuid?: string } = {}) =>
  request(site, 'DELETE', pathOf(asked.uuid ?? own), { cookie: manager, ...asked })
const get = (path: string, asked: RequestOptions = {}) => request(site, 'GET', path, asked)
const pageOf = async (path: string) => (await get(path, { headers: { accept: 'text/html' } })).text
const photos = () => knex()('organizations').orderBy('uuid').pluck('photo')
const uploads = async () => (await knex()('media').pluck('name')).filter((name: string) => /^[\da-f]{32}-/.test(name))

describe('refused', () => {
  let before: unknown
  beforeAll(async () => {
    before = [await photos(), await uploads()]
  })
  afterAll(async () => expect([await photos(), await uploads()]).toEqual(before))

  test('a guest, a role without permission, another branch’s manager, and another tenant', async () => {
    const advisor = await signIn(site, 'advisor@demo.example')
    const foreign = await signIn(site, 'admin@nordbank.example', NORDBANK)
    const asked: [RequestOptions & { uuid?: string }, number][] = [
      [{ cookie: '' }, 401],
      [{ cookie: advisor }, 403],
      [{ uuid: other }, 404],
      [{ cookie: foreign }, 401],
      [{ ...NORDBANK, cookie: foreign }, 404]
    ]
    for (const [options, status] of asked) {
      expect((await put(jpeg, options)).status).toBe(status)
      expect((await remove(options)).status).toBe(status)
    }
  })

  test('while branches have no public pages', async () => {
    const module = () => knex()('tenant_modules').where({ module_name: 'organizations-profiles' })
    await module().update({ effective_state: false })
    expect([(await put(jpeg)).status, (await remove()).status]).toEqual([403, 403])
    await module().update({ effective_state: true })
  })

  test('what is no picture, damaged, too large or too small, each with its reason', async () => {
    const small = await sharp(jpeg).resize(500, 127).png().toBuffer()
    const answers = [
      await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await put(Buffer.concat([jpeg, Buffer.alloc(UPLOAD_MAX_BYTES)])),
      await put(jpeg.subarray(0, jpeg.length >> 1)),
      await put(small),
      await put(jpeg, { query: '?crop=600,0,300' })
    ]
    expect(answers.map(({ status, body }) => [status, body.errors ?? body.message])).toEqual([
      [415, 'Please choose a JPEG, PNG or WebP image.'],
      [413, 'The image is larger than 10 MB. Please choose a smaller one.'],
      [422, { image: ['The image is damaged. Please choose another one.'] }],
      [422, { image: ['The image must be at least 128 pixels wide and high.'] }],
      [422, { crop: ['The selected area must lie within the image.'] }]
    ])
  })
})

describe('a photo', () => {
  test('is cut as chosen, and served in two sizes and formats at immutable URLs of this institution alone', async () => {
    const { status, body } = await put(jpeg, { query: '?crop=0,0,300' })
    expect([status, body.profile_pictures.length]).toEqual([200, 4])
    for (const { url, type, width } of body.profile_pictures) {
      const { headers, bytes } = await get(url)
      expect(headers['content-type']).toBe(type)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width })
      expect(isSimilarColour(await colourAt(bytes, width - 5, width - 5), RED)).toBe(true)
      expect((await get(url, NORDBANK)).status).toBe(404)
    }
    expect((await get(`/api/v1/organizations/${own}`, { cookie: manager })).body).toMatchObject(body)
  })

  test('is on the branch’s page with its name, in previews of the page, and on its booking page', async () => {
    const { body } = await put(jpeg)
    const url = body.profile_picture_url
    const html = await pageOf(`/app/filiale/${ALIAS}`)
    expect(html).toMatch(new RegExp(`<img [^>]*src="${url}"[^>]*alt="Alpenbank Wien Innere Stadt"`))
    const large = body.profile_pictures.find(
      ({ type, width }: { type: string; width: number }) => type === 'image/jpeg' && width === 510
    ).url
    const [, shared = ''] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
    expect(isSimilarColour(await colourAt((await get(shared)).bytes, 10, 10), RED)).toBe(true)
    expect(html).toMatch(new RegExp(`"image":"http[^"]+${large}"`))
    expect(await pageOf(`/book/branch/${ALIAS}`)).toContain(`src="${url}"`)
    expect((await get(`/api/v1/branches/${ALIAS}`)).body.profile_picture_url).toBe(url)
  })

  test('replaces the former one; a removed one is gone from every page and its address', async () => {
    const first = (await put(jpeg)).body
    const second = (await put(await sharp(jpeg).negate().jpeg().toBuffer())).body
    for (const { url } of first.profile_pictures) expect((await get(url)).status).toBe(404)
    expect(await uploads()).toHaveLength(4)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    for (const { url } of second.profile_pictures) expect((await get(url)).status).toBe(404)
    const html = await pageOf(`/app/filiale/${ALIAS}`)
    expect(html).not.toMatch(/"image":|card-hero"><picture/)
    expect((await get(`/api/v1/organizations/${own}`, { cookie: manager })).body).toMatchObject({
      profile_picture_url: null,
      profile_pictures: []
    })
  })

  test('of one branch stays when another removes the same picture', async () => {
    const { body } = await put(jpeg)
    expect((await put(jpeg, { uuid: other, cookie: admin })).status).toBe(200)
    expect((await remove({ uuid: other, cookie: admin })).status).toBe(204)
    const { bytes } = await get(body.profile_picture_url)
    expect(isSimilarColour(await colourAt(bytes, 250, 250), GREEN)).toBe(true)
  })

  test('is in the audit log, with its former and new address', async () => {
    await remove()
    await knex()('audit_log').delete()
    const { body } = await put(jpeg)
    await remove()
    const { entries } = (await get('/api/v1/audit-log?object=organization', { cookie: admin })).body
    const url = body.profile_picture_url
    expect(
      entries.map(({ object_id, changes }: { object_id: string; changes: unknown }) => [object_id, changes])
    ).toEqual([
      [own, [{ field: 'photo', before: url, after: null }]],
      [own, [{ field: 'photo', before: null, after: url }]]
    ])
  })
})
