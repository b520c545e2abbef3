import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RANKING_PAGE_SIZE, type Ranking } from '#contract/reports'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/reports/sessions/ranking'
const COUNT = 600

let site: Site
let cookie: string
let branch: { uuid: string; name: string }

const knex = () => site.app.knex

/** So many advisors, each with as many bookings as its number says; every tenth has as many as the one before. */
async function addAdvisors() {
  const own = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
  const advisors = Array.from({ length: COUNT }, (_, at) => ({
    ...own,
    uuid: randomUUID(),
    alias: `gereiht-${at}`,
    first_name: at % 2 ? 'Zoë' : 'Änne',
    last_name: `Gereiht ${at}`,
    title_prefix: '',
    title_suffix: ''
  }))
  const { tenant_id, organization_uuid } = own
  const event = { tenant_id, organization_uuid, metric: 'booked', day: '2026-11-20', at: '2026-11-20T10:00:00Z' }
  const events = advisors.map(({ uuid }, at) => ({
    ...event,
    advisor_uuid: uuid,
    count: 1000 - (at % 10 === 9 ? at - 1 : at)
  }))
  await knex().batchInsert('advisors', advisors, 20)
  await knex().batchInsert('report_events', events, 20)
  branch = await knex()('organizations').where({ tenant_id, uuid: organization_uuid }).first('uuid', 'name')
}

beforeAll(async () => {
  site = await startDemoSite()
  for (const table of ['report_events', 'report_days', 'report_months', 'report_rollups']) await knex()(table).delete()
  await addAdvisors()
  cookie = await signIn(site, 'analyst@demo.example')
})
afterAll(() => site.stop())

const read = async (query: string): Promise<Ranking> =>
  (await request(site, 'GET', `${PATH}?by=booked&${query}`, { cookie })).body

test.each(['of=people', 'page=0', 'page=x', 'by=search', 'q=a%E2%80%AEb', 'size=1000'])(
  '%s is refused',
  async (query) => {
    expect((await request(site, 'GET', `${PATH}?${query}`, { cookie })).status).toBe(422)
  }
)

test('all advisors are ranked, page by page, and those with as many share a place', async () => {
  const pages: Ranking[] = []
  for (let page = 1; page <= COUNT / RANKING_PAGE_SIZE; page += 1) pages.push(await read(`page=${page}`))
  const all = pages.flatMap(({ ranked }) => ranked)
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => COUNT))
  expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT)
  expect(all.map(({ count }) => count)).toEqual(all.map(({ count }) => count).toSorted((a, b) => b - a))
  expect(all.slice(7, 12).map(({ place }) => place)).toEqual([8, 9, 9, 11, 12])
  expect(all[0]).toEqual({
    id: 'gereiht-0',
    name: 'Änne Gereiht 0',
    branch: branch.name,
    count: 1000,
    before: 0,
    begun: 0,
    place: 1
  })
  expect((await read('page=25')).ranked).toEqual([])
})

test('a search finds every word in any spelling, and keeps the places', async () => {
  const { ranked, total } = await read('q=GEREIHT%20anne%20598')
  expect([total, ranked.map(({ id, place }) => [id, place])]).toEqual([1, [['gereiht-598', 599]]])
  expect((await read('q=zoe%20598')).total).toBe(0)
})

test('branches are ranked too, and a branch narrows the list', async () => {
  const { ranked } = await read('of=branches')
  expect(ranked.map(({ id, place, branch: of }) => [id, place, of])).toEqual([[branch.uuid, 1, '']])
  const [other] = await knex()('organizations')
    .whereNot({ uuid: branch.uuid })
    .whereIn('tenant_id', knex()('tenant_domains').where({ host: 'localhost' }).select('tenant_id'))
  expect((await read(`organization_uuid=${other.uuid}`)).total).toBe(0)
})
