import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { startTileServer, type TileServer, tileColour } from './testing/tile-server.ts'

let tiles: TileServer
let site: Site
let tenant_id: string
let manager: string
/** Each test runs two minutes later, so that the tile server does not count as failing. */
let turn = 0

const knex = () => site.app.knex
const set = async (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings))
    await knex()('tenant_settings').insert({ tenant_id, name, value }).onConflict(['tenant_id', 'name']).merge()
}
const get = (path: string, asked = {}) => request(site, 'GET', `/api/v1/map${path}`, { cookie: manager, ...asked })

beforeAll(async () => {
  tiles = await startTileServer()
  site = await startDemoSite({}, { INTERNAL_HOSTS: tiles.host })
  ;({ tenant_id } = await knex()('organizations').where({ alias: 'wien-innere-stadt' }).first('tenant_id'))
  manager = await signIn(site, 'branch@demo.example')
})
afterAll(async () => {
  await site.stop()
  await tiles.stop()
})

beforeEach(async () => {
  turn += 1
  site.clock.time = new Date(MONDAY.getTime() + turn * 2 * MINUTE)
  tiles.answer = undefined
  tiles.asked = []
  await set({ map_tile_url: tiles.template, map_attribution: '© Vienna' })
})

test('guests and advisors see neither map nor tiles', async () => {
  const advisor = await signIn(site, 'advisor@demo.example')
  for (const path of ['', '/tiles/16/1/1']) {
    expect((await get(path, { cookie: undefined })).status).toBe(401)
    expect((await get(path, { cookie: advisor })).status).toBe(403)
  }
  expect(tiles.asked).toEqual([])
})

test.each(['/tiles/2/0/0', '/tiles/19/0/0', '/tiles/3/8/0', '/tiles/3/0/8'])('there is no tile %s', async (path) => {
  expect([(await get(path)).status, tiles.asked]).toEqual([404, []])
})

test.each(['/tiles/x/0/0', '/tiles/3/-1/0', '/tiles/3/0/1.5', '/tiles/3/0/..%2f'])(
  'what is no number is refused: %s',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    expect(tiles.asked).toEqual([])
  }
)

test.each<Record<string, string>>([{ map_tile_url: '' }, { map_attribution: ' ' }])(
  'without %o there is no map',
  async (settings) => {
    await set(settings)
    expect((await get('')).body).toMatchObject({ attribution: null })
    expect([(await get('/tiles/16/9/9')).status, tiles.asked]).toEqual([404, []])
  }
)

test('another institution sees no tiles of this one', async () => {
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  expect((await get('/tiles/16/10/10', { cookie, ...NORDBANK })).status).toBe(404)
  expect((await get('', { cookie, ...NORDBANK })).body.attribution).toBeNull()
})

test.each<[string, TileServer['answer']]>([
  ['answers with an error', { status: 500, body: '' }],
  ['redirects elsewhere', { status: 302, headers: { location: 'http://10.0.0.1/' }, body: '' }],
  ['answers with a page', { status: 200, body: '<!doctype html><script>alert(1)</script>' }]
])('while the tile server %s, nothing of it is passed on', async (_what, answer) => {
  tiles.answer = answer
  const { status, body } = await get('/tiles/15/3/3')
  expect(status).toBe(503)
  expect(body.message).not.toContain('script')
})

test('says where the branches are, and gives tiles as pictures of its own, fetched once', async () => {
  const { body } = await get('')
  expect(body.attribution).toBe('© Vienna')
  expect(body.latitude).toBeGreaterThan(46)
  const first = await get('/tiles/16/35749/22725')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png'])
  const { channels } = await sharp(first.bytes).stats()
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual(tileColour(35749, 22725))
  expect((await get('/tiles/16/35749/22725')).bytes.equals(first.bytes)).toBe(true)
  expect(tiles.asked).toEqual(['/16/35749/22725.png'])
})
