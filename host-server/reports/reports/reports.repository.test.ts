import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Report } from '#contract/reports'
import { DAY } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

vi.mock(import('./rollups.repository.ts'), async (load) => {
  const real = await load()
  return { ...real, findRolledUntil: vi.fn(real.findRolledUntil) }
})

type Reads = typeof import('./rollups.repository.ts').findRolledUntil
let findRolledUntil: Reads
let readsRolledUntil: Reads
let rollUpAll: typeof import('./rollups.ts').rollUpAll

const TABLES = ['report_events', 'report_days', 'report_months', 'report_rollups', 'advisor_hits', 'search_log']

let site: Site
let cookie: string

beforeAll(async () => {
  // tests that ran before in this process have loaded the server without the mock
  vi.resetModules()
  ;({ findRolledUntil } = await import('./rollups.repository.ts'))
  ;({ rollUpAll } = await import('./rollups.ts'))
  readsRolledUntil = vi.mocked(findRolledUntil).getMockImplementation() as Reads
  site = await (await import('../../testing/demo-site.ts')).startDemoSite()
  cookie = await signIn(site, 'analyst@demo.example')
})
afterEach(() => {
  vi.mocked(findRolledUntil).mockImplementation(readsRolledUntil)
})
afterAll(() => site.stop())

async function booked(day: string, count: number) {
  const { knex } = site.app
  const { uuid: advisor_uuid, ...rest } = await knex('advisors')
    .where({ alias: 'anna-gruber' })
    .first('tenant_id', 'uuid', 'organization_uuid')
  const row = { ...rest, advisor_uuid, day, count, metric: 'booked', at: `${day}T10:00:00Z` }
  await knex('report_events').insert(row)
}

/** Three bookings of October are rolled up, five are not yet. */
async function beginOctober() {
  for (const table of TABLES) await site.app.knex(table).delete()
  await booked('2026-10-15', 3)
  site.clock.time = new Date(MONDAY.getTime() - 33 * DAY)
  await rollUpAll(site.app)
  await booked('2026-10-25', 5)
  site.clock.time = MONDAY
}

async function report(): Promise<(number | undefined)[]> {
  const path = '/api/v1/reports/sessions?from=2026-01-01&to=2026-11-22&by=booked'
  const { figures, advisors, branches } = (await request(site, 'GET', path, { cookie })).body as Report
  return [figures.find(({ metric }) => metric === 'booked')?.count, advisors[0]?.count, branches[0]?.count]
}

/** Rolls up the rest after the report has asked so many times until when that is done. */
function rollUpAfter(asked: number) {
  let count = 0
  vi.mocked(findRolledUntil).mockImplementation(async (db) => {
    const found = await readsRolledUntil(db)
    count += 1
    if (count === asked) await rollUpAll(site.app)
    return found
  })
}

async function rolledUntil(host: string): Promise<string> {
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host }).first('tenant_id')
  return (await site.app.knex('report_rollups').where({ tenant_id }).first('rolled_until')).rolled_until
}

test('a report counts each booking once, whenever days are rolled up meanwhile', async () => {
  await beginOctober()
  vi.mocked(findRolledUntil).mockClear()
  expect(await report()).toEqual([8, 8, 8])
  const { length } = vi.mocked(findRolledUntil).mock.calls
  expect(length).toBeGreaterThan(1)
  for (let asked = 1; asked <= length; asked += 1) {
    await beginOctober()
    rollUpAfter(asked)
    expect(await report(), `rolled up after asking ${asked} of ${length} times`).toEqual([8, 8, 8])
    expect(await rolledUntil('localhost')).toBe('2026-11-22')
  }
})
