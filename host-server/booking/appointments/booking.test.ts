import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../core/security/tokens.ts'
import { request } from '../../testing/client.ts'
import {
  audit,
  book,
  bookingRequest,
  CONSISTENT,
  hold,
  later,
  type Office,
  openOffice,
  TUESDAY
} from './testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

const count = async (table: string) => Number((await office.knex(table).count('* as n').first())?.n)

describe('rejected bookings', () => {
  beforeAll(async () => {
    const row = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, label: '' }
    await office.knex('holidays').insert([
      { tenant_id: office.tenantId, uuid: 'h1', date: '2027-03-09', organization_uuid: null },
      { tenant_id: office.tenantId, uuid: 'h2', date: '2027-03-10', organization_uuid: office.organizationUuid }
    ])
    await office.knex('calendar_overrides').insert([
      { ...row, uuid: 'o1', kind: 'absence', starts_at: '2027-03-11T08:00:00Z', ends_at: '2027-03-11T10:00:00Z' },
      { ...row, uuid: 'o2', kind: 'blocked', starts_at: '2027-03-11T12:00:00Z', ends_at: '2027-03-11T12:10:00Z' }
    ])
  })

  test.each([
    ['in the past', '2027-02-26T09:00:00Z'],
    ['inside the minimum notice', '2027-03-01T08:30:00Z'],
    ['beyond the booking window', '2027-05-03T08:00:00Z'],
    ['decades away', '2099-03-02T08:00:00Z'],
    ['off the grid', '2027-03-02T08:10:00Z'],
    ['on the grid but not on the step', '2027-03-02T08:15:00Z'],
    ['with a second too many', '2027-03-02T08:00:01Z'],
    ['before working hours', '2027-03-02T07:30:00Z'],
    ['ending after working hours', '2027-03-02T16:00:00Z'],
    ['on a day without hours', '2027-03-06T09:00:00Z'],
    ["on the tenant's holiday", '2027-03-09T09:00:00Z'],
    ["on the branch's holiday", '2027-03-10T09:00:00Z'],
    ['in an absence', '2027-03-11T09:30:00Z'],
    ['in a blocked span that takes part of it', '2027-03-11T12:00:00Z']
  ])('a time %s answers with times that are free', async (_, starts_at) => {
    const { status, body } = await book(office, starts_at)
    expect([status, body.slots.length]).toEqual([409, 6])
    expect(body.message).toMatch(/nicht mehr frei/)
    expect(body.slots.every((slot: string) => slot >= '2027-03-01T09:00:00Z')).toBe(true)
    expect(await hold(office, starts_at)).toMatchObject({ status: 409, body: { slots: body.slots } })
  })

  test.each([
    ['on the next day', '2027-03-16T22:00:00Z', '2027-03-17'],
    ['in the same week', '2027-03-19T22:00:00Z', '2027-03-22'],
    ['weeks later', '2027-04-01T22:00:00Z', '2027-04-02']
  ])('the next free times are found %s', async (_, ends_at, day) => {
    const { knex, tenantId: tenant_id, advisorUuid: advisor_uuid } = office
    const absence = { tenant_id, uuid: 'o3', advisor_uuid, kind: 'absence', label: '', ends_at }
    await knex('calendar_overrides').insert({ ...absence, starts_at: '2027-03-16T00:00:00Z' })
    const { status, body } = await book(office, '2027-03-16T09:00:00Z')
    await knex('calendar_overrides').where({ uuid: 'o3' }).delete()
    expect([status, body.slots.length, body.slots[0].slice(0, 10)]).toEqual([409, 6, day])
  })

  test('an invalid start answers 422', async () => {
    for (const starts_at of ['2027-13-01T09:00:00Z', '2027-03-02T09:00:00+01:00', 'tomorrow', 5, null, {}]) {
      const { status, body } = await book(office, '', { starts_at })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['starts_at']])
    }
  })

  test('a topic or type that the advisor does not offer has no times', async () => {
    for (const asked of [{ topic: office.topics.unoffered }, { type: 'online' }]) {
      expect(await book(office, TUESDAY, asked)).toMatchObject({ status: 409, body: { slots: [] } })
      expect(await hold(office, TUESDAY, asked)).toMatchObject({ status: 409, body: { slots: [] } })
    }
  })

  test("another tenant's topic and an unknown one give the same 404", async () => {
    const unknown = await book(office, TUESDAY, { topic: '00000000-0000-4000-8000-000000000000' })
    const foreign = await book(office, TUESDAY, { topic: office.topics.foreign })
    expect([unknown.status, foreign.status, foreign.text]).toEqual([404, 404, unknown.text])
    expect((await hold(office, TUESDAY, { topic: office.topics.foreign })).text).toBe(unknown.text)
  })

  test("another tenant's advisor is unknown here", async () => {
    const path = `/api/v1/advisors/${office.foreignAlias}/appointments`
    expect((await request(office.site, 'POST', path, { body: bookingRequest(office, TUESDAY) })).status).toBe(404)
  })

  test.each([
    ['an unknown key', { uuid: 'x' }, 'uuid'],
    ['a type that does not exist', { type: 'by-fax' }, 'type'],
    ['a topic that is no uuid', { topic: 'loan' }, 'topic'],
    ['a token of the wrong length', { hold: 'short' }, 'hold'],
    ['no name', { last_name: ' ' }, 'last_name'],
    ['a name with a line break', { first_name: 'Vera\r\nBcc: x@y.example' }, 'first_name'],
    ['a name that is too long', { first_name: 'V'.repeat(101) }, 'first_name'],
    ['an address without a domain', { email: 'maria@huber' }, 'email'],
    ['two addresses', { email: 'a@visitor.example,b@visitor.example' }, 'email'],
    ['a note that is too long', { note: 'n'.repeat(2001) }, 'note'],
    ['a NUL', { note: 'a\u0000b' }, 'note'],
    ['a zone that does not exist', { time_zone: 'Europe/Atlantis' }, 'time_zone'],
    ['a filled trap', { website: 'https://spam.example' }, 'website'],
    ['no number to call', { type: 'by-phone', phone: ' ' }, 'phone']
  ])('%s is refused under its field', async (_, rest, field) => {
    const { status, body } = await book(office, TUESDAY, rest)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('none of these wrote anything', async () => {
    const counts = await Promise.all(['appointments', 'booking_claims', 'booking_holds', 'outbox'].map(count))
    expect(counts).toEqual([0, 0, 0, 0])
  })

  test('is refused with the module turned off', async () => {
    const module = office
      .knex('tenant_modules')
      .where({ tenant_id: office.tenantId, module_name: 'online-appointments' })
    await module.clone().update({ effective_state: false })
    expect((await book(office, TUESDAY)).status).toBe(403)
    await module.clone().update({ effective_state: true })
  })
})

