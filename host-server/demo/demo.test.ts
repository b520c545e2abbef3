import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SETTING_NAMES, settingOf } from '#contract/settings'
import { enqueueMaps } from '../organization/map/map.jobs.ts'
import { request, signIn } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { startSite } from '../testing/site.ts'
import { startCmsSite } from './cms-site.ts'
import { DEMO_HOSTS, prepareDemo } from './demo.ts'
import { demoTenants } from './seed.ts'

test('an administrator can save each setting as the demo has it', async () => {
  const site = await startSite()
  await prepareDemo(site.app)
  const rows = await site.app.knex('tenant_settings').whereIn('name', SETTING_NAMES).select('name', 'value')
  expect(rows.length).toBeGreaterThan(DEMO_HOSTS.length)
  for (const { name, value } of rows) expect([name, v.is(settingOf(name).schema, value)]).toEqual([name, true])
  for (const [host, domain] of [
    [DEMO_HOSTS[0], 'demo.example'],
    [DEMO_HOSTS[1], 'nordbank.example']
  ] as const) {
    const cookie = await signIn(site, `admin@${domain}`, { host })
    const { embed_origins } = (await request(site, 'GET', '/api/v1/settings', { host, cookie })).body
    expect(embed_origins).toContain('http://nordbank.localhost:')
    const body = { embed_origins: `${embed_origins} https://www.bank.example` }
    expect((await request(site, 'PUT', '/api/v1/settings', { host, cookie, body })).status).toBe(204)
    // also by the next start
    await prepareDemo(site.app)
    expect((await request(site, 'GET', '/api/v1/settings', { host, cookie })).body).toMatchObject(body)
  }
  await site.stop()
})

test('every topic of the demo reads in both languages', async () => {
  const site = await startSite()
  await prepareDemo(site.app)
  const { knex } = site.app
  const topics: { uuid: string; topic: string }[] = await knex('appointment_topics').select('uuid', 'topic')
  const translated: string[] = await knex('topic_texts').pluck('topic_uuid')
  expect(topics.filter(({ uuid }) => !translated.includes(uuid)).map(({ topic }) => topic)).toEqual([])
  await site.stop()
})

test('documents that a topic of the demo asks for are listed in both languages', () => {
  for (const { name, topics } of demoTenants) {
    const asking = topics.filter(({ documents }) => documents)
    expect(asking, name).toHaveLength(2)
    for (const { documents, en, de } of asking) {
      expect((en ?? de)?.documents).toHaveLength(documents?.length ?? 0)
    }
  }
})

/** A sentence that someone says; anything else reads as half a sentence under “Good to know”. */
const SENTENCE = /^(Please|We|Your|If you|Bitte|Wir|Ihr|Ihre|Wer|Das) .+\.$/

test('what is good to know about a topic of the demo is a whole sentence', () => {
  const comments = demoTenants.flatMap(({ topics }) =>
    topics.flatMap(({ comment, en, de }) => [comment, en?.comment, de?.comment].filter(Boolean))
  )
  expect(comments.length).toBeGreaterThan(20)
  expect(comments.filter((comment = '') => !SENTENCE.test(comment))).toEqual([])
})

/** The demo, with its foreign site on the port after its own. */
async function demoWithTiles() {
  const site = await startSite()
  site.app.config.PORT = await freePort({ after: 1 })
  await prepareDemo(site.app)
  const { PORT } = site.app.config
  const cms = await startCmsSite(site.app, PORT, PORT + 1)
  const tiles = (path: string) => fetch(`http://127.0.0.1:${PORT + 1}/tiles/${path}`)
  const stop = async () => {
    cms.server.close()
    cms.server.closeAllConnections()
    await site.stop()
  }
  return { site, tiles, stop }
}

test('the demo draws maps of its own, with nothing configured', async () => {
  const { site, tiles, stop } = await demoWithTiles()
  for (const path of ['2/0/0.png', '19/0/0.png', '3/8/0.png', '16/1/1.svg', '16/1/1']) {
    expect([path, (await tiles(path)).status]).toEqual([path, 404])
  }
  await enqueueMaps(site.app)
  await site.drain()
  for (const [host, path, words] of [
    [DEMO_HOSTS[0], '/app/profile/anna-gruber', 'Plan einer erfundenen Stadt'],
    [DEMO_HOSTS[0], '/app/filiale/wien-innere-stadt', 'Plan einer erfundenen Stadt'],
    [DEMO_HOSTS[1], '/app/filiale/lisboa-chiado', 'Map of an imaginary town']
  ] as const) {
    const { text } = await request(site, 'GET', path, { host, headers: { accept: 'text/html' } })
    const [map = ''] = /\/media\/[\w-]+-map-150\.webp/.exec(text) ?? []
    const { status, bytes } = await request(site, 'GET', map, { host })
    const { channels } = await sharp(bytes).stats()
    expect([text.includes(words), status, channels.every(({ stdev }) => stdev > 5)]).toEqual([true, 200, true])
  }
  const english = await request(site, 'GET', '/app/profile/anna-gruber?lang=en', { headers: { accept: 'text/html' } })
  expect(english.text).toMatch(/<p[^>]* lang="de-AT"[^>]*>Plan einer erfundenen Stadt</)
  await stop()
})

test('somebody’s own tiles, or none, stay as they are when the demo starts again', async () => {
  const site = await startSite()
  await prepareDemo(site.app)
  const settings = () => site.app.knex('tenant_settings').where({ name: 'map_tile_url' })
  const [first, second] = await settings().clone().pluck('tenant_id')
  const own = 'https://tiles.example/{z}/{x}/{y}.png'
  await settings().where({ tenant_id: first }).update({ value: own })
  await settings().where({ tenant_id: second }).update({ value: '' })
  await prepareDemo(site.app)
  const left = await settings().select('tenant_id', 'value')
  expect(Object.fromEntries(left.map(({ tenant_id, value }) => [tenant_id, value]))).toEqual({
    [first]: own,
    [second]: ''
  })
  await site.stop()
})
