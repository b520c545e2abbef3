import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'
import { statementsOf } from '../../testing/statements.ts'
import { LOGIN_PAIR, REFUSALS_NOTED, REFUSALS_NOTED_ALL } from './account.limits.ts'

const EMAIL = 'advisor@demo.example'
const NOBODY = 'nobody-knows@demo.example'
const PASSWORD = 'correct horse battery'

let site: Site

beforeAll(async () => {
  site = await startDemoSite({ password: PASSWORD }, { TRUST_PROXY: '1' })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['rate_limits', 'audit_log']) await site.app.knex(table).delete()
})
afterAll(() => site.stop())

const login = (email: string, password: string, address = '203.0.113.1', cookie = '') =>
  submit(site, '/account/login', { email, password }, { headers: { 'x-forwarded-for': address }, cookie })

const entries = () => site.app.knex('audit_log').orderBy('uuid')
const signIns = async (cookie: string, asked = {}) =>
  (await request(site, 'GET', '/api/v1/audit-log?event=sign-ins', { cookie, ...asked })).body.entries

test('a wrong password is in the log with the account, without what was typed', async () => {
  await login(EMAIL, 'my other bank’s password')
  const [entry, ...others] = await signIns(await signIn(site, 'admin@demo.example'))
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    action: 'refused',
    object: 'session',
    actor_name: '',
    object_name: 'Anna Gruber',
    changes: [{ field: 'sign_in_by', before: null, after: 'password' }]
  })
  expect(JSON.stringify(await entries())).not.toContain('other bank')
})

test('an address without an account is in the log without the address, which may be a password or a customer’s', async () => {
  await login(NOBODY, 'wrong')
  await login('not even an address', 'wrong')
  expect(await entries()).toMatchObject([
    { action: 'refused', object_id: '', object_name: '' },
    { action: 'refused', object_id: '', object_name: '' }
  ])
  expect(JSON.stringify(await entries())).not.toContain('nobody-knows')
})

test('known and unknown accounts take as many statements when refused, and when locked', async () => {
  const shape = (sql: string) => sql.replace(/\s+/g, ' ')
  const ask = async (email: string) => (await statementsOf(site.app.knex, () => login(email, 'wrong'))).map(shape)
  for (let guess = 0; guess <= LOGIN_PAIR.points; guess += 1) expect(await ask(NOBODY)).toEqual(await ask(EMAIL))
})

test('another institution does not see it, and who may not read the log neither', async () => {
  await login(EMAIL, 'wrong')
  expect(await signIns(await signIn(site, 'admin@nordbank.example', NORDBANK), NORDBANK)).toEqual([])
  const cookie = await signIn(site, EMAIL)
  expect((await request(site, 'GET', '/api/v1/audit-log?event=sign-ins', { cookie })).status).toBe(403)
})

test('an attack on an account fills the log with a few entries an hour', async () => {
  for (let guess = 0; guess < REFUSALS_NOTED.points + 10; guess += 1)
    await login(EMAIL, 'wrong', `198.51.100.${guess % 8}`)
  expect(await entries().where({ action: 'refused' })).toHaveLength(REFUSALS_NOTED.points)
  site.clock.time = new Date(site.clock.time.getTime() + HOUR + 1000)
  await login(EMAIL, 'wrong')
  expect(await entries().where({ action: 'refused' })).toHaveLength(REFUSALS_NOTED.points + 1)
})

test('guesses at unknown addresses do not fill it either, and hide nothing of known ones', async () => {
  const { tenant_id: tenant } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  for (let taken = 0; taken < REFUSALS_NOTED_ALL.points; taken += 1)
    await site.app.limits.take(REFUSALS_NOTED_ALL, { tenant, id: 'unknown' })
  await login(NOBODY, 'wrong')
  expect(await entries()).toEqual([])
  await login(EMAIL, 'wrong')
  expect(await entries()).toHaveLength(1)
})

test('a lock is in the log once an hour, with the account, or without one', async () => {
  for (const email of [EMAIL, NOBODY])
    for (let guess = 0; guess < LOGIN_PAIR.points + 3; guess += 1) await login(email, 'wrong')
  const locks = await entries().where({ action: 'locked' }).select('object_name', 'actor_name')
  expect(locks.toSorted((a, b) => a.object_name.localeCompare(b.object_name))).toEqual([
    { object_name: '', actor_name: '' },
    { object_name: 'Anna Gruber', actor_name: '' }
  ])
})

test('signing out is in the log, and the session opens nothing any more', async () => {
  const cookie = cookieOf(await login(EMAIL, PASSWORD)) ?? ''
  await submit(site, '/account/logout', {}, { cookie })
  const done = await entries().select('action', 'object', 'actor_name')
  expect(done).toEqual([
    { action: 'signed-in', object: 'session', actor_name: 'Anna Gruber' },
    { action: 'deleted', object: 'session', actor_name: 'Anna Gruber' }
  ])
  expect((await request(site, 'GET', '/api/v1/me', { cookie })).body).toEqual({})
})

test('a signed-in user who gives a wrong password to prove who they are is in the log', async () => {
  const cookie = await signIn(site, EMAIL)
  const body = { by: 'password', given: 'wrong' }
  expect((await request(site, 'POST', '/api/v1/me/proof', { cookie, body })).status).toBe(422)
  expect(await entries()).toMatchObject([{ action: 'refused', object: 'proof', actor_name: 'Anna Gruber' }])
})

test('the list is that of one event, and changes have none of the others', async () => {
  await login(EMAIL, 'wrong')
  const cookie = await signIn(site, 'admin@demo.example')
  await request(site, 'GET', '/api/v1/people', { cookie })
  await request(site, 'GET', '/api/v1/advisors-export/csv', { cookie })
  await request(site, 'PUT', '/api/v1/settings', { cookie, body: { map_attribution: 'changed' } })
  const actionsOf = async (event: string) =>
    (await request(site, 'GET', `/api/v1/audit-log?event=${event}`, { cookie })).body.entries.map(
      ({ action }: { action: string }) => action
    )
  expect(await actionsOf('sign-ins')).toEqual(['refused'])
  expect(await actionsOf('reads')).toEqual(['read'])
  expect(await actionsOf('exports')).toEqual(['exported'])
  expect(await actionsOf('changes')).toEqual(['changed'])
  expect((await request(site, 'GET', '/api/v1/audit-log?event=everything', { cookie })).status).toBe(422)
})
