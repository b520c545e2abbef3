import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BulkChange } from '#contract/bulk-changes'
import type { Redirection } from '#contract/redirections'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { type Office, openRedirections, PATH } from '../redirections/testing/office.ts'
import { BATCH } from './redirection-changes.service.ts'

const CALL = '/api/v1/redirection-changes'
const PROFILE = '/app/profile/anna-gruber'

let office: Office
beforeAll(async () => {
  office = await openRedirections()
})
beforeEach(() => office.clear())
afterAll(() => office.site.stop())

const list = async (): Promise<Redirection[]> => (await office.ask('GET', PATH)).body.redirections
const known = async () => (await list()).map(({ path, target, is_active }) => `${path} ${target} ${is_active}`)
const drain = async () => {
  while (await office.site.drain());
}
async function change(form: object): Promise<BulkChange> {
  const { status, body } = await office.ask('POST', CALL, form)
  expect(status).toBe(201)
  await drain()
  return (await office.ask('GET', `${CALL}/${body.uuid}`)).body
}
const chosen = (...uuids: string[]) => ({ redirections: { uuids } })

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403]
])('%s neither changes many redirects nor sees what became of them', async (_who, account, status) => {
  const uuid = await office.add('/rates', PROFILE)
  const { body } = await office.ask('POST', CALL, { ...chosen(uuid), kind: 'turn-on' })
  const cookie = account && (await signIn(office.site, account))
  const asked = { cookie, body: { ...chosen(uuid), kind: 'delete' } } as RequestOptions
  expect((await request(office.site, 'POST', CALL, asked)).status).toBe(status)
  expect((await request(office.site, 'GET', `${CALL}/${body.uuid}`, { cookie } as RequestOptions)).status).toBe(status)
  await drain()
  expect(await known()).toEqual([`/rates ${PROFILE} true`])
})

test("another institution's redirects are neither changed nor seen", async () => {
  const uuid = await office.add('/rates', PROFILE)
  const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
  for (const redirections of [{ uuids: [uuid] }, {}, { q: 'rates' }]) {
    const body = { redirections, kind: 'delete' }
    const answer = await request(office.site, 'POST', CALL, { ...NORDBANK, cookie, body })
    expect([answer.status, answer.body.total]).toEqual([201, 0])
    expect((await office.ask('GET', `${CALL}/${answer.body.uuid}`)).status).toBe(404)
  }
  await drain()
  expect(await known()).toEqual([`/rates ${PROFILE} true`])
})

test.each([
  ['an unknown kind', { kind: 'move' }, 'kind'],
  ['no target', { kind: 'target' }, 'target'],
  ['a target that is none', { kind: 'target', target: 'rates' }, 'target'],
  ['a host that is not allowed', { kind: 'target', target: 'https://evil.example/' }, 'target'],
  ['an unknown filter', { kind: 'delete', redirections: { status: 301 } }, 'redirections.status']
])('%s is refused by the field', async (_what, fields, field) => {
  const { status, body } = await office.ask('POST', CALL, { ...chosen(), ...fields })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('with the module off, nothing is changed', async () => {
  const uuid = await office.add('/rates', PROFILE)
  const modules = office.site.app.knex('tenant_modules').where({ module_name: 'redirections' })
  await modules.clone().update({ effective_state: false })
  expect((await office.ask('POST', CALL, { ...chosen(uuid), kind: 'delete' })).status).toBe(403)
  await modules.clone().update({ effective_state: true })
})

test('chosen ones get another target, except those that would lead to themselves', async () => {
  const uuids = [
    await office.add('/rates', '/app/'),
    await office.add('/loans', PROFILE),
    await office.add('/advice', '/app/')
  ]
  await office.add('/other', '/app/')
  const done = await change({ ...chosen(...uuids), kind: 'target', target: '/advice' })
  expect(done).toMatchObject({ state: 'done', total: 3, changed: 2, same: 0, left_out: 1 })
  expect(done.those_left_out).toMatchObject([{ uuid: uuids[2], name: '/advice' }])
  expect(await known()).toEqual([
    '/advice /app/ true',
    '/loans /advice true',
    '/other /app/ true',
    '/rates /advice true'
  ])
  const again = await change({ ...chosen(uuids[1] as string), kind: 'target', target: '/advice' })
  expect(again).toMatchObject({ changed: 0, same: 1 })
})

test('all that match are turned off and on again in several batches, with entries in the audit log', async () => {
  for (let at = 0; at <= BATCH; at += 1) await office.add(`/flyer-${at}`, PROFILE)
  await office.add('/rates', PROFILE, { is_active: false })
  const form = { redirections: { q: 'flyer' }, kind: 'turn-off' }
  expect(await change(form)).toMatchObject({ state: 'done', changed: BATCH + 1, left_out: 0 })
  expect((await list()).some(({ is_active }) => is_active)).toBe(false)
  expect((await office.open('/flyer-0')).status).toBe(404)
  const logged = await office.site.app.knex('audit_log').where({ object: 'redirection', action: 'changed' })
  expect(logged).toHaveLength(BATCH + 1)
  expect(await change({ ...form, kind: 'turn-on' })).toMatchObject({ changed: BATCH + 1 })
  expect(await change({ ...form, kind: 'turn-on' })).toMatchObject({ changed: 0, same: BATCH + 1 })
  expect((await list()).filter(({ is_active }) => !is_active).map(({ path }) => path)).toEqual(['/rates'])
})

test('chosen ones are deleted, with entries in the audit log, and one that is gone is left out', async () => {
  const [rates, loans] = [await office.add('/rates', PROFILE), await office.add('/loans', PROFILE)]
  const { body } = await office.ask('POST', CALL, { ...chosen(rates, loans), kind: 'delete' })
  expect((await office.ask('DELETE', `${PATH}/${rates}`)).status).toBe(204)
  await drain()
  const done = (await office.ask('GET', `${CALL}/${body.uuid}`)).body
  expect(done).toMatchObject({ changed: 1, left_out: 1, those_left_out: [{ uuid: rates, name: '/rates' }] })
  expect(await list()).toEqual([])
  const logged = await office.site.app.knex('audit_log').where({ object: 'redirection', action: 'deleted' })
  expect(logged.map(({ object_name }) => object_name).toSorted()).toEqual(['/loans', '/rates'])
})
