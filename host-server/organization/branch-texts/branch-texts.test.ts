import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANCH_TEXT_MAX, BRANCH_TEXTS_MAX } from '#contract/branch-texts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const TEXT = { title: 'Anfahrt', value: 'U1 bis Stephansplatz.\nDie Garage ist nebenan.' }

let site: Site
let manager: string
let path: string

beforeAll(async () => {
  site = await startDemoSite()
  manager = await signIn(site, 'branch@demo.example')
  const { uuid } = await site.app.knex('organizations').where({ alias: 'wien-innere-stadt' }).first('uuid')
  path = `/api/v1/organizations/${uuid}/texts`
})
afterAll(() => site.stop())

const read = async () => (await request(site, 'GET', path, { cookie: manager })).body
const change = (was: unknown, put: unknown) => request(site, 'PUT', path, { cookie: manager, body: { was, put } })
const write = async (put: unknown) => change(await read(), put)
const page = async () => (await request(site, 'GET', '/app/filiale/wien-innere-stadt')).text

test.each([
  ['no heading', [TEXT, { ...TEXT, title: ' ' }], 'put.1.title'],
  ['an empty text', [{ ...TEXT, value: '\n' }], 'put.0.value'],
  ['too long a text', [{ ...TEXT, value: 'x'.repeat(BRANCH_TEXT_MAX + 1) }], 'put.0.value'],
  ['a heading of two lines', [{ ...TEXT, title: 'a\nb' }], 'put.0.title']
])('%s is refused at its position, and the others stay', async (_what, body, field) => {
  const before = await read()
  const answer = await write(body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  expect(await read()).toEqual(before)
})

test('more texts than a page can hold are refused', async () => {
  expect((await write(Array.from({ length: BRANCH_TEXTS_MAX + 1 }, () => TEXT))).status).toBe(422)
})

test('a change based on an outdated read overwrites nothing, and a repeated change is idempotent', async () => {
  await write([TEXT])
  const put = [TEXT, { title: 'Zugang', value: 'Stufenlos.' }]
  const answers = [await change([TEXT], put), await change([TEXT], put)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, put],
    [200, put]
  ])
  expect((await change([TEXT], [])).status).toBe(409)
  expect((await change([TEXT], [{ ...TEXT, value: 'U3.' }])).status).toBe(409)
  expect(await read()).toEqual(put)
})

test('the texts are on the public page in order, and each change is in the audit log', async () => {
  const other = { title: 'Zugang', value: 'Stufenlos <b>und</b> mit Höranlage.' }
  const { status, body } = await write([other, { ...TEXT, title: ' Anfahrt ' }])
  expect([status, body]).toEqual([200, [other, TEXT]])
  expect(await read()).toEqual([other, TEXT])
  const html = await page()
  expect(html.indexOf('Zugang')).toBeGreaterThan(0)
  expect(html.indexOf('Anfahrt')).toBeGreaterThan(html.indexOf('Zugang'))
  expect(html).toContain('Stufenlos &lt;b>und')
  await write([])
  expect(await read()).toEqual([])
  expect(await page()).not.toContain('Zugang')
})

test('a new order is in the audit log, and so are two texts with equal headings', async () => {
  const { knex } = site.app
  const twin = { ...TEXT, value: 'U3 bis Herrengasse.' }
  await write([TEXT, twin])
  await knex('audit_log').delete()
  await write([twin, TEXT])
  const [{ changes }] = await knex('audit_log').where({ object: 'organization' }).select('changes')
  expect(JSON.parse(changes)).toEqual([
    { field: '1. Anfahrt', before: TEXT.value, after: twin.value },
    { field: '2. Anfahrt', before: twin.value, after: TEXT.value }
  ])
})
