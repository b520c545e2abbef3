import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, type Office, openOffice, readAvailability } from '../../booking/appointments/testing/office.ts'
import { managing } from '../../booking/branch-calendar/testing/managing.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'

const HOLIDAYS = '/api/v1/holidays'
const TUESDAY = '2027-03-02'

let office: Office
let admin: string
let manager: string
let advisor: string

const ask = (method: string, path: string, body?: unknown, cookie = admin) =>
  request(office.site, method, path, { cookie, body })
const close = (closure: object) => ask('POST', HOLIDAYS, { kind: 'closure', label: 'Inventur', ...closure })
const days = async (query = {}) => (await readAvailability(office, query)).body.days as Record<string, string[]>
const count = async (day: string) => (await days())[day]?.length ?? 0
const affected = (query: Record<string, string>, cookie = admin) =>
  ask('GET', `${HOLIDAYS}/appointments?${new URLSearchParams(query)}`, undefined, cookie)
const open = (span: object) =>
  ask(
    'PATCH',
    `/api/v1/advisors/${office.alias}/calendar-spans`,
    {
      put: [
        {
          uuid: '11111111-1111-4111-8111-111111111111',
          kind: 'open',
          start_time: '09:00',
          end_time: '12:00',
          date: TUESDAY,
          ...span
        }
      ]
    },
    advisor
  )

beforeAll(async () => {
  office = await openOffice()
  ;[admin, manager, advisor] = (await Promise.all(
    ['admin', 'branch', 'advisor'].map((account) => signIn(office.site, `${account}@demo.example`))
  )) as [string, string, string]
})
beforeEach(async () => {
  for (const table of ['holidays', 'calendar_spans', 'booking_claims', 'appointments']) {
    await office.knex(table).delete()
  }
})
afterAll(() => office.site.stop())

test('a closure of several days blocks them until it is removed', async () => {
  const { body } = await close({ date: TUESDAY, last_date: '2027-03-04' })
  expect(Object.keys(await days())).toEqual(['2027-03-01', '2027-03-05'])
  expect((await book(office, `${TUESDAY}T08:00:00Z`)).status).toBe(409)
  await ask('DELETE', `${HOLIDAYS}/${body.uuid}`)
  expect(await count(TUESDAY)).toBe(16)
})

test('another branch’s closure has no effect', async () => {
  const other = await office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .first('uuid')
  await close({ date: TUESDAY, organization_uuid: other.uuid })
  expect(await count(TUESDAY)).toBe(16)
  await close({ date: TUESDAY, organization_uuid: office.organizationUuid })
  expect(await count(TUESDAY)).toBe(0)
})

test('a closed part of the day is in local time, also across clock changes', async () => {
  await close({ date: '2027-03-26', last_date: '2027-03-29', start_time: '09:00', end_time: '16:00' })
  const found = await days({ from: '2027-03-26', to: '2027-03-29' })
  expect(found).toEqual({
    '2027-03-26': ['2027-03-26T15:00:00Z', '2027-03-26T15:30:00Z'],
    '2027-03-29': ['2027-03-29T14:00:00Z', '2027-03-29T14:30:00Z']
  })
})

test('an extra span on that day opens a closed day, but not a closed part of a day', async () => {
  const { body } = await close({ date: TUESDAY })
  expect((await open({})).status).toBe(200)
  expect(await count(TUESDAY)).toBe(6)
  await ask('DELETE', `${HOLIDAYS}/${body.uuid}`)
  await close({ date: TUESDAY, start_time: '09:00', end_time: '12:00' })
  expect(await count(TUESDAY)).toBe(10)
})

test('the advisor’s calendar shows closed days, and closed parts of days as blocked', async () => {
  await close({ date: TUESDAY, last_date: '2027-03-03', label: 'Umbau' })
  await close({ date: '2027-03-04', start_time: '12:00', end_time: '24:00' })
  const path = `/api/v1/advisors/${office.alias}/calendar-week?from=2027-03-01&to=2027-03-07`
  const { body } = await ask('GET', path, undefined, advisor)
  expect(body.holidays).toEqual([
    { date: TUESDAY, label: 'Umbau' },
    { date: '2027-03-03', label: 'Umbau' }
  ])
  expect(body.busy).toEqual([
    { kind: 'blocked', date: '2027-03-04', start_time: '12:00', end_time: '24:00', label: 'Inventur' }
  ])
})

test('the branch’s page shows closed days with their reason, and the hours of a day that is closed in part', async () => {
  await close({ date: TUESDAY, last_date: '2027-03-03', label: 'Umbau' })
  await close({ date: '2027-03-04', start_time: '12:00', end_time: '24:00' })
  const page = await request(office.site, 'GET', '/app/filiale/wien-innere-stadt')
  expect(page.text.match(/Umbau/g)).toHaveLength(2)
  expect(page.text).toMatch(/4\. März 2027: 0\d:\d\d–12:00</)
  expect(page.text).not.toContain('Inventur')
})