describe('a booking', () => {
  test('is stored with its claims, its hashed token and its time zones', async () => {
    const { status, body } = await book(office, TUESDAY, { note: ' Hello\nthere ', time_zone: 'America/New_York' })
    expect([status, body.starts_at, body.ends_at]).toEqual([201, TUESDAY, later(TUESDAY, 30)])
    const row = await office.knex('appointments').where({ uuid: body.uuid }).first()
    expect(row).toMatchObject({
      state: 'booked',
      sequence: 0,
      token_hash: hashToken(body.token),
      note: 'Hello\nthere',
      time_zone: 'Europe/Vienna',
      visitor_time_zone: 'America/New_York'
    })
    expect(await office.knex('booking_claims').where({ appointment_uuid: body.uuid })).toHaveLength(2)
    expect(JSON.stringify(await office.knex('idempotency_keys'))).not.toContain(body.token)
  })

  test("uses the branch's time zone when the visitor gives none", async () => {
    const { body } = await book(office, later(TUESDAY, 60), { type: 'by-phone', phone: '+43 1 234567' })
    const row = await office.knex('appointments').where({ uuid: body.uuid }).first()
    expect([row.visitor_time_zone, row.phone]).toEqual(['Europe/Vienna', '+43 1 234567'])
  })

  test('mails both sides and reminds the visitor a day before', async () => {
    const { body } = await book(office, '2027-03-05T09:00:00Z')
    const jobs = await office.knex('outbox').where('dedupe_key', 'like', `%${body.uuid}%`).orderBy('dedupe_key')
    expect(jobs.map(({ kind, dedupe_key }) => [kind, dedupe_key])).toEqual([
      ['appointment-mail', `appointment:${body.uuid}:booked:advisor:0`],
      ['appointment-mail', `appointment:${body.uuid}:booked:visitor:0`],
      ['appointment-notice', `appointment:${body.uuid}:notice:0`],
      ['appointment-mail', `reminder:${body.uuid}:0`]
    ])
    const reminder = jobs.at(-1)
    expect([reminder.state, reminder.next_at]).toEqual(['waiting', '2027-03-04T09:00:00Z'])
    expect(JSON.parse(reminder.payload)).toEqual({
      appointment_uuid: body.uuid,
      to: 'visitor',
      occasion: 'reminder',
      sequence: 0
    })
  })

  test('within a day has no reminder', async () => {
    const { body } = await book(office, '2027-03-01T14:00:00Z')
    expect(await office.knex('outbox').where('dedupe_key', 'like', `reminder:${body.uuid}%`)).toEqual([])
  })

  test('respects its own buffers and those of others', async () => {
    const long = { topic: office.topics.long }
    const noon = '2027-03-04T11:00:00Z'
    expect((await book(office, noon, long)).status).toBe(201)
    const tried = [-90, -75, -60, -45, 45, 60, 75, 90].map((minutes) => later(noon, minutes))
    const statuses: Record<string, number> = {}
    for (const starts_at of tried) statuses[starts_at.slice(11, 16)] = (await book(office, starts_at, long)).status
    expect(statuses).toEqual({
      '09:30': 201,
      '09:45': 409,
      '10:00': 409,
      '10:15': 409,
      '11:45': 409,
      '12:00': 409,
      '12:15': 409,
      '12:30': 201
    })
    expect((await book(office, later(noon, -30))).status).toBe(409)
    expect((await book(office, later(noon, 60))).status).toBe(409)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('keeps its local time across the change to summer time', async () => {
    const { body: winter } = await book(office, '2027-03-26T08:00:00Z')
    const { body: summer } = await book(office, '2027-03-29T07:00:00Z')
    expect([winter.starts_at, summer.starts_at]).toEqual(['2027-03-26T08:00:00Z', '2027-03-29T07:00:00Z'])
    expect((await book(office, '2027-03-30T15:00:00Z')).status).toBe(409)
  })
})

test('the answer to a booking has the branch in which the advisor works now, if they meet there', async () => {
  const advisor = office.knex('advisors').where({ uuid: office.advisorUuid })
  const { uuid, street } = await office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .first()
  await advisor.clone().update({ organization_uuid: uuid })
  const start = later(TUESDAY, 14 * 24 * 60)
  const there = await book(office, start)
  const byPhone = await book(office, later(start, 60), { type: 'by-phone', phone: '+43 1 234567' })
  await advisor.clone().update({ organization_uuid: office.organizationUuid })
  expect([there.status, byPhone.status]).toEqual([201, 201])
  expect(there.body.branch).toEqual({ name: expect.any(String), address: expect.objectContaining({ street }) })
  expect(byPhone.body.branch).toBeUndefined()
})
