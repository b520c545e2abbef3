import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import {
  audit,
  bookingRequest,
  CONSISTENT,
  emptyCalendars,
  later,
  type Office,
  openOffice,
  TUESDAY
} from './testing/office.ts'
import { addColleagues } from './testing/simulation.ts'

let office: Office
let manager: string
let admin: string
let colleague: string

beforeAll(async () => {
  office = await openOffice()
  const [, alias = ''] = await addColleagues(office, 2)
  colleague = alias
  manager = await signIn(office.site, 'branch@demo.example')
  admin = await signIn(office.site, 'admin@demo.example')
})
beforeEach(() => emptyCalendars(office))
afterAll(() => office.site.stop())

const BRANCH = 'branches/wien-innere-stadt'
const ofAdvisor = () => `advisors/${office.alias}`
const bookFor = (cookie: string | undefined, key: string, starts_at = TUESDAY, host = ofAdvisor(), rest: object = {}) =>
  request(office.site, 'POST', `/api/v1/${host}/customer-appointments`, {
    body: bookingRequest(office, starts_at, rest),
    headers: { 'idempotency-key': key },
    ...(cookie && { cookie })
  })
const change = (uuid: string, rest: string, body: object) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments/${uuid}/${rest}`, {
    cookie: manager,
    body
  })

test.each(['advisor', 'branch'])('another user’s attempt at the %s with the same key is another one', async (host) => {
  const at = host === 'branch' ? BRANCH : ofAdvisor()
  const key = randomUUID()
  const first = await bookFor(admin, key, TUESDAY, at)
  const second = await bookFor(manager, key, TUESDAY, at)
  const free = await bookFor(manager, key, later(TUESDAY, 60), at)
  const isSecondGiven = host === 'branch'
  expect([first.status, second.status, free.status]).toEqual([
    201,
    isSecondGiven ? 201 : 409,
    isSecondGiven ? 422 : 201
  ])
  expect(second.body.uuid).not.toBe(first.body.uuid)
  expect((await bookFor(admin, key, TUESDAY, at)).body.uuid).toBe(first.body.uuid)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a booking repeated after it was given to a colleague gets what was booked', async () => {
  const key = randomUUID()
  const first = await bookFor(manager, key)
  expect((await change(first.body.uuid, 'reassignment', { to: colleague })).status).toBe(204)
  const again = await bookFor(manager, key)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await office.knex('appointments')).toHaveLength(1)
})

test('of what became of it, who repeats a booking that a colleague has by now learns nothing', async () => {
  const key = randomUUID()
  const first = await bookFor(manager, key)
  const { uuid } = first.body
  const { uuid: advisor_uuid } = await office.knex('advisors').where({ alias: colleague }).first('uuid')
  await office
    .knex('appointments')
    .where({ uuid })
    .update({ advisor_uuid, state: 'cancelled', cancelled_by: 'visitor', cancel_reason: 'I have changed the bank' })
  expect((await bookFor(manager, key)).body).toEqual(first.body)
})

test('a booking repeated after its advisor has left gets what was booked, and only for who has booked', async () => {
  const key = randomUUID()
  const first = await bookFor(manager, key)
  const advisor = () => office.knex('advisors').where({ uuid: office.advisorUuid })
  await advisor().update({ deactivated_at: TUESDAY })
  const answers = await Promise.all([
    bookFor(manager, key),
    bookFor(admin, key),
    bookFor(manager, randomUUID()),
    bookFor(manager, key, TUESDAY, ofAdvisor(), { first_name: 'Vero' }),
    bookFor(undefined, key)
  ]).finally(() => advisor().update({ deactivated_at: null }))
  expect(answers.map(({ status }) => status)).toEqual([201, 404, 404, 404, 401])
  expect(answers[0]?.body.uuid).toBe(first.body.uuid)
})
