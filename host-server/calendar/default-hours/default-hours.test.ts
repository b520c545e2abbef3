import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, type Office, openOffice, readAvailability } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'

const WEEK = '/api/v1/default-hours'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const inEnglish = { headers: { 'accept-language': 'en' } }
const mornings = [1, 2, 3].map((day) => ({ day, start_time: '08:00', end_time: '10:00' }))
const evenings = [{ day: 2, start_time: '18:00', end_time: '20:00' }]

let office: Office
let admin: string
let manager: string
let advisor: string
let elsewhere: string

const ask = (method: string, path: string, body?: unknown, cookie: string | undefined = admin, rest = {}) =>
  request(office.site, method, path, { cookie, body, ...rest })
const ofBranch = (uuid = office.organizationUuid) => `/api/v1/organizations/${uuid}/default-hours`
const own = () => `/api/v1/advisors/${office.alias}/working-hours`
const starts = async () => {
  const { body } = await readAvailability(office)
  return Object.fromEntries(
    Object.entries(body.days as Record<string, string[]>).map(([day, all]) => [day, all.length])
  )
}

beforeAll(async () => {
  office = await openOffice()
  const { site, knex, tenantId: tenant_id } = office
  ;[admin, manager, advisor] = (await Promise.all(
    ['admin', 'branch', 'advisor'].map((account) => signIn(site, `${account}@demo.example`))
  )) as [string, string, string]
  const managed = await knex('organization_managers').pluck('organization_uuid')
  elsewhere = (await knex('organizations').where({ tenant_id }).whereNotIn('uuid', managed).first('uuid')).uuid
})
beforeEach(async () => {
  await office.knex('default_weeks').delete()
  await office.knex('working_hours').where({ advisor_uuid: office.advisorUuid }).delete()
  await office.knex('advisors').update({ own_week: false })
})
afterAll(() => office.site.stop())

test('a guest and an advisor neither read nor change default hours', async () => {
  for (const [cookie, status] of [
    ['', 401],
    [advisor, 403]
  ] as const) {
    expect((await ask('GET', WEEK, undefined, cookie)).status).toBe(status)
    expect((await ask('PUT', WEEK, mornings, cookie)).status).toBe(status)
    expect((await ask('PUT', ofBranch(), mornings, cookie)).status).toBe(status)
    expect((await ask('DELETE', ofBranch(), undefined, cookie)).status).toBe(status)
  }
  expect(await office.knex('default_weeks')).toEqual([])
})

test('a branch manager reads the institution’s hours, and changes those of their branches only', async () => {
  expect((await ask('GET', WEEK, undefined, manager)).status).toBe(200)
  expect((await ask('PUT', WEEK, mornings, manager)).status).toBe(403)
  const strange = await ask('PUT', ofBranch(elsewhere), mornings, manager)
  const unknown = await ask('PUT', ofBranch(UNKNOWN), mornings, manager)
  expect([strange.status, strange.body]).toEqual([404, unknown.body])
  expect((await ask('PUT', ofBranch(), mornings, manager)).status).toBe(204)
  expect(await office.knex('default_weeks').pluck('uuid')).toEqual([office.organizationUuid])
})

test.each([
  ['a reversed day', { start_time: '12:00', end_time: '09:00' }],
  ['a time before three', { start_time: '02:00' }],
  ['a quarter hour', { end_time: '10:15' }]
])('%s is refused with its day, and nothing is saved', async (_what, change) => {
  const { status, body } = await ask('PUT', WEEK, [{ ...mornings[0], ...change }], admin, inEnglish)
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ day: 1, errors: expect.any(Object) }])
  expect(await office.knex('default_weeks')).toEqual([])
})

test('without default hours an advisor without own hours cannot be booked', async () => {
  expect(await starts()).toEqual({})
  expect((await ask('GET', `${own()}/default`, undefined, advisor)).body).toMatchObject({ is_kept: true, of: null })
})

test('advisors without own hours immediately inherit the institution’s', async () => {
  expect((await ask('PUT', WEEK, mornings)).status).toBe(204)
  expect(await starts()).toEqual({ '2027-03-02': 4, '2027-03-03': 4 })
  expect((await book(office, '2027-03-02T07:00:00Z')).status).toBe(201)
  expect((await book(office, '2027-03-02T10:00:00Z')).status).toBe(409)
  const { body } = await ask('GET', WEEK)
  expect(body).toMatchObject({ hours: mornings, is_own: true, keepers: 1 })
  await office.knex('booking_claims').delete()
  await office.knex('appointments').delete()
})

