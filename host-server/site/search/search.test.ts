import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { flush } from './search-log.queue.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
beforeEach(async () => {
  await flush(site.app)
  await site.app.knex('search_log').delete()
})
afterAll(() => site.stop())

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

const ask = (query: Record<string, string>, asked: object = {}) =>
  request(site, 'GET', `/api/v1/search/advisors?${new URLSearchParams(query)}`, { headers: BROWSER, ...asked })
const slugs = async (query: Record<string, string>, asked?: object) =>
  (await ask(query, asked)).body.advisors.map(({ slug }: { slug: string }) => slug)

async function logged() {
  await flush(site.app)
  return site.app.knex('search_log').orderBy('id')
}

const tenant = async (host = 'localhost') =>
  (await site.app.knex('tenant_domains').where({ host }).first('tenant_id')).tenant_id

async function withModule(module_name: string, effective_state: boolean, work: () => Promise<void>) {
  const row = site.app.knex('tenant_modules').where({ tenant_id: await tenant(), module_name })
  await row.clone().update({ effective_state })
  await work().finally(() => row.clone().update({ effective_state: !effective_state }))
}

describe('refused', () => {
  test.each([
    ['an unknown key', { cookie: 'x' }],
    ['a topic that is no id', { topic: 'x' }],
    ['an unknown language', { language: 'xx' }],
    ['a branch that cannot be', { branch: 'Wien!' }],
    ['a page before the first', { page: '0' }],
    ['a text without end', { name: 'x'.repeat(101) }],
    ['what no database takes', { name: 'a\u0000b' }]
  ])('%s', async (_what, query) => {
    expect((await ask(query)).status).toBe(422)
  })

  test('everything, while the module is off', async () => {
    await withModule('search-api', false, async () => {
      expect((await ask({ name: 'Gruber' })).status).toBe(403)
    })
  })

  test('too many requests', async () => {
    const limits = site.app.knex('rate_limits').where('key', 'like', 'search:%')
    await ask({ name: 'Gruber' })
    await limits.clone().update({ points: 300 })
    const { status, headers } = await ask({ name: 'Gruber' })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    await limits.clone().delete()
  })

  test('people, topics and branches of another institution are not found', async () => {
    expect(await slugs({ name: 'Whitcombe' })).toEqual([])
    expect(await slugs({ name: 'Whitcombe' }, NORDBANK)).toEqual(['eleanor-whitcombe'])
    expect(await slugs({ branch: 'london-cornhill' })).toEqual([])
    const { uuid } = await site.app
      .knex('appointment_topics')
      .where({ tenant_id: await tenant(NORDBANK.host) })
      .first('uuid')
    expect(await slugs({ topic: uuid })).toEqual([])
  })

  test('deactivated advisors, immediately', async () => {
    const row = site.app.knex('advisors').where({ tenant_id: await tenant(), alias: 'lukas-hofer' })
    expect(await slugs({ name: 'Lukas Hofer' })).toEqual(['lukas-hofer'])
    await row.clone().update({ deactivated_at: '2026-11-23T07:00:00Z' })
    expect(await slugs({ name: 'Lukas Hofer' })).toEqual([])
    expect((await request(site, 'GET', '/search?name=Lukas+Hofer')).text).not.toContain('/profile/lukas-hofer')
    await row.clone().update({ deactivated_at: null })
  })

  test('retired topics', async () => {
    const { knex } = site.app
    const { topic_uuid: uuid } = await knex('advisor_topics')
      .where({ tenant_id: await tenant() })
      .first('topic_uuid')
    expect((await slugs({ topic: uuid })).length).toBeGreaterThan(0)
    await knex('appointment_topics').where({ uuid }).update({ retired_at: '2026-11-01T00:00:00Z' })
    expect(await slugs({ topic: uuid })).toEqual([])
    await knex('appointment_topics').where({ uuid }).update({ retired_at: null })
  })
})

test('a result has what its card shows, and nothing else', async () => {
  const { status, body } = await ask({ name: 'Gruber' })
  expect([status, body.total, body.page, body.pages, body.branches]).toEqual([200, 1, 1, 1, []])
  expect(body.advisors[0]).toMatchObject({
    slug: 'anna-gruber',
    is_bookable: true,
    languages: ['de'],
    branch: {
      slug: 'wien-innere-stadt',
      name: 'Alpenbank Wien Innere Stadt',
      zip: '1010',
      city: 'Wien',
      has_page: true
    }
  })
  expect(JSON.stringify(body)).not.toMatch(/email|phone/)
})

test.each(['Gruber', 'grubr', 'GRUBER', 'Anna Gruber', 'gruber anna', 'Grüber', 'Gruebr'])(
  'Anna Gruber is found as %s',
  async (name) => {
    expect((await slugs({ name }))[0]).toBe('anna-gruber')
  }
)

test.each([
  ['Wien', 'wien-innere-stadt'],
  ['wein', 'wien-innere-stadt'],
  ['1010', 'wien-innere-stadt'],
  ['1230 Wien', 'wien-innere-stadt'],
  ['Saltzburg', 'salzburg-altstadt'],
  ['50', 'salzburg-altstadt'],
  ['5071', 'salzburg-altstadt'],
  ['Kaerntner Strasse', 'wien-innere-stadt'],
  ['Wien 22', 'wien-innere-stadt']
])('the place %s is near %s', async (place, slug) => {
  const { body } = await ask({ place })
  expect(body.branches[0].slug).toBe(slug)
  expect(body.advisors[0].branch.slug).toBe(slug)
})

