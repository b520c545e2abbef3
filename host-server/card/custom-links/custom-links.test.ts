import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CustomLinkKind, OwnLink } from '#contract/custom-links'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/custom-links'
const OWN = '/api/v1/advisors/anna-gruber/custom-links'
const PROFILE = '/api/v1/advisors/anna-gruber'

let site: Site
let admin: string
let advisor: string
beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  advisor = await signIn(site, 'advisor@demo.example')
})
beforeEach(async () => {
  for (const table of ['advisor_custom_links', 'custom_links', 'profile_layouts', 'audit_log'])
    await site.app.knex(table).delete()
})
afterAll(() => site.stop())

const ask = (method: string, path: string, body?: unknown, cookie: string | undefined = admin) =>
  request(site, method, path, { cookie, body })
const LINKEDIN = { icon: 'linkedin', label: 'LinkedIn', pattern: 'https://www.linkedin.com/in/{value}' }
const PAGE = { icon: 'home', label: 'Eigene Seite', pattern: '{value}' }
const add = async (form: object): Promise<string> => {
  const { status, body } = await ask('POST', PATH, form)
  expect([status, body]).toEqual([201, expect.objectContaining({ advisors: 0 })])
  return body.uuid
}
const kinds = async (): Promise<CustomLinkKind[]> => (await ask('GET', PATH)).body
const enter = (values: Record<string, string>, cookie = advisor) =>
  ask(
    'PUT',
    OWN,
    Object.entries(values).map(([uuid, value]) => ({ uuid, value })),
    cookie
  )
const own = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await ask('GET', OWN, undefined, advisor)).body.map(({ label, value }: OwnLink) => [label, value])
  )
const shown = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await request(site, 'GET', PROFILE)).body.custom_links.map(({ label, value }: OwnLink) => [label, value])
  )

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403]
])('%s cannot change the links', async (_who, account, status) => {
  const uuid = await add(PAGE)
  const cookie = account ? await signIn(site, account) : ''
  const as = async (method: string, path: string, body?: object) => (await ask(method, path, body, cookie)).status
  expect([
    await as('GET', PATH),
    await as('POST', PATH, PAGE),
    await as('PUT', `${PATH}/${uuid}`, PAGE),
    await as('DELETE', `${PATH}/${uuid}`),
    await as('PUT', `${PATH}-order`, { uuids: [uuid] })
  ]).toEqual(Array(5).fill(status))
  expect(await kinds()).toHaveLength(1)
})

test("another advisor's links can be changed by administrators only", async () => {
  const uuid = await add(PAGE)
  const second = await signIn(site, 'second@demo.example')
  expect((await enter({ [uuid]: 'https://evil.example' }, second)).status).toBe(403)
  expect((await ask('GET', OWN, undefined, second)).status).toBe(403)
  expect((await enter({ [uuid]: 'https://page.example/' }, admin)).status).toBe(200)
  const [entry] = await site.app.knex('audit_log').where({ object: 'advisor' })
  expect(JSON.parse(entry.changes)).toEqual([{ field: 'Eigene Seite', before: '', after: 'https://page.example/' }])
})

test("another institution's links are not found", async () => {
  const uuid = await add(PAGE)
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const as = (method: string, path: string, body?: object) => request(site, method, path, { ...NORDBANK, cookie, body })
  expect((await as('GET', PATH)).body).toEqual([])
  expect((await as('PUT', `${PATH}/${uuid}`, PAGE)).status).toBe(404)
  expect((await as('DELETE', `${PATH}/${uuid}`)).status).toBe(404)
  expect((await as('PUT', `${PATH}-order`, { uuids: [uuid] })).status).toBe(422)
  expect((await ask('PUT', `${PATH}/${randomUUID()}`, PAGE)).status).toBe(404)
})

test.each([
  '',
  'value',
  'https://www.linkedin.com/in/',
  'http://www.linkedin.com/in/{value}',
  'https://{value}',
  'https://{value}.example/',
  'https://www.linkedin.com{value}',
  'https://www.linkedin.com?{value}',
  'https://me@www.linkedin.com/{value}',
  'https://www.linkedin.com/{value}/{value}',
  'javascript:{value}//',
  'https:///{value}',
  '{value} '.repeat(2)
])('the pattern %j is refused', async (pattern) => {
  const { status, body } = await ask('POST', PATH, { ...PAGE, pattern })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['pattern']])
})

