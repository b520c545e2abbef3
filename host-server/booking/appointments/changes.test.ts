import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import {
  audit,
  book,
  CONSISTENT,
  later,
  MONDAY,
  type Office,
  openOffice,
  readAvailability,
  TUESDAY,
  visit
} from './testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

const UNKNOWN = 'u'.repeat(43)
const dayAt = (day: number, time = '09:00') => `2027-03-${String(day).padStart(2, '0')}T${time}:00Z`
const booked = async (starts_at: string, rest: object = {}) => (await book(office, starts_at, rest)).body
const keysOf = (uuid: string) =>
  office.knex('outbox').where('dedupe_key', 'like', `%${uuid}%`).orderBy('dedupe_key').pluck('dedupe_key')

async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  office.site.clock.time = new Date(time)
  try {
    return await work()
  } finally {
    office.site.clock.time = new Date(MONDAY)
  }
}

test('an unknown token, another tenant’s and one of the wrong length are not found', async () => {
  const { token } = await booked(TUESDAY)
  const bodies = { GET: undefined, PATCH: { starts_at: dayAt(3) }, POST: {} }
  for (const [method, body] of Object.entries(bodies)) {
    const unknown = await visit(office, method, UNKNOWN, body)
    const path = `/api/v1/appointments/${token}${method === 'POST' ? '/cancellation' : ''}`
    const foreign = await request(office.site, method, path, { body, host: 'nordbank.localhost' })
    const short = await visit(office, method, token.slice(1), body)
    expect([unknown.status, foreign.status, short.status]).toEqual([404, 404, 404])
    expect(short.text).toBe(unknown.text)
  }
})

test('the visitor sees the appointment, and it is not cached', async () => {
  const { token, uuid } = await booked(dayAt(2, '10:00'), { time_zone: 'Asia/Tokyo' })
  const { status, body, headers } = await visit(office, 'GET', token)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toEqual({
    uuid,
    state: 'booked',
    topic: { uuid: office.topics.short, topic: 'Short', length: 30 },
    type: 'in-branch',
    starts_at: dayAt(2, '10:00'),
    ends_at: dayAt(2, '10:30'),
    time_zone: 'Europe/Vienna',
    visitor_time_zone: 'Asia/Tokyo',
    advisor: { alias: office.alias, full_name: expect.stringMatching(/\w+ \w+/) },
    first_name: 'Vera'
  })
})

