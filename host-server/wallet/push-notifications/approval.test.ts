import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushRecord } from '#contract/push-history'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import * as repository from './notifications.repository.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const TEXT = { text: 'Neue Zinsen ab Montag', advisors: ['anna-gruber'] }
const SETTING = { name: 'push_approval', value: 'true' }

let site: Site
let tenant_id: string
let sender: string
let second: string

const knex = (table: string) => site.app.knex(table)

/** Signs both marketing managers in again, since approving requires a recent sign-in. */
async function signBothIn() {
  sender = await signIn(site, 'marketing@demo.example')
  second = await signIn(site, 'analyst@demo.example')
}

beforeAll(async () => {
  site = await startDemoSite()
  const analyst = await knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid', 'tenant_id')
  tenant_id = analyst.tenant_id
  await knex('user_roles').insert({ tenant_id, user_uuid: analyst.uuid, role: 'marketing-manager' })
})
beforeEach(async () => {
  site.clock.time = MONDAY
  await knex('tenant_settings').insert({ tenant_id, ...SETTING })
  await signBothIn()
})
afterEach(async () => {
  await knex('tenant_settings').where(SETTING).delete()
  for (const table of ['rate_limits', 'wallet_notifications', 'outbox', 'sessions']) await knex(table).delete()
})
afterAll(() => site.stop())

/** Both have just proved who they are: time passes in these tests. */
const prove = () => knex('sessions').update({ proved_at: instant(site.clock.time) })
const send = async (change = {}) => {
  await prove()
  return request(site, 'POST', NOTIFICATIONS, { cookie: sender, body: { ...TEXT, ...change } })
}
const revisionOf = async (uuid: string): Promise<number | undefined> =>
  (await knex('wallet_notifications').where({ uuid }).first('revision'))?.revision
const put = async (uuid: string, change: object, cookie = sender) => {
  const body = { revision: await revisionOf(uuid), ...change }
  return request(site, 'PUT', `${NOTIFICATIONS}/${uuid}`, { cookie, body })
}
const approveUnproved = async (uuid: string, cookie = second, revision = revisionOf(uuid)) =>
  request(site, 'POST', `${NOTIFICATIONS}/${uuid}/approval`, { cookie, body: { revision: (await revision) ?? 0 } })
const approve: typeof approveUnproved = async (...asked) => {
  await prove()
  return approveUnproved(...asked)
}
const recordOf = async (cookie: string): Promise<PushRecord> =>
  (await request(site, 'GET', NOTIFICATIONS, { cookie })).body.notifications[0]
async function work() {
  while (await site.drain());
}
const pass = (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
}

async function held(change = {}): Promise<string> {
  const { status, body } = await send(change)
  expect([status, body.is_held]).toEqual([201, true])
  return body.uuid
}

