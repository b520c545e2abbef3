import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkChange } from '#contract/bulk-changes'
import type { Person } from '#contract/people'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { BATCH } from './people-changes.service.ts'

const CALL = '/api/v1/people-changes'
const TOPICS = '/api/v1/appointment-topics'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
/** The topics, in order. */
let topics: string[]
let foreign: string
let branch: string
let nth = 0

const knex = () => site.app.knex
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: admin, ...asked })
const start = (form: object, asked: RequestOptions = {}) => ask('POST', CALL, { body: form, ...asked })
const drain = async () => {
  while (await site.drain());
}
async function made(fields: object = {}): Promise<Person> {
  nth += 1
  const names = { first_name: 'Ida', last_name: `Thema${nth}`, email_address: `thema${nth}@demo.example` }
  const body = { ...names, organization_uuid: branch, has_card: true, is_institutional: true, ...fields }
  const { status, body: answer } = await ask('POST', '/api/v1/people', { body })
  expect(status).toBe(201)
  return answer
}
async function change(kind: 'give-topics' | 'take-topics', people: readonly Person[], at: number[]) {
  const uuids = people.map(({ uuid }) => uuid)
  const form = { people: { uuids, status: 'all' }, kind, topics: at.map((index) => topics[index]) }
  const { status, body } = await start(form)
  expect(status).toBe(201)
  await drain()
  return (await ask('GET', `${CALL}/${body.uuid}`)).body as BulkChange
}
const give = (people: readonly Person[], ...at: number[]) => change('give-topics', people, at)
const take = (people: readonly Person[], ...at: number[]) => change('take-topics', people, at)

/** The places of an advisor's topics. */
async function topicsOf({ alias }: Person): Promise<number[]> {
  const { body } = await ask('GET', `/api/v1/advisors/${alias}/appointment-topics`)
  return body.map(({ uuid }: { uuid: string }) => topics.indexOf(uuid))
}
const logged = async (object: string) => (await ask('GET', `/api/v1/audit-log?object=${object}`)).body.entries

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  const uuidsOf = async (asked: RequestOptions = {}) =>
    (await ask('GET', TOPICS, asked)).body.map(({ uuid }: { uuid: string }) => uuid)
  topics = await uuidsOf()
  ;[foreign = ''] = await uuidsOf(NORDBANK)
  branch = (await knex()('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')).uuid
})
afterAll(() => site.stop())