test('a branch’s hours take precedence over the institution’s until they are removed', async () => {
  await ask('PUT', WEEK, mornings)
  expect((await ask('GET', ofBranch())).body).toMatchObject({ hours: mornings, is_own: false, keepers: 1 })
  await ask('PUT', ofBranch(), evenings)
  expect(await starts()).toEqual({ '2027-03-02': 4 })
  expect((await ask('GET', WEEK)).body.keepers).toBe(0)
  expect((await ask('GET', ofBranch())).body).toMatchObject({ hours: evenings, is_own: true, keepers: 1 })
  expect((await ask('DELETE', ofBranch())).status).toBe(204)
  expect(await starts()).toEqual({ '2027-03-02': 4, '2027-03-03': 4 })
})

test('a branch may have an empty week', async () => {
  await ask('PUT', WEEK, mornings)
  await ask('PUT', ofBranch(), [])
  expect(await starts()).toEqual({})
})

test('an advisor’s own week, even an empty one, takes precedence until it is removed', async () => {
  await ask('PUT', WEEK, mornings)
  expect((await ask('PUT', own(), evenings, advisor)).status).toBe(204)
  expect(await starts()).toEqual({ '2027-03-02': 4 })
  expect((await ask('GET', `${own()}/default`, undefined, advisor)).body).toMatchObject({ is_kept: false })
  await ask('PUT', own(), [], advisor)
  expect(await starts()).toEqual({})
  expect((await ask('GET', WEEK)).body.keepers).toBe(0)
  expect((await ask('DELETE', own(), undefined, advisor)).status).toBe(204)
  expect((await ask('DELETE', own(), undefined, advisor)).status).toBe(204)
  expect(await starts()).toEqual({ '2027-03-02': 4, '2027-03-03': 4 })
  const { body } = await ask('GET', `${own()}/default`, undefined, advisor)
  expect(body).toMatchObject({ is_kept: true, of: 'institution', name: 'Alpenbank', hours: mornings })
  expect((await ask('GET', own(), undefined, advisor)).body).toEqual([])
})

test('a branch without a week of its own is told its opening hours, where they fit', async () => {
  const path = ofBranch().replace('/default-hours', '/opening-hours')
  const open = (start_time: string) => ask('PUT', path, [{ day: 2, start_time, end_time: '18:00' }])
  await ask('DELETE', ofBranch())
  expect((await open('10:15')).status).toBe(204)
  expect((await ask('GET', ofBranch())).body.opening_hours).toBeUndefined()
  await open('10:00')
  const week = [{ day: 2, start_time: '10:00', end_time: '18:00' }]
  expect((await ask('GET', ofBranch())).body.opening_hours).toEqual(week)
  await ask('PUT', ofBranch(), week)
  expect((await ask('GET', ofBranch())).body.opening_hours).toBeUndefined()
  await ask('DELETE', ofBranch())
})

test('so is an advisor without a week of their own', async () => {
  const path = ofBranch().replace('/default-hours', '/opening-hours')
  const open = (start_time: string) => ask('PUT', path, [{ day: 2, start_time, end_time: '18:00' }])
  const told = async () => (await ask('GET', `${own()}/default`, undefined, advisor)).body.opening_hours
  await ask('DELETE', own(), undefined, advisor)
  await open('10:15')
  expect(await told()).toBeUndefined()
  await open('10:00')
  const week = [{ day: 2, start_time: '10:00', end_time: '18:00' }]
  expect(await told()).toEqual(week)
  await ask('PUT', own(), week, advisor)
  expect(await told()).toBeUndefined()
  await ask('DELETE', own(), undefined, advisor)
})

test('the advisor’s calendar shows inherited hours', async () => {
  await ask('PUT', ofBranch(), evenings)
  const week = `/api/v1/advisors/${office.alias}/calendar-week?from=2027-03-01&to=2027-03-07`
  expect((await ask('GET', week, undefined, advisor)).body.working_hours).toEqual(evenings)
})

test('hours keep their local time across clock changes', async () => {
  await ask('PUT', WEEK, [{ day: 7, start_time: '09:00', end_time: '09:30' }])
  const { body } = await readAvailability(office, { from: '2027-03-21', to: '2027-04-04' })
  expect(Object.values(body.days).flat()).toEqual([
    '2027-03-21T08:00:00Z',
    '2027-03-28T07:00:00Z',
    '2027-04-04T07:00:00Z'
  ])
})

test('every change is logged, and requests without effect are not', async () => {
  await office.knex('audit_log').delete()
  await ask('PUT', WEEK, mornings)
  await ask('PUT', WEEK, mornings)
  await ask('DELETE', ofBranch())
  await ask('PUT', ofBranch(), evenings, manager)
  await ask('DELETE', ofBranch(), undefined, manager)
  const { entries } = (await ask('GET', '/api/v1/audit-log?object=working-hours')).body
  expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual(['created', 'created', 'deleted'])
})
