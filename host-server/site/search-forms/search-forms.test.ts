import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PLAIN_SEARCH } from '#contract/search'
import { SEARCH_FORMS_MAX } from '#contract/search-forms'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { flush } from '../search/search-log.queue.ts'

const PATH = '/api/v1/search-forms'
const FORM = { ...PLAIN_SEARCH, name: 'Startseite', slug: 'startseite' }

let site: Site
let admin: string
beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
})
beforeEach(async () => {
  await flush(site.app)
  for (const table of ['search_forms', 'audit_log', 'search_log']) await site.app.knex(table).delete()
})
afterAll(() => site.stop())

const ask = (method: string, path: string, body?: unknown, cookie: string | undefined = admin) =>
  request(site, method, path, { cookie, body })
const add = async (form: object = {}): Promise<string> => {
  const { status, body } = await ask('POST', PATH, { ...FORM, ...form })
  expect([status, body.errors]).toEqual([201, undefined])
  return body.uuid
}
const get = (path: string, host?: string) =>
  request(site, 'GET', path, { ...(host && { host }), headers: { 'user-agent': 'Firefox' } })
const refused = async (form: object) => {
  const { status, body } = await ask('POST', PATH, { ...FORM, ...form })
  return [status, Object.keys(body.errors ?? {})]
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 401]
])('%s neither sees nor changes forms', async (_who, account, status) => {
  const uuid = await add()
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  const as = async (method: string, path: string, body?: object) => (await ask(method, path, body, cookie)).status
  expect([
    await as('GET', PATH),
    await as('POST', PATH, FORM),
    await as('PUT', `${PATH}/${uuid}`, FORM),
    await as('DELETE', `${PATH}/${uuid}`)
  ]).toEqual(Array(4).fill(status))
})

test('a form is saved while visitors wait for the index of names to be built anew', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await ask('PUT', '/api/v1/settings', { home_page: `https://bank.example/${turn}` })
    const searches = Array.from({ length: 3 }, () => get('/api/v1/search/advisors?name=gruber'))
    const [saved, ...found] = await Promise.all([ask('POST', PATH, { ...FORM, slug: `form-${turn}` }), ...searches])
    expect([saved.status, ...found.map(({ status }) => status)]).toEqual([201, 200, 200, 200])
  }
})

test.each([
  ['a short name with capitals', { slug: 'Start Seite' }, ['slug']],
  ['no name', { name: ' ' }, ['name']],
  ['no field', { fields: [] }, ['fields']],
  ['a field twice', { fields: ['name', 'name'] }, ['fields']],
  ['an unknown field', { fields: ['iban'] }, ['fields.0']],
  ['a page of a thousand', { page_size: 1000 }, ['page_size']],
  ['a topic that is not there', { presets: { topic: randomUUID(), language: '', branch: '' } }, ['presets.topic']],
  ['a branch that is not there', { presets: { branch: 'london-cornhill' } }, ['presets.branch']],
  ['an unknown key', { script: 'x' }, ['script']]
])('%s is refused', async (_what, form, fields) => {
  expect(await refused(form)).toEqual([422, fields])
})

test('a short name is unique, and the number of forms is limited', async () => {
  const uuid = await add()
  expect(await refused({ name: 'Other' })).toEqual([422, ['slug']])
  expect((await ask('PUT', `${PATH}/${uuid}`, FORM)).status).toBe(200)
  for (let at = 1; at < SEARCH_FORMS_MAX; at += 1) await add({ slug: `form-${at}` })
  expect(await refused({ slug: 'one-more' })).toEqual([422, ['name']])
})

test('a form that does not exist can be neither changed nor deleted', async () => {
  expect((await ask('PUT', `${PATH}/${randomUUID()}`, FORM)).status).toBe(404)
  expect((await ask('DELETE', `${PATH}/${randomUUID()}`)).status).toBe(404)
})

test('a search by an unknown form, or one of another institution, is not found', async () => {
  await add()
  expect((await get('/api/v1/search/form?form=nothing')).status).toBe(404)
  expect((await get('/api/v1/search/advisors?form=nothing')).status).toBe(404)
  expect((await get('/api/v1/search/form?form=startseite', NORDBANK.host)).status).toBe(404)
})

test('a form is created, changed and deleted, each with an audit entry', async () => {
  const uuid = await add()
  const change = { ...FORM, name: 'Team', fields: ['place', 'name'], page_size: 6 }
  expect((await ask('PUT', `${PATH}/${uuid}`, change)).body).toMatchObject({ uuid, name: 'Team', page_size: 6 })
  const { body } = await ask('GET', PATH)
  expect(body.forms).toMatchObject([{ uuid, fields: ['place', 'name'] }])
  expect(body.choices.branches).toHaveLength(3)
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  const rows = await site.app.knex('audit_log').where({ object: 'search-form' }).orderBy('at')
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['changed', 'created', 'deleted'])
  const changes = JSON.parse(rows.find(({ action }) => action === 'changed').changes)
  expect(changes).toContainEqual({ field: 'fields', before: FORM.fields.join(', '), after: 'place, name' })
})

test('presets override the query, and their fields are hidden', async () => {
  await add({ presets: { branch: 'graz-herrengasse', topic: '', language: '' }, shown: ['photo'], layout: 'list' })
  const form = await get('/api/v1/search/form?form=startseite')
  expect(form.body).toMatchObject({ fields: ['name', 'place', 'topic'], layout: 'list', shown: ['photo'] })
  const { body } = await get('/api/v1/search/advisors?form=startseite&branch=wien-innere-stadt')
  expect(new Set(body.advisors.map(({ branch }: { branch: { slug: string } }) => branch.slug))).toEqual(
    new Set(['graz-herrengasse'])
  )
})

test('the default form has every field that offers a choice', async () => {
  const { body } = await get('/api/v1/search/form')
  expect(body).toMatchObject({ fields: ['name', 'place', 'topic', 'branch'], layout: 'cards', page_size: 12 })
  expect(body.topics.length).toBeGreaterThan(3)
})

test('its page size applies to the page and to the API', async () => {
  await add({ page_size: 6 })
  const { body } = await get('/api/v1/search/advisors?form=startseite')
  expect(body.advisors).toHaveLength(6)
  const page = await get('/search?form=startseite&language=de')
  expect(page.text).toContain('rel="next" href="/search?form=startseite&amp;language=de&amp;page=2"')
})

test('showing a form is not logged as a search, and a logged search names its form', async () => {
  await add({ presets: { branch: 'graz-herrengasse', topic: '', language: '' } })
  await get('/api/v1/search/advisors?form=startseite')
  await get('/api/v1/search/advisors?form=startseite&name=Huber')
  await flush(site.app)
  const rows = await site.app.knex('search_log')
  expect(rows).toMatchObject([{ form: 'startseite', searched_by: 'name' }])
})
