// @module-tag race
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  audit,
  book,
  bookingRequest,
  CONSISTENT,
  countStatuses,
  hold as holdByName,
  later,
  MONDAY,
  type Office,
  openOffice,
  pass,
  slotOf,
  TUESDAY,
  times,
  visit
} from '../../booking/appointments/testing/office.ts'
import { addColleagues } from '../../booking/appointments/testing/simulation.ts'
import { type RequestOptions, request } from '../../testing/client.ts'

// concurrent bookings take seconds when many tests share two cores
vi.setConfig({ testTimeout: 60_000 })

let office: Office
let branch: string
let aliases: string[]

beforeAll(async () => {
  office = await openOffice()
  aliases = await addColleagues(office, 3)
  branch = (await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')).alias
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  for (const table of ['booking_claims', 'booking_holds', 'appointments', 'calendar_overrides', 'idempotency_keys']) {
    await office.knex(table).delete()
  }
})
afterAll(() => office.site.stop())

const at = (method: string, rest: string, asked: RequestOptions = {}, alias = branch) =>
  request(office.site, method, `/api/v1/branches/${alias}${rest}`, asked)
const bookAny = (starts_at: string, rest: object = {}, asked: RequestOptions = {}) =>
  at('POST', '/appointments', { body: bookingRequest(office, starts_at, rest), ...asked })
const holdAny = (starts_at: string, rest: object = {}) =>
  at('POST', '/holds', { body: slotOf(office, starts_at, rest) })
const drop = (hold: string) => at('DELETE', `/holds/${hold}`)
const days = async (query: Record<string, string> = {}) => {
  const all = { topic: office.topics.short, type: 'in-branch', from: '2027-03-02', to: '2027-03-02', ...query }
  return (await at('GET', `/availability?${new URLSearchParams(all)}`)).body.days
}
const startsOn = async (day = '2027-03-02') => (await days({ from: day, to: day }))[day] ?? []
const uuidOf = async (alias: string) =>
  (await office.knex('advisors').where({ tenant_id: office.tenantId, alias }).first('uuid')).uuid
const bookedAliases = async () => {
  const rows = await office
    .knex('appointments as p')
    .join('advisors as a', 'a.uuid', 'p.advisor_uuid')
    .orderBy('p.created_at')
    .select('a.alias', 'p.starts_at')
  return rows.map(({ alias }) => alias as string)
}
/** Blocks a period in an advisor's calendar. */
async function block(alias: string, starts_at: string, ends_at: string) {
  const row = { tenant_id: office.tenantId, advisor_uuid: await uuidOf(alias), uuid: randomUUID(), kind: 'blocked' }
  await office.knex('calendar_overrides').insert({ ...row, starts_at, ends_at })
}

describe('refused', () => {
  test.each(['nowhere', 'Wien', 'x'.repeat(80), 'london-cornhill'])('a branch %s is unknown', async (alias) => {
    const answers = [
      await at('GET', '', {}, alias),
      await at('GET', '/availability', {}, alias),
      await at('POST', '/holds', { body: slotOf(office, TUESDAY) }, alias),
      await at('POST', '/appointments', { body: bookingRequest(office, TUESDAY) }, alias)
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('a branch without a public page, and an advisor’s alias in place of a branch’s', async () => {
    const row = office.knex('organizations').where({ uuid: office.organizationUuid })
    await row.clone().update({ public_profile_enabled: false })
    expect((await bookAny(TUESDAY)).status).toBe(404)
    await row.clone().update({ public_profile_enabled: true })
    expect((await at('GET', '', {}, office.alias)).status).toBe(404)
  })

  test('a topic that no advisor offers is 410, and one that does not exist is 404', async () => {
    expect((await bookAny(TUESDAY, { topic: office.topics.unoffered })).body.slots).toEqual([])
    expect((await bookAny(TUESDAY, { topic: office.topics.foreign })).status).toBe(404)
    expect((await bookAny(TUESDAY, { type: 'by-fax' })).status).toBe(422)
    expect((await at('GET', '/availability?topic=x')).status).toBe(422)
  })

  test('a phone appointment without a number', async () => {
    const { status, body } = await bookAny(TUESDAY, { type: 'by-phone' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['phone']])
  })
})

test('a branch lists the topics and types its advisors can be booked for', async () => {
  const { body } = await at('GET', '')
  expect(body.slug).toBe(branch)
  const offers = body.offers.map(({ topic, types }: { topic: { uuid: string }; types: string[] }) => [
    topic.uuid,
    types
  ])
  expect(offers).toContainEqual([office.topics.short, expect.arrayContaining(['in-branch'])])
  expect(offers.map(([uuid]: [string]) => uuid)).not.toContain(office.topics.unoffered)
})

describe('free times of a branch', () => {
  test('are free with at least one advisor, and each is listed once', async () => {
    const all = await startsOn()
    expect(all[0]).toBe(TUESDAY)
    expect(new Set(all).size).toBe(all.length)
    const [first = '', second = '', third = ''] = aliases
    await block(first, TUESDAY, later(TUESDAY, 30))
    await block(second, TUESDAY, later(TUESDAY, 60))
    expect(await startsOn()).toEqual(all)
    await block(third, TUESDAY, later(TUESDAY, 30))
    expect(await startsOn()).toEqual(all.filter((start: string) => start !== TUESDAY))
  })

  test('change immediately when an advisor is booked by name', async () => {
    for (const alias of aliases) {
      expect(await startsOn()).toContain(TUESDAY)
      expect((await book({ ...office, alias }, TUESDAY)).status).toBe(201)
    }
    expect(await startsOn()).not.toContain(TUESDAY)
  })
})

describe('the chosen advisor', () => {
  test('alternates, so that bookings are shared evenly', async () => {
    const starts = times(12).map((nth) => later(TUESDAY, nth * 30))
    for (const start of starts) expect((await bookAny(start)).status).toBe(201)
    const counts = aliases.map(async (alias) => (await bookedAliases()).filter((one) => one === alias).length)
    expect(await Promise.all(counts)).toEqual([4, 4, 4])
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('is named to the visitor, and has the appointment', async () => {
    const { body } = await bookAny(TUESDAY)
    const { alias, position, profile_picture_url } = body.advisor
    expect(await bookedAliases()).toEqual([alias])
    const assigned = await office.knex('advisors').where({ alias, tenant_id: office.tenantId }).first()
    expect({ position, profile_picture_url }).toEqual({
      position: assigned.position,
      profile_picture_url: assigned.photo && `/media/${assigned.photo}`
    })
    expect(body.advisor).toMatchObject((await visit(office, 'GET', body.token)).body.advisor)
  })

  test('has the fewest upcoming appointments in that week: other weeks, past and cancelled ones do not count', async () => {
    const [busy = '', quiet = '', other = ''] = aliases
    // many more in the week after
    for (const nth of times(4)) await book({ ...office, alias: quiet }, later(TUESDAY, 7 * 24 * 60 + nth * 30))
    // cancelled
    const { body } = await book({ ...office, alias: quiet }, later(TUESDAY, 60))
    await visit(office, 'POST', body.token, {})
    // over by the time of the booking
    await book({ ...office, alias: quiet }, '2027-03-01T13:00:00Z')
    for (const alias of [busy, other]) await book({ ...office, alias }, later(TUESDAY, 120))
    pass(office, 10 * 60)
    expect((await bookAny(later(TUESDAY, 180))).body.advisor.alias).toBe(quiet)
  })

  test('among equals is always the same for a given time, but not the same for all times', async () => {
    const starts = times(12).map((nth) => later(TUESDAY, nth * 30))
    const chosen: string[][] = []
    for (let n = 0; n < 2; n += 1) {
      const round: string[] = []
      for (const start of starts) {
        const { body } = await bookAny(start)
        round.push(body.advisor.alias)
        await visit(office, 'POST', body.token, {})
      }
      chosen.push(round)
    }
    expect(chosen[0]).toEqual(chosen[1])
    expect(new Set(chosen[0]).size).toBe(3)
  })

  test('is free at that time, even if others have fewer appointments', async () => {
    const [first = '', second = '', third = ''] = aliases
    for (const nth of times(3)) await book({ ...office, alias: third }, later(TUESDAY, 60 + nth * 30))
    await block(first, TUESDAY, later(TUESDAY, 30))
    await block(second, TUESDAY, later(TUESDAY, 30))
    expect((await bookAny(TUESDAY)).body.advisor.alias).toBe(third)
  })
})

test('a key makes a retry the same appointment, with the same advisor', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(times(4).map(() => bookAny(TUESDAY, {}, { headers })))
  expect(countStatuses(answers)).toEqual({ 201: 4 })
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await bookedAliases()).toHaveLength(1)
})

describe('holds', () => {
  test('are granted once per advisor, and the next visitor gets the free times', async () => {
    const holds = []
    for (let n = 0; n < 3; n += 1) holds.push(await holdAny(TUESDAY))
    expect(countStatuses(holds)).toEqual({ 201: 3 })
    const { status, body } = await holdAny(TUESDAY)
    expect([status, body.slots.length, body.slots[0]]).toEqual([409, 6, later(TUESDAY, 30)])
    expect((await bookAny(TUESDAY)).status).toBe(409)
    expect((await bookAny(TUESDAY, { hold: holds[1]?.body.hold })).status).toBe(201)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('can be moved, extended and released', async () => {
    const { body } = await holdAny(TUESDAY)
    expect((await holdAny(TUESDAY, body)).status).toBe(422)
    expect((await holdAny(TUESDAY, { hold: body.hold })).body.hold).toBe(body.hold)
    expect((await holdAny(later(TUESDAY, 60), { hold: body.hold })).body.hold).toBe(body.hold)
    expect(await office.knex('booking_holds')).toHaveLength(1)
    expect(await audit(office)).toEqual(CONSISTENT)
    expect((await drop(body.hold)).status).toBe(204)
    expect(await office.knex('booking_claims')).toHaveLength(0)
  })

  test('let their owner book, with a less busy advisor if there is one', async () => {
    const { body } = await holdAny(TUESDAY)
    const [held] = await office.knex('booking_holds as h').join('advisors as a', 'a.uuid', 'h.advisor_uuid')
    await book({ ...office, alias: held.alias }, later(TUESDAY, 120))
    const booked = await bookAny(TUESDAY, { hold: body.hold })
    expect(booked.status).toBe(201)
    expect(booked.body.advisor.alias).not.toBe(held.alias)
    expect(await office.knex('booking_holds')).toHaveLength(0)
    // the held time is free again
    expect((await book({ ...office, alias: held.alias }, TUESDAY)).status).toBe(201)
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('of the branch block bookings by name too', async () => {
    for (let n = 0; n < 3; n += 1) await holdAny(TUESDAY)
    const answers = await Promise.all(aliases.map((alias) => holdByName({ ...office, alias }, TUESDAY)))
    expect(countStatuses(answers)).toEqual({ 409: 3 })
  })
})

test('an appointment booked at the branch stays with its advisor when moved', async () => {
  const { body } = await bookAny(TUESDAY)
  const moved = await visit(office, 'PATCH', body.token, { starts_at: later(TUESDAY, 90) })
  expect(moved.status).toBe(200)
  expect(body.advisor).toMatchObject(moved.body.advisor)
})

describe('concurrent bookings', () => {
  test('for one time: of 30 with three advisors, three succeed', async () => {
    const answers = await Promise.all(times(30).map((nth) => bookAny(TUESDAY, { email: `${nth}@race.example` })))
    expect(countStatuses(answers)).toEqual({ 201: 3, 409: 27 })
    expect((await bookedAliases()).toSorted()).toEqual(aliases.toSorted())
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('at the branch and by name double-book no advisor', async () => {
    const byName = times(15).map((nth) => book({ ...office, alias: aliases[nth % 3] ?? '' }, TUESDAY))
    const answers = await Promise.all([...times(15).map(() => bookAny(TUESDAY)), ...byName])
    expect(countStatuses(answers)).toEqual({ 201: 3, 409: 27 })
    expect((await bookedAliases()).toSorted()).toEqual(aliases.toSorted())
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('for different times are shared as evenly as sequential ones', async () => {
    const starts = times(12).map((nth) => later(TUESDAY, nth * 30))
    const answers = await Promise.all(starts.map((start) => bookAny(start)))
    expect(countStatuses(answers)).toEqual({ 201: 12 })
    const all = await bookedAliases()
    expect(aliases.map((alias) => all.filter((one) => one === alias).length)).toEqual([4, 4, 4])
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('with holds and releases keep the calendars consistent', async () => {
    const visitor = async (nth: number) => {
      const start = later(TUESDAY, (nth % 4) * 30)
      const { status, body } = await holdAny(start)
      if (status !== 201) return [status]
      if (nth % 3 === 0) return [(await drop(body.hold)).status]
      const other = await holdAny(later(start, 30), { hold: body.hold })
      const at = other.status === 201 ? later(start, 30) : start
      return [other.status, (await bookAny(at, { hold: body.hold })).status]
    }
    const statuses = (await Promise.all(times(30).map(visitor))).flat()
    expect(statuses.filter((status) => ![201, 204, 409].includes(status))).toEqual([])
    expect(await audit(office)).toEqual(CONSISTENT)
  })
})
