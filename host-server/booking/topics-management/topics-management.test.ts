import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedTopic } from '#contract/topics-management'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const TOPICS = '/api/v1/appointment-topics'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const draft = {
  topic: 'Sicherheit im Netz',
  comment: 'Bitte mit Ihrem Telefon.',
  documents: ['Telefon', 'Zugangsdaten'],
  length: 45,
  slot_step: 15,
  buffer_before: 0,
  buffer_after: 15,
  notice_minutes: 1440,
  window_days: 60,
  texts: [{ language: 'en', topic: 'Safety online', comment: 'Please bring your phone.', documents: ['Phone'] }],
  questions: []
}

let site: Site
let cookie: string
let foreign: string

/** Advances the clock by a second: the log is sorted by time. */
const call = (method: string, path = '', body?: unknown, asked = {}) => {
  site.clock.time = new Date(site.clock.time.getTime() + 1000)
  return request(site, method, TOPICS + path, { cookie, body, ...asked })
}
const managed = async (): Promise<ManagedTopic[]> => (await call('GET', '/managed')).body.topics
const named = async (name: string) => (await managed()).find(({ topic }) => topic === name) as ManagedTopic
const publicly = async (lang = 'de') =>
  (await request(site, 'GET', TOPICS, { headers: { 'accept-language': lang } })).body
const add = async (topic: string) => (await call('POST', '', { ...draft, topic })).body.uuid as string
const log = async (id: string) =>
  (await request(site, 'GET', `/api/v1/audit-log?object=topic&object_id=${id}`, { cookie })).body.entries

beforeAll(async () => {
  site = await startDemoSite({ appointments: true })
  cookie = await signIn(site, 'admin@demo.example')
  foreign = (await request(site, 'GET', TOPICS, NORDBANK)).body[0].uuid
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403]
])('%s neither sees nor changes what administrators define', async (_who, account, status) => {
  const before = await managed()
  const other = { cookie: account && (await signIn(site, account)) }
  const path = `/${before[0]?.uuid}`
  const answers = await Promise.all([
    call('GET', '/managed', undefined, other),
    call('POST', '', draft, other),
    call('PATCH', path, { length: 15 }, other),
    call('DELETE', path, undefined, other),
    call('PUT', `${path}/place`, { before: null }, other),
    call('PUT', `${path}/retirement`, undefined, other),
    call('DELETE', `${path}/retirement`, undefined, other)
  ])
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  expect(await managed()).toEqual(before)
})

test.each([
  ['no name', { topic: '  ' }, 'topic'],
  ['a name that is too long', { topic: 'x'.repeat(256) }, 'topic'],
  ['a comment of two lines', { comment: 'one\ntwo' }, 'comment'],
  ['a length off the grid', { length: 50 }, 'length'],
  ['no length', { length: 0 }, 'length'],
  ['a length beyond a working day', { length: 495 }, 'length'],
  ['a negative buffer', { buffer_before: -15 }, 'buffer_before'],
  ['a step off the grid', { slot_step: 20 }, 'slot_step'],
  ['a notice that is no number', { notice_minutes: '60' }, 'notice_minutes'],
  ['a window of zero days', { window_days: 0 }, 'window_days'],
  ['half a day of window', { window_days: 1.5 }, 'window_days'],
  ['a language twice', { texts: [...draft.texts, ...draft.texts] }, 'texts'],
  ['an unsupported language', { texts: [{ ...draft.texts[0], language: 'fr' }] }, 'texts.0.language'],
  ['a key that is not declared', { retired_at: null }, 'retired_at']
])('%s is refused with its field, for a new and for an existing topic', async (_what, part, field) => {
  const before = await managed()
  const answers = [await call('POST', '', { ...draft, ...part }), await call('PATCH', `/${before[0]?.uuid}`, part)]
  expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
    [422, [field]],
    [422, [field]]
  ])
  expect(await managed()).toEqual(before)
})

test('errors are in the user’s language', async () => {
  const { body } = await call('POST', '', { ...draft, window_days: 400 }, { headers: { 'accept-language': 'en' } })
  expect(body.errors).toEqual({ window_days: ['Please enter a whole number of days from 1 to 365.'] })
})

test('an unknown topic and one of another tenant give the same 404, and change nothing', async () => {
  const before = (await request(site, 'GET', TOPICS, NORDBANK)).body
  for (const [method, rest, body] of [
    ['PATCH', '', { length: 15 }],
    ['DELETE', '', undefined],
    ['PUT', '/place', { before: null }],
    ['PUT', '/retirement', undefined],
    ['DELETE', '/retirement', undefined]
  ] as const) {
    const [theirs, unknown] = [
      await call(method, `/${foreign}${rest}`, body),
      await call(method, `/${UNKNOWN}${rest}`, body)
    ]
    expect([theirs.status, theirs.body]).toEqual([404, unknown.body])
  }
  const own = (await managed())[0]?.uuid
  expect((await call('PUT', `/${own}/place`, { before: foreign })).status).toBe(404)
  expect((await request(site, 'GET', TOPICS, NORDBANK)).body).toEqual(before)
})