test.each([
  [{ icon: 'skull' }, 'icon'],
  [{ label: '' }, 'label'],
  [{ label: 'x'.repeat(61) }, 'label']
])('%j is refused at its field', async (change, field) => {
  const { status, body } = await ask('POST', PATH, { ...PAGE, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test.each([
  'https://www.xing.com/profile/Anna',
  'anna gruber',
  'anna?x=1',
  'anna#x',
  '../evil',
  'a/../../evil',
  '/evil',
  '//evil.example',
  'a\\b',
  '100%',
  'javascript:x'
])('%j does not fit the pattern, and the error shows the pattern', async (value) => {
  const uuid = await add(LINKEDIN)
  const { status, body } = await enter({ [uuid]: value })
  expect([status, body.errors[uuid]]).toEqual([422, [expect.stringContaining('https://www.linkedin.com/in/…')]])
  expect(await shown()).toEqual({})
})

test.each(['http://page.example', 'page.example', 'javascript:alert(1)', 'https://me:x@page.example', 'https:// page'])(
  '%j is not a complete URL',
  async (value) => {
    const uuid = await add(PAGE)
    const { status, body } = await enter({ [uuid]: value })
    expect([status, body.errors[uuid]]).toEqual([422, ['Bitte geben Sie eine Adresse ein, die mit https:// beginnt.']])
  }
)

test.each([
  ['anna-gruber', 'anna-gruber', 'https://www.linkedin.com/in/anna-gruber'],
  [' @anna/über ', '@anna/über', 'https://www.linkedin.com/in/@anna/%C3%BCber'],
  ['https://www.linkedin.com/in/anna-gruber/?src=x', 'anna-gruber', 'https://www.linkedin.com/in/anna-gruber'],
  ['linkedin.com/in/anna-gruber', 'anna-gruber', 'https://www.linkedin.com/in/anna-gruber']
])('%j is entered as %j and leads to %s', async (typed, stored, address) => {
  const uuid = await add(LINKEDIN)
  expect((await enter({ [uuid]: typed })).status).toBe(200)
  expect([await own(), await shown()]).toEqual([{ LinkedIn: stored }, { LinkedIn: address }])
})

test('an empty value is dropped, and an unknown link refused', async () => {
  const [linkedIn, page] = [await add(LINKEDIN), await add(PAGE)]
  await enter({ [linkedIn]: 'anna', [page]: 'https://page.example/' })
  expect((await enter({ [linkedIn]: '', [randomUUID()]: 'x' })).status).toBe(422)
  expect(Object.keys(await shown())).toEqual(['LinkedIn', 'Eigene Seite'])
  await enter({ [linkedIn]: ' ', [page]: 'https://page.example/' })
  expect(await shown()).toEqual({ 'Eigene Seite': 'https://page.example/' })
  expect(await site.app.knex('advisor_custom_links')).toHaveLength(1)
})

test('a retired link leaves cards and forms, and comes back with its values', async () => {
  const uuid = await add(LINKEDIN)
  await enter({ [uuid]: 'anna' })
  const retire = (is_retired: boolean) => ask('PUT', `${PATH}/${uuid}`, { ...LINKEDIN, is_retired })
  expect((await retire(true)).body).toMatchObject({ is_retired: true, advisors: 1 })
  expect([await own(), await shown()]).toEqual([{}, {}])
  expect((await enter({})).status).toBe(200)
  await retire(false)
  expect(await own()).toEqual({ LinkedIn: 'anna' })
})

test('when the pattern changes, values are converted where they fit', async () => {
  const uuid = await add({ ...LINKEDIN, pattern: '{value}' })
  const change = (pattern: string) => ask('PUT', `${PATH}/${uuid}`, { ...LINKEDIN, pattern })
  await enter({ [uuid]: 'https://www.linkedin.com/in/anna' })
  await change(LINKEDIN.pattern)
  expect(await own()).toEqual({ LinkedIn: 'anna' })
  await change('{value}')
  expect(await own()).toEqual({ LinkedIn: 'https://www.linkedin.com/in/anna' })
  await change('https://www.xing.com/profile/{value}')
  expect([await own(), await shown()]).toEqual([{ LinkedIn: 'https://www.linkedin.com/in/anna' }, {}])
})

test('deleting a link also deletes its values and its position in the layout', async () => {
  const uuid = await add(LINKEDIN)
  await enter({ [uuid]: 'anna' })
  const { knex } = site.app
  const { tenant_id } = await knex('custom_links').where({ uuid }).first()
  await knex('profile_layouts').insert({ tenant_id, section: 'social-media', element: uuid, position: 0 })
  expect((await kinds())[0]).toMatchObject({ advisors: 1 })
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(404)
  expect([await kinds(), await shown()]).toEqual([[], {}])
  expect(await knex('profile_layouts')).toEqual([])
})

test('links are in the configured order, on cards too', async () => {
  const [first, second] = [await add(LINKEDIN), await add(PAGE)]
  await enter({ [first]: 'anna', [second]: 'https://page.example/' })
  expect((await ask('PUT', `${PATH}-order`, { uuids: [second] })).status).toBe(204)
  expect((await kinds()).map(({ uuid }) => uuid)).toEqual([second, first])
  expect(Object.keys(await shown())).toEqual(['Eigene Seite', 'LinkedIn'])
  await ask('DELETE', `${PATH}/${second}`)
  const third = await add(PAGE)
  const fourth = await add(PAGE)
  expect((await kinds()).map(({ uuid }) => uuid)).toEqual([first, third, fourth])
})

test('each change is in the audit log', async () => {
  const [first, second] = [await add(LINKEDIN), await add(PAGE)]
  await ask('PUT', `${PATH}/${first}`, { ...LINKEDIN, label: 'Linked' })
  await ask('PUT', `${PATH}-order`, { uuids: [second, first] })
  await ask('DELETE', `${PATH}/${second}`)
  const entries = await site.app.knex('audit_log').where({ object: 'custom-link' }).orderBy(['object_name', 'action'])
  expect(entries.map(({ action, object_name }) => `${object_name} ${action}`)).toEqual([
    'Eigene Seite changed',
    'Eigene Seite created',
    'Eigene Seite deleted',
    'Linked changed',
    'Linked changed',
    'LinkedIn created'
  ])
})

test('at most fifty links are allowed', async () => {
  for (let count = 0; count < 50; count += 1) await add({ ...PAGE, label: `Link ${count}` })
  expect((await ask('POST', PATH, PAGE)).body.errors).toEqual({ label: ['Höchstens 50 Links sind möglich.'] })
})
