import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import { colourAt, isSimilarColour } from '../../people/photos/testing/pictures.ts'
import { request } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { enqueueMaps } from './map.jobs.ts'
import { startTileServer, type TileServer, tileColour } from './testing/tile-server.ts'

/** At zoom 16 and 17 this location is near the corner of four tiles. */
const PLACE = { latitude: 48.2085, longitude: 16.3721 }
const ATTRIBUTION = '© Vienna <b>& friends</b>'

let tiles: TileServer
let site: Site
let tenant_id: string
let branch: string
/** Each test runs on a day of its own, so that the tile server does not count as failing. */
let day = 0

const knex = () => site.app.knex
const set = async (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings))
    await knex()('tenant_settings').insert({ tenant_id, name, value }).onConflict(['tenant_id', 'name']).merge()
}
const updateBranch = (change: object) => knex()('organizations').where({ tenant_id, uuid: branch }).update(change)
const mapShown = async () =>
  (await request(site, 'GET', '/api/v1/advisors/anna-gruber?with=organization,map')).body.organization.map
const get = (path: string, asked = {}) => request(site, 'GET', path, asked)
const maps = (): Promise<string[]> => knex()('media').where('name', 'like', '%-map-%').orderBy('name').pluck('name')
const work = async () => {
  await enqueueMaps(site.app)
  await site.drain()
}

beforeAll(async () => {
  tiles = await startTileServer()
  site = await startDemoSite({}, { INTERNAL_HOSTS: `10.9.8.7 ${tiles.host}` })
  const advisor = await knex()('advisors').where({ alias: 'anna-gruber' }).first('tenant_id', 'organization_uuid')
  tenant_id = advisor.tenant_id
  branch = advisor.organization_uuid
})
afterAll(async () => {
  await site.stop()
  await tiles.stop()
})

beforeEach(async () => {
  day += 1
  site.clock.time = new Date(MONDAY.getTime() + day * 24 * 60 * MINUTE)
  await set({ map_tile_url: tiles.template, map_attribution: ATTRIBUTION })
  await knex()('organizations').update({ latitude: null, longitude: null })
  await updateBranch(PLACE)
  tiles.asked = []
})
afterEach(async () => {
  tiles.answer = undefined
  await knex()('outbox').delete()
  await knex()('organizations').update({ map_image: null })
  await knex()('media').where('name', 'like', '%-map-%').delete()
})

test.each<[string, () => Promise<unknown>]>([
  ['the tenant has no tiles', () => set({ map_tile_url: '' })],
  ['the URL is not a template', () => set({ map_tile_url: `${tiles.origin}/{z}/{x}.png` })],
  ['there is no attribution', () => set({ map_attribution: ' ' })],
  ['the branch has no coordinates', () => updateBranch({ latitude: null })],
  ['the coordinates are out of range', () => updateBranch({ latitude: 90 })]
])('there is no map, and no request for tiles, where %s', async (_what, change) => {
  await change()
  await work()
  expect([await mapShown(), tiles.asked, await maps()]).toEqual([null, [], []])
})

test.each([
  ['is not allowed', (host: string) => `http://localhost:${host.split(':')[1]}/{z}/{x}/{y}.png`],
  ['hides a user', (host: string) => `http://a:b@${host}/{z}/{x}/{y}.png`],
  ['is no URL', () => '{z}{x}{y}'],
  ['is a file', () => 'file:///{z}/{x}/{y}']
])('a tile server whose URL %s gets no request', async (_what, template) => {
  await set({ map_tile_url: template(tiles.host) })
  await work()
  expect([await mapShown(), tiles.asked, await maps()]).toEqual([null, [], []])
})

test.each<[string, () => TileServer['answer']]>([
  ['answers with an error', () => ({ status: 500, body: '' })],
  ['has no such tile', () => ({ status: 404, body: '' })],
  ['redirects elsewhere', () => ({ status: 302, headers: { location: `${tiles.origin}/0/0/0.png` }, body: '' })],
  ['answers with a page', () => ({ status: 200, body: '<!doctype html>' })],
  ['answers with an SVG', () => ({ status: 200, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })],
  [
    'sends an endless response',
    () => ({ status: 200, body: Buffer.alloc(2 * 1024 * 1024, '\x89PNG\r\n\x1a\n', 'latin1') })
  ]
])('while the tile server %s the card has no map; it is drawn after the server recovers', async (_what, answer) => {
  tiles.answer = answer()
  await work()
  expect([await mapShown(), await maps()]).toEqual([null, []])
  expect((await get('/app/profile/anna-gruber', { headers: { accept: 'text/html' } })).status).toBe(200)
  const { length } = tiles.asked
  expect(length).toBeLessThan(5)
  await work()
  expect(tiles.asked.length).toBe(length)
  tiles.answer = undefined
  site.clock.time = new Date(site.clock.time.getTime() + 2 * MINUTE)
  await work()
  expect(await mapShown()).toMatchObject({ width: 150 })
})

