import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EMPTY_BRANCH_PAGE } from '#contract/branch-pages'
import { PAGE_TAGS } from '#contract/page-tags'
import {
  book,
  bookingRequest,
  later,
  type Office,
  openOffice,
  pass,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { flush } from '../../core/events/hits.queue.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  await flush(office.site.app)
  for (const table of ['hit_visitors', 'advisor_hits']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const counted = async () => {
  await flush(office.site.app)
  return office.knex('advisor_hits').select('kind', 'advisor_alias', 'count')
}

test.each([
  ['', 0],
  ['Flyer', 60],
  ["'; drop table advisor_hits", 90],
  ['x'.repeat(41), 120]
])('a booking with the malformed campaign %j is accepted and not counted', async (src, minutes) => {
  expect((await book(office, later(TUESDAY, minutes), { src })).status).toBe(201)
  expect(await counted()).toEqual([])
})

test('a campaign that is not a string is refused', async () => {
  expect((await book(office, TUESDAY, { src: ['flyer'] })).status).toBe(422)
})

test('a refused booking is not counted', async () => {
  expect((await book(office, TUESDAY, { src: 'flyer' })).status).toBe(409)
  expect(await counted()).toEqual([])
})

test('bookings are counted for their campaign, and a retry, even with another campaign, is not counted again', async () => {
  const again = { headers: { 'idempotency-key': 'a-key-of-16-letters' } }
  const at = later(TUESDAY, 180)
  for (const src of ['flyer', 'flyer', 'mail']) expect((await book(office, at, { src }, again)).status).toBe(201)
  expect((await book(office, later(TUESDAY, 240), { src: 'flyer' })).status).toBe(201)
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: office.alias, count: 2 }])
})

test('a booking with any advisor of a branch counts for the branch', async () => {
  const body = bookingRequest(office, later(TUESDAY, 300), { src: 'flyer' })
  expect((await request(office.site, 'POST', '/api/v1/branches/wien-innere-stadt/appointments', { body })).status).toBe(
    201
  )
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: 'branch/wien-innere-stadt', count: 1 }])
})

test('without script the campaign is carried through every step', async () => {
  const path = `/book/${office.alias}`
  const read = (address: string) => request(office.site, 'GET', address, { headers: { accept: 'text/html' } })
  const links = ({ text }: { text: string }) =>
    [...text.matchAll(/href="(\/book\/[^"?]+\?[^"]*)"/g)].map(([, href]) => href)
  const first = links(await read(`${path}?src=flyer`))
  expect(first.length).toBeGreaterThan(1)
  expect(first.filter((href) => !href?.includes('src=flyer'))).toEqual([])
  const starts_at = later(TUESDAY, 360)
  const query = new URLSearchParams({ topic: office.topics.short, type: 'in-branch', starts_at, src: 'flyer' })
  const [, ticket = ''] = /name="ticket" value="([^"]*)"/.exec((await read(`${path}?${query}`)).text) ?? []
  pass(office, 1)
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }
  expect((await submit(office.site, `${path}?${query}`, { step: 'book', ...visitor, ticket })).status).toBe(303)
  expect(await counted()).toEqual([{ kind: 'booked:flyer', advisor_alias: office.alias, count: 1 }])
})

const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: 'A question' }

