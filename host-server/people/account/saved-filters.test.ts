import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAVED_FILTERS_MAX } from '#contract/saved-filters'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const CALL = '/api/v1/me/saved-filters'

let site: Site
let cookie: string
beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

const ask = (method: string, query: string, asked: RequestOptions = {}) =>
  request(site, method, CALL + query, { cookie, ...asked })
const save = (name: string, search = '?role=analyst', asked: RequestOptions = {}) =>
  ask('PUT', '', { body: { list: 'people', name, search }, ...asked })
const remove = (name: string) => ask('DELETE', `?list=people&name=${encodeURIComponent(name)}`)
const names = async (asked: RequestOptions = {}, list = 'people') =>
  (await ask('GET', `?list=${list}`, asked)).body.map(({ name }: { name: string }) => name)

test('a guest, and a session of the other institution, have none', async () => {
  const foreign = await signIn(site, 'admin@nordbank.example', NORDBANK)
  for (const other of [undefined, foreign]) {
    expect((await ask('GET', '?list=people', { cookie: other })).status).toBe(401)
    expect((await save('Fremd', '?q=x', { cookie: other })).status).toBe(401)
    expect((await ask('DELETE', '?list=people&name=x', { cookie: other })).status).toBe(401)
  }
})

test.each([
  [{ list: 'sessions' }, 'list'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'zwei\nZeilen' }, 'name'],
  [{ search: 'q=x' }, 'search'],
  [{ search: '?' }, 'search'],
  [{ search: '?q=x#y' }, 'search'],
  [{ search: `?q=${'x'.repeat(600)}` }, 'search'],
  [{ owner: 'me' }, 'owner']
])('%j is refused by the field', async (fields, field) => {
  const body = { list: 'people', name: 'Leitung', search: '?role=orgadmin', ...fields }
  const { status, body: answer } = await ask('PUT', '', { body })
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
  expect(await names()).toEqual([])
})

test('are saved by name, replaced under the same name, deleted, and belong to their user alone', async () => {
  await save('Zuletzt', '?sort=last_sign_in_at-desc')
  expect((await save('Ärzte', '?q=arzt')).body.map(({ name }: { name: string }) => name)).toEqual(['Ärzte', 'Zuletzt'])
  expect((await save('Ärzte', '?q=%C3%A4rztin')).body[0]).toEqual({ name: 'Ärzte', search: '?q=%C3%A4rztin' })
  expect(await names({}, 'organizations')).toEqual([])
  expect(await names({ cookie: await signIn(site, 'branch@demo.example') })).toEqual([])
  expect((await remove('Ärzte')).body).toHaveLength(1)
  expect((await remove('Ärzte')).status).toBe(200)
  await remove('Zuletzt')
  expect(await names()).toEqual([])
})

test('one too many is refused with a sentence, also of several at the same time, while a known one is replaced', async () => {
  for (let at = 1; at < SAVED_FILTERS_MAX; at += 1) expect((await save(`Nr. ${at}`)).status).toBe(200)
  const both = await Promise.all([save('Eins zu viel'), save('Noch eins')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = both.find(({ status }) => status === 422)
  expect(refused?.body.errors.name[0]).toContain('20 Filter')
  expect((await save('Nr. 1', '?q=neu')).status).toBe(200)
  expect(await names()).toHaveLength(SAVED_FILTERS_MAX)
})

test('go with the account', async () => {
  const { knex } = site.app
  const { uuid } = await knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
  await save('Eigene', '?q=x', { cookie: await signIn(site, 'analyst@demo.example') })
  expect(await knex('saved_filters').where({ user_uuid: uuid })).toHaveLength(1)
  await knex('users').where({ uuid }).delete()
  expect(await knex('saved_filters').where({ user_uuid: uuid })).toEqual([])
})