test.each([
  ['a guest', '', 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an administrator', 'admin@demo.example', 403],
  ['the sender', 'marketing@demo.example', 403]
])('%s cannot approve, and nothing is sent', async (_who, account, status) => {
  const uuid = await held()
  expect((await approve(uuid, account && (await signIn(site, account)))).status).toBe(status)
  await work()
  expect((await recordOf(second)).state).toBe('awaiting-approval')
})

test('another institution cannot approve, nor anybody what there is not', async () => {
  const uuid = await held()
  await knex('tenant_modules')
    .whereNot({ tenant_id })
    .whereIn('module_name', ['wallet-cards', 'notifications'])
    .update({ effective_state: true })
  const cookie = await signIn(site, 'marketing@nordbank.example', NORDBANK)
  const body = { revision: await revisionOf(uuid) }
  const asked = await request(site, 'POST', `${NOTIFICATIONS}/${uuid}/approval`, { cookie, body, ...NORDBANK })
  expect([asked.status, (await approve(randomUUID())).status]).toEqual([404, 404])
})

test('an approval requires a recent proof of who approves', async () => {
  const uuid = await held()
  pass(16 * MINUTE)
  expect((await approveUnproved(uuid)).status).toBe(403)
})

test('a release by its sender is refused, even if somebody else had written it when the approval began', async () => {
  const uuid = await held()
  const { uuid: user_uuid, full_name } = await knex('users').where({ email_address: 'marketing@demo.example' }).first()
  const approval = { approved_at: instant(MONDAY), approver_name: full_name, due_at: instant(MONDAY) }
  const revision = (await revisionOf(uuid)) ?? 0
  const { release } = repository
  const db = new TenantDb(site.app.knex, tenant_id)
  expect(await release(db, { uuid, revision }, { ...approval, approver_uuid: user_uuid })).toBe(false)
  expect((await recordOf(second)).state).toBe('awaiting-approval')
  expect(await release(db, { uuid, revision }, { ...approval, approver_uuid: randomUUID() })).toBe(true)
})

test('who takes a notification over while approving it cannot release it', async () => {
  const uuid = await held()
  const revision = (await revisionOf(uuid)) ?? 0
  const guesses = Array.from({ length: 8 }, () => approve(uuid, second, Promise.resolve(revision + 1)))
  const [changed, ...answers] = await Promise.all([
    put(uuid, { ...TEXT, text: 'Ganz andere Zinsen' }, second),
    ...guesses
  ])
  expect([changed.status, answers.filter(({ status }) => status === 204)]).toEqual([200, []])
  expect(await recordOf(sender)).toMatchObject({ state: 'awaiting-approval', approver_name: null })
})

test('one that waits can be written and corrected right after another was sent, but not approved before its time', async () => {
  const sent = await held()
  const waiting = await held()
  pass(MINUTE)
  expect((await approve(sent)).status).toBe(204)
  pass(MINUTE)
  for (const text of ['Neue Zinsen', 'Neue Zinsen ab heute']) {
    const { status, body } = await put(waiting, { ...TEXT, text })
    expect([status, body.is_held]).toEqual([200, true])
  }
  expect((await held()).length).toBeGreaterThan(0)
  const refused = await approve(waiting)
  // sent at 8:01 in Vienna
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('ab 08:11.')])
  pass(9 * MINUTE)
  expect((await approve(waiting)).status).toBe(204)
})

test('of two that wait, the second cannot be approved within ten minutes of the first', async () => {
  const first = await held()
  pass(11 * MINUTE)
  const other = await held()
  pass(11 * MINUTE)
  for (const uuid of [first, other]) {
    const { status, body } = await put(uuid, TEXT)
    expect([status, body.is_held]).toEqual([200, true])
  }
  expect((await approve(first)).status).toBe(204)
  const refused = await approve(other)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('knapp')])
  pass(9 * MINUTE)
  expect((await approve(other)).status).toBe(409)
  expect((await knex('wallet_notifications').where({ uuid: other }).first()).approver_uuid).toBeNull()
  pass(MINUTE)
  expect((await approve(other)).status).toBe(204)
})

test('the eleventh in 24 hours cannot be approved', async () => {
  const last = await held()
  const uuids: string[] = []
  for (let count = 0; count < 10; count += 1)
    uuids.push(await held({ send_at: `2027-01-12T${String(count + 8).padStart(2, '0')}:00` }))
  for (const uuid of uuids) expect((await approve(uuid)).status).toBe(204)
  site.clock.time = new Date('2027-01-12T19:00:00Z')
  await signBothIn()
  expect((await approve(last)).status).toBe(409)
})

test('those that waited share the pace once no one has to approve any more', async () => {
  const first = await held()
  pass(11 * MINUTE)
  const other = await held()
  pass(11 * MINUTE)
  await knex('tenant_settings').where(SETTING).delete()
  expect([(await put(first, TEXT)).status, (await put(other, TEXT)).status]).toEqual([200, 429])
  expect((await recordOf(second)).uuid).toBe(first)
})

