import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Report } from '#contract/reports'
import { DAY } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { rollUpAll } from './rollups.ts'

const HOSTS = ['localhost', 'nordbank.localhost'] as const
type Host = (typeof HOSTS)[number]

let site: Site
const tenants: Partial<Record<Host, string>> = {}

const knex = () => site.app.knex
const of = (host: Host) => ({ tenant_id: tenants[host] as string })

beforeAll(async () => {
  site = await startDemoSite()
  for (const host of HOSTS)
    tenants[host] = (await knex()('tenant_domains').where({ host }).first('tenant_id')).tenant_id
})
const TABLES = ['report_events', 'report_days', 'report_months', 'report_rollups', 'advisor_hits', 'search_log']
beforeEach(async () => {
  site.clock.time = MONDAY
  for (const table of TABLES) await knex()(table).delete()
})
afterAll(() => site.stop())

async function happened(host: Host, day: string, count: number, metric = 'booked') {
  const { uuid: advisor_uuid, ...rest } = await knex()('advisors')
    .where(of(host))
    .orderBy('alias')
    .first('tenant_id', 'uuid', 'organization_uuid')
  const row = { ...rest, advisor_uuid, day, count }
  if (metric === 'booked') return knex()('report_events').insert({ ...row, metric, at: `${day}T10:00:00Z` })
  return knex()('advisor_hits').insert({ ...row, kind: metric, advisor_alias: 'anybody' })
}

const rolledUntil = async (host: Host) =>
  (await knex()('report_rollups').where(of(host)).first('rolled_until'))?.rolled_until ?? undefined

describe.each([
  ['localhost', 'nordbank.localhost'],
  ['nordbank.localhost', 'localhost']
] as const)('if the figures of %s cannot be rolled up', (broken, whole) => {
  test('those of others are, and its own once the fault is fixed', async () => {
    for (const host of HOSTS) await happened(host, '2026-11-20', 3)
    const branches = () => knex()('organizations').where(of(broken))
    const zones = await branches().select('uuid', 'time_zone')
    await branches().update({ time_zone: 'Nowhere/Never' })
    await rollUpAll(site.app)
    for (const { uuid, time_zone } of zones) await branches().where({ uuid }).update({ time_zone })
    expect(await rolledUntil(whole)).toBe('2026-11-22')
    expect(await rolledUntil(broken)).toBeUndefined()
    await rollUpAll(site.app)
    expect(await rolledUntil(broken)).toBe('2026-11-22')
  })
})

describe('the log', () => {
  /** As the reports show it. */
  async function booked(query: string): Promise<(number | undefined)[]> {
    const cookie = await signIn(site, 'analyst@demo.example')
    const report = async (path: string) => (await request(site, 'GET', path, { cookie })).body as Report
    const { figures, advisors } = await report(`/api/v1/reports/sessions?${query}&by=booked`)
    return [
      ...['booked', 'profile'].map((name) => figures.find(({ metric }) => metric === name)?.count),
      advisors[0]?.count
    ]
  }
  const days = () => knex()('report_events').where(of('localhost')).orderBy('day').pluck('day')

  /** The last day to be deleted: three years of 365 days ago. */
  const GONE = '2023-11-24'
  const OLD = 'from=2023-01-01&to=2023-12-31'
  const YEAR = 'from=2023-11-25&to=2024-11-23'

  beforeEach(async () => {
    for (const [day, count] of [
      ['2023-02-01', 5],
      [GONE, 7],
      ['2023-11-25', 11],
      ['2024-11-23', 13]
    ] as const) {
      await happened('localhost', day, count)
      await happened('localhost', day, count * 10, 'profile')
    }
  })

  test('is retained until it is rolled up, however old it is', async () => {
    await sweep(site.app)
    expect(await days()).toHaveLength(4)
    // rolled up, but not far enough
    await knex()('report_rollups').insert({ ...of('localhost'), rolled_until: '2023-11-26', checked_at: '' })
    await sweep(site.app)
    expect(await days()).toHaveLength(4)
  })

  test('is deleted after three years, day by day, and reports of that time use the rollups', async () => {
    await rollUpAll(site.app)
    const report = [await booked(OLD), await booked(YEAR)]
    expect(report).toEqual([
      [23, 230, 23],
      [24, 240, 24]
    ])
    await sweep(site.app)
    expect(await days()).toEqual(['2023-11-25', '2024-11-23'])
    expect(await knex()('advisor_hits').orderBy('day').pluck('day')).toEqual(['2023-11-25', '2024-11-23'])
    site.clock.time = new Date(MONDAY.getTime() + DAY / 2)
    await rollUpAll(site.app)
    expect([await booked(OLD), await booked(YEAR)]).toEqual(report)
  })

  test('a month that a node of the former release has rolled up without branches gets them back within the hour', async () => {
    await rollUpAll(site.app)
    const months = () => knex()('report_months').where(of('localhost')).orderBy(['month', 'advisor_uuid', 'metric'])
    const before = await months()
    await months().clone().clearOrder().where({ advisor_uuid: '', month: '2024-11' }).delete()
    await rollUpAll(site.app)
    expect(await months()).toEqual(before)
    expect(before.filter(({ advisor_uuid }) => advisor_uuid === '').length).toBeGreaterThan(1)
  })

  test('recounting what is left gives the same rollups and leaves earlier ones unchanged', async () => {
    await rollUpAll(site.app)
    await sweep(site.app)
    await knex()('report_rollups').delete()
    // in the raw log only
    expect(await booked(YEAR)).toEqual([24, 240, 24])
    await rollUpAll(site.app)
    expect([await booked(OLD), await booked(YEAR)]).toEqual([
      [23, 230, 23],
      [24, 240, 24]
    ])
  })

  test('retains hits of campaigns, since they are not rolled up', async () => {
    await happened('localhost', '2023-02-01', 1, 'src:flyer')
    await rollUpAll(site.app)
    await sweep(site.app)
    expect(await knex()('advisor_hits').where({ kind: 'src:flyer' })).toHaveLength(1)
  })

  test('deletes the searches of a day together, once they are rolled up', async () => {
    const row = { ...of('localhost'), action: 'search', source: 'page', hits: 3, searched_by: 'name', words: 'gruber' }
    for (const [day, created_at] of [
      [GONE, '2023-11-23T23:30:00Z'],
      [GONE, '2023-11-24T22:30:00Z'],
      ['2023-11-25', '2023-11-24T23:30:00Z']
    ])
      await knex()('search_log').insert({ ...row, day, created_at })
    const days = () => knex()('search_log').orderBy('created_at').pluck('day')
    await sweep(site.app)
    expect(await days()).toEqual([GONE, GONE, '2023-11-25'])
    await rollUpAll(site.app)
    await sweep(site.app)
    expect(await days()).toEqual(['2023-11-25'])
  })
})
