import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'
import { LOGIN_ACCOUNT, LOGIN_DEVICE } from '../account/account.limits.ts'
import { CODE_ACCOUNT, CODE_PAIR } from '../second-factor/second-factor.limits.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'

let site: Site
let admin: string
let uuid: string
let tenant: string

beforeAll(async () => {
  site = await startDemoSite({ password: PASSWORD }, { TRUST_PROXY: '1' })
  const user = await site.app.knex('users').where({ email_address: EMAIL }).first('uuid', 'tenant_id')
  uuid = user.uuid
  tenant = user.tenant_id
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['rate_limits', 'sessions', 'audit_log']) await site.app.knex(table).delete()
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

const login = (fields: Record<string, string> = {}, ip = '192.0.2.7') =>
  submit(
    site,
    '/account/login',
    { email: EMAIL, password: PASSWORD, next: '/app/', ...fields },
    { headers: { 'x-forwarded-for': ip } }
  )
const status = async (...given: Parameters<typeof login>) => (await login(...given)).status

async function lock(email = EMAIL) {
  for (let guess = 0; guess < 10; guess += 1) expect(await status({ email, password: `guess ${guess}` })).toBe(401)
  expect(await status({ email })).toBe(429)
}
const exhaust = async (limit: Limit, key: object) => {
  for (let point = 0; point < limit.points; point += 1)
    await site.app.limits.take(limit, { tenant, account: EMAIL, ...key })
}
const lockSeen = async (asked: RequestOptions = { cookie: admin }, id = uuid) =>
  (await request(site, 'GET', `/api/v1/people/${id}`, asked)).body.sign_in_lock
const unlock = (asked: RequestOptions = { cookie: admin }, id = uuid) =>
  request(site, 'DELETE', `/api/v1/people/${id}/sign-in-lock`, asked)
const recorded = () => site.app.knex('audit_log').where({ object: 'user', object_id: uuid })

describe('refused', () => {
  test.each([
    ['a guest', undefined, 401],
    ['the person', EMAIL, 403],
    ['a branch manager', 'branch@demo.example', 403],
    ['a marketing manager', 'marketing@demo.example', 403],
    ['an analyst', 'analyst@demo.example', 403]
  ])('%s unlocks nobody', async (_who, email, expected) => {
    await lock()
    const cookie = email && (await signIn(site, email))
    expect((await unlock(cookie ? { cookie } : {})).status).toBe(expected)
    expect(await status()).toBe(429)
  })

  test('an administrator of another institution', async () => {
    await lock()
    const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
    expect((await unlock({ cookie, ...NORDBANK })).status).toBe(404)
    expect(await status()).toBe(429)
  })

  test('one’s own lock, which would let somebody at an open session guess on', async () => {
    await lock('admin@demo.example')
    const own = await site.app.knex('users').where({ email_address: 'admin@demo.example' }).first('uuid')
    expect(await lockSeen({ cookie: admin }, own.uuid)).toMatchObject({ is_everywhere: false })
    const answer = await unlock({ cookie: admin }, own.uuid)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('andere Administratorin')])
    expect(await status({ email: 'admin@demo.example' })).toBe(429)
  })

  test('who sees people and may not unlock them is not told', async () => {
    await lock()
    const cookie = await signIn(site, 'branch@demo.example')
    expect(await lockSeen()).not.toBeNull()
    expect(await lockSeen({ cookie })).toBeNull()
  })
})

test('an administrator sees until when a person is locked, and lets them in again, which is in the log', async () => {
  expect(await lockSeen()).toBeNull()
  await lock()
  await lock('second@demo.example')
  expect(await lockSeen()).toEqual({ until: '2027-03-01T08:15:00Z', is_everywhere: false })
  const answer = await unlock()
  expect([answer.status, answer.body.sign_in_lock, answer.body.uuid]).toEqual([200, null, uuid])
  expect(cookieOf(await login())).toBeDefined()
  // others stay locked
  expect(await status({ email: 'second@demo.example' })).toBe(429)
  const [entry, ...further] = await recorded()
  expect([entry.actor_name, JSON.parse(entry.changes), further]).toEqual([
    'Martina Eder',
    [{ field: 'sign_in_locked', before: 'true', after: 'false' }],
    []
  ])
})

test('nothing is locked before the last attempt, and nothing any more once its time is over', async () => {
  for (let guess = 0; guess < 9; guess += 1) await login({ password: `guess ${guess}` })
  expect(await lockSeen()).toBeNull()
  expect((await unlock()).status).toBe(200)
  expect(await recorded()).toEqual([])
  await login({ password: 'guess 9' })
  expect(await lockSeen()).not.toBeNull()
  site.clock.time = new Date(site.clock.time.getTime() + 16 * MINUTE)
  expect(await lockSeen({ cookie: admin })).toBeNull()
  expect(await status()).toBe(303)
})

test.each([
  ['passwords in a known browser', LOGIN_DEVICE, { id: 'a-known_browser' }, false],
  ['codes from one address', CODE_PAIR, { ip: '192.0.2.7' }, false],
  ['passwords from anywhere', LOGIN_ACCOUNT, {}, true],
  ['codes from anywhere', CODE_ACCOUNT, {}, true]
])('wrong %s', async (_what, limit, key, is_everywhere) => {
  await exhaust(limit, key)
  const until = new Date(site.clock.time.getTime() + limit.seconds * 1000).toISOString().replace('.000', '')
  expect(await lockSeen()).toEqual({ until, is_everywhere })
  expect((await unlock()).body.sign_in_lock).toBeNull()
  await site.app.limits.take(limit, { tenant, account: EMAIL, ...key })
})
