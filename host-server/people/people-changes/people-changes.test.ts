import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#contract/people'
import type { PeopleChangeForm } from '#contract/people-changes'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { BATCH } from './people-changes.service.ts'

const CALL = '/api/v1/people-changes'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
let graz: string
let nth = 0

const knex = () => site.app.knex
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: admin, ...asked })
const person = async (uuid: string) => (await ask('GET', `/api/v1/people/${uuid}`)).body as Person
async function made(fields: object = {}): Promise<Person> {
  nth += 1
  const body = { first_name: 'Eva', last_name: `Reihe${nth}`, email_address: `reihe${nth}@demo.example`, ...fields }
  const { status, body: answer } = await ask('POST', '/api/v1/people', { body })
  expect(status).toBe(201)
  return answer
}
const start = (form: object, asked: RequestOptions = {}) => ask('POST', CALL, { body: form, ...asked })
const drain = async () => {
  while (await site.drain());
}
async function change(form: object) {
  const { status, body } = await start(form)
  expect(status).toBe(201)
  await drain()
  return (await ask('GET', `${CALL}/${body.uuid}`)).body
}
const giving = (uuids: string[]): Pick<PeopleChangeForm, 'kind' | 'role'> & { people: object } => ({
  people: { uuids },
  kind: 'give-role',
  role: 'analyst'
})

beforeAll(async () => {
  site = await startDemoSite()
  graz = (await knex()('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')).uuid
})
beforeEach(async () => {
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403],
  ['an analyst', 'analyst@demo.example', 403]
])('%s neither changes many people nor sees what became of them', async (_who, account, status) => {
  const { uuid } = await made()
  const { body } = await start(giving([uuid]))
  const asked = { cookie: account && (await signIn(site, account)) } as RequestOptions
  expect((await start(giving([uuid]), asked)).status).toBe(status)
  expect((await ask('GET', `${CALL}/${body.uuid}`, asked)).status).toBe(status)
  await drain()
})

test("another institution's people are neither changed nor seen", async () => {
  const { uuid } = await made()
  const asked = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  const { body } = await start(giving([uuid]), asked)
  expect(body.total).toBe(0)
  await drain()
  expect((await person(uuid)).roles).toEqual([])
  expect((await ask('GET', `${CALL}/${body.uuid}`)).status).toBe(404)
  const mine = (await start(giving([uuid]))).body
  expect((await ask('GET', `${CALL}/${mine.uuid}`, asked)).status).toBe(404)
  const move = { people: { uuids: [uuid] }, kind: 'branch', organization_uuid: graz }
  expect((await start(move, asked)).body.errors).toHaveProperty('organization_uuid')
})