test('a place without advisors finds no one', async () => {
  const { body } = await ask({ place: 'Timbuktu' })
  expect([body.total, body.branches]).toEqual([0, []])
})

test('topic, language and branch narrow the results', async () => {
  const cookie = await signIn(site, 'advisor@demo.example')
  const body = { languages: ['de', 'en', 'tr'] }
  const saved = await request(site, 'PUT', '/api/v1/advisors/anna-gruber/settings', { cookie, body })
  expect(saved.body).toMatchObject(body)
  expect(await slugs({ language: 'tr' })).toEqual(['anna-gruber'])
  expect(await slugs({ language: 'tr', branch: 'salzburg-altstadt' })).toEqual([])
  expect((await slugs({ language: 'de' })).length).toBeGreaterThan(1)
  const ofBranch = await slugs({ branch: 'wien-innere-stadt' })
  expect(ofBranch).toContain('anna-gruber')
  expect(ofBranch.length).toBeLessThan((await ask({})).body.total)
})

test('an empty query finds all by name; a page beyond the end is the last one', async () => {
  const { body } = await ask({ page: '999', name: '', topic: '' })
  const all = await request(site, 'GET', '/api/v1/advisors')
  expect([body.total, body.page]).toEqual([all.body.length, body.pages])
})

test('a renamed or removed advisor is found accordingly, immediately', async () => {
  const row = site.app.knex('advisors').where({ tenant_id: await tenant(), alias: 'lukas-hofer' })
  await row.clone().update({ last_name: 'Zwettler' })
  expect(await slugs({ name: 'Zwettler' })).toEqual(['lukas-hofer'])
  await row.clone().update({ last_name: 'Hofer' })
  expect(await slugs({ name: 'Zwettler' })).toEqual([])
})

test('a cached answer is the same for users, and stored by no one', async () => {
  await until(() => site.app.tenants.canCache)
  const cookie = await signIn(site, 'advisor@demo.example')
  const [guest, user] = [await ask({ name: 'Gruber' }), await ask({ name: 'Gruber' }, { cookie })]
  expect(user.body).toEqual(guest.body)
  expect([guest, user].map(({ headers }) => [headers.vary, headers['cache-control']])).toEqual([
    [expect.stringContaining('Cookie'), 'no-cache'],
    [expect.stringContaining('Cookie'), 'private, no-store']
  ])
})

test('results of another institution are not answered from the cache', async () => {
  await until(() => site.app.tenants.canCache)
  const [ours, theirs] = [await slugs({}), await slugs({}, NORDBANK)]
  expect([await slugs({}), await slugs({}, NORDBANK)]).toEqual([ours, theirs])
  expect(ours.filter((slug: string) => theirs.includes(slug))).toEqual([])
})

describe('the log', () => {
  test('counts each search, also if its answer is cached', async () => {
    await until(() => site.app.tenants.canCache)
    for (let times = 0; times < 3; times += 1) await ask({ name: 'Gruber' })
    expect(await logged()).toHaveLength(3)
  })

  test('omits bots, signed-in users, further pages and empty queries', async () => {
    await ask({ name: 'Gruber' }, { headers: { 'user-agent': 'Googlebot' } })
    await ask({ name: 'Gruber' }, { cookie: await signIn(site, 'advisor@demo.example') })
    await ask({ name: 'Gruber', page: '2' })
    await ask({})
    expect(await logged()).toEqual([])
  })

  test('records the search fields and the number of results, and of the query only folded words', async () => {
    const name = 'Grüber anna@visitor.example +436641234567'
    await ask({ name, place: '1010 Wien' })
    await ask({ name: 'GRUBR' })
    const rows = await logged()
    const org = (await site.app.knex('organizations').where({ alias: 'wien-innere-stadt' }).first('uuid')).uuid
    expect(rows.map(({ id, created_at, ...row }) => row)).toEqual([
      {
        tenant_id: await tenant(),
        day: '2026-11-23',
        action: 'search',
        source: 'widget',
        form: null,
        searched_by: 'name,place',
        words: 'gruber 1010 wien',
        hits: 0,
        organization_uuid: null,
        advisor_alias: null
      },
      {
        tenant_id: await tenant(),
        day: '2026-11-23',
        action: 'search',
        source: 'widget',
        form: null,
        searched_by: 'name',
        words: 'grubr',
        hits: 1,
        organization_uuid: org,
        advisor_alias: null
      }
    ])
  })

  test('front_search_by_advisor_name records whose profile was opened from where, without the query', async () => {
    const body = (from: string) => ({
      action: 'front_search_by_advisor_name',
      advisorAlias: 'anna-gruber',
      data: { from, to: '/app/profile/anna-gruber?ref=searchName', type: 'profile' }
    })
    const tell = (from: string) => request(site, 'POST', '/frontend-logs/log', { headers: BROWSER, body: body(from) })
    for (const from of ['/search?name=Anna', 'https://www.bank.example/team#anna'])
      expect((await tell(from)).status).toBe(202)
    const rows = await logged()
    expect(rows.map(({ action, source, advisor_alias }) => [action, source, advisor_alias])).toEqual([
      ['front_search_by_advisor_name', 'page', 'anna-gruber'],
      ['front_search_by_advisor_name', 'widget', 'anna-gruber']
    ])
  })
})
