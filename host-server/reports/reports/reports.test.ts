import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { metricsOf, RANKING_PAGE_SIZE, type Report, type ReportName, TERM_MIN, TERMS_FIRST } from '#contract/reports'
import { DAY, instant } from '../../core/base/clock.ts'
import { flush } from '../../core/events/hits.queue.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { rollUp } from './rollups.ts'

const LIST = '/api/v1/reports'
const ADVISOR = 'anna-gruber'

let site: Site
let analyst: string
let manager: string
let own: string
let other: string
let foreign: string

const knex = () => site.app.knex
const get = (path: string, asked: RequestOptions = {}) => request(site, 'GET', path, { cookie: analyst, ...asked })
const read = async (report: ReportName = 'sessions', query = '', asked: RequestOptions = {}): Promise<Report> =>
  (await get(`${LIST}/${report}${query && `?${query}`}`, asked)).body
const countOf = (report: Report, metric: string) => report.figures.find((one) => one.metric === metric)?.count

async function advisorOf(alias: string) {
  const { uuid: advisor_uuid, ...rest } = await knex()('advisors')
    .where({ alias })
    .first('tenant_id', 'uuid', 'organization_uuid')
  return { advisor_uuid, ...rest } as { tenant_id: string; advisor_uuid: string; organization_uuid: string }
}

/** As the app writes it. */
async function happened(alias: string, metric: string, day: string, count = 1) {
  const row = { ...(await advisorOf(alias)), metric, day, count, at: `${day}T10:00:00Z` }
  await knex()('report_events').insert(row)
}

/** Another alias for the advisor, who is still found under the former one. */
async function renamedAs(alias: string) {
  const { tenant_id, advisor_uuid } = await advisorOf(ADVISOR)
  const advisor = () => knex()('advisors').where({ tenant_id, uuid: advisor_uuid })
  await advisor().update({ alias })
  await knex()('advisor_aliases').insert({ tenant_id, advisor_uuid, alias: ADVISOR })
  const back = async () => {
    await knex()('advisor_aliases').where({ tenant_id, alias: ADVISOR }).delete()
    await advisor().update({ alias: ADVISOR })
  }
  return { back }
}

const rolled = async (host = 'localhost', now = site.clock.time) => {
  const { tenant_id } = await knex()('tenant_domains').where({ host }).first('tenant_id')
  await rollUp(new TenantDb(knex(), tenant_id), now)
}

beforeAll(async () => {
  site = await startDemoSite({}, { TRUST_PROXY: '1', LOAD_TEST: '1' })
  const uuidOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid
  own = await uuidOf('wien-innere-stadt')
  other = await uuidOf('graz-herrengasse')
  foreign = await uuidOf('lisboa-chiado')
})
const TABLES = ['report_events', 'report_days', 'report_months', 'report_rollups', 'advisor_hits', 'hit_visitors']
beforeEach(async () => {
  site.clock.time = MONDAY
  await flush(site.app)
  for (const table of TABLES) await knex()(table).delete()
  analyst = await signIn(site, 'analyst@demo.example')
  manager = await signIn(site, 'branch@demo.example')
})
afterAll(() => site.stop())

const FUNNEL = `${LIST}/sessions/funnel`
const PATHS = [
  LIST,
  FUNNEL,
  `${LIST}/sessions/ranking`,
  `${LIST}/search/ranking`,
  `${LIST}/sessions`,
  `${LIST}/cards`,
  `${LIST}/search`,
  `${LIST}/sessions/csv`,
  `${LIST}/cards/csv`,
  `${LIST}/search/csv`
]

