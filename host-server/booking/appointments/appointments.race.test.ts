// @module-tag race
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isDuplicate, TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as claims from './claims.repository.ts'
import {
  audit,
  book,
  CONSISTENT,
  countStatuses,
  dropHold,
  emptyCalendars,
  hold,
  later,
  type Office,
  openOffice,
  TUESDAY,
  times
} from './testing/office.ts'
import { addColleagues, simulateVisitors, storedAppointments } from './testing/simulation.ts'

// many concurrent requests take seconds where tests share two cores
vi.setConfig({ testTimeout: 60_000 })

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => emptyCalendars(office))
afterAll(() => office.site.stop())

test('of 200 clients who want one slot, one gets it and the others get free alternatives', async () => {
  const answers = await Promise.all(
    times(200).map((client) => book(office, TUESDAY, { email: `${client}@race.example` }))
  )
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 199 })
  const slots = answers.filter(({ status }) => status === 409).map(({ body }) => body.slots)
  expect(slots.every((starts) => starts.length === 6 && starts[0] === later(TUESDAY, 30))).toBe(true)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('of 50 holds and 50 bookings of one slot, one gets it', async () => {
  const answers = await Promise.all(times(100).map((client) => (client % 2 ? book : hold)(office, TUESDAY)))
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 99 })
})

test('a hold reserves its slot against 50 others, and while it is released one of them may get it', async () => {
  const { body } = await hold(office, TUESDAY)
  const others = () => times(50).map(() => book(office, TUESDAY))
  const [owner, ...lost] = await Promise.all([book(office, TUESDAY, { hold: body.hold }), ...others()])
  expect([owner?.status, countStatuses(lost)]).toEqual([201, { 409: 50 }])
  const later90 = later(TUESDAY, 90)
  const held = await hold(office, later90)
  const rivals = times(20).map(() => book(office, later90))
  const answers = (await Promise.all([dropHold(office, held.body.hold), ...rivals])).slice(1)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a hold that is booked several times concurrently becomes one appointment', async () => {
  const { body } = await hold(office, TUESDAY)
  const answers = await Promise.all(times(10).map(() => book(office, TUESDAY, { hold: body.hold })))
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 })
})

test('holds, bookings, moves and cancellations of overlapping lengths never collide', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const { topics, alias, site } = office
  const starts = times(90).map((nth) => later(TUESDAY, (nth % 3) * 24 * 60 + Math.floor(nth / 3) * 15))
  const options = { topics, aliases: [alias], origins: [site.origin], starts, seed }
  const rush = await simulateVisitors(options, 30, (turn) => turn === 10)
  const message = `SEED=${seed} ${JSON.stringify(rush.counts)}`
  expect(rush.undocumented, message).toEqual([])
  expect(await storedAppointments(office.knex), message).toEqual(rush.promised)
  expect(await audit(office), message).toEqual(CONSISTENT)
  for (const done of ['book 201', 'hold 201', 'move 200', 'cancel 204', 'book 409']) {
    expect(rush.counts[done] ?? 0, `${message} without ${done}`).toBeGreaterThan(0)
  }
})

test('concurrent bookings with many advisors do not deadlock', async () => {
  const aliases = await addColleagues(office, 6)
  const answers = await Promise.all(
    times(90).map((client) => book({ ...office, alias: aliases[client % 6] ?? '' }, later(TUESDAY, (client % 15) * 30)))
  )
  expect(countStatuses(answers)).toEqual({ 201: 30, 409: 60 })
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('the audit reports missing and surplus claims, and appointments that overlap within their buffers', async () => {
  const { knex, topics } = office
  const one = await book(office, TUESDAY, { topic: topics.short })
  const two = await book(office, later(TUESDAY, 45), { topic: topics.long })
  expect([one.status, two.status, await audit(office)]).toEqual([201, 201, CONSISTENT])
  const row = await knex('appointments').where({ uuid: one.body.uuid }).first()
  const moved = { starts_at: later(TUESDAY, 15), ends_at: later(TUESDAY, 45) }
  await knex('appointments').where({ uuid: row.uuid }).update(moved)
  const { overlaps, unclaimed, orphans } = await audit(office)
  expect(overlaps).toEqual([[row.uuid, two.body.uuid]])
  expect([unclaimed.length, orphans.length]).toEqual([1, 1])
  await knex('appointments').where({ uuid: row.uuid }).update({ state: 'cancelled' })
  expect((await audit(office)).orphans).toHaveLength(2)
  await knex('booking_claims').where({ appointment_uuid: row.uuid }).delete()
  expect(await audit(office)).toEqual(CONSISTENT)
  const { grain } = await knex('booking_claims').orderBy('grain', 'desc').first()
  await knex('booking_claims').where({ grain }).delete()
  expect((await audit(office)).unclaimed).toHaveLength(1)
})

test('the unique index rejects a claim that slips past every check', async () => {
  const { body } = await hold(office, TUESDAY)
  expect(body.hold).toBeDefined()
  const db = new TenantDb(office.knex, office.tenantId)
  const [{ grain, hold_uuid }] = await office.knex('booking_claims').orderBy('grain')
  const failure = await db
    .transaction((trx) => claims.insert(trx, office.advisorUuid, [grain - 1, grain], { hold_uuid }))
    .then(
      () => undefined,
      (reason) => reason
    )
  expect(isDuplicate(failure)).toBe(true)
  expect(await office.knex('booking_claims')).toHaveLength(2)
})
