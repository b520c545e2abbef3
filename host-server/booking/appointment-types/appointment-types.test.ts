import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn, UNAUTHORIZED } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const OWN = '/api/v1/advisors/anna-gruber/appointment-types'

let site: Site
let cookie: string

const assigned = async () => (await request(site, 'GET', OWN)).body
const put = (body: unknown, asked = {}) => request(site, 'PUT', OWN, { cookie, body, ...asked })
const named = (...types: string[]) => types.map((type) => ({ type }))

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
})
afterAll(() => site.stop())

test.each(UNAUTHORIZED)('%s cannot choose for an advisor', async (_who, account, status) => {
  const before = await assigned()
  const other = account && (await signIn(site, account))
  expect((await put(named('online'), { cookie: other })).status).toBe(status)
  expect(await assigned()).toEqual(before)
})

test.each([
  ['a type that does not exist', named('by-pigeon')],
  ['a type in capitals', named('Online')],
  ['an entry without a type', [{}]],
  ['a key that is not declared', [{ type: 'online', length: 5 }]],
  ['an object', { type: 'online' }],
  ['more than there are', named('online', 'online', 'online', 'online')]
])('%s is refused', async (_what, body) => {
  const before = await assigned()
  expect((await put(body)).status).toBe(422)
  expect(await assigned()).toEqual(before)
})

test('an unknown advisor has no appointment types', async () => {
  expect((await request(site, 'GET', '/api/v1/advisors/nobody/appointment-types')).status).toBe(404)
  expect((await request(site, 'GET', OWN, NORDBANK)).status).toBe(404)
})

test('a choice replaces the previous one; the response is in the order of the spec', async () => {
  const { status, text } = await put(named('online', 'by-phone'))
  expect([status, text]).toEqual([204, ''])
  expect(await assigned()).toEqual(named('by-phone', 'online'))
  await put([])
  expect(await assigned()).toEqual([])
})

test('a type named twice counts once', async () => {
  expect((await put(named('in-branch', 'online', 'in-branch'))).status).toBe(204)
  expect(await assigned()).toEqual(named('in-branch', 'online'))
})

test('the audit log has the former and the new types under the advisor’s name', async () => {
  for (const body of [named('by-phone'), named('online')]) expect((await put(body)).status).toBe(204)
  const admin = await signIn(site, 'admin@demo.example')
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=advisor', { cookie: admin })).body
  expect(entries[0]).toMatchObject({ actor_name: 'Anna Gruber', changes: [{ field: 'appointment_types' }] })
})
