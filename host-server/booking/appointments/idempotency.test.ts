import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  pass,
  TUESDAY
} from './testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.site.stop())

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const appointments = () => office.knex('appointments').select('uuid')

test.each(['short', 'x'.repeat(65), 'with spaces in between'])('a key like %s is refused', async (key) => {
  const { status, body } = await book(office, TUESDAY, {}, withKey(key))
  expect([status, Object.keys(body.errors)]).toEqual([422, ['idempotency-key']])
})

test('a key that is reused with different content, or for another advisor, is refused', async () => {
  const key = randomUUID()
  const slot = later(TUESDAY, 240)
  expect((await book(office, slot, {}, withKey(key))).status).toBe(201)
  const before = await appointments()
  const other = await book(office, later(TUESDAY, 270), {}, withKey(key))
  const renamed = await book(office, slot, { first_name: 'Vero' }, withKey(key))
  const colleague = await office
    .knex('advisors')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.advisorUuid })
    .first()
  const path = `/api/v1/advisors/${colleague.alias}/appointments`
  const elsewhere = await request(office.site, 'POST', path, { body: bookingRequest(office, slot), ...withKey(key) })
  for (const { status, body } of [other, renamed, elsewhere]) {
    expect([status, body.errors]).toEqual([422, {}])
    expect(body.message).toMatch(/anderem Inhalt/)
  }
  expect(await appointments()).toEqual(before)
})

test('a retry gets the same response and books nothing', async () => {
  const key = randomUUID()
  const first = await book(office, TUESDAY, {}, withKey(key))
  const before = await appointments()
  const again = await book(office, TUESDAY, {}, withKey(key))
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await appointments()).toEqual(before)
})

test('a retry may come with another hold', async () => {
  const key = randomUUID()
  const slot = later(TUESDAY, 300)
  const { body } = await hold(office, slot)
  const first = await book(office, slot, { hold: body.hold }, withKey(key))
  const again = await book(office, slot, {}, withKey(key))
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
})

test('a refused attempt is not stored: its key can be used again', async () => {
  const key = randomUUID()
  const slot = later(TUESDAY, 330)
  const { body } = await hold(office, slot)
  expect((await book(office, slot, {}, withKey(key))).status).toBe(409)
  expect((await book(office, slot, { hold: body.hold }, withKey(key))).status).toBe(201)
})

test('concurrent requests with one key book once and get the same response', async () => {
  const key = randomUUID()
  const before = (await appointments()).length
  const twins = await Promise.all(Array.from({ length: 20 }, () => book(office, later(TUESDAY, 60), {}, withKey(key))))
  expect(new Set(twins.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(twins[0]?.status).toBe(201)
  expect((await appointments()).length).toBe(before + 1)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('of concurrent requests with one key and different content, one books and the others are refused', async () => {
  const key = randomUUID()
  const slots = [later(TUESDAY, 120), later(TUESDAY, 150), later(TUESDAY, 180)]
  const twins = await Promise.all(slots.map((slot) => book(office, slot, {}, withKey(key))))
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 422, 422])
})

test('a key can be reused after a day', async () => {
  const key = randomUUID()
  const [one, next] = ['2027-03-10T09:00:00Z', '2027-03-11T09:00:00Z']
  await book(office, one, {}, withKey(key))
  pass(office, 24 * 60 - 1)
  expect((await book(office, next, {}, withKey(key))).status).toBe(422)
  pass(office, 1)
  expect((await book(office, next, {}, withKey(key))).status).toBe(201)
})

test('the same key in another tenant is independent', async () => {
  const key = randomUUID()
  await book(office, '2027-03-12T09:00:00Z', {}, withKey(key))
  const path = `/api/v1/advisors/${office.foreignAlias}/appointments`
  const body = bookingRequest(office, '2027-03-12T09:00:00Z')
  const foreign = await request(office.site, 'POST', path, { body, host: 'nordbank.localhost', ...withKey(key) })
  expect(foreign.status).toBe(404)
})

/** Does something while the advisor is deactivated. */
async function afterLeaving<R>(act: () => Promise<R>): Promise<R> {
  const advisor = () => office.knex('advisors').where({ uuid: office.advisorUuid })
  await advisor().update({ deactivated_at: TUESDAY })
  return act().finally(() => advisor().update({ deactivated_at: null }))
}

test('a new booking, or one with other content, is not found once the advisor has left', async () => {
  const [key, slot] = [randomUUID(), later(TUESDAY, 360)]
  expect((await book(office, slot, {}, withKey(key))).status).toBe(201)
  const answers = await afterLeaving(() =>
    Promise.all([
      book(office, slot),
      book(office, slot, {}, withKey(randomUUID())),
      book(office, slot, { first_name: 'Vero' }, withKey(key)),
      book(office, slot, { type: 'by-pigeon' }, withKey(key))
    ])
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('a booking repeated after its advisor has left gets the first response', async () => {
  const [key, slot] = [randomUUID(), later(TUESDAY, 210)]
  const first = await book(office, slot, {}, withKey(key))
  const before = await appointments()
  const again = await afterLeaving(() => book(office, slot, {}, withKey(key)))
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await appointments()).toEqual(before)
})

test('a message repeated after its advisor has left gets the first response', async () => {
  const message = { kind: 'basic', first_name: 'Vera', last_name: 'Visitor', email: 'v@visitor.example', note: 'Hallo' }
  const asked = { body: message, ...withKey(randomUUID()) }
  const send = () => request(office.site, 'POST', `/api/v1/advisors/${office.alias}/contact-requests`, asked)
  const first = await send()
  const again = await afterLeaving(send)
  expect([again.status, again.body]).toEqual([201, first.body])
})