test('after a tile server has failed, other jobs do not wait for it too', async () => {
  tiles.answer = { status: 500, body: '' }
  await knex()('organizations').where({ tenant_id }).update(PLACE)
  await work()
  expect(tiles.asked.length).toBeLessThan(5)
})

test('the map is stitched from the tiles around the branch, each requested once and two at a time', async () => {
  await work()
  const map = await mapShown()
  expect(map).toMatchObject({ width: 150, height: 150, attribution: ATTRIBUTION })
  expect(new Set(tiles.asked).size).toBe(tiles.asked.length)
  expect(tiles.asked.length).toBeGreaterThanOrEqual(2)
  expect(tiles.asked.length).toBeLessThanOrEqual(13)
  expect(tiles.most()).toBeLessThanOrEqual(2)
  for (const [url, edge, zoom] of [[map.url, 150, 16] as const, [map.url_2x, 300, 17] as const]) {
    const { status, headers, bytes } = await get(url)
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: edge, height: edge })
    expect((await get(url, NORDBANK)).status).toBe(404)
    // every corner has the colour of the tile under it, computed by an independent formula
    for (const x of [0, edge - 1])
      for (const y of [0, edge - 1]) {
        const colour = tileUnder(PLACE, zoom, x - edge / 2, y - edge / 2)
        expect(isSimilarColour(await colourAt(bytes, x, y), colour), `${edge}: ${x},${y}`).toBe(true)
      }
    // the tenant's colour in the centre, in a white ring
    expect(isSimilarColour(await colourAt(bytes, edge / 2, edge / 2), [0x0b, 0x5d, 0x4e])).toBe(true)
    const ring = edge / 2 + (7 * edge) / 150
    expect(isSimilarColour(await colourAt(bytes, ring, edge / 2), [255, 255, 255])).toBe(true)
  }
})

test('tiles join at the right pixel', async () => {
  // 0° N, 0° E is a corner of four tiles at every zoom
  await updateBranch({ latitude: 0, longitude: 0 })
  await work()
  const { bytes } = await get((await mapShown()).url)
  const half = 2 ** 15
  const expected = (x: number, y: number) => tileColour(half - (x < 75 ? 1 : 0), half - (y < 75 ? 1 : 0))
  for (const x of [0, 74, 75, 149])
    for (const y of [0, 40, 110, 149])
      expect(isSimilarColour(await colourAt(bytes, x, y), expected(x, y)), `${x},${y}`).toBe(true)
})

test('the map wraps around at the antimeridian', async () => {
  await updateBranch({ latitude: -16.5, longitude: 179.9999 })
  await work()
  expect(await mapShown()).toMatchObject({ width: 150 })
  const columns = new Set(tiles.asked.filter((path) => path.startsWith('/16/')).map((path) => path.split('/')[2]))
  expect(columns).toEqual(new Set(['65535', '0']))
})

test('tiles of double resolution work too', async () => {
  const body = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  tiles.answer = { status: 200, body }
  await work()
  const { bytes } = await get((await mapShown()).url)
  expect(isSimilarColour(await colourAt(bytes, 3, 3), [0x12, 0x34, 0x56])).toBe(true)
})

test('visitors cause no requests for tiles, and a drawn map is not drawn again', async () => {
  await work()
  const { length } = tiles.asked
  const map = await mapShown()
  for (let visit = 0; visit < 3; visit += 1) {
    await get(map.url)
    await get('/app/profile/anna-gruber', { headers: { accept: 'text/html' } })
    await work()
  }
  site.clock.time = new Date(site.clock.time.getTime() + 30 * 24 * 60 * MINUTE)
  await work()
  expect([tiles.asked.length, await mapShown()]).toEqual([length, map])
})

test('several nodes that check concurrently draw a map once', async () => {
  await Promise.all([enqueueMaps(site.app), enqueueMaps(site.app), enqueueMaps(site.app)])
  await Promise.all([site.drain(), site.drain()])
  expect(new Set(tiles.asked).size).toBe(tiles.asked.length)
  expect(await maps()).toHaveLength(2)
})

test('a branch that has moved gets a new map at a new URL, and the old one is deleted', async () => {
  await work()
  const old = await mapShown()
  await updateBranch({ latitude: 47.07, longitude: 15.44 })
  expect(await mapShown()).toBe(null)
  await work()
  const now = await mapShown()
  expect(now.url).not.toBe(old.url)
  expect([(await get(old.url)).status, (await get(old.url_2x)).status, (await get(now.url)).status]).toEqual([
    404, 404, 200
  ])
  expect(await maps()).toHaveLength(2)
})

test('when tiles are switched off the map disappears immediately, its files with the next job', async () => {
  await work()
  await set({ map_tile_url: '' })
  expect(await mapShown()).toBe(null)
  await work()
  expect(await maps()).toEqual([])
})

/** The colour of the tile at an offset in pixels from a location, by another formula for the same projection. */
function tileUnder({ latitude, longitude }: typeof PLACE, zoom: number, dx: number, dy: number) {
  const size = 256 * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  const left = (0.5 + longitude / 360) * size
  const top = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size
  return tileColour(Math.floor((left + dx) / 256), Math.floor((top + dy) / 256))
}
