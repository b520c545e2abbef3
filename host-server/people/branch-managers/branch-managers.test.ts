import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BranchManagers } from '#contract/branch-managers'
import { formOfPerson, type Person } from '#contract/people'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
let vienna: string
let graz: string
let second: string

const knex = () => site.app.knex
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, `/api/v1${path}`, { cookie: admin, ...asked })
const branch = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid as string
const user = async (name: string) =>
  (
    await knex()('users')
      .where({ email_address: `${name}@demo.example` })
      .first('uuid')
  ).uuid as string
const person = async (uuid: string) => (await ask('GET', `/people/${uuid}`)).body as Person
const at = (uuid: string, who = '') => `/organizations/${uuid}/managers${who && `/${who}`}`
const names = (managers: BranchManagers['managers']) => managers.map(({ uuid }) => uuid)

beforeAll(async () => {
  site = await startDemoSite()
  vienna = await branch('wien-innere-stadt')
  graz = await branch('graz-herrengasse')
  second = await user('second')
})
beforeEach(async () => {
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an analyst', 'analyst@demo.example', 403]
])('%s neither sees nor assigns managers', async (_who, account, status) => {
  const cookie = account && (await signIn(site, account))
  for (const [method, path] of [
    ['GET', at(vienna)],
    ['PUT', at(vienna, second)],
    ['DELETE', at(vienna, second)]
  ] as const)
    expect((await ask(method, path, { cookie })).status, method).toBe(status)
})

test('another institution’s branches and people do not exist', async () => {
  const asked = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  expect((await ask('GET', at(vienna), asked)).status).toBe(404)
  expect((await ask('PUT', at(vienna, second), asked)).status).toBe(404)
  const there = await knex()('users').where({ email_address: 'advisor@nordbank.example' }).first('uuid')
  expect((await ask('PUT', at(vienna, there.uuid))).status).toBe(422)
})

test('an unknown branch is not found, and an unknown person, a card without an account and a leaver are refused', async () => {
  expect((await ask('GET', at(UNKNOWN))).status).toBe(404)
  expect((await ask('PUT', at(UNKNOWN, second))).status).toBe(404)
  const [card] = (await ask('GET', `/people?status=none&organization_uuid=${vienna}`)).body.people
  for (const who of [UNKNOWN, card?.uuid ?? UNKNOWN]) {
    const { status, body } = await ask('PUT', at(vienna, who))
    expect([status, Object.keys(body.errors)]).toEqual([422, ['person']])
  }
})

test('a colleague of the branch becomes its manager with the role, and keeps the role afterwards', async () => {
  const before = await person(second)
  expect(before.roles).not.toContain('orgadmin')
  const home = before.organization_uuid ?? ''
  const known = (await ask('GET', at(home))).body as BranchManagers
  expect(known.candidates.find(({ uuid }) => uuid === second)).toMatchObject({ has_role: false })
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await ask('PUT', at(home, second))
    expect([status, names(body.managers).includes(second)]).toEqual([200, true])
  }
  expect(await person(second)).toMatchObject({ managed_organizations: [home] })
  expect((await person(second)).roles).toContain('orgadmin')
  const { entries } = (await ask('GET', `/audit-log?object=user&object_id=${second}`)).body
  expect(entries[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'managed_branches',
    'roles'
  ])
  const { body } = await ask('DELETE', at(home, second))
  expect(names(body.managers)).not.toContain(second)
  expect(body.candidates.find(({ uuid }: { uuid: string }) => uuid === second)).toMatchObject({ has_role: true })
  expect((await person(second)).roles).toContain('orgadmin')
})

test('a manager of the branches’ own data is none of a branch until given the role', async () => {
  const own = await person(second)
  const form = {
    ...formOfPerson(own),
    roles: ['orgs-manager'],
    managed_organizations: [vienna],
    revision: own.revision
  }
  expect((await ask('PUT', `/people/${second}`, { body: form })).status).toBe(200)
  const { managers, candidates } = (await ask('GET', at(vienna))).body as BranchManagers
  expect(names(managers)).not.toContain(second)
  expect(candidates.find(({ uuid }) => uuid === second)).toMatchObject({ has_role: false })
  expect(
    (await request(site, 'GET', '/api/v1/branch-calendars', { cookie: await signIn(site, 'second@demo.example') }))
      .status
  ).toBe(403)
  expect(names((await ask('PUT', at(vienna, second))).body.managers)).toContain(second)
  expect((await person(second)).roles.toSorted()).toEqual(['orgadmin', 'orgs-manager'])
  const cookie = await signIn(site, 'second@demo.example')
  const calendars = await request(site, 'GET', '/api/v1/branch-calendars', { cookie })
  expect([calendars.status, calendars.body.length]).toEqual([200, 1])
  expect((await request(site, 'GET', '/api/v1/contact-requests', { cookie })).status).toBe(200)
})

test('a manager of another branch is assigned this one too', async () => {
  const leader = await user('branch')
  const { managed_organizations } = await person(leader)
  const { body } = await ask('PUT', at(graz, leader))
  expect(names(body.managers)).toContain(leader)
  expect((await person(leader)).managed_organizations.toSorted()).toEqual([...managed_organizations, graz].toSorted())
  const cookie = await signIn(site, 'branch@demo.example')
  expect((await ask('GET', `/organizations/${graz}/advisors`, { cookie })).status).toBe(200)
  await ask('DELETE', at(graz, leader))
  expect((await ask('GET', `/organizations/${graz}/advisors`, { cookie })).status).toBe(404)
})

test('nobody gets a role while roles are not managed here', async () => {
  const third = (await ask('GET', at(vienna))).body.candidates.find(({ has_role }: { has_role: boolean }) => !has_role)
  const switched = (effective_state: boolean) =>
    ask('PUT', '/modules', { body: { module_name: 'roles-management', effective_state } })
  await switched(false)
  expect((await ask('PUT', at(vienna, third.uuid))).body.errors).toHaveProperty('roles')
  await switched(true)
})