test('a move to a taken slot leaves the appointment where it is', async () => {
  const { token } = await booked(dayAt(3))
  await booked(dayAt(3, '10:00'))
  const refused = await visit(office, 'PATCH', token, { starts_at: dayAt(3, '10:00') })
  expect([refused.status, refused.body.slots.slice(0, 2)]).toEqual([409, [dayAt(3, '08:00'), dayAt(3, '08:30')]])
  expect(refused.body.slots).not.toContain(dayAt(3))
  expect((await visit(office, 'GET', token)).body.starts_at).toBe(dayAt(3))
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('an appointment cannot be moved to a time that cannot be booked', async () => {
  const { token } = await booked(dayAt(3, '12:00'))
  for (const starts_at of [dayAt(6), dayAt(3, '12:10'), '2027-02-25T09:00:00Z']) {
    expect((await visit(office, 'PATCH', token, { starts_at })).status).toBe(409)
  }
  expect((await visit(office, 'PATCH', token, { starts_at: 'soon' })).status).toBe(422)
})

test('a moved appointment frees its old time, raises its sequence and updates its reminder', async () => {
  const { token, uuid } = await booked(dayAt(4))
  const moved = await visit(office, 'PATCH', token, { starts_at: dayAt(5) })
  expect(moved).toMatchObject({ status: 200, body: { uuid, starts_at: dayAt(5), ends_at: dayAt(5, '09:30') } })
  expect(await keysOf(uuid)).toEqual([
    `appointment:${uuid}:booked:advisor:0`,
    `appointment:${uuid}:booked:visitor:0`,
    `appointment:${uuid}:moved:advisor:1`,
    `appointment:${uuid}:moved:visitor:1`,
    `appointment:${uuid}:notice:0`,
    `reminder:${uuid}:1`
  ])
  const reminder = await office
    .knex('outbox')
    .where({ dedupe_key: `reminder:${uuid}:1` })
    .first()
  expect(reminder.next_at).toBe(dayAt(4))
  expect((await book(office, dayAt(4))).status).toBe(201)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('an appointment can be moved to overlap its own time, and availability offers that', async () => {
  const long = { topic: office.topics.long }
  const { token } = await booked(dayAt(8, '10:00'), long)
  const asked = { ...long, from: '2027-03-08', to: '2027-03-08' }
  const [others, own] = [await readAvailability(office, asked), await readAvailability(office, { ...asked, token })]
  expect(others.body.days['2027-03-08']).not.toContain(dayAt(8, '10:15'))
  expect(own.body.days['2027-03-08']).toContain(dayAt(8, '10:15'))
  expect((await visit(office, 'PATCH', token, { starts_at: dayAt(8, '10:15') })).status).toBe(200)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a move to the present time changes nothing', async () => {
  const { token, uuid } = await booked(dayAt(9))
  expect((await visit(office, 'PATCH', token, { starts_at: dayAt(9) })).status).toBe(200)
  expect(await keysOf(uuid)).toHaveLength(4)
})

test('a cancelled appointment frees its time, mails once and stays cancelled', async () => {
  const { token, uuid } = await booked(dayAt(10))
  const answers = await Promise.all([1, 2, 3].map(() => visit(office, 'POST', token, { reason: 'Ill' })))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const keys = await keysOf(uuid)
  expect(keys.filter((key) => key.endsWith(':1'))).toEqual([
    `appointment:${uuid}:cancelled:advisor:1`,
    `appointment:${uuid}:cancelled:visitor:1`
  ])
  const row = await office.knex('appointments').where({ uuid }).first()
  expect(row).toMatchObject({ state: 'cancelled', cancel_reason: 'Ill', sequence: 1 })
  expect((await visit(office, 'GET', token)).body.state).toBe('cancelled')
  expect(await visit(office, 'PATCH', token, { starts_at: dayAt(11) })).toMatchObject({
    status: 409,
    body: { slots: [] }
  })
  expect((await book(office, dayAt(10))).status).toBe(201)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('an appointment that has begun can neither be moved nor cancelled', async () => {
  const { token } = await booked(dayAt(12))
  await at(dayAt(12), async () => {
    const moved = await visit(office, 'PATCH', token, { starts_at: dayAt(15) })
    expect(moved).toMatchObject({ status: 409, body: { slots: [] } })
    const cancelled = await visit(office, 'POST', token, {})
    expect([cancelled.status, cancelled.body]).toEqual([409, { message: 'Dieser Termin hat bereits begonnen.' }])
    expect((await visit(office, 'GET', token)).status).toBe(200)
  })
})

test('a GET never cancels', async () => {
  const { token } = await booked(dayAt(15))
  const answer = await request(office.site, 'GET', `/api/v1/appointments/${token}/cancellation`)
  expect([404, 405]).toContain(answer.status)
  expect((await visit(office, 'GET', token)).body.state).toBe('booked')
})

test('concurrent moves and a cancellation leave a consistent state', async () => {
  const { token, uuid } = await booked(dayAt(16))
  const moves = [30, 60, 90].map((minutes) => visit(office, 'PATCH', token, { starts_at: later(dayAt(16), minutes) }))
  const answers = await Promise.all([...moves, visit(office, 'POST', token, {})])
  expect(answers.at(-1)?.status).toBe(204)
  expect(answers.slice(0, 3).every(({ status }) => status === 200 || status === 409)).toBe(true)
  const row = await office.knex('appointments').where({ uuid }).first()
  expect(row.state).toBe('cancelled')
  expect(await office.knex('outbox').where('dedupe_key', 'like', `reminder:${uuid}:%`)).toEqual([])
  expect(await audit(office)).toEqual(CONSISTENT)
})
