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

test('cards in wallets are counted once each, however many parts they are read in', async () => {
  const { knex } = site.app
  const { tenant_id, uuid } = await knex('advisors').where({ alias: 'anna-gruber' }).first('tenant_id', 'uuid')
  const other = await knex('advisors').where({ tenant_id, alias: 'lukas-hofer' }).first('uuid')
  const cards = async (query = '') => {
    const { body } = await request(site, 'GET', `/api/v1/reports/cards${query}`, { cookie })
    return body.cards as Record<'apple' | 'google', number>
  }
  const [before, hers] = [await cards(), await cards(`?advisor=anna-gruber`)]
  // two parts exactly and one card more; every third card is saved, revoked, or on two phones
  const numbers = Array.from({ length: 2001 }, (_, at) => at)
  const serialOf = (at: number) => `part-${String(at).padStart(6, '0')}`
  const at = '2026-10-15T10:00:00Z'
  const passes = numbers.map((number) => ({
    ...{ tenant_id, serial: serialOf(number), token_hash: serialOf(number), created_at: at, changed_at: at },
    advisor_uuid: number % 2 ? uuid : other.uuid,
    kind: number % 3 === 0 ? 'google' : 'apple',
    saved_at: number % 3 === 0 ? at : null,
    revoked_at: number % 3 === 1 ? at : null
  }))
  const phones = numbers
    .filter((number) => number % 3 > 0)
    .flatMap((number) =>
      ['one', 'two'].map((phone) => ({
        ...{ tenant_id, serial: serialOf(number), device: `${phone}-${number}`, push_token: 'x', created_at: at }
      }))
    )
  for (let from = 0; from < passes.length; from += 200)
    await knex('wallet_passes').insert(passes.slice(from, from + 200))
  for (let from = 0; from < phones.length; from += 200)
    await knex('wallet_registrations').insert(phones.slice(from, from + 200))
  expect(await cards()).toEqual({ apple: before.apple + 2 * 667, google: before.google + 667 })
  const [apple, google] = [2, 0].map((rest) => numbers.filter((one) => one % 2 && one % 3 === rest).length) as [
    number,
    number
  ]
  expect(await cards(`?advisor=anna-gruber`)).toEqual({ apple: hers.apple + 2 * apple, google: hers.google + google })
})