describe('access', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403]
  ])('%s reads no report', async (_who, account, status) => {
    const cookie = account && (await signIn(site, account))
    for (const path of PATHS) expect([path, (await get(path, { cookie })).status]).toEqual([path, status])
  })

  test('a marketing manager reads the report on cards of every branch, and no other report', async () => {
    await happened(ADVISOR, 'push-reached', '2026-11-20', 3)
    const inGraz = (await knex()('advisors').where({ organization_uuid: other }).first('alias')).alias as string
    await happened(inGraz, 'push-reached', '2026-11-20', 4)
    await happened(ADVISOR, 'booked', '2026-11-20')
    const cookie = await signIn(site, 'marketing@demo.example')
    const refused = PATHS.filter((path) => /sessions|search/.test(path))
    expect(refused).toHaveLength(7)
    for (const path of [...refused, `${LIST}/search/terms`])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 403])
    for (const path of [`${LIST}/cards?by=booked`, `${LIST}/cards/ranking?by=search`])
      expect([path, (await get(path, { cookie })).status]).toEqual([path, 422])
    expect((await get(`${LIST}/cards?organization_uuid=${foreign}`, { cookie })).status).toBe(404)
    const report = await read('cards', 'by=push-reached', { cookie })
    expect(countOf(report, 'push-reached')).toBe(7)
    expect(report.advisors.map(({ id, count }) => [id, count])).toEqual([
      [inGraz, 4],
      [ADVISOR, 3]
    ])
    const scope = (await get(LIST, { cookie })).body.branches.map(({ uuid }: { uuid: string }) => uuid)
    expect([scope.includes(own), scope.includes(other), scope.includes(foreign)]).toEqual([true, true, false])
    for (const path of [`${LIST}/cards/ranking`, `${LIST}/cards/csv`])
      expect((await get(path, { cookie })).status).toBe(200)
  })

  test('a content manager knows whereto codes can lead, and what came of campaigns, and reads no report', async () => {
    const { uuid: user_uuid, tenant_id } = await knex()('users')
      .where({ email_address: 'marketing@demo.example' })
      .first()
    const roles = () => knex()('user_roles').where({ tenant_id, user_uuid })
    const before = await roles()
    const become = async (rows: object[]) => {
      await roles().delete()
      await knex()('user_roles').insert(rows)
    }
    await become([{ tenant_id, user_uuid, role: 'content-manager' }])
    const cookie = await signIn(site, 'marketing@demo.example')
    const scope = (await get(LIST, { cookie })).body.branches.map(({ uuid }: { uuid: string }) => uuid)
    const campaigns = await get(`${LIST}/sessions/campaigns?from=2026-11-01&to=2026-11-20`, { cookie })
    const refused = []
    for (const path of ['sessions', 'search', 'cards', 'cards/ranking', 'cards/csv', 'sessions/funnel'])
      refused.push((await get(`${LIST}/${path}`, { cookie })).status)
    await become(before)
    expect([scope.includes(own), scope.includes(other), scope.includes(foreign)]).toEqual([true, true, false])
    expect(campaigns.status).toBe(200)
    expect(refused).toEqual([403, 403, 403, 403, 403, 403])
  })

  test('a marketing manager who also manages branches reads no more of others', async () => {
    const { uuid: user_uuid, tenant_id } = await knex()('users').where({ email_address: 'branch@demo.example' }).first()
    const role = { tenant_id, user_uuid, role: 'marketing-manager' }
    await knex()('user_roles').insert(role)
    const cookie = await signIn(site, 'branch@demo.example')
    const scope = (await get(LIST, { cookie })).body.branches.map(({ uuid }: { uuid: string }) => uuid)
    const statuses = []
    for (const name of ['cards', 'sessions'])
      statuses.push((await get(`${LIST}/${name}?organization_uuid=${other}`, { cookie })).status)
    await knex()('user_roles').where(role).delete()
    expect([scope, statuses]).toEqual([[own], [404, 404]])
  })

  test('without the module, no one reads a report', async () => {
    const module = () => knex()('tenant_modules').where({ module_name: 'reports' })
    await module().update({ effective_state: false })
    for (const path of PATHS) expect((await get(path)).status).toBe(403)
    await module().update({ effective_state: true })
  })

  test('a branch manager sees no figures of other branches, on any route', async () => {
    const inGraz = (await knex()('advisors').where({ organization_uuid: other }).first('alias')).alias as string
    await happened(inGraz, 'booked', '2026-11-20')
    await happened(ADVISOR, 'booked', '2026-11-20', 2)
    await rolled()
    await happened(inGraz, 'booked', '2026-11-23')
    const asked = { cookie: manager }
    const scope = (await get(LIST, asked)).body
    expect(scope.branches.map(({ uuid }: { uuid: string }) => uuid)).toEqual([own])
    expect(new Set(scope.advisors.map((one: { organization_uuid: string }) => one.organization_uuid))).toEqual(
      new Set([own])
    )
    // five may have the same name
    const { name, city } = scope.branches[0]
    expect([name, city]).toEqual(['Filiale Wien Innere Stadt', 'Wien'])
    const anna = scope.advisors.find((one: { alias: string }) => one.alias === ADVISOR)
    expect(anna).toMatchObject({ branch: name, profile_picture_url: expect.stringContaining('/media/') })
    const report = await read('sessions', 'by=booked', asked)
    expect(countOf(report, 'booked')).toBe(2)
    expect(report.branches.map(({ id }) => id)).toEqual([own])
    expect(report.advisors.map(({ id }) => id)).toEqual([ADVISOR])
    expect(countOf(await read('sessions', 'by=booked'), 'booked')).toBe(4)
    const file = (await get(`${LIST}/sessions/csv`, asked)).text
    expect(file).not.toContain('Graz')
    for (const of of ['branches', 'advisors']) {
      const { body } = await get(`${LIST}/sessions/ranking?by=booked&of=${of}`, asked)
      expect(body.ranked.map(({ id }: { id: string }) => id)).toEqual([of === 'branches' ? own : ADVISOR])
    }
    const { body: funnel } = await get(FUNNEL, asked)
    expect([funnel.branches.map(({ uuid }: { uuid: string }) => uuid), funnel.total.booked]).toEqual([[own], 2])
    for (const query of [
      `organization_uuid=${other}`,
      `advisor=${inGraz}`,
      `organization_uuid=${own}&advisor=${inGraz}`
    ]) {
      for (const path of [
        `${LIST}/sessions`,
        `${LIST}/cards`,
        `${LIST}/sessions/csv`,
        `${LIST}/sessions/ranking`,
        FUNNEL
      ]) {
        expect([query, (await get(`${path}?${query}`, asked)).status]).toEqual([query, 404])
      }
    }
  })

  test.each(['admin', 'analyst'])('the %s reads the figures of all branches', async (account) => {
    const cookie = await signIn(site, `${account}@demo.example`)
    const branches = await knex()('organizations').where({ tenant_id: (await advisorOf(ADVISOR)).tenant_id })
    expect((await get(LIST, { cookie })).body.branches).toHaveLength(branches.length)
  })

  test('a branch manager without a branch sees no figures', async () => {
    await happened(ADVISOR, 'booked', '2026-11-20')
    const { user_uuid } = await knex()('organization_managers').where({ organization_uuid: own }).first()
    const row = await knex()('organization_managers').where({ user_uuid }).first()
    await knex()('organization_managers').where({ user_uuid }).delete()
    const report = await read('sessions', '', { cookie: manager })
    expect([countOf(report, 'booked'), report.branches, report.advisors]).toEqual([0, [], []])
    await knex()('organization_managers').insert(row)
  })

  test('another institution’s branches and advisors are not found, and its figures not included', async () => {
    const cookie = await signIn(site, 'analyst@nordbank.example', NORDBANK)
    await happened(ADVISOR, 'booked', '2026-11-20')
    expect(countOf(await read('sessions', '', { ...NORDBANK, cookie }), 'booked')).toBe(0)
    for (const query of [`organization_uuid=${foreign}`, 'advisor=nobody-here']) {
      expect((await get(`${LIST}/sessions?${query}`)).status).toBe(404)
    }
  })
})