const write = (change: object, headers = {}) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/contact-requests`, {
    body: { kind: 'basic', ...VERA, ...change },
    headers
  })

const written = () => office.knex('contact_requests').select('source', 'source_site', 'campaign')

test('requests are counted for their campaign and carry where they were written; a retry is not counted again', async () => {
  await office.knex('contact_requests').delete()
  const headers = { 'sec-fetch-site': 'same-origin', referer: `${office.site.origin}/app/profile/${office.alias}` }
  const again = { ...headers, 'idempotency-key': 'a-key-of-16-letters' }
  for (const src of ['flyer', 'flyer', 'mail']) expect((await write({ src }, again)).status).toBe(201)
  expect((await write({ src: 'Not valid' }, headers)).status).toBe(201)
  expect((await write({ src: ['flyer'] })).status).toBe(422)
  expect(await counted()).toEqual([{ kind: 'requested:flyer', advisor_alias: office.alias, count: 1 }])
  const from = { source: 'card', source_site: '' }
  expect((await written()).toSorted((a, b) => (a.campaign < b.campaign ? -1 : 1))).toEqual([
    { ...from, campaign: '' },
    { ...from, campaign: 'flyer' }
  ])
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const { body } = await request(office.site, 'GET', '/api/v1/contact-requests', { cookie })
  expect(body.requests.map(({ campaign }: { campaign: string }) => campaign).toSorted()).toEqual(['', 'flyer'])
})

test('without script a form carries the campaign, from a card too', async () => {
  await office.knex('contact_requests').delete()
  const read = (address: string) => request(office.site, 'GET', address, { headers: { accept: 'text/html' } })
  expect((await read(`/app/profile/${office.alias}?src=flyer`)).text).toContain(
    `href="/contact/${office.alias}/basic?src=flyer"`
  )
  const path = `/contact/${office.alias}/basic?src=flyer`
  const { text } = await read(path)
  expect(text).toContain(`action="${path}"`)
  const [, ticket = ''] = /name="ticket" value="([^"]*)"/.exec(text) ?? []
  pass(office, 1)
  await flush(office.site.app)
  await office.knex('advisor_hits').delete()
  expect((await submit(office.site, path, { ...VERA, ticket })).status).toBe(303)
  expect(await counted()).toEqual([{ kind: 'requested:flyer', advisor_alias: office.alias, count: 1 }])
  expect(await written()).toEqual([expect.objectContaining({ campaign: 'flyer' })])
})

const visit = (path: string, agent = 'Mozilla/5.0 Firefox/140.0') =>
  request(office.site, 'GET', path, { headers: { accept: 'text/html', 'user-agent': agent } })

const BRANCH = 'wien-innere-stadt'

test('visits of a branch’s page, of booking and of a form are counted for their campaign', async () => {
  const { alias } = office
  const pages = [`/app/filiale/${BRANCH}`, `/app/f/${BRANCH}`, `/book/branch/${BRANCH}`, `/book/${alias}`]
  for (const path of [...pages, `/contact/${alias}/callback`])
    for (const src of ['flyer', 'Not%20valid']) expect((await visit(`${path}?src=${src}`)).status).toBe(200)
  const found = (await counted()).map(({ kind, advisor_alias, count }) => `${kind} ${advisor_alias} ${count}`)
  expect(found.toSorted()).toEqual([
    `branch branch/${BRANCH} 1`,
    `src:flyer ${office.alias} 1`,
    `src:flyer branch/${BRANCH} 1`
  ])
})

/** A public page of the institution itself, which is removed again. */
async function withPage(path: string, blocks: object[], act: () => Promise<unknown>) {
  const { knex, tenantId: tenant_id } = office
  const uuid = randomUUID()
  await knex('content_pages').insert({
    ...{ tenant_id, uuid, path, is_start: true, version: 1, public_version: 1, was_public: true }
  })
  await knex('content_page_versions').insert({
    ...{ tenant_id, page_uuid: uuid, version: 1, title: 'Frühling', languages: 'de', author: '' },
    content: JSON.stringify({ de: { title: 'Frühling', description: '', blocks } }),
    saved_at: '2027-03-01T08:00:00Z'
  })
  await act()
  await knex('content_pages').where({ uuid }).delete()
}

test('visits of the institution’s own pages and of the search are counted for their campaign, for everyone who sees all', () =>
  withPage('fruehling', [], async () => {
    for (const path of ['/', '/p/fruehling', '/search', '/advisors'])
      for (const query of ['src=plakat', 'src=plakat&lang=en', 'src=Not%20valid', ''])
        expect([path, (await visit(`${path}?${query}`)).status]).toEqual([path, 200])
    expect((await visit('/p/winter?src=plakat')).status).toBe(404)
    const found = (await counted()).map(({ kind, advisor_alias, count }) => `${kind} ${advisor_alias} ${count}`)
    expect(found.toSorted()).toEqual(
      ['/', '/advisors', '/p/fruehling', '/search'].map((path) => `src:plakat ${path} 1`)
    )
    const today = office.site.clock.time.toISOString().slice(0, 10)
    const days = `from=${today}&to=${today}`
    const all = [{ name: 'plakat', visits: 4, booked: 0, requested: 0 }]
    expect((await report('marketing@demo.example', days)).body).toEqual(all)
    expect((await report('branch@demo.example', days)).body).toEqual([])
    const scope = await request(office.site, 'GET', '/api/v1/reports', {
      cookie: await signIn(office.site, 'marketing@demo.example')
    })
    expect(scope.body.pages).toContainEqual({ path: 'fruehling', title: 'Frühling' })
  }))

/** Addresses at which a visit can end in a booking or a request, and those that lead there. */
const COUNTS = /^\/(?:app\/profile|app\/filiale|book|contact|advisors|search)(?:[/?]|$)/

/** What is shared of a card is meant for others. */
const SHARED = /href="\/app\/profile\/[^"]*" rel="nofollow"/g

async function leadingOn(path: string) {
  const { text } = await visit(path)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  const links = [...main.replaceAll(SHARED, '').matchAll(/(?:href|action)="([^"]*)"/g)].map(([, one = '']) =>
    one.replaceAll('&amp;', '&')
  )
  return { main, links: links.filter((one) => COUNTS.test(one)) }
}

test.each([
  ['/advisors?'],
  ['/advisors?language=zh&'],
  ['/search?'],
  ['/search?name=gruber&'],
  ['/search?place=wien&'],
  [`/app/filiale/${BRANCH}?q=gruber&`]
])('without script every link and form of %s carries the campaign on, and no other word', async (path) => {
  const { main, links } = await leadingOn(`${path}src=plakat`)
  const [own = ''] = path.split('?')
  // the form sends it as a field
  const [forms, others] = [
    links.filter((one) => one.split('#')[0] === own),
    links.filter((one) => one.split('#')[0] !== own)
  ]
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter((one) => !/[?&]src=plakat(?:#|$)/.test(one))).toEqual([])
  expect(main.match(/type="hidden" name="src" value="plakat"/g)?.length).toBeGreaterThanOrEqual(forms.length)
  const { links: plain } = await leadingOn(`${path}src=Not%20valid`)
  expect(plain.filter((one) => one.startsWith('/app/profile/') && one.includes('src='))).toEqual([])
})

test('after a request, the ways to the card and to another one carry the campaign on', async () => {
  const path = `/contact/${office.alias}/basic?src=plakat`
  const [, ticket = ''] = /name="ticket" value="([^"]*)"/.exec((await visit(path)).text) ?? []
  pass(office, 1)
  const { headers } = await submit(office.site, path, { ...VERA, ticket })
  const { links } = await leadingOn(headers.location ?? '')
  expect(links).toEqual([`/app/profile/${office.alias}?src=plakat`, `/contact/${office.alias}/basic?src=plakat`])
})

test('a branch’s page carries the campaign on to booking, cards, pages and search, and no other word', async () => {
  const hrefs = async (query: string) =>
    [...(await visit(`/app/filiale/${BRANCH}?${query}`)).text.matchAll(/(?:href|value)="([^"]*)"/g)].map(
      ([, one]) => one
    )
  const found = await hrefs('src=flyer')
  expect(found).toContain(`/book/branch/${BRANCH}?src=flyer`)
  expect(found).toContain(`/app/profile/${office.alias}?src=flyer`)
  expect(found).toContain('flyer')
  expect((await hrefs('src=Not%20valid')).filter((one) => one?.includes('/app/profile/') && one.includes('?'))).toEqual(
    []
  )
})

test('what tags on an own page print carries the campaign on, whatever the tag', () =>
  withPage(
    'fruehling',
    Object.values(PAGE_TAGS).map(({ tag, props }) => ({
      ...{ type: 'tag', id: tag, tag },
      attributes: 'alias' in props ? { alias: office.alias } : {}
    })),
    async () => {
      const { main, links } = await leadingOn('/p/fruehling?src=plakat')
      expect(links.length).toBeGreaterThan(10)
      const [forms, others] = [links.filter((one) => one === '/search'), links.filter((one) => one !== '/search')]
      expect(others.filter((one) => !/[?&]src=plakat(?:&|$)/.test(one))).toEqual([])
      expect(main.match(/type="hidden" name="src" value="plakat"/g)?.length).toBe(forms.length)
    }
  ))

/** Links as people write them, and how they lead on from a visit of the campaign `plakat`. */
const WRITTEN = [
  ['/app/profile/niemand', '/app/profile/niemand?src=plakat'],
  ['/book/anna-gruber?type=online#termin', '/book/anna-gruber?type=online&src=plakat#termin'],
  ['/p/winter?src=aushang', '/p/winter?src=aushang'],
  ['https://www.alpenbank.example/zinsen', 'https://www.alpenbank.example/zinsen'],
  ['tel:+43151515', 'tel:+43151515']
] as const
const hrefsOf = async (path: string) =>
  [...(await visit(path)).text.matchAll(/ href="([^"]*)"/g)].map(([, one = '']) => one.replaceAll('&amp;', '&'))
const linkedText = {
  type: 'doc',
  content: WRITTEN.map(([href]) => ({
    ...{ type: 'paragraph' },
    content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }]
  }))
}

test('links that people have written into an own page and its menus carry the campaign on, to no other website', () =>
  withPage('fruehling', [{ type: 'text', id: 'links', doc: linkedText }], async () => {
    const { knex, tenantId: tenant_id } = office
    const labels = { de: 'Dorthin', en: '' }
    const footer = WRITTEN.map(([href], at) => ({ type: 'link', id: `l${at}`, labels, href, entries: [] }))
    const menus = JSON.stringify({ header: [], footer })
    await knex('content_menus').insert({ tenant_id, version: 1, menus, author: '', saved_at: '2027-03-01T08:00:00Z' })
    for (const [at, query] of ['src=plakat', 'src=Not%20valid'].entries()) {
      const found = await hrefsOf(`/p/fruehling?${query}`)
      const expected = WRITTEN.map(([plain, led]) => (at ? plain : led))
      expect(found.filter((one) => expected.includes(one as never))).toEqual([...expected, ...expected])
    }
    await knex('content_menus').where({ tenant_id }).delete()
  }))

test('links that people have written into a branch’s page carry the campaign on, to no other website', async () => {
  const { knex, tenantId: tenant_id, organizationUuid: organization_uuid } = office
  const label = { de: 'Dorthin' }
  const content = {
    ...EMPTY_BRANCH_PAGE,
    action: { label, href: WRITTEN[1][0] },
    links: WRITTEN.map(([href], at) => ({ id: `l${at}`, label, href })),
    texts: [{ id: 't', place: 'main', title: label, doc: { de: linkedText } }]
  }
  const of = { tenant_id, organization_uuid }
  const version = { version: 1, content: JSON.stringify(content), author: '', saved_at: '2027-03-01T08:00:00Z' }
  await knex('branch_pages').insert({ ...of, version: 1, public_version: 1 })
  await knex('branch_page_versions').insert({ ...of, ...version })
  const expected = WRITTEN.map(([, led]) => led)
  const found = await hrefsOf(`/app/filiale/${BRANCH}?src=plakat`)
  expect(found.filter((one) => expected.includes(one as never))).toEqual([expected[1], ...expected, ...expected])
  await knex('branch_page_versions').where(of).delete()
  await knex('branch_pages').where(of).delete()
})

const PATH = '/api/v1/reports/sessions/campaigns'
const MARCH = 'from=2027-03-01&to=2027-03-31'

async function hit(kind: string, count: number, day = '2027-03-02', change = {}) {
  const { tenantId: tenant_id, organizationUuid: organization_uuid, advisorUuid, alias, knex } = office
  const of = { tenant_id, organization_uuid, advisor_alias: alias, advisor_uuid: advisorUuid, day, ...change }
  await knex('advisor_hits').insert({ ...of, kind, count })
}

const report = async (email: string, query = MARCH, asked = {}) =>
  request(office.site, 'GET', `${PATH}?${query}`, { cookie: await signIn(office.site, email, asked), ...asked })

test('the report is for those who read reports, each of their own branches', async () => {
  await hit('src:flyer', 30)
  expect((await request(office.site, 'GET', `${PATH}?${MARCH}`)).status).toBe(401)
  expect((await report('advisor@demo.example')).status).toBe(403)
  expect((await report('analyst@nordbank.example', MARCH, NORDBANK)).body).toEqual([])
  const other = await office.knex('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')
  expect((await report('branch@demo.example', `${MARCH}&organization_uuid=${other.uuid}`)).status).toBe(404)
  expect((await report('analyst@demo.example', `${MARCH}&organization_uuid=${other.uuid}`)).body).toEqual([])
  expect((await report('analyst@demo.example', 'from=2027-03-31&to=2027-03-01')).status).toBe(422)
})

test('marketing sees the campaigns of all branches, and nothing else of the report on visits', async () => {
  await hit('src:flyer', 30)
  const graz = await office.knex('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')
  await hit('requested:flyer', 2, '2027-03-02', { advisor_alias: 'branch/graz', organization_uuid: graz.uuid })
  const found = [{ name: 'flyer', visits: 30, booked: 0, requested: 2 }]
  expect((await report('marketing@demo.example')).body).toEqual(found)
  const cookie = await signIn(office.site, 'marketing@demo.example')
  for (const path of ['', '/funnel'])
    expect((await request(office.site, 'GET', `/api/v1/reports/sessions${path}`, { cookie })).status).toBe(403)
})

test('the report adds up visits, bookings and requests of the period by campaign, without what is no campaign', async () => {
  await hit('src:flyer', 30)
  await hit('src:flyer', 12, '2027-03-31')
  await hit('booked:flyer', 5)
  await hit('src:flyer', 99, '2027-02-28')
  await hit('src:flyer', 7, '2027-03-02', { advisor_alias: `branch/${BRANCH}`, advisor_uuid: '' })
  await hit('booked:mail', 1)
  await hit('requested:flyer', 3)
  await hit('profile', 1000)
  const flyer = { name: 'flyer', visits: 49, booked: 5, requested: 3 }
  const mail = { name: 'mail', visits: 0, booked: 1, requested: 0 }
  expect((await report('analyst@demo.example')).body).toEqual([flyer, mail])
  const ofAdvisor = await report('analyst@demo.example', `${MARCH}&advisor=${office.alias}`)
  expect(ofAdvisor.body).toEqual([{ ...flyer, visits: 42 }, mail])
})

test('a QR code can lead to the page of a branch that has one, as long as it has', async () => {
  const pageOf = async () => {
    const { body } = await request(office.site, 'GET', '/api/v1/reports', {
      cookie: await signIn(office.site, 'marketing@demo.example')
    })
    return body.branches.find(({ uuid }: { uuid: string }) => uuid === office.organizationUuid)?.page
  }
  const branch = () => office.knex('organizations').where({ uuid: office.organizationUuid })
  expect(await pageOf()).toBe(BRANCH)
  for (const [change, back] of [
    [{ public_profile_enabled: false }, { public_profile_enabled: true }],
    [{ closed_at: '2027-01-01T08:00:00Z' }, { closed_at: null }]
  ]) {
    await branch().update(change as object)
    expect(await pageOf()).toBeNull()
    await branch().update(back as object)
  }
  const module = () => office.knex('tenant_modules').where({ module_name: 'organizations-profiles' })
  await module().update({ effective_state: false })
  expect(await pageOf()).toBeNull()
  await module().update({ effective_state: true })
})
