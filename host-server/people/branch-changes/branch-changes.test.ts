import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const CALL = '/api/v1/branch-changes'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
let branches: string[]

const knex = () => site.app.knex
const ask = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, path, { cookie: admin, ...asked })
const start = (form: object, asked: RequestOptions = {}) =>
  ask('POST', CALL, { body: { branches, kind: 'publish', ...form }, ...asked })
const drain = async () => {
  while (await site.drain());
}
async function change(form: object) {
  const { status, body } = await start(form)
  expect([status, body.state]).toEqual([201, 'running'])
  await drain()
  return (await ask('GET', `${CALL}/${body.uuid}`)).body
}
const column = async (name: string) => {
  const rows = await knex()('organizations').whereIn('uuid', branches).select(name)
  return [...new Set(rows.map((row) => row[name]))]
}

beforeAll(async () => {
  site = await startDemoSite()
  const { tenant_id } = await knex()('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  branches = await knex()('organizations').where({ tenant_id }).orderBy('alias').pluck('uuid')
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
])('%s neither changes many branches nor sees what became of them', async (_who, account, status) => {
  const { body } = await start({})
  const asked = { cookie: account && (await signIn(site, account)) } as RequestOptions
  expect((await start({}, asked)).status).toBe(status)
  expect((await ask('GET', `${CALL}/${body.uuid}`, asked)).status).toBe(status)
  await drain()
})

test('another institution’s branches are neither changed nor seen', async () => {
  const asked = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
  const { body } = await start({ kind: 'unpublish' }, asked)
  expect(body.total).toBe(0)
  await drain()
  expect(await column('public_profile_enabled')).not.toContain(false)
  expect((await ask('GET', `${CALL}/${body.uuid}`)).status).toBe(404)
})

test.each([
  ['an unknown kind', { kind: 'delete' }, 'kind'],
  ['no branch', { branches: [] }, 'branches'],
  ['no zone', { kind: 'time-zone' }, 'time_zone'],
  ['an unknown zone', { kind: 'time-zone', time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['no branch to take hours from', { kind: 'opening-hours' }, 'organization_uuid'],
  ['an unknown branch to take hours from', { kind: 'opening-hours', organization_uuid: UNKNOWN }, 'organization_uuid'],
  ['no person', { kind: 'assign-manager' }, 'person_uuid'],
  ['a field that is not known', { password: 'x' }, 'password']
])('%s is refused by the field', async (_what, fields, field) => {
  const { status, body } = await start(fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a change of people is not one of branches', async () => {
  const form = { people: { uuids: [] }, kind: 'give-role', role: 'analyst' }
  const { body } = await ask('POST', '/api/v1/people-changes', { body: form })
  expect((await ask('GET', `${CALL}/${body.uuid}`)).status).toBe(404)
  await drain()
})

test('public pages are turned off and on again, each with an entry in the audit log', async () => {
  const off = await change({ kind: 'unpublish', branches: [...branches, UNKNOWN] })
  expect(off).toMatchObject({ state: 'done', total: branches.length, changed: branches.length, left_out: 0 })
  expect((await column('public_profile_enabled')).map(Boolean)).toEqual([false])
  const { body } = await ask('GET', `/api/v1/audit-log?object=organization&object_id=${branches[0]}`)
  expect(body.entries[0].changes.map(({ field }: { field: string }) => field)).toEqual(['public_profile_enabled'])
  expect(await change({ kind: 'publish' })).toMatchObject({ changed: branches.length })
  expect(await change({ kind: 'publish' })).toMatchObject({ changed: 0, same: branches.length })
})

test('the time zone of all branches is set, and nothing else', async () => {
  const before = await knex()('organizations').whereIn('uuid', branches).orderBy('uuid').select('street', 'latitude')
  expect(await change({ kind: 'time-zone', time_zone: 'Europe/Zurich' })).toMatchObject({ changed: branches.length })
  expect(await column('time_zone')).toEqual(['Europe/Zurich'])
  expect(await knex()('organizations').whereIn('uuid', branches).orderBy('uuid').select('street', 'latitude')).toEqual(
    before
  )
  await change({ kind: 'time-zone', time_zone: 'Europe/Vienna' })
})

test('branches take over the hours of the institution', async () => {
  const [own] = branches
  const hours = `/api/v1/organizations/${own}/default-hours`
  const week = [{ day: 1, start_time: '10:00', end_time: '12:00' }]
  expect((await ask('PUT', hours, { body: week })).status).toBe(204)
  expect(await change({ kind: 'inherit-hours' })).toMatchObject({ state: 'done', left_out: 0 })
  expect((await ask('GET', hours)).body.is_own).toBe(false)
})

test('branches get the opening hours of another one, which keeps its own', async () => {
  const hours = async (branch = '') =>
    (await ask('GET', `/api/v1/organizations/${branch}?with=opening_hours`)).body.opening_hours
  const [source] = branches
  const week = [{ day: 2, start_time: '10:00', end_time: '12:00' }]
  expect((await ask('PUT', `/api/v1/organizations/${source}/opening-hours`, { body: week })).status).toBe(204)
  const done = await change({ kind: 'opening-hours', organization_uuid: source })
  expect(done).toMatchObject({ state: 'done', changed: branches.length - 1, same: 1 })
  for (const branch of branches) expect(await hours(branch)).toEqual(week)
  const { body } = await ask('GET', `/api/v1/audit-log?object=organization&object_id=${branches[1]}`)
  expect(body.entries[0].changes.map(({ field }: { field: string }) => field)).toContain('tuesday')
})

test('opening hours become the booking hours of branches without; where they cannot, the reason is given', async () => {
  const [open, kept, odd] = branches as [string, string, string]
  const of = (day: number, start_time: string) => [{ day, start_time, end_time: '18:00' }]
  const put = (branch: string, part: string, body: object) =>
    ask('PUT', `/api/v1/organizations/${branch}/${part}`, { body })
  await knex()('default_weeks').whereIn('uuid', branches).delete()
  await put(kept, 'default-hours', of(3, '13:00'))
  for (const branch of [open, kept]) await put(branch, 'opening-hours', of(2, '10:00'))
  const leftOut = async (opening: object) => {
    await put(odd, 'opening-hours', opening)
    const { state, changed, same, left_out, those_left_out } = await change({ kind: 'book-opening-hours' })
    return { state, changed, same, left_out, reasons: those_left_out[0].reasons }
  }
  const reasons = ['Diese Filiale hat keine Öffnungszeiten.']
  expect(await leftOut([])).toEqual({ state: 'done', changed: 1, same: 1, left_out: 1, reasons })
  const second = await leftOut(of(2, '10:15'))
  expect(second).toMatchObject({ changed: 0, same: 2, left_out: 1 })
  expect(second.reasons[0]).toContain('zur vollen oder halben Stunde')
  const hours = async (branch: string) => (await ask('GET', `/api/v1/organizations/${branch}/default-hours`)).body
  expect(await hours(open)).toMatchObject({ is_own: true, hours: of(2, '10:00') })
  expect(await hours(kept)).toMatchObject({ is_own: true, hours: of(3, '13:00') })
  expect((await hours(odd)).is_own).toBe(false)
  // a branch where nobody is to be booked
  await put(kept, 'default-hours', [])
  expect(await leftOut([])).toMatchObject({ changed: 0, same: 2 })
  expect(await hours(kept)).toMatchObject({ is_own: true, hours: [] })
})

test('hours of another institution’s branch are refused', async () => {
  const { uuid } = await knex()('organizations').whereNotIn('uuid', branches).first('uuid')
  const { status, body } = await start({ kind: 'opening-hours', organization_uuid: uuid })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['organization_uuid']])
})

test('branches without people are closed and reopened; where somebody works, the reason is given', async () => {
  const form = { name: 'Filiale Leer', street: 'Gasse 1', zip: '1010', city: 'Wien' }
  const { uuid } = (await ask('POST', '/api/v1/organizations', { body: form })).body
  const closedAt = async () => (await knex()('organizations').where({ uuid }).first('closed_at')).closed_at
  const done = await change({ kind: 'close', branches: [uuid, branches[0]] })
  expect(done).toMatchObject({ changed: 1, left_out: 1, those_left_out: [{ uuid: branches[0] }] })
  expect(done.those_left_out[0].reasons[0]).toContain('Hier arbeiten noch Personen.')
  expect(await closedAt()).not.toBeNull()
  expect(await change({ kind: 'reopen', branches: [uuid, branches[0]] })).toMatchObject({ changed: 1, same: 1 })
  expect(await closedAt()).toBeNull()
  await knex()('organizations').where({ uuid }).delete()
})

test('a manager is assigned to all branches and removed again; someone who cannot be one is left out with the reason', async () => {
  const leader = (await knex()('users').where({ email_address: 'branch@demo.example' }).first('uuid')).uuid
  const managed = () =>
    knex()('organization_managers').where({ user_uuid: leader }).orderBy('organization_uuid').pluck('organization_uuid')
  const before = await managed()
  expect(await change({ kind: 'assign-manager', person_uuid: leader })).toMatchObject({
    state: 'done',
    changed: branches.length - before.length,
    same: before.length
  })
  expect(await managed()).toEqual(branches.toSorted())
  expect(await change({ kind: 'release-manager', person_uuid: leader })).toMatchObject({ changed: branches.length })
  expect(await managed()).toEqual([])
  await change({ kind: 'assign-manager', person_uuid: leader, branches: before })
  const left = await change({ kind: 'assign-manager', person_uuid: UNKNOWN })
  expect(left).toMatchObject({ changed: 0, left_out: branches.length })
  expect(left.those_left_out[0].reasons[0]).toContain('kein Konto')
})

test('nothing more is changed once the user is no longer an administrator', async () => {
  const { body } = await start({ kind: 'unpublish' })
  const roles = () => knex()('user_roles').where({ role: 'accountadmin' })
  const held = await roles()
  await roles().delete()
  await drain()
  await knex()('user_roles').insert(held)
  expect((await ask('GET', `${CALL}/${body.uuid}`)).body).toMatchObject({ state: 'cancelled', processed: 0 })
})

test('public pages are refused while branches have none', async () => {
  const switched = (effective_state: boolean) =>
    ask('PUT', '/api/v1/modules', { body: { module_name: 'organizations-profiles', effective_state } })
  await switched(false)
  expect((await start({ kind: 'publish' })).body.errors).toHaveProperty('kind')
  await switched(true)
})