describe('a period', () => {
  test.each([
    ['from=2026-11-20&to=2026-11-19', 'to'],
    ['from=2026-11-20', 'to'],
    ['to=2026-11-20', 'from'],
    ['from=2024-01-01&to=2026-11-20', 'to'],
    ['from=2026-02-30&to=2026-11-20', 'from'],
    ['period=decade', 'period'],
    ['by=card-apple', 'by'],
    ['days=7', 'days']
  ])('%s is refused', async (query, field) => {
    const { status, body } = await get(`${LIST}/sessions?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('an unknown report is not found', async () => {
    expect((await get(`${LIST}/secrets`)).status).toBe(404)
  })

  test.each([
    ['week', '2026-11-25T12:00:00Z', '2026-11-23', '2026-11-25', '2026-11-16', '2026-11-17', 'day'],
    ['month', '2026-11-25T12:00:00Z', '2026-11-01', '2026-11-25', '2026-10-04', '2026-10-27', 'day'],
    // four weeks earlier it would still be the same month
    ['month', '2026-12-31T12:00:00Z', '2026-12-01', '2026-12-31', '2026-10-27', '2026-11-25', 'day'],
    ['month', '2027-03-31T12:00:00Z', '2027-03-01', '2027-03-31', '2027-01-25', '2027-02-23', 'day'],
    ['quarter', '2026-11-25T12:00:00Z', '2026-10-01', '2026-11-25', '2026-07-02', '2026-08-25', 'week'],
    ['year', '2026-11-25T12:00:00Z', '2026-01-01', '2026-11-25', '2025-01-01', '2025-11-24', 'month'],
    // in Vienna it is already the next day
    ['week', '2026-11-23T23:30:00Z', '2026-11-23', '2026-11-24', '2026-11-16', '2026-11-16', 'day']
  ])(
    'this %s on %s is compared, without today, with as many days of the previous one, on the same weekdays',
    async (period, now, from, to, since, until, step) => {
      site.clock.time = new Date(now)
      analyst = await signIn(site, 'analyst@demo.example')
      const report = await read('sessions', `period=${period}`)
      expect([report.from, report.to, report.before, report.step]).toEqual([from, to, { from: since, to: until }, step])
      expect([report.starts[0], report.starts_before?.[0]]).toEqual([from, since])
    }
  )

  test.each([
    ['last-week', '2026-11-25T12:00:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['last-week', '2026-11-23T12:00:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['last-month', '2026-11-25T12:00:00Z', '2026-10-01', '2026-10-31', '2026-08-27', '2026-09-26'],
    ['last-month', '2027-01-01T12:00:00Z', '2026-12-01', '2026-12-31', '2026-10-27', '2026-11-26'],
    ['last-30-days', '2026-11-25T12:00:00Z', '2026-10-26', '2026-11-24', '2026-09-21', '2026-10-20'],
    // in Vienna it is already Monday
    ['last-week', '2026-11-22T23:30:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15']
  ])(
    '%s on %s has ended and is compared as a whole, on the same weekdays',
    async (period, now, from, to, since, until) => {
      site.clock.time = new Date(now)
      analyst = await signIn(site, 'analyst@demo.example')
      const report = await read('sessions', `period=${period}`)
      expect([report.from, report.to, report.compared_until]).toEqual([from, to, to])
      expect(report.before).toEqual({ from: since, to: until })
    }
  )

  test('a day that has begun is counted, but compared with nothing', async () => {
    await happened(ADVISOR, 'booked', '2026-11-23', 2)
    await happened(ADVISOR, 'booked', '2026-11-16', 9)
    const monday = await read('sessions', 'period=week&by=booked')
    expect([monday.before, monday.starts_before]).toEqual([null, []])
    const bookedOf = ({ figures }: typeof monday) => figures.find(({ metric }) => metric === 'booked')
    expect(bookedOf(monday)).toMatchObject({ count: 2, before: 0, begun: 2, counts_before: [0] })
    const first = { count: 2, before: 0, begun: 2 }
    expect([monday.advisors, monday.branches]).toMatchObject([[first], [first]])
    const chosen = await read('sessions', 'from=2026-11-20&to=2026-11-30&by=booked')
    expect([chosen.before, chosen.compared_until]).toEqual([{ from: '2026-11-13', to: '2026-11-15' }, '2026-11-22'])
  })

  test('chosen days are compared with as many days before them, on the same weekdays', async () => {
    const report = await read('sessions', 'from=2026-03-01&to=2026-03-10')
    expect(report.before).toEqual({ from: '2026-02-15', to: '2026-02-24' })
  })
})

describe('figures', () => {
  test('are the same before and after the rollup, and repeating the rollup changes nothing', async () => {
    for (const [day, count] of [
      ['2025-12-31', 5],
      ['2026-01-01', 1],
      ['2026-02-28', 2],
      ['2026-11-22', 3],
      ['2026-11-23', 4]
    ] as const) {
      await happened(ADVISOR, 'booked', day, count)
      await happened('lukas-hofer', 'profile-nobody', day, count)
    }
    const live = await read('sessions', 'period=year&by=booked')
    expect(countOf(live, 'booked')).toBe(10)
    await rolled()
    expect(await read('sessions', 'period=year&by=booked')).toEqual(live)
    const days = await knex()('report_days').orderBy(['day', 'advisor_uuid', 'metric'])
    await rolled()
    expect(await knex()('report_days').orderBy(['day', 'advisor_uuid', 'metric'])).toEqual(days)
    expect(await read('sessions', 'period=year&by=booked')).toEqual(live)
  })

  test('include late entries within days, and all of them once the rollups are deleted', async () => {
    await happened(ADVISOR, 'booked', '2026-10-01')
    await rolled()
    await happened(ADVISOR, 'booked', '2026-11-21')
    await happened(ADVISOR, 'booked', '2026-10-02')
    await rolled('localhost', new Date(MONDAY.getTime() + DAY))
    expect(countOf(await read('sessions', 'period=quarter'), 'booked')).toBe(2)
    await knex()('report_rollups').delete()
    await rolled()
    expect(countOf(await read('sessions', 'period=quarter'), 'booked')).toBe(3)
  })

  test('have the period beside the previous one, by steps, and the first of each kind', async () => {
    await happened(ADVISOR, 'booked', '2026-11-02', 3)
    await happened('lukas-hofer', 'booked', '2026-11-02', 4)
    await happened(ADVISOR, 'booked', '2026-10-05', 5)
    const report = await read('sessions', 'by=booked')
    const booked = report.figures.find(({ metric }) => metric === 'booked')
    expect([booked?.count, booked?.before, booked?.counts[1], booked?.counts_before[1]]).toEqual([7, 5, 7, 5])
    expect(report.advisors.map(({ id, count, before }) => [id, count, before])).toEqual([
      ['lukas-hofer', 4, 0],
      [ADVISOR, 3, 5]
    ])
    expect(report.figures.map(({ metric }) => metric)).toEqual(metricsOf('sessions'))
    // who has none in the period is not among the first, however many there were before
    await happened('emre-yildiz', 'booked', '2026-10-05', 9)
    expect((await read('sessions', 'by=booked')).advisors).toHaveLength(2)
    const alone = await read('sessions', `by=booked&advisor=${ADVISOR}`)
    expect([countOf(alone, 'booked'), alone.advisors.length]).toEqual([3, 1])
    expect(countOf(await read('sessions', `organization_uuid=${other}`), 'booked')).toBe(0)
  })

  test('can be downloaded as a file that another parser reads', async () => {
    await happened(ADVISOR, 'booked', '2026-11-02', 3)
    await rolled()
    await happened(ADVISOR, 'booked', '2026-11-23', 2)
    await knex()('organizations').where({ uuid: own }).update({ name: '=cmd|"Wien; Innere\u00a0Stadt"' })
    const { headers, text } = await get(`${LIST}/sessions/csv`)
    expect(headers['content-disposition']).toBe('attachment; filename="sessions-2026-11-01-2026-11-23.csv"')
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter: ';' })
    expect(rows.map((row) => [row.Tag, row.Filiale, row['Gebuchte Termine']])).toEqual([
      ['2026-11-02', '\'=cmd|"Wien; Innere\u00a0Stadt"', '3'],
      ['2026-11-23', '\'=cmd|"Wien; Innere\u00a0Stadt"', '2']
    ])
    await knex()('organizations').where({ uuid: own }).update({ name: 'Filiale Wien Innere Stadt' })
  })
})

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
const visit = (path: string, address: string, headers = {}) =>
  request(site, 'GET', path, { headers: { ...BROWSER, 'x-forwarded-for': address, ...headers } })

describe('searches', () => {
  const searched = async (rest: object) => {
    const { tenant_id } = await advisorOf(ADVISOR)
    const created_at = '2026-11-20T10:00:00Z'
    const row = { tenant_id, day: '2026-11-20', created_at, action: 'search', source: 'page', hits: 3, ...rest }
    await knex()('search_log').insert(row)
  }

  test('are counted by search field, with and without results, and by what was opened', async () => {
    await searched({ searched_by: 'name,place', words: 'gruber wien', organization_uuid: own })
    await searched({ searched_by: 'name', words: 'gruber wien', hits: 0 })
    await searched({ searched_by: 'topic', words: '', organization_uuid: other })
    await searched({
      action: 'front_search_by_advisor_name',
      hits: null,
      organization_uuid: own,
      advisor_alias: ADVISOR
    })
    const live = await read('search', 'by=search-opened')
    const counts = Object.fromEntries(live.figures.map(({ metric, count }) => [metric, count]))
    expect(counts).toEqual({
      search: 3,
      'search-none': 1,
      'search-opened': 1,
      'search-name': 2,
      'search-place': 1,
      'search-topic': 1,
      'search-language': 0,
      'search-branch': 0
    })
    expect(live.advisors.map(({ id, count }) => [id, count])).toEqual([[ADVISOR, 1]])
    await rolled()
    expect(await read('search', 'by=search-opened')).toEqual(live)
    // a branch manager's own branch
    const narrow = await read('search', '', { cookie: manager })
    expect([countOf(narrow, 'search'), narrow.terms]).toEqual([1, []])
    const file = (await get(`${LIST}/search/csv`)).text
    expect(file).toContain('Keine Filiale;1;1;0;1;0;0;0;0')
    await knex()('search_log').delete()
  })

  test('count profiles opened from them for the advisor, also after a change of alias', async () => {
    await searched({
      action: 'front_search_by_advisor_name',
      hits: null,
      organization_uuid: own,
      advisor_alias: ADVISOR
    })
    const opened = async (advisor: string) =>
      countOf(await read('search', `by=search-opened&advisor=${advisor}`), 'search-opened')
    const renamed = await renamedAs('anna-huber')
    expect(await opened('anna-huber')).toBe(1)
    await rolled()
    expect(await opened('anna-huber')).toBe(1)
    await renamed.back()
    await knex()('search_log').delete()
  })

  test('are listed from three occurrences on, since a single one may be a customer’s name', async () => {
    for (const hits of [3, 1, 0])
      await searched({ searched_by: 'name', words: 'gruber wien', hits, organization_uuid: own })
    for (const words of ['huber', 'huber', 'maria musterkundin']) await searched({ searched_by: 'name', words })
    expect((await read('search', '')).terms).toEqual([{ words: 'gruber wien', count: 3, none: 1 }])
    await searched({ searched_by: 'name', words: 'huber', organization_uuid: own })
    // the third belonged to one of their branches, the others to none
    expect((await read('search', '', { cookie: manager })).terms).toEqual([{ words: 'gruber wien', count: 3, none: 1 }])
    await knex()('search_log').delete()
  })

  test('beyond the first are listed page by page, those that may be shown', async () => {
    const terms = Array.from({ length: RANKING_PAGE_SIZE + 5 }, (_, at) => `begriff ${String(at).padStart(2, '0')}`)
    for (const words of terms)
      for (let time = 0; time < TERM_MIN; time += 1) await searched({ searched_by: 'name', words })
    await searched({ searched_by: 'name', words: 'maria musterkundin' })
    const all = async (query: string, asked?: object) => (await get(`${LIST}/search/terms?${query}`, asked)).body
    const wordsOf = ({ terms: shown }: { terms: { words: string }[] }) => shown.map(({ words }) => words)
    expect(wordsOf({ terms: (await read('search', '')).terms ?? [] })).toEqual(terms.slice(0, TERMS_FIRST))
    const [first, second] = [await all('page=1'), await all('page=2')]
    expect([...wordsOf(first), ...wordsOf(second)]).toEqual(terms)
    expect([first.total, first.page_size]).toEqual([terms.length, RANKING_PAGE_SIZE])
    expect(wordsOf(await all('q=Begriff%2007'))).toEqual(['begriff 07'])
    // they belong to no branch
    expect(wordsOf(await all('', { cookie: manager }))).toEqual([])
    expect((await get(`${LIST}/search/terms?page=0`)).status).toBe(422)
    await knex()('search_log').delete()
  })
})

/** Visits are counted after the response. */
const counted = (rows: number) =>
  until(async () => {
    await flush(site.app)
    return (await knex()('hit_visitors')).length > rows - 1
  })

describe('visitors’ actions are counted:', () => {
  test('pages and clicks, once a day per visitor, without bots', async () => {
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      await visit(`/app/profile/${ADVISOR}`, address)
      await visit('/app/filiale/wien-innere-stadt', address)
      await visit('/app/f/wien-innere-stadt', address)
    }
    await visit('/app/filiale/wien-innere-stadt', '203.0.113.9', { 'user-agent': 'Googlebot/2.1' })
    await visit(`/advisor/phone-hit?advisorAlias=${ADVISOR}`, '203.0.113.1')
    await visit('/app/filiale/no-such-branch', '203.0.113.1')
    await counted(4)
    const report = await read('sessions', `organization_uuid=${own}`)
    expect(['profile', 'branch', 'phone', 'email'].map((metric) => countOf(report, metric))).toEqual([2, 2, 1, 0])
    // the branch's own page belongs to no advisor
    expect(countOf(await read('sessions', `advisor=${ADVISOR}`), 'branch')).toBe(0)
  })

  test('under a former alias too, as the same visitor’s', async () => {
    const module = () => knex()('tenant_modules').where({ module_name: 'share-buttons' })
    await module().update({ effective_state: true })
    const renamed = await renamedAs('anna-huber')
    const log = (advisorAlias: string) =>
      request(site, 'POST', '/frontend-logs/log', {
        headers: { ...BROWSER, 'x-forwarded-for': '203.0.113.60' },
        body: { action: 'wallet_card_click', advisorAlias }
      })
    for (const alias of [ADVISOR, 'anna-huber']) {
      for (const kind of ['phone', 'email']) await visit(`/advisor/${kind}-hit?advisorAlias=${alias}`, '203.0.113.60')
      await visit(`/v-card/${alias}.vcf`, '203.0.113.60')
      await visit(`/share-buttons/redirect/button-click?advisorAlias=${alias}&socialMediaType=email`, '203.0.113.60')
      expect((await log(alias)).status).toBe(202)
    }
    await counted(5)
    const report = await read('sessions', 'advisor=anna-huber')
    const kinds = ['phone', 'email', 'vcard', 'share', 'wallet']
    expect(kinds.map((kind) => [kind, countOf(report, kind)])).toEqual(kinds.map((kind) => [kind, 1]))
    await renamed.back()
    await module().update({ effective_state: false })
  })

  test('on the branch’s day, if it differs from the institution’s', async () => {
    await knex()('organizations').where({ uuid: own }).update({ time_zone: 'Pacific/Auckland' })
    site.clock.time = new Date('2026-11-23T12:30:00Z')
    await visit(`/app/profile/${ADVISOR}`, '203.0.113.77')
    await counted(1)
    expect(await knex()('advisor_hits').pluck('day')).toEqual(['2026-11-24'])
    await knex()('organizations').where({ uuid: own }).update({ time_zone: 'Europe/Vienna' })
  })

  test('contact requests, by kind', async () => {
    const visitor = { first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', note: 'Hello' }
    const body = { kind: 'basic', ...visitor }
    expect((await request(site, 'POST', `/api/v1/advisors/${ADVISOR}/contact-requests`, { body })).status).toBe(201)
    const { tenant_id: _, ...owner } = await advisorOf(ADVISOR)
    expect(
      await knex()('report_events').select('metric', 'at', 'day', 'organization_uuid', 'advisor_uuid', 'count')
    ).toEqual([{ metric: 'request-basic', at: instant(MONDAY), day: '2026-11-23', count: 1, ...owner }])
  })
})
