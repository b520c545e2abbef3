import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  book,
  hold,
  later,
  type Office,
  openOffice,
  readAvailability,
  TUESDAY
} from '../booking/appointments/testing/office.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { type CountedWay, countRoundTrips } from '../testing/round-trips.ts'
import { emptyPostgres } from '../testing/templates.ts'
import { until } from '../testing/until.ts'

let way: CountedWay
let office: Office

beforeAll(async () => {
  way = await countRoundTrips(await emptyPostgres())
  office = await openOffice({ LOAD_TEST: '1', DATABASE_URL: way.url })
  await until(() => office.site.app.tenants.canCache)
  // connected, also for what is read beside something else, with the tenant in the cache
  await book(office, TUESDAY)
  await readAvailability(office, { from: '2027-03-04' })
})
afterAll(async () => {
  await office?.site.stop()
  await way?.stop()
})

/** What the request before has set off, such as reloading a cached table, must not count for the next. */
async function settled() {
  let before = -1
  while (before !== way.trips()) {
    before = way.trips()
    await setTimeout(200)
  }
}

async function tripsOf(ask: () => Promise<TestResponse>, status: number): Promise<number> {
  await settled()
  const before = way.trips()
  expect((await ask()).status).toBe(status)
  return way.trips() - before
}

const key = () => ({ headers: { 'idempotency-key': randomUUID() } })

async function bookHeld(start: string) {
  const { body } = await hold(office, start)
  return () => book(office, start, { hold: body.hold })
}

/** How often a visitor, or an analyst, waits for PostgreSQL, the look-up of the advisor included; another time must be worth it. */
const COSTS: [what: string, trips: number, status: number, ask: () => Promise<() => Promise<TestResponse>>][] = [
  ['availability', 3, 200, async () => () => readAvailability(office, { from: '2027-03-03' })],
  ['a booking', 3, 201, async () => () => book(office, later(TUESDAY, 60))],
  ['a booking with a key', 6, 201, async () => () => book(office, later(TUESDAY, 120), {}, key())],
  ['a booking of a hold', 4, 201, () => bookHeld(later(TUESDAY, 180))],
  ['a refusal', 5, 409, async () => () => book(office, TUESDAY)],
  ['the same refusal again', 1, 409, async () => () => book(office, TUESDAY)],
  ["this year's report", 10, 200, readReport]
]

async function readReport() {
  const { site } = office
  const cookie = await signIn(site, 'admin@demo.example')
  return () => request(site, 'GET', '/api/v1/reports/sessions?period=year&by=booked', { cookie })
}

test.each(COSTS)('%s takes %i round trips', async (_what, trips, status, prepare) => {
  const ask = await prepare()
  expect(await tripsOf(ask, status)).toBe(trips)
})
