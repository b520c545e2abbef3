import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  audit,
  book,
  CONSISTENT,
  dropHold,
  emptyCalendars,
  hold,
  later,
  MONDAY,
  type Office,
  openOffice,
  pass,
  readAvailability,
  TUESDAY
} from './testing/office.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  await emptyCalendars(office)
})
afterAll(() => office.site.stop())

const UNKNOWN = 'u'.repeat(43)
const tuesday = async () => (await readAvailability(office)).body.days['2027-03-02'] as string[]

test('a held slot is unavailable to everyone else', async () => {
  expect((await hold(office, TUESDAY)).status).toBe(201)
  const [other, booking] = [await hold(office, TUESDAY), await book(office, TUESDAY)]
  expect([other.status, booking.status]).toEqual([409, 409])
  expect(booking.body.slots[0]).toBe(later(TUESDAY, 30))
  expect(await tuesday()).not.toContain(TUESDAY)
})

test('a hold does not store its token and lasts five minutes', async () => {
  const { body } = await hold(office, TUESDAY)
  expect(body.expires_at).toBe(later(MONDAY, 5))
  const [row] = await office.knex('booking_holds')
  expect(JSON.stringify(row)).not.toContain(body.hold)
})

test('an expired hold blocks no one', async () => {
  const { body } = await hold(office, TUESDAY)
  pass(office, 5)
  expect(await tuesday()).toContain(TUESDAY)
  expect((await book(office, TUESDAY)).status).toBe(201)
  expect(await office.knex('booking_holds')).toEqual([])
  expect(await book(office, TUESDAY, { hold: body.hold })).toMatchObject({ status: 409 })
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('the visitor’s own hold becomes the appointment', async () => {
  const { body } = await hold(office, TUESDAY)
  expect((await book(office, TUESDAY, { hold: body.hold })).status).toBe(201)
  expect(await office.knex('booking_holds')).toEqual([])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a booking releases its hold even for another slot, topic or length', async () => {
  const { body } = await hold(office, TUESDAY)
  const booked = await book(office, later(TUESDAY, 15), { hold: body.hold, topic: office.topics.long })
  expect(booked.status).toBe(201)
  expect(await office.knex('booking_holds')).toEqual([])
  expect(await office.knex('booking_claims')).toHaveLength(6)
})

test('a refused booking leaves the hold, which can still be booked', async () => {
  const { body } = await hold(office, TUESDAY)
  await book(office, later(TUESDAY, 60))
  const refused = await book(office, later(TUESDAY, 60), { hold: body.hold })
  expect(refused.status).toBe(409)
  expect(await office.knex('booking_holds')).toHaveLength(1)
  expect((await book(office, TUESDAY, { hold: body.hold })).status).toBe(201)
})

test('a hold can be moved with its token, also to an overlapping time', async () => {
  const { body } = await hold(office, TUESDAY, { topic: office.topics.long })
  pass(office, 1)
  const moved = await hold(office, later(TUESDAY, 30), { topic: office.topics.long, hold: body.hold })
  expect(moved).toMatchObject({ status: 201, body: { hold: body.hold, expires_at: later(MONDAY, 6) } })
  expect(await office.knex('booking_holds')).toHaveLength(1)
  expect(await office.knex('booking_claims')).toHaveLength(6)
})

test('a move to a taken slot leaves the hold as it was', async () => {
  await book(office, later(TUESDAY, 60))
  const { body } = await hold(office, TUESDAY)
  const refused = await hold(office, later(TUESDAY, 60), { hold: body.hold })
  expect([refused.status, (await book(office, TUESDAY)).status]).toEqual([409, 409])
  expect((await book(office, TUESDAY, { hold: body.hold })).status).toBe(201)
})

test('a hold can be extended, up to twenty minutes in all', async () => {
  const { body } = await hold(office, TUESDAY)
  const ends: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    pass(office, 4)
    const again = await hold(office, TUESDAY, { hold: body.hold })
    ends.push(again.status === 201 && again.body.hold === body.hold ? again.body.expires_at : 'a new one')
  }
  expect(ends).toEqual([later(MONDAY, 9), later(MONDAY, 13), later(MONDAY, 17), later(MONDAY, 20), 'a new one'])
})

test('with an unknown token, or one for another advisor, a new hold begins', async () => {
  const { body } = await hold(office, TUESDAY, { hold: UNKNOWN })
  expect([body.hold === UNKNOWN, body.hold.length]).toEqual([false, 43])
  const colleague = await office
    .knex('advisors')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.advisorUuid })
    .first()
  await office.knex('booking_holds').update({ advisor_uuid: colleague.uuid })
  await office.knex('booking_claims').update({ advisor_uuid: colleague.uuid })
  const other = await hold(office, TUESDAY, { hold: body.hold })
  expect([other.status, other.body.hold === body.hold]).toEqual([201, false])
  expect((await dropHold(office, body.hold)).status).toBe(204)
  expect(await office.knex('booking_holds')).toHaveLength(2)
})

test('a hold is released immediately; an unknown one is ignored', async () => {
  const { body } = await hold(office, TUESDAY)
  expect((await dropHold(office, body.hold)).status).toBe(204)
  expect(await office.knex('booking_claims')).toEqual([])
  expect((await dropHold(office, body.hold)).status).toBe(204)
  expect((await dropHold(office, UNKNOWN)).status).toBe(204)
  expect((await dropHold(office, 'short')).status).toBe(404)
})