test.each([
  ['no topic', () => [], 'topics'],
  ['an unknown topic', () => [topics[0], UNKNOWN], 'topics'],
  ['what is no topic', () => ['cash'], 'topics.0'],
  ['too many topics', () => Array.from({ length: 1001 }, () => UNKNOWN), 'topics']
])('%s is refused by the field', async (_what, named, field) => {
  for (const kind of ['give-topics', 'take-topics']) {
    const { status, body } = await start({ people: { uuids: [] }, kind, topics: named() })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})

test("another institution's topic is refused like one that does not exist", async () => {
  const form = { people: { uuids: [(await made()).uuid] }, kind: 'give-topics' }
  const [theirs, none] = [await start({ ...form, topics: [foreign] }), await start({ ...form, topics: [UNKNOWN] })]
  expect(theirs.status).toBe(422)
  expect(theirs.body).toEqual(none.body)
})

test('a retired topic is refused by its name, and one that is retired meanwhile is given to no one', async () => {
  const person = await made()
  const topic = topics[7] ?? ''
  const form = { people: { uuids: [person.uuid] }, kind: 'give-topics', topics: [topics[0], topic] }
  const retire = (method: string) => ask(method, `${TOPICS}/${topic}/retirement`)
  const { body } = await start(form)
  await retire('PUT')
  await drain()
  const done = (await ask('GET', `${CALL}/${body.uuid}`)).body
  expect(done).toMatchObject({ state: 'done', changed: 0, left_out: 1 })
  expect(done.those_left_out[0].reasons[0]).toContain('wird nicht mehr angeboten')
  expect(await topicsOf(person)).toEqual([])
  expect((await start(form)).body.errors.topics[0]).toContain('wird nicht mehr angeboten')
  await retire('DELETE')
})

test('topics are refused while they are turned off, as for a single advisor', async () => {
  const person = await made()
  const form = { people: { uuids: [person.uuid] }, kind: 'give-topics', topics: [topics[0]] }
  const single = () => ask('PUT', `/api/v1/advisors/${person.alias}/appointment-topics`, { body: [] })
  const setting = (value: string) => ask('PATCH', '/api/v1/settings', { body: { topics_enabled: value } })
  const module = (effective_state: boolean) =>
    ask('PUT', '/api/v1/modules', { body: { module_name: 'online-appointments', effective_state } })
  for (const [off, on] of [
    [() => setting('false'), () => setting('true')],
    [() => module(false), () => module(true)]
  ] as const) {
    await off()
    expect((await single()).status).toBe(403)
    expect((await start(form)).body.errors.topics[0]).toContain('Beratungsthemen selbst wählen')
    await on()
  }
  expect((await single()).status).toBe(204)
})

test('people get several topics and keep those that they have, each with an entry in the audit log', async () => {
  const people = [await made(), await made(), await made()]
  const [first, second, third] = people as [Person, Person, Person]
  expect(await give([first], 3)).toMatchObject({ changed: 1 })
  expect(await give([third], 0, 1)).toMatchObject({ changed: 1 })
  const before = (await logged('advisor')).length
  const done = await give(people, 1, 0, 1)
  expect(done).toMatchObject({ state: 'done', total: 3, changed: 2, same: 1, left_out: 0 })
  expect(await topicsOf(first)).toEqual([0, 1, 3])
  expect(await topicsOf(second)).toEqual([0, 1])
  expect(await topicsOf(third)).toEqual([0, 1])
  const entries = await logged('advisor')
  expect(entries).toHaveLength(before + 2)
  const entry = entries.find(({ object_name }: { object_name: string }) => object_name === second.full_name)
  expect(entry.changes).toEqual([{ field: 'topics', before: '', after: expect.stringContaining(', ') }])
  expect(entry.actor_name).not.toBe(second.full_name)
})

test('topics are taken away, and others are kept', async () => {
  const [first, second] = [await made(), await made()]
  await give([first], 0, 1, 2)
  expect(await take([first, second], 0, 2, 5)).toMatchObject({ changed: 1, same: 1 })
  expect(await topicsOf(first)).toEqual([1])
  expect(await take([first], 1)).toMatchObject({ changed: 1 })
  expect(await topicsOf(first)).toEqual([])
})

test('people who cannot be booked are left out with the reason, and the others are changed', async () => {
  const booked = await made()
  const external = await made({ is_institutional: false })
  const bare = await made({ has_card: false })
  const left = await made()
  expect((await ask('POST', `/api/v1/people/${left.uuid}/deactivation`, { body: {} })).status).toBeLessThan(300)
  const done = await give([booked, external, bare, left], 0)
  expect(done).toMatchObject({ total: 4, changed: 1, left_out: 3 })
  const reasons = new Map(done.those_left_out.map((one) => [one.name, one.reasons.join(' ')]))
  expect(reasons.get(external.full_name)).toContain('verwaltet keine eigenen Termine')
  expect(reasons.get(bare.full_name)).toContain('hat keine Karte')
  expect(reasons.get(left.full_name)).toContain('ist deaktiviert')
  expect(await topicsOf(booked)).toEqual([0])
})

test('people who have the topics already keep the revision of their calendar', async () => {
  const person = await made()
  const { uuid } = await knex()('advisors').where({ alias: person.alias }).first('uuid')
  const revision = () => knex()('calendars').where({ advisor_uuid: uuid }).first('revision')
  await give([person], 0)
  const before = await revision()
  expect(await give([person], 0)).toMatchObject({ same: 1 })
  expect(await revision()).toEqual(before)
})

test('the statements of a change grow with the people, and not with the topics', async () => {
  const people: Person[] = []
  for (let at = 0; at < 2 * BATCH; at += 1) people.push(await made())
  const statements = async (work: () => Promise<unknown>) => (await statementsOf(knex(), work)).length
  const one = await statements(() => give(people.slice(0, BATCH), 0))
  const other = await statements(() => give(people.slice(0, BATCH), 1, 2, 3, 4, 5))
  const twice = await statements(() => give(people, 6))
  expect(Math.abs(other - one)).toBeLessThanOrEqual(5)
  expect((twice - one) / BATCH).toBeLessThanOrEqual(18)
})
