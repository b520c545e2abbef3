import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isDuplicate, TenantDb } from '../core/tenant-db.ts'
import * as claims from './claims.repository.ts'
import { audit, book, CLEAN, dropHold, hold, later, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

// a rush takes seconds where many tests share two cores
vi.setConfig({ testTimeout: 60_000 })

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'booking_holds', 'appointments']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
function tally(answers: { status: number }[]) {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('of 200 clients who want one slot, one gets it and all others hear what is free', async () => {
  const answers = await Promise.all(
    times(200).map((client) => book(office, TUESDAY, { email: `${client}@race.example` }))
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 199 })
  const slots = answers.filter(({ status }) => status === 409).map(({ body }) => body.slots)
  expect(slots.every((starts) => starts.length === 6 && starts[0] === later(TUESDAY, 30))).toBe(true)
  expect(await audit(office)).toEqual(CLEAN)
})

test('of 50 holds and 50 bookings of one slot, one gets it', async () => {
  const answers = await Promise.all(times(100).map((client) => (client % 2 ? book : hold)(office, TUESDAY)))
  expect(tally(answers)).toEqual({ 201: 1, 409: 99 })
})

test('a hold keeps its slot for its owner while 50 others want it, and while it is given back one of them may get it', async () => {
  const { body } = await hold(office, TUESDAY)
  const others = () => times(50).map(() => book(office, TUESDAY))
  const [owner, ...lost] = await Promise.all([book(office, TUESDAY, { hold: body.hold }), ...others()])
  expect([owner?.status, tally(lost)]).toEqual([201, { 409: 50 }])
  const later90 = later(TUESDAY, 90)
  const held = await hold(office, later90)
  const rivals = times(20).map(() => book(office, later90))
  const answers = (await Promise.all([dropHold(office, held.body.hold), ...rivals])).slice(1)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  expect(await audit(office)).toEqual(CLEAN)
})

test('a hold whose owner books it twice at once becomes one appointment', async () => {
  const { body } = await hold(office, TUESDAY)
  const answers = await Promise.all(times(10).map(() => book(office, TUESDAY, { hold: body.hold })))
  expect(tally(answers)).toEqual({ 201: 1, 409: 9 })
})

test('lengths that overlap, with buffers, moves and cancellations among them, never meet', async () => {
  const rollerOf = (client: number) => {
    let dice = 7 + client * 7919
    return (sides: number) => {
      dice = (dice * 16_807) % 2_147_483_647
      return dice % sides
    }
  }
  const statuses = new Set<number>()
  const act = async (client: number) => {
    const roll = rollerOf(client)
    const anyStart = () => later(TUESDAY, roll(3) * 24 * 60 + roll(30) * 15)
    const anyTopic = () => ({ topic: roll(2) ? office.topics.long : office.topics.short })
    for (let turn = 0; turn < 3; turn++) {
      const booked = await book(office, anyStart(), anyTopic())
      statuses.add(booked.status)
      if (booked.status !== 201) continue
      const { token } = booked.body
      const change = roll(3)
      if (change === 0) statuses.add((await visit(office, 'POST', token, {})).status)
      if (change === 1) statuses.add((await visit(office, 'PATCH', token, { starts_at: anyStart() })).status)
    }
  }
  await Promise.all(times(30).map(act))
  expect([...statuses].filter((status) => ![200, 201, 204, 409].includes(status))).toEqual([])
  expect(await audit(office)).toEqual(CLEAN)
  expect((await office.knex('appointments').where({ state: 'booked' })).length).toBeGreaterThan(5)
})

test('bookings of many advisors at once do not wait for each other in a circle', async () => {
  const { tenantId, topics } = office
  const { time_zone } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first()
  const colleagues = await office.knex('advisors').where({ tenant_id: tenantId }).limit(6)
  for (const { uuid } of colleagues) {
    await office.knex('organizations').where({ tenant_id: tenantId }).update({ time_zone })
    if (uuid === office.advisorUuid) continue
    const of = { tenant_id: tenantId, advisor_uuid: uuid }
    await office.knex('advisor_topics').insert({ ...of, topic_uuid: topics.short })
    for (const table of ['advisor_appointment_types', 'working_hours']) await office.knex(table).where(of).delete()
    await office.knex('advisor_appointment_types').insert({ ...of, type: 'in-branch' })
    await office.knex('working_hours').insert({ ...of, day: 2, start_time: '09:00', end_time: '17:00' })
  }
  const answers = await Promise.all(
    times(90).map((client) =>
      book({ ...office, alias: colleagues[client % 6].alias }, later(TUESDAY, (client % 15) * 30))
    )
  )
  expect(tally(answers)).toEqual({ 201: 30, 409: 60 })
  expect(await audit(office)).toEqual(CLEAN)
})

test('the table refuses a claim that slips past every check', async () => {
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
