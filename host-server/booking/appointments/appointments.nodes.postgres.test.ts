// @module-tag race
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSite } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import {
  audit,
  book,
  CONSISTENT,
  countStatuses,
  emptyCalendars,
  hold,
  later,
  type Office,
  openOffice,
  TUESDAY,
  times
} from './testing/office.ts'
import { addColleagues } from './testing/simulation.ts'

// many concurrent requests take seconds where tests share two cores
vi.setConfig({ testTimeout: 60_000 })

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => emptyCalendars(office))
afterAll(() => office.site.stop())

test('two nodes on one database book a slot once', async () => {
  const { DATABASE_URL = '' } = office.site.app.config
  const site = await startSite({ LOAD_TEST: '1', DATABASE_URL })
  site.clock.time = office.site.clock.time
  const nodes = [office, { ...office, site }]
  const slots = [TUESDAY, later(TUESDAY, 30)]
  const answers = await Promise.all(
    times(120).map((client) => book(nodes[client % 2] ?? office, slots[client % 4 < 2 ? 0 : 1] ?? TUESDAY))
  )
  await site.stop()
  expect(countStatuses(answers)).toEqual({ 201: 2, 409: 118 })
  expect(await audit(office)).toEqual(CONSISTENT)
})

/** The statements that wait for a lock. */
async function waiting(): Promise<string[]> {
  const { rows } = await office.knex.raw(
    "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  )
  return rows.map(({ query }: { query: string }) => query)
}
const someoneWaits = async () => (await waiting()).length > 0

test('a hold that a sweep deletes while its owner moves it is replaced by a new one', async () => {
  const first = await hold(office, TUESDAY)
  const sweeping = await office.knex.transaction()
  await sweeping('booking_holds').delete()
  const moving = hold(office, later(TUESDAY, 60), { hold: first.body.hold })
  await until(someoneWaits)
  await sweeping.commit()
  const moved = await moving
  expect([moved.status, moved.body.hold === first.body.hold]).toEqual([201, false])
  expect((await book(office, later(TUESDAY, 60), { hold: moved.body.hold })).status).toBe(201)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a booking waits for the calendar of its own advisor only', async () => {
  const [, colleague = ''] = await addColleagues(office, 2)
  const busy = await office.knex.transaction()
  await busy('calendars').where({ advisor_uuid: office.advisorUuid }).update({ revision: 1 })
  const stuck = book(office, TUESDAY)
  await until(someoneWaits)
  const other = await book({ ...office, alias: colleague }, TUESDAY)
  const stillWaiting = await waiting()
  await busy.rollback()
  expect([other.status, stillWaiting.length, (await stuck).status]).toEqual([201, 1, 201])
  expect(stillWaiting[0]).toMatch(/^insert into "calendars"/)
})