test('one that waits takes no time from others, which its approval must not disturb', async () => {
  const uuid = await held()
  pass(MINUTE)
  const planned = await held({ send_at: '2026-11-23T08:06' })
  expect((await approve(planned)).status).toBe(204)
  expect((await approve(uuid)).status).toBe(409)
  pass(15 * MINUTE)
  expect((await approve(uuid)).status).toBe(204)
})

test('what was cancelled cannot be approved', async () => {
  const uuid = await held()
  expect((await request(site, 'DELETE', `${NOTIFICATIONS}/${uuid}`, { cookie: sender })).status).toBe(204)
  expect((await approve(uuid)).status).toBe(409)
  await work()
  expect(await recordOf(second)).toMatchObject({ state: 'cancelled', may_approve: false })
})

test('what was not approved is not sent, however long it waits', async () => {
  await held()
  await work()
  pass(30 * 24 * HOUR)
  await work()
  await signBothIn()
  expect(await recordOf(second)).toMatchObject({ state: 'awaiting-approval', may_approve: true })
})

test('what was changed since it was read cannot be approved', async () => {
  const uuid = await held()
  const read = revisionOf(uuid)
  await read
  const changed = { ...TEXT, text: 'Ganz andere Zinsen' }
  const { status, body } = await put(uuid, changed)
  expect([status, body.is_held]).toEqual([200, true])
  expect((await approve(uuid, second, read)).status).toBe(409)
  await work()
  expect(await recordOf(second)).toMatchObject({ state: 'awaiting-approval', text: changed.text })
  expect((await approve(uuid)).status).toBe(204)
})

test('who changes a notification becomes its sender, and a change needs an approval again', async () => {
  const uuid = await held({ send_at: '2027-01-11T09:30' })
  expect((await approve(uuid)).status).toBe(204)
  expect((await put(uuid, { ...TEXT, send_at: '2027-01-12T09:30' }, second)).status).toBe(200)
  expect(await knex('outbox').whereLike('dedupe_key', `%${uuid}%`)).toEqual([])
  expect(await recordOf(second)).toMatchObject({ state: 'awaiting-approval', may_approve: false, approver_name: null })
  expect([(await approve(uuid, second)).status, (await approve(uuid, sender)).status]).toEqual([403, 204])
})

test('only the other one may approve, once, and is named', async () => {
  const uuid = await held()
  expect([(await recordOf(sender)).may_approve, (await recordOf(second)).may_approve]).toEqual([false, true])
  expect((await approve(uuid)).status).toBe(204)
  expect((await approve(uuid)).status).toBe(409)
  // not planned any more, also before the job begins
  expect((await recordOf(sender)).state).toBe('under-way')
  await work()
  const { full_name } = (await request(site, 'GET', '/api/v1/me', { cookie: second })).body
  expect(await recordOf(sender)).toMatchObject({ state: 'undelivered', approver_name: full_name, may_approve: false })
})

test('two approvals at once send once', async () => {
  const uuid = await held()
  const statuses = (await Promise.all([approve(uuid), approve(uuid)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([204, 409])
  expect(await knex('outbox').whereLike('dedupe_key', `%${uuid}%`)).toHaveLength(1)
})

test('a later time stays, unless it has passed before the approval', async () => {
  const early = await held({ send_at: '2027-01-11T09:30' })
  expect((await approve(early)).status).toBe(204)
  const due = (uuid: string) => knex('wallet_notifications').where({ uuid }).first('due_at')
  expect([(await recordOf(second)).state, (await due(early)).due_at]).toEqual(['scheduled', '2027-01-11T08:30:00Z'])
  const late = await held()
  pass(20 * MINUTE)
  expect((await approve(late)).status).toBe(204)
  expect((await due(late)).due_at).toBe(instant(site.clock.time))
})

test('without the setting, and for tests on own cards, no one has to approve', async () => {
  const trial = await request(site, 'POST', '/api/v1/wallet-cards/test-notifications', {
    cookie: sender,
    body: { text: 'Probe' }
  })
  expect(trial.body.is_held).toBe(false)
  await knex('tenant_settings').where(SETTING).delete()
  expect((await send()).body.is_held).toBe(false)
})