test('a new topic comes last, with its texts, and is logged', async () => {
  const { status, body } = await call('POST', '', draft)
  expect(status).toBe(201)
  const all = await managed()
  expect(all.at(-1)).toEqual({
    ...draft,
    uuid: body.uuid,
    retired_at: null,
    advisors: 0,
    upcoming: 0,
    is_used: false
  })
  const [entry] = await log(body.uuid)
  expect(entry).toMatchObject({ action: 'created', object_name: draft.topic })
  expect(entry.changes).toContainEqual({ field: 'length', before: null, after: '45' })
  expect(entry.changes).toContainEqual({ field: 'topic (en)', before: null, after: 'Safety online' })
})

test('the public list is in the reader’s language, or in the institution’s without a translation', async () => {
  const uuid = await add('Zwei Sprachen')
  await call('PATCH', `/${uuid}`, { texts: [{ language: 'en', topic: 'Two languages', comment: '' }] })
  const texts = async (lang: string) => {
    const { topic, comment } = (await publicly(lang)).find((one: ManagedTopic) => one.uuid === uuid)
    return [topic, comment]
  }
  expect(await texts('de-AT-informal')).toEqual(['Zwei Sprachen', draft.comment])
  expect(await texts('en')).toEqual(['Two languages', draft.comment])
  await call('PATCH', `/${uuid}`, { texts: [] })
  expect(await texts('en')).toEqual(['Zwei Sprachen', draft.comment])
})

test('a change affects the given fields only, and logs old and new values', async () => {
  const uuid = await add('Nur die Dauer')
  expect((await call('PATCH', `/${uuid}`, { length: 90 })).status).toBe(204)
  expect(await named('Nur die Dauer')).toMatchObject({ ...draft, topic: 'Nur die Dauer', length: 90 })
  const [entry, ...rest] = await log(uuid)
  expect([entry.action, entry.changes]).toEqual(['changed', [{ field: 'length', before: '45', after: '90' }]])
  await call('PATCH', `/${uuid}`, { length: 90 })
  expect(await log(uuid)).toHaveLength(rest.length + 1)
})

describe('the order', () => {
  const names = async () => (await publicly()).map(({ topic }: ManagedTopic) => topic)

  test('a topic can be moved before another, and to the end', async () => {
    const [first, second, third, ...rest] = await managed()
    await call('PUT', `/${third?.uuid}/place`, { before: first?.uuid })
    expect((await names()).slice(0, 3)).toEqual([third?.topic, first?.topic, second?.topic])
    await call('PUT', `/${third?.uuid}/place`, { before: null })
    expect(await names()).toEqual([first, second, ...rest, third].map((one) => one?.topic))
    const [entry] = await log(third?.uuid ?? '')
    expect(entry.changes).toEqual([{ field: 'position', before: '1', after: String(rest.length + 3) }])
  })

  test('moving a topic before itself does nothing and is not logged', async () => {
    const [first] = await managed()
    const before = await names()
    const entries = await log(first?.uuid ?? '')
    expect((await call('PUT', `/${first?.uuid}/place`, { before: first?.uuid })).status).toBe(204)
    expect([await names(), await log(first?.uuid ?? '')]).toEqual([before, entries])
  })

  test('concurrent moves lose no topic', async () => {
    const all = await managed()
    const moves = all.map(({ uuid }, at) => call('PUT', `/${uuid}/place`, { before: all[(at * 3) % all.length]?.uuid }))
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([204]))
    expect((await names()).toSorted()).toEqual(all.map(({ topic }) => topic).toSorted())
  })
})

describe('deleting', () => {
  test('a topic that was booked or is assigned cannot be deleted', async () => {
    const topic = await named('Wohnbau- und Immobilienfinanzierung')
    expect(topic).toMatchObject({ is_used: true })
    const { status, body } = await call('DELETE', `/${topic.uuid}`)
    expect([status, body]).toEqual([
      409,
      {
        message:
          'Dieses Thema wurde schon gebucht oder ist jemandem zugeteilt. Es lässt sich nicht löschen, aber künftig nicht mehr anbieten.'
      }
    ])
    expect(await named(topic.topic)).toEqual(topic)
  })

  test('an unused topic is deleted with its texts, and its values are logged', async () => {
    const uuid = await add('Ein Versehen')
    expect((await call('DELETE', `/${uuid}`)).status).toBe(204)
    expect(await named('Ein Versehen')).toBeUndefined()
    expect(await site.app.knex('topic_texts').where({ topic_uuid: uuid })).toEqual([])
    expect((await log(uuid))[0]).toMatchObject({ action: 'deleted', object_name: 'Ein Versehen' })
    expect((await call('DELETE', `/${uuid}`)).status).toBe(404)
  })
})

test('the list counts advisors and upcoming appointments', async () => {
  const { knex } = site.app
  const topic = await named('Kontoeröffnung')
  const own = { topic_uuid: topic.uuid }
  const upcoming = await knex('appointments')
    .where(own)
    .whereIn('state', ['booked', 'requested'])
    .where('ends_at', '>', '2026-11-23T07:00:00Z')
  expect(topic.advisors).toBe((await knex('advisor_topics').where(own)).length)
  expect(topic.upcoming).toBe(upcoming.length)
  expect(topic.upcoming).toBeGreaterThan(0)
})
