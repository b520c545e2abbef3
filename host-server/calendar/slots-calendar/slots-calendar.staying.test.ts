import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, later, type Office, openOffice, TUESDAY } from '../../booking/appointments/testing/office.ts'
import { request, signIn } from '../../testing/client.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
beforeEach(async () => {
  const tables = ['booking_claims', 'booking_holds', 'appointments', 'calendar_spans']
  for (const table of tables) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const NONE = { count: 0, first_day: null }

/** Of nine to half past nine on Tuesday, in Vienna. */
const span = (changes: object = {}) => ({
  uuid: randomUUID(),
  kind: 'blocked',
  date: '2027-03-02',
  start_time: '09:00',
  end_time: '09:30',
  ...changes
})

async function stayingIn(...put: object[]) {
  const path = `/api/v1/advisors/${office.alias}/calendar-spans`
  const { status, body } = await request(office.site, 'PATCH', path, { cookie, body: { put } })
  expect(status).toBe(200)
  return body.staying
}

test('what is free, opened or only near stays nowhere', async () => {
  await book(office, later(TUESDAY, 30))
  expect(await stayingIn(span())).toEqual(NONE)
  expect(await stayingIn(span({ kind: 'open', end_time: '12:00' }))).toEqual(NONE)
  expect(await stayingIn(span({ date: '2027-03-03', end_time: '12:00' }))).toEqual(NONE)
})

test('what was cancelled does not stay', async () => {
  const { uuid } = (await book(office, TUESDAY)).body
  await office.knex('appointments').where({ uuid }).update({ state: 'cancelled' })
  expect(await stayingIn(span())).toEqual(NONE)
})

test('appointments in a blocked time are counted once, with the day of the first', async () => {
  await book(office, TUESDAY)
  await book(office, later(TUESDAY, 60))
  const blocked = [span({ end_time: '11:00' }), span({ start_time: '09:15', end_time: '09:45' })]
  expect(await stayingIn(...blocked)).toEqual({ count: 2, first_day: '2027-03-02' })
})

test('so are those on any day on which it repeats, but for its exceptions', async () => {
  await book(office, TUESDAY)
  await book(office, later(TUESDAY, 7 * 24 * 60))
  const weekly = span({ rrule: 'FREQ=WEEKLY;COUNT=3' })
  expect(await stayingIn(weekly)).toEqual({ count: 2, first_day: '2027-03-02' })
  const path = `/api/v1/advisors/${office.alias}/calendar-spans`
  const put = [{ ...weekly, exceptions: ['2027-03-02'] }]
  const { body } = await request(office.site, 'PATCH', path, { cookie, body: { was: [weekly], put } })
  expect(body.staying).toEqual({ count: 1, first_day: '2027-03-09' })
})
