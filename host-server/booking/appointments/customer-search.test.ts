import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FOUND_APPOINTMENTS_MAX, type FoundAppointment } from '#contract/agenda'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { managing } from '../branch-calendar/testing/managing.ts'
import { book, later, type Office, openOffice, TUESDAY, times } from './testing/office.ts'

let office: Office
const cookies: Record<string, string> = {}

beforeAll(async () => {
  office = await openOffice()
  for (const name of ['admin', 'branch', 'advisor', 'second', 'analyst', 'marketing'])
    cookies[name] = (await signIn(office.site, `${name}@demo.example`)) ?? ''
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'booking_holds', 'appointments']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const search = (who: string, q: string, host = {}) =>
  request(office.site, 'GET', `/api/v1/customer-appointments?${new URLSearchParams({ q })}`, {
    cookie: cookies[who] ?? who,
    ...host
  })
const found = async (who: string, q: string): Promise<string[]> =>
  (await search(who, q)).body.map(({ uuid }: FoundAppointment) => uuid)

const MOSER = { first_name: 'Éva', last_name: 'Moser', email: 'eva.moser@visitor.example', phone: '+43 660 1234567' }
const bookAt = async (minutes: number, visitor: object = MOSER): Promise<string> =>
  (await book(office, later(TUESDAY, minutes), visitor)).body.uuid
const change = (uuid: string, row: object) => office.knex('appointments').where({ uuid }).update(row)

describe('finds nothing', () => {
  test('for guests, and for accounts without card and branch', async () => {
    await bookAt(0)
    const statuses = await Promise.all(
      ['', 'analyst', 'marketing'].map(async (who) => (await search(who, 'moser')).status)
    )
    expect(statuses).toEqual([401, 403, 403])
  })

  test('of a colleague, also of the same branch', async () => {
    await bookAt(0)
    expect(await found('second', 'moser')).toEqual([])
  })

  test('of other branches', async () => {
    await bookAt(0)
    const others = await office
      .knex('organizations')
      .where({ tenant_id: office.tenantId })
      .whereNot({ uuid: office.organizationUuid })
      .pluck('uuid')
    expect(await managing(office, others, () => found('branch', 'moser'))).toEqual([])
    expect(await managing(office, [], () => found('branch', 'moser'))).toEqual([])
  })

  test('of another institution', async () => {
    await bookAt(0)
    const cookie = (await signIn(office.site, 'admin@nordbank.example', NORDBANK)) ?? ''
    expect((await search(cookie, 'moser', NORDBANK)).body).toEqual([])
  })

  test('in a branch that is closed, whose calendar nobody opens, except for the advisor', async () => {
    const uuid = await bookAt(0)
    const close = (closed_at: string | null) =>
      office.knex('organizations').where({ uuid: office.organizationUuid }).update({ closed_at })
    await close(TUESDAY)
    const answers = [await found('admin', 'moser'), await found('branch', 'moser'), await found('advisor', 'moser')]
    await close(null)
    expect(answers).toEqual([[], [], [uuid]])
  })

  test.each(['', 'm', 'moser\nx', 'x'.repeat(256)])('for the query %j', async (q) => {
    expect((await search('admin', q)).status).toBe(422)
  })

  test.each(['%%', 'moser huber', 'mo_er'])('for %j, which no customer has', async (q) => {
    await bookAt(0)
    expect(await found('admin', q)).toEqual([])
  })
})

test.each(['advisor', 'branch', 'admin'])('%s finds it, and learns who, when and where', async (who) => {
  const uuid = await bookAt(0)
  await bookAt(60, { ...MOSER, last_name: 'Huber', email: 'huber@visitor.example', phone: '' })
  const { body } = await search(who, 'moser')
  expect(body).toEqual([
    {
      uuid,
      state: 'booked',
      starts_at: TUESDAY,
      time_zone: 'Europe/Vienna',
      topic: expect.any(String),
      first_name: 'Éva',
      last_name: 'Moser',
      advisor: { alias: office.alias, full_name: expect.any(String) },
      branch: { slug: 'wien-innere-stadt', name: expect.any(String) }
    }
  ])
})

test.each(['eva moser', 'MOSER Eva', 'eva.moser@visitor', '0 1234567', '6601234567', 'mos'])(
  'finds it by %s',
  async (q) => {
    const uuid = await bookAt(0)
    expect(await found('branch', q)).toEqual([uuid])
  }
)

test('has those to come first, soonest first, then what is past or cancelled, latest first', async () => {
  const [last, first, past, older, cancelled] = await Promise.all([300, 0, 60, 120, 180].map((at) => bookAt(at)))
  const ago = (days: number) => ({
    starts_at: later(TUESDAY, -days * 1440),
    ends_at: later(TUESDAY, 60 - days * 1440)
  })
  await change(past as string, ago(100))
  await change(older as string, ago(200))
  await change(cancelled as string, { state: 'cancelled' })
  expect(await found('admin', 'moser')).toEqual([first, last, cancelled, past, older])
})

test('answers a few of many', async () => {
  const { starts_at: _, ...row } = await office
    .knex('appointments')
    .where({ uuid: await bookAt(0) })
    .first()
  await office.knex('appointments').insert(
    times(FOUND_APPOINTMENTS_MAX + 5).map((index) => ({
      ...row,
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      token_hash: `hash-${index}`,
      starts_at: later(TUESDAY, index * 60)
    }))
  )
  expect(await found('admin', 'moser')).toHaveLength(FOUND_APPOINTMENTS_MAX)
})