test.each([
  ['an unknown kind', { kind: 'delete' }, 'kind'],
  ['no branch', { kind: 'branch' }, 'organization_uuid'],
  ['an unknown branch', { kind: 'branch', organization_uuid: UNKNOWN }, 'organization_uuid'],
  ['no role', { role: null }, 'role'],
  ['a role that cannot be given', { role: 'INTERNAL' }, 'role'],
  ['an unknown filter', { people: { status: 'gone' } }, 'people.status'],
  ['a field that is not known', { password: 'x' }, 'password']
])('%s is refused by the field', async (_what, fields, field) => {
  const { status, body } = await start({ ...giving([]), ...fields })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('people are moved to a branch, each with an entry in the audit log', async () => {
  const people = [await made(), await made(), await made({ organization_uuid: graz })]
  const uuids = people.map(({ uuid }) => uuid)
  const done = await change({ people: { uuids }, kind: 'branch', organization_uuid: graz })
  expect(done).toMatchObject({ state: 'done', total: 3, processed: 3, changed: 2, same: 1, left_out: 0 })
  for (const uuid of uuids) expect((await person(uuid)).organization_uuid).toBe(graz)
  const { body } = await ask('GET', `/api/v1/audit-log?object=user&object_id=${uuids[0]}`)
  const entry = body.entries.find(({ action }: { action: string }) => action === 'changed')
  expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['branch'])
})

test('everyone who matches gets a role, in several batches and on two nodes, and loses it again', async () => {
  const people = []
  for (let at = 0; at < 2 * BATCH + 1; at += 1) people.push(await made({ last_name: `Serie${at}`, roles: ['stduser'] }))
  const { body } = await start({ people: { q: 'serie' }, kind: 'give-role', role: 'analyst' })
  expect(body).toMatchObject({ state: 'running', total: people.length, processed: 0 })
  await Promise.all([drain(), drain()])
  expect((await ask('GET', `${CALL}/${body.uuid}`)).body).toMatchObject({ state: 'done', changed: people.length })
  for (const { uuid } of people) expect((await person(uuid)).roles).toEqual(['analyst', 'stduser'])
  const taken = await change({ people: { q: 'serie' }, kind: 'take-role', role: 'analyst' })
  expect(taken).toMatchObject({ state: 'done', changed: people.length })
  expect((await person(people[0]?.uuid ?? '')).roles).toEqual(['stduser'])
})

test('people who cannot be changed are left out with the reason, and the others are changed', async () => {
  const { uuid, full_name } = await made({ roles: ['accountadmin', 'analyst'] })
  const [me] = (await ask('GET', '/api/v1/people?q=admin@demo.example')).body.people
  const form = { people: { uuids: [me.uuid, uuid] }, kind: 'take-role', role: 'accountadmin' }
  const done = await change(form)
  expect(done).toMatchObject({ changed: 1, left_out: 1, those_left_out: [{ uuid: me.uuid, name: me.full_name }] })
  expect(done.those_left_out[0].reasons[0]).toContain('nicht selbst')
  expect((await person(uuid)).roles).toEqual(['analyst'])
  expect(full_name).not.toBe(me.full_name)
})

test('a card whose address is none, or belongs to another account, gets no account', async () => {
  const cards = (await ask('GET', '/api/v1/people?status=none')).body.people
  const [bare, shared] = await knex()('advisors')
    .whereIn(
      'uuid',
      cards.map(({ uuid }: Person) => uuid)
    )
    .orderBy('alias')
    .pluck('uuid')
  await knex()('advisors').where({ uuid: bare }).update({ email_address: '' })
  await knex()('advisors').where({ uuid: shared }).update({ email_address: 'ADMIN@demo.example' })
  const done = await change(giving([bare, shared]))
  expect(done).toMatchObject({ changed: 0, left_out: 2 })
  expect(await knex()('users').whereIn('uuid', [bare, shared])).toEqual([])
})

test('nothing more is changed once the user is no longer an administrator', async () => {
  const { uuid } = await made()
  const second = await made({ roles: ['accountadmin'] })
  const { password_hash } = await knex()('users').where({ email_address: 'admin@demo.example' }).first()
  await knex()('users').where({ uuid: second.uuid }).update({ password_hash })
  const cookie = await signIn(site, second.email_address)
  const { body } = await start(giving([uuid]), { cookie })
  await knex()('user_roles').where({ user_uuid: second.uuid }).delete()
  await drain()
  expect((await ask('GET', `${CALL}/${body.uuid}`)).body).toMatchObject({ state: 'cancelled', processed: 0 })
  expect((await person(uuid)).roles).toEqual([])
})

test('roles are refused while they are not managed here, branches are not', async () => {
  const { uuid } = await made()
  const switched = (effective_state: boolean) =>
    ask('PUT', '/api/v1/modules', { body: { module_name: 'roles-management', effective_state } })
  await switched(false)
  expect((await start(giving([uuid]))).body.errors).toHaveProperty('role')
  expect(await change({ people: { uuids: [uuid] }, kind: 'branch', organization_uuid: graz })).toMatchObject({
    changed: 1
  })
  await switched(true)
})
