import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOT_MANAGING_CARDS, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const TOPICS = '/api/v1/appointment-topics'
const OWN = '/api/v1/advisors/anna-gruber/appointment-topics'
const ALIAS = 'anna-gruber'
const UNKNOWN = { uuid: '00000000-0000-4000-8000-000000000000' }

let site: Site
let cookie: string
let uuids: string[]
let foreign: string[]

const uuidsOf = async (host: string): Promise<string[]> =>
  (await request(site, 'GET', TOPICS, { host })).body.map(({ uuid }: { uuid: string }) => uuid)
const assigned = async () => (await request(site, 'GET', OWN)).body
const put = (body: unknown, asked = {}) => request(site, 'PUT', OWN, { cookie, body, ...asked })
const named = (...indexes: number[]) => indexes.map((index) => ({ uuid: uuids[index] }))

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
  uuids = await uuidsOf('localhost')
  foreign = await uuidsOf(NORDBANK.host)
})
afterAll(() => site.stop())

test.each(NOT_MANAGING_CARDS)('%s cannot choose for an advisor', async (_who, account, status) => {
  const before = await assigned()
  const other = account && (await signIn(site, account))
  expect((await put(named(0), { cookie: other })).status).toBe(status)
  expect(await assigned()).toEqual(before)
})

test('an advisor who is not institutional cannot choose', async () => {
  const external = await signIn(site, 'external@demo.example')
  const answer = await request(site, 'PUT', '/api/v1/advisors/georg-lechner/appointment-topics', {
    cookie: external,
    body: named(0)
  })
  expect(answer.status).toBe(403)
})

test('an administrator chooses for an advisor, under their own name in the audit log, and not for one who is not booked', async () => {
  const admin = await signIn(site, 'admin@demo.example')
  const before = await assigned()
  expect((await put(named(2), { cookie: admin })).status).toBe(204)
  expect(await assigned()).toEqual(named(2))
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  expect(entries[0]).toMatchObject({ object_name: 'Mag. Anna Gruber', changes: [{ field: 'topics' }] })
  expect(entries[0].actor_name).not.toContain('Gruber')
  const external = '/api/v1/advisors/georg-lechner/appointment-topics'
  expect((await request(site, 'PUT', external, { cookie: admin, body: named(2) })).status).toBe(403)
  const foreign = await signIn(site, 'admin@nordbank.example', NORDBANK)
  expect((await request(site, 'PUT', OWN, { cookie: foreign, body: [], ...NORDBANK })).status).toBe(404)
  expect((await put(before)).status).toBe(204)
})

test('with topics turned off no one can choose, and the public can still read', async () => {
  const setting = () => site.app.knex('tenant_settings').where({ name: 'topics_enabled' })
  await setting().update({ value: 'false' })
  expect((await put(named(0))).status).toBe(403)
  expect((await request(site, 'GET', OWN)).status).toBe(200)
  await setting().update({ value: 'true' })
})

test('an unknown topic and one of another tenant give the same 404, and change nothing', async () => {
  const before = await assigned()
  const unknown = await put([...named(0), UNKNOWN])
  const ofAnother = await put([...named(0), { uuid: foreign[0] }])
  expect(unknown.status).toBe(404)
  expect(ofAnother.status).toBe(404)
  expect(ofAnother.body).toEqual(unknown.body)
  expect(await assigned()).toEqual(before)
})

test.each([
  ['an object', {}],
  ['nothing', undefined],
  ['a name without a uuid', [{}]],
  ['a key that is not declared', [{ ...UNKNOWN, length: 5 }]],
  ['a uuid in capitals', [{ uuid: 'ABCDEF00-0000-4000-8000-000000000000' }]],
  ['a text that is no uuid', [{ uuid: "' or 1=1" }]],
  ['too many', Array.from({ length: 1001 }, () => UNKNOWN)]
])('%s is refused as a list of topics', async (_what, body) => {
  const before = await assigned()
  expect((await put(body)).status).toBe(422)
  expect(await assigned()).toEqual(before)
})

test('an unknown advisor has no topics to read', async () => {
  expect((await request(site, 'GET', '/api/v1/advisors/nobody/appointment-topics')).status).toBe(404)
  expect((await request(site, 'GET', OWN, NORDBANK)).status).toBe(404)
})

test('the public reads the topics in their order, with the declared properties only', async () => {
  const { status, body } = await request(site, 'GET', TOPICS)
  expect(status).toBe(200)
  expect(body).toHaveLength(8)
  expect(body[0]).toEqual({
    uuid: uuids[0],
    topic: 'Kontoeröffnung',
    comment: 'Wir richten gleich auch Ihr Online-Banking ein.',
    documents: ['Lichtbildausweis', 'Meldebestätigung'],
    length: 30
  })
  expect(foreign).not.toEqual(expect.arrayContaining([uuids[0]]))
})

test.each(['?with=', '?with=password', '?with=advisors,password'])('%s is refused', async (query) => {
  expect((await request(site, 'GET', TOPICS + query)).status).toBe(422)
})

test('topics name their advisors and types, without those who cannot be booked', async () => {
  const read = async (relations: string) => {
    const { body } = await request(site, 'GET', `${TOPICS}?with=${relations}`)
    return body.map(({ advisors, types }: { advisors?: string[]; types?: string[] }) => ({ advisors, types }))
  }
  await put(named(0))
  const [first, second] = await read('relations')
  expect([first.advisors.includes(ALIAS), second.advisors.includes(ALIAS)]).toEqual([true, false])
  expect(first.advisors).toEqual([...new Set(first.advisors)].toSorted())
  expect(first.types).toEqual(['by-phone', 'in-branch', 'online'])
  expect(await read('types,advisors')).toEqual(await read('relations'))
  expect((await read('types'))[0]).toEqual({ types: first.types })
  const { knex } = site.app
  const { uuid: advisor_uuid, tenant_id } = await knex('advisors').where({ alias: ALIAS }).first()
  const option = { tenant_id, advisor_uuid, name: 'online_appointment' }
  await knex('advisor_contact_options').where(option).delete()
  expect((await read('advisors'))[0].advisors).not.toContain(ALIAS)
  await knex('advisor_contact_options').insert(option)
})

test('a choice replaces the previous one; the response is in topic order', async () => {
  const { status, text } = await put(named(3, 1))
  expect([status, text]).toEqual([204, ''])
  expect(await assigned()).toEqual(named(1, 3))
  await put([])
  expect(await assigned()).toEqual([])
})

test('a topic named twice counts once', async () => {
  expect((await put(named(2, 2, 0))).status).toBe(204)
  expect(await assigned()).toEqual(named(0, 2))
})

test('a choice does not affect other advisors or tenants', async () => {
  const rows = () =>
    site.app.knex('advisor_topics').whereNot({ advisor_uuid: own }).orderBy(['advisor_uuid', 'topic_uuid'])
  const own = await site.app
    .knex('advisors')
    .where({ alias: 'anna-gruber' })
    .first('uuid')
    .then(({ uuid }) => uuid)
  const before = await rows()
  await put(named(5))
  expect(await rows()).toEqual(before)
})

test('the audit log has the former and the new topics under the advisor’s name', async () => {
  for (const body of [named(1), named(0)]) expect((await put(body)).status).toBe(204)
  const admin = await signIn(site, 'admin@demo.example')
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  for (const entry of entries.slice(0, 2)) {
    expect(entry).toMatchObject({ actor_name: 'Anna Gruber', changes: [{ field: 'topics' }] })
  }
})
