import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLOSURES_MAX } from '#contract/holidays'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const HOLIDAYS = '/api/v1/holidays'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const day = { date: '2027-02-12', label: 'Betriebsausflug' }
const inEnglish = { headers: { 'accept-language': 'en' } }
const ALL_DAY = { kind: 'holiday', last_date: day.date, start_time: null, end_time: null, organization_uuid: null }

let site: Site
let cookie: string
let manager: string
let own: string
let graz: string
let foreignBranch: string

const read = async (asked = {}) => (await request(site, 'GET', HOLIDAYS, { cookie, ...asked })).body
const post = (body: unknown, asked = {}) => request(site, 'POST', HOLIDAYS, { cookie, body, ...asked })
const select = (body: unknown, asked = {}) => request(site, 'POST', `${HOLIDAYS}/selection`, { cookie, body, ...asked })
const remove = (uuid: string, asked = {}) => request(site, 'DELETE', `${HOLIDAYS}/${uuid}`, { cookie, ...asked })
const branchNamed = async (alias: string) => (await site.app.knex('organizations').where({ alias }).first('uuid')).uuid

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
  manager = await signIn(site, 'branch@demo.example')
  own = await branchNamed('wien-innere-stadt')
  graz = await branchNamed('graz-herrengasse')
  foreignBranch = await branchNamed('lisboa-chiado')
})
beforeEach(async () => {
  const { tenant_id } = await site.app.knex('organizations').where({ uuid: own }).first('tenant_id')
  await site.app.knex('holidays').where({ tenant_id }).delete()
})
afterAll(() => site.stop())

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403]
])('%s neither reads, closes nor opens a day', async (_who, account, status) => {
  const { uuid } = (await post(day)).body
  const before = await read()
  const other = { cookie: account && (await signIn(site, account)) }
  expect((await request(site, 'GET', HOLIDAYS, other)).status).toBe(status)
  expect((await post({ ...day, date: '2027-02-15' }, other)).status).toBe(status)
  expect((await select({ days: [day] }, other)).status).toBe(status)
  expect((await remove(uuid, other)).status).toBe(status)
  expect(await read()).toEqual(before)
})

test('a branch manager can close and open their own branches only, and sees all closures that affect them', async () => {
  const theirs = { cookie: manager }
  const everywhere = (await post(day)).body
  const inGraz = (await post({ ...day, organization_uuid: graz })).body
  expect((await post({ ...day, date: '2027-02-15' }, theirs)).status).toBe(403)
  expect((await select({ days: [day] }, theirs)).status).toBe(403)
  expect((await remove(everywhere.uuid, theirs)).status).toBe(403)
  const strange = await post({ ...day, date: '2027-02-15', organization_uuid: graz }, theirs)
  expect([strange.status, (await remove(inGraz.uuid, theirs)).status]).toEqual([404, 404])
  expect((await select({ days: [day], organization_uuid: graz }, theirs)).status).toBe(404)
  const mine = await post({ ...day, organization_uuid: own }, theirs)
  expect(mine.status).toBe(201)
  expect(await read(theirs)).toEqual(expect.arrayContaining([everywhere, mine.body]))
  expect(await read(theirs)).toHaveLength(2)
  expect((await remove(mine.body.uuid, theirs)).status).toBe(204)
})

test.each([
  ['a day that does not exist', { date: '2027-02-29' }, 'date'],
  ['an instant instead of a day', { date: '2027-02-12T00:00:00Z' }, 'date'],
  ['no day', { date: undefined }, 'date'],
  ['a branch that is no uuid', { organization_uuid: 'graz' }, 'organization_uuid'],
  ['a key that is not declared', { uuid: UNKNOWN }, 'uuid'],
  ['another kind', { kind: 'absence' }, 'kind'],
  ['an end before the start', { last_date: '2027-02-11' }, 'last_date'],
  ['more than a year', { last_date: '2028-03-01' }, 'last_date'],
  ['a start without an end', { start_time: '12:00' }, 'end_time'],
  ['an end without a start', { end_time: '12:00' }, 'start_time'],
  ['reversed times', { start_time: '12:00', end_time: '12:00' }, 'end_time'],
  ['a time off the quarter hour', { start_time: '12:10', end_time: '13:00' }, 'start_time']
])('%s is refused', async (_what, change, field) => {
  const { status, body } = await post({ ...day, ...change })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
  expect(await read()).toEqual([])
})

test('an unknown branch and one of another tenant give the same 404', async () => {
  const unknown = await post({ ...day, organization_uuid: UNKNOWN })
  const foreign = await post({ ...day, organization_uuid: foreignBranch })
  expect([unknown.status, foreign.status]).toEqual([404, 404])
  expect(foreign.body).toEqual(unknown.body)
  expect(await read()).toEqual([])
})

test('another tenant’s closure cannot be removed', async () => {
  const admin = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const [first] = (await request(site, 'GET', HOLIDAYS, { ...NORDBANK, cookie: admin })).body
  expect((await remove(first.uuid)).status).toBe(404)
  expect((await remove(UNKNOWN)).status).toBe(404)
  expect((await request(site, 'GET', HOLIDAYS, { ...NORDBANK, cookie: admin })).body).toContainEqual(first)
})

