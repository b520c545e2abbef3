import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SETTING_NAMES, settingOf } from '#contract/settings'
import { request, signIn } from '../testing/client.ts'
import { startSite } from '../testing/site.ts'
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