test('appointments in a closure are listed, and stay booked', async () => {
  for (const time of ['08:00', '11:30', '15:30']) await book(office, `${TUESDAY}T${time}:00Z`)
  const { status, body } = await affected({ date: TUESDAY, start_time: '12:00', end_time: '13:00' })
  expect(status).toBe(200)
  expect(body).toEqual({
    total: 1,
    are_hidden: false,
    appointments: [
      {
        uuid: expect.any(String),
        starts_at: `${TUESDAY}T11:30:00Z`,
        ends_at: `${TUESDAY}T12:00:00Z`,
        time_zone: 'Europe/Vienna',
        topic: 'Short',
        customer: expect.stringMatching(/^\S+ \S+/),
        advisor_alias: office.alias,
        branch_alias: 'wien-innere-stadt',
        branch: 'Filiale Wien Innere Stadt',
        advisor: expect.stringContaining('Gruber')
      }
    ]
  })
  expect((await affected({ date: '2027-03-01', last_date: TUESDAY })).body.total).toBe(3)
  expect((await affected({ date: '2027-03-03' })).body).toEqual({ total: 0, appointments: [], are_hidden: false })
  await close({ date: TUESDAY })
  expect(await office.knex('appointments').whereNot({ state: 'booked' })).toEqual([])
})

test('users who may not add a closure may not query its appointments either', async () => {
  expect((await affected({ date: TUESDAY }, advisor)).status).toBe(403)
  expect((await affected({ date: TUESDAY }, manager)).status).toBe(403)
  const other = await office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .first('uuid')
  expect((await affected({ date: TUESDAY, organization_uuid: other.uuid }, manager)).status).toBe(404)
  const own = { date: TUESDAY, organization_uuid: office.organizationUuid }
  expect((await affected(own, manager)).status).toBe(200)
  expect((await affected({ ...own, last_date: '2027-03-01' }, manager)).status).toBe(422)
})

describe('cancelling appointments within a closure', () => {
  const cancel = (uuid: string, appointments: string[], cookie = manager) =>
    ask('POST', `${HOLIDAYS}/${uuid}/cancellations`, { appointments, message: 'Wasserschaden' }, cookie)
  const states = async () => (await office.knex('appointments').orderBy('starts_at')).map(({ state }) => state)
  const booked = async (time: string, day = TUESDAY) => (await book(office, `${day}T${time}:00Z`)).body.uuid as string
  const closed = async () => (await close({ date: TUESDAY, organization_uuid: office.organizationUuid })).body.uuid

  test('is refused to advisors, to managers of other branches and of the whole institution’s', async () => {
    const appointments = [await booked('08:00')]
    const [own, all] = [await closed(), (await close({ date: TUESDAY })).body.uuid]
    expect((await cancel(own, appointments, advisor)).status).toBe(403)
    expect((await cancel(all, appointments)).status).toBe(403)
    expect((await managing(office, [], () => cancel(own, appointments))).status).toBe(404)
    const foreign = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    const path = `${HOLIDAYS}/${own}/cancellations`
    const asked = { cookie: foreign, ...NORDBANK, body: { appointments } }
    expect((await request(office.site, 'POST', path, asked)).status).toBe(404)
    expect(await states()).toEqual(['booked'])
  })

  test('is refused for appointments beside it, together with those within', async () => {
    const appointments = [await booked('08:00'), await booked('08:00', '2027-03-03')]
    const uuid = await closed()
    expect((await cancel(uuid, appointments)).status).toBe(404)
    expect((await cancel(uuid, [])).status).toBe(422)
    expect(await states()).toEqual(['booked', 'booked'])
  })

  test('mails each customer the reason, and is in the log', async () => {
    const appointments = [await booked('08:00'), await booked('09:00')]
    await office.knex('audit_log').delete()
    const { status, body } = await cancel(await closed(), appointments)
    expect([status, body]).toEqual([200, { cancelled: appointments, failed: [] }])
    const rows = await office.knex('appointments')
    expect(rows.map(({ state, cancel_reason, cancelled_by }) => [state, cancel_reason, cancelled_by])).toEqual(
      rows.map(() => ['cancelled', 'Wasserschaden', 'advisor'])
    )
    const mails = await office.knex('outbox').where('payload', 'like', '%cancelled%')
    expect(mails.length).toBeGreaterThanOrEqual(2)
    expect(await office.knex('audit_log').where({ object: 'appointment' })).toHaveLength(2)
  })
})

test('for branches that are not assigned to the user, affected appointments are only counted', async () => {
  for (const time of ['08:00', '11:30']) await book(office, `${TUESDAY}T${time}:00Z`)
  const user = await office.knex('users').where({ email_address: 'advisor@demo.example' }).first('uuid')
  const role = { tenant_id: office.tenantId, user_uuid: user.uuid, role: 'orgs-manager' }
  await office.knex('user_roles').insert(role)
  const there = { date: TUESDAY, organization_uuid: office.organizationUuid }
  const { status, body } = await affected(there, advisor)
  expect([status, body]).toEqual([200, { total: 2, appointments: [], are_hidden: true }])
  expect((await affected({ ...there, date: '2027-03-03' }, advisor)).body.total).toBe(0)
  expect((await affected({ date: TUESDAY }, advisor)).status).toBe(403)
  await office.knex('user_roles').where(role).delete()
})
