import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Availability } from '#contract/availability'
import {
  book,
  hold,
  MONDAY,
  type Office,
  openOffice,
  pass,
  readAvailability,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { request } from '../../testing/client.ts'
import { statementsOf } from '../../testing/statements.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  const tables = ['booking_claims', 'booking_holds', 'appointments', 'holidays', 'calendar_overrides']
  for (const table of tables) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

async function answer(query: Record<string, string> = {}): Promise<Availability> {
  const { body } = await readAvailability(office, query)
  // the server does not parse it
  expect(v.parse(Availability, body)).toEqual(body)
  return body
}
const tuesday = { from: '2027-03-02', to: '2027-03-02' }
const onTuesday = async (query: Record<string, string> = {}) =>
  ((await answer({ ...tuesday, ...query })).days['2027-03-02'] ?? []).map((start) => start.slice(11, 16))

describe('a refused query', () => {
  test.each([
    ['reversed', { from: '2027-03-07', to: '2027-03-06' }, 'to'],
    ['of 63 days', { from: '2027-03-01', to: '2027-05-02' }, 'to'],
    ['from a day that does not exist', { from: '2027-02-30' }, 'from'],
    ['about a topic that is no uuid', { topic: 'loan' }, 'topic'],
    ['about a type that does not exist', { type: 'by-fax' }, 'type'],
    ['with a token of the wrong length', { token: 'short' }, 'token'],
    ['with an unknown key', { zone: 'UTC' }, 'zone']
  ])('is %s', async (_, query, field) => {
    const { status, body } = await readAvailability(office, query as Record<string, string>)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('is about an advisor, a topic or a token that this tenant does not have', async () => {
    const path = `/api/v1/advisors/${office.foreignAlias}/availability`
    const answers = [
      await request(office.site, 'GET', path),
      await readAvailability(office, { topic: '00000000-0000-4000-8000-000000000000' }),
      await readAvailability(office, { topic: office.topics.foreign }),
      await readAvailability(office, { token: 'u'.repeat(43) })
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(4).fill([404, answers[0]?.text]))
  })
})

test('62 days can be queried in one request, and end with the booking window', async () => {
  const { days, last_day } = await answer({ from: '2027-03-01', to: '2027-05-01' })
  expect([last_day, Object.keys(days).at(-1)]).toEqual(['2027-04-30', '2027-04-30'])
})

test('a topic or type that the advisor does not offer has no days', async () => {
  const nothing = { time_zone: 'Europe/Vienna', days: {}, next_free_day: null, last_day: '2027-04-30', waitlist: true }
  expect(await answer({ topic: office.topics.unoffered })).toEqual(nothing)
  expect(await answer({ type: 'online' })).toEqual(nothing)
})

test('free starts are instants, grouped by the branch’s days', async () => {
  const { time_zone, days, next_free_day } = await answer()
  expect([time_zone, next_free_day]).toEqual(['Europe/Vienna', '2027-03-01'])
  expect(Object.keys(days)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'])
  expect(days['2027-03-01']?.[0]).toBe('2027-03-01T09:00:00Z')
  expect([days['2027-03-02']?.[0], days['2027-03-02']?.at(-1)]).toEqual([TUESDAY, '2027-03-02T15:30:00Z'])
})

test('past days are ignored', async () => {
  const { days, next_free_day } = await answer({ from: '2027-01-01', to: '2027-02-15' })
  expect([days, next_free_day]).toEqual([{}, '2027-03-01'])
})

test('the next free day is searched for beyond the queried days', async () => {
  const { days, next_free_day } = await answer({ from: '2027-03-06', to: '2027-03-07' })
  expect([days, next_free_day]).toEqual([{}, '2027-03-08'])
  expect(await answer({ from: '2027-05-01', to: '2027-05-02' })).toMatchObject({ days: {}, next_free_day: null })
})

test('holidays close the whole tenant or one branch', async () => {
  const holiday = { tenant_id: office.tenantId, organization_uuid: null }
  const other = await office
    .knex('organizations')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.organizationUuid })
    .first()
  await office.knex('holidays').insert([
    { ...holiday, uuid: 'h1', date: '2027-03-02' },
    { ...holiday, uuid: 'h2', date: '2027-03-03', organization_uuid: office.organizationUuid },
    { ...holiday, uuid: 'h3', date: '2027-03-04', organization_uuid: other.uuid }
  ])
  expect(Object.keys((await answer()).days)).toEqual(['2027-03-01', '2027-03-04', '2027-03-05'])
})

test('absences and blocked spans make overlapping slots unavailable', async () => {
  const span = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, label: '' }
  await office.knex('calendar_overrides').insert([
    { ...span, uuid: 'o1', kind: 'absence', starts_at: '2027-02-20T00:00:00Z', ends_at: '2027-03-02T09:00:00Z' },
    { ...span, uuid: 'o2', kind: 'blocked', starts_at: '2027-03-02T12:05:00Z', ends_at: '2027-03-02T12:06:00Z' },
    { ...span, uuid: 'o3', kind: 'absence', starts_at: '2027-03-02T14:00:00Z', ends_at: '2027-03-20T00:00:00Z' }
  ])
  expect(await onTuesday()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:30', '13:00', '13:30'])
})

test('appointments and unexpired holds block their time, with the buffers of the queried topic', async () => {
  await book(office, '2027-03-02T10:00:00Z')
  await hold(office, '2027-03-02T12:00:00Z')
  const short = await onTuesday()
  expect(['09:30', '10:00', '10:30', '12:00'].map((start) => short.includes(start))).toEqual([true, false, true, false])
  const long = await onTuesday({ topic: office.topics.long })
  expect(long).toEqual(['08:00', '08:15', '08:30', '08:45', '10:45', '12:45', ...long.slice(6)])
  pass(office, 5)
  expect(await onTuesday()).toContain('12:00')
})

test('calendars of other advisors and tenants have no effect', async () => {
  await book(office, TUESDAY)
  const colleague = await office
    .knex('advisors')
    .where({ tenant_id: office.tenantId })
    .whereNot({ uuid: office.advisorUuid })
    .first()
  await office.knex('booking_claims').update({ advisor_uuid: colleague.uuid })
  expect(await onTuesday()).toContain('08:00')
})

test("an appointment's time is free for it alone to overlap, and not offered as a new one", async () => {
  const { token } = (await book(office, TUESDAY, { topic: office.topics.long })).body
  const long = { topic: office.topics.long }
  expect(await onTuesday(long)).not.toContain('08:15')
  expect(await onTuesday({ ...long, token })).toContain('08:15')
  expect(await onTuesday({ ...long, token })).not.toContain('08:00')
})

describe('a kept answer', () => {
  const GUEST = { headers: { origin: undefined } }
  const day = { from: '2027-03-04', to: '2027-03-04' }
  const path = () =>
    `/api/v1/advisors/${office.alias}/availability?${new URLSearchParams({ topic: office.topics.short, type: 'in-branch', ...day })}`
  const starts = async () => {
    const { body, status } = await request(office.site, 'GET', path(), GUEST)
    expect(status).toBe(200)
    return Object.values(body.days as Record<string, string[]>).flat()
  }
  const statements = (work: () => Promise<unknown>) => statementsOf(office.knex, work)

  test('costs one look at the calendar’s revision', async () => {
    await expect.poll(() => office.site.app.tenants.canCache).toBe(true)
    await starts()
    await starts()
    const seen = await statements(starts)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatch(/revision/)
  })

  test('is made anew after a booking, and every minute', async () => {
    const before = await starts()
    await starts()
    await book(office, '2027-03-04T10:00:00Z')
    expect(before).toContain('2027-03-04T10:00:00Z')
    expect(await starts()).not.toContain('2027-03-04T10:00:00Z')
    await starts()
    pass(office, 1)
    // the advisor, the offer and the calendar
    expect(await statements(starts)).toHaveLength(3)
  })

  test('is not sent if its check fails, and nothing else is tried', async () => {
    await starts()
    await starts()
    await office.knex.schema.renameTable('calendars', 'calendars_elsewhere')
    const seen = await statements(async () => {
      expect((await request(office.site, 'GET', path(), GUEST)).status).toBeGreaterThanOrEqual(500)
    })
    await office.knex.schema.renameTable('calendars_elsewhere', 'calendars')
    expect(seen).toHaveLength(1)
    expect(await starts()).not.toHaveLength(0)
  })

  test('of a branch is made anew once one of its advisors is booked', async () => {
    const { alias } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
    const ask = async () => {
      const { text, status } = await request(
        office.site,
        'GET',
        path().replace(/advisors\/[^/]+/, `branches/${alias}`),
        GUEST
      )
      expect(status).toBe(200)
      return text
    }
    const before = await ask()
    expect(await ask()).toBe(before)
    expect(await statements(ask)).toHaveLength(1)
    await book(office, '2027-03-04T13:00:00Z')
    expect((await statements(ask)).length).toBeGreaterThan(1)
  })

  test('is not for a foreign page while embedding is off', async () => {
    await starts()
    await starts()
    const row = office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name: 'embed' })
    await row.clone().update({ effective_state: false })
    const foreign = { headers: { ...GUEST.headers, origin: 'https://bank.example' } }
    await expect.poll(async () => (await request(office.site, 'GET', path(), foreign)).status).toBe(403)
    await starts()
    await starts()
    expect((await request(office.site, 'GET', path(), foreign)).status).toBe(403)
    await row.clone().update({ effective_state: true })
    await expect.poll(async () => (await request(office.site, 'GET', path(), foreign)).status).toBe(200)
  })
})
