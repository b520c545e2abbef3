import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSite } from '../core/testing/site.ts'
import { audit, book, CLEAN, later, type Office, openOffice, TUESDAY, tally, times } from './testing/office.ts'

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

test('two nodes on one database sell a slot once', async () => {
  const { DATABASE_URL = '' } = office.site.services.config
  const site = await startSite({ LOAD_TEST: '1', DATABASE_URL })
  site.clock.time = office.site.clock.time
  const nodes = [office, { ...office, site }]
  const slots = [TUESDAY, later(TUESDAY, 30)]
  const answers = await Promise.all(
    times(120).map((client) => book(nodes[client % 2] ?? office, slots[client % 4 < 2 ? 0 : 1] ?? TUESDAY))
  )
  await site.stop()
  expect(tally(answers)).toEqual({ 201: 2, 409: 118 })
  expect(await audit(office)).toEqual(CLEAN)
})
