import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../core/testing/client.ts'
import { NORDBANK, startDemoSite } from '../core/testing/demo-site.ts'
import type { Site } from '../core/testing/site.ts'

const HOLIDAYS = '/api/v1/holidays'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const day = { date: '2027-02-12', label: 'Betriebsausflug' }

let site: Site
let cookie: string
let branch: string
let foreignBranch: string

const read = async () => (await request(site, 'GET', HOLIDAYS, { cookie })).body
const post = (body: unknown, asked = {}) => request(site, 'POST', HOLIDAYS, { cookie, body, ...asked })
const remove = (uuid: string, asked = {}) => request(site, 'DELETE', `${HOLIDAYS}/${uuid}`, { cookie, ...asked })
const branchNamed = async (alias: string) =>
  (await site.services.knex('organizations').where({ alias }).first('uuid')).uuid

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  branch = await branchNamed('graz-herrengasse')
  foreignBranch = await branchNamed('lisboa-chiado')
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403]
])('%s neither reads, closes nor opens a day', async (_who, account, status) => {
  const before = await read()
  const other = { cookie: account && (await signIn(site, account)) }
  expect((await request(site, 'GET', HOLIDAYS, other)).status).toBe(status)
  expect((await post(day, other)).status).toBe(status)
  expect((await remove(before[0].uuid, other)).status).toBe(status)
  expect(await read()).toEqual(before)
})

test.each([
  ['a day that does not exist', { date: '2027-02-29' }],
  ['a moment instead of a day', { date: '2027-02-12T00:00:00Z' }],
  ['no day', { date: undefined }],
  ['a branch that is no uuid', { organization_uuid: 'graz' }],
  ['a key that is not declared', { kind: 'absence' }]
])('%s is refused', async (_what, change) => {
  const before = await read()
  expect((await post({ ...day, ...change })).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('an unknown branch and one of another tenant get the same 404', async () => {
  const before = await read()
  const unknown = await post({ ...day, organization_uuid: NOBODY })
  const foreign = await post({ ...day, organization_uuid: foreignBranch })
  expect([unknown.status, foreign.status]).toEqual([404, 404])
  expect(foreign.body).toEqual(unknown.body)
  expect(await read()).toEqual(before)
})

test('the other tenant’s day cannot be opened', async () => {
  const admin = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const [first] = (await request(site, 'GET', HOLIDAYS, { ...NORDBANK, cookie: admin })).body
  expect((await remove(first.uuid)).status).toBe(404)
  expect((await remove(NOBODY)).status).toBe(404)
  expect((await request(site, 'GET', HOLIDAYS, { ...NORDBANK, cookie: admin })).body).toContainEqual(first)
})

test('a day is closed once, for the tenant or for a branch, and opened again', async () => {
  const { status, body } = await post(day)
  expect(status).toBe(201)
  expect(body).toEqual({ uuid: expect.any(String), ...day, organization_uuid: null })
  const twice = await post(day, { headers: { 'accept-language': 'en' } })
  expect([twice.status, twice.body.errors]).toEqual([422, { date: ['This day is closed already.'] }])
  const ofBranch = await post({ ...day, organization_uuid: branch })
  expect(ofBranch.status).toBe(201)
  expect(await read()).toEqual(expect.arrayContaining([body, ofBranch.body]))
  for (const { uuid } of [body, ofBranch.body]) expect((await remove(uuid)).status).toBe(204)
  expect((await read()).filter(({ date }: { date: string }) => date === day.date)).toEqual([])
})
