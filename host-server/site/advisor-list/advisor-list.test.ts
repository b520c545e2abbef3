import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListedAdvisor } from '#contract/advisor-list'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let tenant_id: string
beforeAll(async () => {
  site = await startDemoSite()
  ;({ tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
})
afterAll(() => site.stop())

const knex = (table: string) => site.app.knex(table)
const own = (table: string, where = {}) => knex(table).where({ tenant_id, ...where })
const ask = (query: Record<string, string> = {}, asked: object = {}) =>
  request(site, 'GET', `/api/v1/advisor-list?${new URLSearchParams(query)}`, asked)
const slugs = async (query: Record<string, string> = {}, asked?: object): Promise<string[]> =>
  (await ask({ limit: '100', ...query }, asked)).body.advisors.map(({ slug }: ListedAdvisor) => slug)
const open = (query = '', host = 'localhost') =>
  request(site, 'GET', `/advisors${query}`, { host, headers: { accept: 'text/html' } })
const cards = (html: string) => [...html.matchAll(/<a href="([^"]*)" class="listed-name"/g)].map(([, href]) => href)
const ANNA = '/app/profile/anna-gruber'

/** Does something while a column has another value. */
async function whileSet(table: string, where: object, column: string, value: unknown, act: () => Promise<unknown>) {
  const before = await own(table, where).first(column)
  await own(table, where).update({ [column]: value })
  await act()
  await own(table, where).update(before)
}
/** Does something while Anna Gruber has settings. */
async function whileSettings(settings: object, act: () => Promise<unknown>) {
  const { uuid: advisor_uuid } = await own('advisors', { alias: 'anna-gruber' }).first('uuid')
  await own('advisor_settings', { advisor_uuid }).delete()
  await knex('advisor_settings').insert({ tenant_id, advisor_uuid, ...settings })
  await act()
  await own('advisor_settings', { advisor_uuid }).delete()
}
const without = (module_name: string, act: () => Promise<unknown>) =>
  whileSet('tenant_modules', { module_name }, 'effective_state', false, act)

describe('refused', () => {
  test.each([
    ['an unknown key', { cookie: 'x' }],
    ['a topic that is no id', { topic: 'x' }],
    ['an unknown language', { language: 'xx' }],
    ['a branch that cannot be', { branch: 'Graz!' }],
    ['a page before the first', { page: '0' }],
    ['nobody at all', { limit: '0' }],
    ['more than fit', { limit: '101' }]
  ])('%s', async (_what, query) => {
    expect((await ask(query)).status).toBe(422)
  })

  test('everything, while the module is off', () =>
    without('advisorlist', async () => {
      const { status, text } = await open()
      expect([status, text.includes('anna-gruber')]).toEqual([404, false])
      expect((await ask()).status).toBe(403)
      const { body } = await request(site, 'GET', '/api/v1/preload?locale=de&tags=list')
      expect(body.answers).toEqual({})
    }))

  test('on foreign pages, while embedding is off', () =>
    without('embed', async () => {
      expect((await ask({}, { headers: { origin: 'https://anywhere.example' } })).status).toBe(403)
    }))

  test('people, branches and topics of another institution', async () => {
    const [ours, theirs] = [await slugs(), await slugs({}, NORDBANK)]
    expect(theirs).toContain('eleanor-whitcombe')
    expect(theirs.filter((slug) => ours.includes(slug))).toEqual([])
    expect(await slugs({ branch: 'london-cornhill' })).toEqual([])
    const { tenant_id: other } = await knex('tenant_domains').where({ host: NORDBANK.host }).first('tenant_id')
    const { uuid } = await knex('appointment_topics').where({ tenant_id: other }).first('uuid')
    expect(await slugs({ topic: uuid })).toEqual([])
    expect(cards((await open('', NORDBANK.host)).text)).toContain('/app/profile/eleanor-whitcombe')
  })

  test('who has left, from the next request on', async () => {
    expect(cards((await open()).text)).toContain(ANNA)
    expect(await slugs()).toContain('anna-gruber')
    await whileSet('advisors', { alias: 'anna-gruber' }, 'deactivated_at', '2026-11-23T07:00:00Z', async () => {
      const { text } = await open()
      expect(cards(text)).not.toContain(ANNA)
      expect(text).not.toContain('anna-gruber')
      expect(await slugs()).not.toContain('anna-gruber')
      expect((await ask()).body.total).toBe((await slugs()).length)
    })
    expect(cards((await open()).text)).toContain(ANNA)
  })

  test('accounts without a card', async () => {
    const cardless = await own('users').whereNull('advisor_uuid').pluck('last_name')
    expect(cardless.length).toBeGreaterThan(0)
    expect((await slugs()).length).toBe((await own('advisors').whereNull('deactivated_at')).length)
  })
})

describe('narrowed down', () => {
  test('to a branch, also by its former alias', async () => {
    const { uuid } = await own('organizations', { alias: 'wien-innere-stadt' }).first('uuid')
    const expected = await own('advisors', { organization_uuid: uuid }).whereNull('deactivated_at').pluck('alias')
    expect((await slugs({ branch: 'wien-innere-stadt' })).toSorted()).toEqual(expected.toSorted())
    await own('organizations', { uuid }).update({ alias: 'wien-neu' })
    await knex('organization_aliases').insert({ tenant_id, alias: 'wien-innere-stadt', organization_uuid: uuid })
    expect((await slugs({ branch: 'wien-innere-stadt' })).toSorted()).toEqual(expected.toSorted())
    await own('organization_aliases', { alias: 'wien-innere-stadt' }).delete()
    await own('organizations', { uuid }).update({ alias: 'wien-innere-stadt' })
  })

  test('to a topic, while it is offered', async () => {
    const { topic_uuid: topic } = await own('advisor_topics').first('topic_uuid')
    const found = (await ask({ topic, limit: '100' })).body.advisors as ListedAdvisor[]
    expect(found.length).toBeGreaterThan(0)
    expect(found.some(({ is_bookable }) => is_bookable)).toBe(true)
    await whileSet('appointment_topics', { uuid: topic }, 'retired_at', '2026-11-01T00:00:00Z', async () =>
      expect(await slugs({ topic })).toEqual([])
    )
  })

  test('to a language, which is the institution’s for those who have named none', () =>
    whileSettings({ languages: 'en,tr' }, async () => {
      expect(await slugs({ language: 'tr' })).toEqual(['anna-gruber'])
      const germans = await slugs({ language: 'de' })
      expect([germans.length, germans.includes('anna-gruber')]).toEqual([(await slugs()).length - 1, false])
      expect(await slugs({ language: 'zh' })).toEqual([])
      expect((await open('?language=tr')).text).toMatch(/<option selected value="tr"/)
    }))

  test('on the page, whose form keeps the choice and whose search engines list only the whole', async () => {
    const { text, headers } = await open('?branch=graz-herrengasse&cookie=1')
    expect(text).toMatch(/<option selected value="graz-herrengasse"/)
    expect(cards(text).length).toBe((await slugs({ branch: 'graz-herrengasse' })).length)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect((await open()).headers['x-robots-tag']).toBeUndefined()
  })

  test('to nobody: the page says so, and leads to everyone', async () => {
    const { status, text } = await open('?language=zh')
    expect([status, cards(text)]).toEqual([200, []])
    expect(text).toContain('Zu dieser Auswahl gibt es derzeit niemanden.')
    expect(text).toContain('<a href="/advisors">Alle anzeigen</a>')
  })

  test('by what cannot be: the page ignores it', async () => {
    const { status, text } = await open('?topic=x&language=xx&branch=!&page=0&limit=1')
    expect([status, cards(text).length]).toEqual([200, (await slugs()).length])
  })
})

test('an entry has what it shows, and nothing else', async () => {
  const { body } = await ask({ branch: 'wien-innere-stadt' })
  const anna = body.advisors.find(({ slug }: ListedAdvisor) => slug === 'anna-gruber')
  expect(Object.keys(anna).toSorted()).toEqual(
    ['full_name', 'is_bookable', 'organization', 'position', 'profile_picture_url', 'slug', 'uuid'].toSorted()
  )
  expect(anna).toMatchObject({ is_bookable: true, organization: { name: 'Alpenbank Wien Innere Stadt' } })
})

test('nobody can be booked from it while booking is off', () =>
  without('online-appointments', async () => {
    const { body } = await ask()
    expect(body.advisors.map(({ is_bookable }: ListedAdvisor) => is_bookable)).not.toContain(true)
    expect((await open()).text).not.toContain('href="/book/')
  }))

test('people who are away are listed with the last day', async () => {
  const today = site.app.clock.now().toISOString().slice(0, 10)
  await whileSettings({ absence_from: today, absence_to: today }, async () => {
    const { body } = await ask({ limit: '100' })
    expect(body.advisors.find(({ slug }: ListedAdvisor) => slug === 'anna-gruber').absence.until).toBe(today)
    expect((await open()).text).toContain('Abwesend bis')
  })
})

test('the last page answers for all beyond it, and limits are kept', async () => {
  const all = await slugs()
  const { body } = await ask({ limit: '5', page: '99' })
  const pages = Math.ceil(all.length / 5)
  expect(body).toMatchObject({ total: all.length, page: pages, pages })
  expect((await slugs({ limit: '5' })).concat(await slugs({ limit: '5', page: '2' }))).toEqual(all.slice(0, 10))
})

describe('with hundreds of people', () => {
  let rows: { uuid: string }[]
  beforeAll(async () => {
    const sample = await own('advisors', { alias: 'anna-gruber' }).first()
    rows = Array.from({ length: 600 }, (_, at) => ({
      ...sample,
      uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      alias: `many-${at}`,
      last_name: `Zz${String(at).padStart(3, '0')}`,
      email_address: `many-${at}@demo.example`
    }))
    for (let at = 0; at < rows.length; at += 50) await knex('advisors').insert(rows.slice(at, at + 50))
    // as PostgreSQL does by itself within a minute: until then it takes them for a few, and seconds for a statement
    await site.app.knex.raw('analyze')
  })
  afterAll(() =>
    own('advisors')
      .whereIn(
        'uuid',
        rows.map(({ uuid }) => uuid)
      )
      .delete()
  )

  test('pages are plain links, and each names itself and its place among all', async () => {
    const { text } = await open('?page=3')
    const hrefs = [...text.matchAll(/rel="(?:prev|next)" href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['/advisors?page=2', '/advisors?page=4'])
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/advisors\?page=3"/)
    expect(text).toMatch(/hrefLang="en" href="[^"]*\/advisors\?page=3&amp;lang=en"/i)
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '')
    expect(data).toMatchObject({ '@type': 'ItemList', numberOfItems: (await ask()).body.total })
    expect(data.itemListElement).toHaveLength(24)
    expect(data.itemListElement[0]).toMatchObject({ position: 49, url: expect.stringMatching(/\/app\/profile\/many-/) })
  })

  test('everyone is on exactly one page, and the last one has no next', async () => {
    const seen: (string | undefined)[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const { status, text } = await open(next)
      expect(status, next).toBe(200)
      seen.push(...cards(text))
      next = /rel="next" href="\/advisors([^"]+)"/.exec(text)?.[1]
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await ask()).body.total)
  })
})

test('the page is in the reader’s language, and the sitemap lists it while there is one', async () => {
  expect((await open()).text).toContain('<h1>Unsere Beraterinnen und Berater</h1>')
  expect((await open('?lang=en')).text).toContain('<h1>Our advisors</h1>')
  const listed = async () => (await request(site, 'GET', '/sitemap.xml')).text.includes('/advisors</loc>')
  expect(await listed()).toBe(true)
  await without('advisorlist', async () => expect(await listed()).toBe(false))
})

test('a guest’s page is kept until something in it changes', async () => {
  const query = '?branch=graz-herrengasse'
  const made = vi.spyOn(site.app.tenants.answers, 'get')
  // a write of the test before may still be made known
  await expect
    .poll(async () => {
      made.mockClear()
      await open(query)
      return made.mock.calls.length
    })
    .toBe(0)
  made.mockRestore()
  await whileSet('advisors', { alias: 'anna-gruber' }, 'position', 'Neue Aufgabe', async () =>
    expect((await open()).text).toContain('Neue Aufgabe')
  )
  expect((await open()).text).not.toContain('Neue Aufgabe')
})