test('a day can be closed once per tenant and branch, and opened again', async () => {
  const { status, body } = await post(day)
  expect(status).toBe(201)
  expect(body).toEqual({ uuid: expect.any(String), ...day, ...ALL_DAY })
  const twice = await post(day, inEnglish)
  expect([twice.status, twice.body.errors]).toEqual([422, { date: ['This day is already closed.'] }])
  const ofBranch = await post({ ...day, organization_uuid: graz })
  expect(ofBranch.status).toBe(201)
  expect(await read()).toEqual(expect.arrayContaining([body, ofBranch.body]))
  for (const { uuid } of [body, ofBranch.body]) expect((await remove(uuid)).status).toBe(204)
  expect(await read()).toEqual([])
})

test('concurrent requests close a day once', async () => {
  const answers = await Promise.all([post(day), post(day), post(day)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  expect(await read()).toHaveLength(1)
})

test('calendar days are imported once, and those with a start time as a part of the day', async () => {
  await post(day)
  const days = [
    { date: day.date, label: 'Schon da' },
    { date: '2027-03-29', label: 'Ostermontag' },
    { date: '2027-03-29', label: 'Doppelt' },
    { date: '2027-12-24', start_time: '14:00', label: 'Heiliger Abend' }
  ]
  const { status, body } = await select({ days })
  expect([status, body]).toEqual([201, { added: 2, known: 2 }])
  expect((await select({ days })).body).toEqual({ added: 0, known: 4 })
  expect(
    (await read()).map(({ date, start_time, end_time, label }: Record<string, string>) => [
      date,
      start_time,
      end_time,
      label
    ])
  ).toEqual([
    [day.date, null, null, day.label],
    ['2027-03-29', null, null, 'Ostermontag'],
    ['2027-12-24', '14:00', '24:00', 'Heiliger Abend']
  ])
})

test('a closure on the same day does not prevent importing the holiday', async () => {
  await post({ ...day, kind: 'closure', start_time: '09:00', end_time: '10:00' })
  const { body } = await select({ days: [{ date: day.date, label: 'Feiertag' }] })
  expect(body).toEqual({ added: 1, known: 0 })
})

test('too many days, none, or an invalid one are refused', async () => {
  const many = Array.from({ length: 301 }, () => ({ date: '2027-03-29', label: 'x' }))
  for (const days of [[], many, [{ date: '2027-13-01', label: 'x' }]]) {
    expect((await select({ days })).status).toBe(422)
  }
  expect(await read()).toEqual([])
})

test('a branch, and the institution, have at most five hundred closures that are not over', async () => {
  const { tenant_id } = await site.app.knex('organizations').where({ uuid: own }).first('tenant_id')
  const rows = Array.from({ length: CLOSURES_MAX }, () => ({
    ...ALL_DAY,
    ...day,
    tenant_id,
    uuid: randomUUID(),
    organization_uuid: own
  }))
  await site.app.knex.batchInsert('holidays', rows, 50)
  const other = { ...day, date: '2027-02-15' }
  const { status, body } = await post({ ...other, organization_uuid: own }, inEnglish)
  expect([status, body.errors]).toEqual([422, { date: ['There can be up to 500 closures. Please remove one first.'] }])
  expect((await select({ days: [other], organization_uuid: own })).status).toBe(422)
  expect((await post({ ...other, organization_uuid: graz })).status).toBe(201)
  expect((await post(other)).status).toBe(201)
})

test('every change is logged, with the branch', async () => {
  await site.app.knex('audit_log').delete()
  const closure = { ...day, kind: 'closure', last_date: '2027-02-14', start_time: '12:00', end_time: '24:00' }
  const { body } = await post({ ...closure, organization_uuid: own }, { cookie: manager })
  await remove(body.uuid)
  await select({ days: [day] })
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=holiday', { cookie })).body
  const logged = entries.map(({ action, object_name }: Record<string, string>) => `${action} ${object_name}`)
  expect(logged.toSorted()).toEqual(['created Betriebsausflug', 'created Betriebsausflug', 'deleted Betriebsausflug'])
  const [deleted] = entries.filter(({ action }: { action: string }) => action === 'deleted')
  expect(deleted.changes).toEqual(
    expect.arrayContaining([
      { field: 'last_date', before: '2027-02-14', after: null },
      { field: 'branch', before: 'Filiale Wien Innere Stadt', after: null }
    ])
  )
})

test('an entry for days that others have given one since the list was read is refused with theirs', async () => {
  const given = { kind: 'special-hours', organization_uuid: own, start_time: '08:00', end_time: '12:00' }
  const span = { date: '2027-02-10', last_date: '2027-02-12' }
  const theirs = (await post({ ...given, ...span, label: 'Umbau' }, { cookie: manager })).body
  await post({ ...given, date: '2027-02-13' })
  await post({ ...given, date: '2027-02-12', organization_uuid: graz })
  const mine = { ...given, date: '2027-02-12', end_time: '10:00' }
  const refused = await post({ ...mine, known: [] })
  expect([refused.status, refused.body.others]).toEqual([409, [theirs]])
  expect(await read()).toHaveLength(3)
  expect((await post({ ...mine, known: [UNKNOWN] })).status).toBe(409)
  expect((await post({ ...mine, known: [theirs.uuid] })).status).toBe(201)
  // other programs need not say what they know
  expect((await post({ ...mine, end_time: '11:00' })).status).toBe(201)
})
