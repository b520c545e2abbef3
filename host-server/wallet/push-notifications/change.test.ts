import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PushRecord } from '#contract/push-history'
import { HOUR, MINUTE } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const [EARLY, LATE] = ['2026-11-24T09:30', '2026-11-25T09:30']
const PLANNED = { text: 'Neue Zinsen ab Montag', link: '', advisors: ['anna-gruber'], send_at: EARLY }

let site: Site
let tenantId: string
let cookie: string
const knex = (table: string) => site.app.knex(table)

beforeAll(async () => {
  site = await startDemoSite()
  tenantId = (await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
  const { uuid: user_uuid } = await knex('users').where({ email_address: 'analyst@demo.example' }).first('uuid')
  await knex('user_roles').insert({ tenant_id: tenantId, user_uuid, role: 'marketing-manager' })
})
beforeEach(async () => {
  site.clock.time = MONDAY
  cookie = await signIn(site, 'marketing@demo.example')
})
afterEach(async () => {
  for (const table of ['rate_limits', 'wallet_notifications', 'outbox', 'sessions']) await knex(table).delete()
})
afterAll(() => site.stop())

type Options = Parameters<typeof request>[3]
const revisionOf = async (uuid: string): Promise<number> =>
  (await knex('wallet_notifications').where({ uuid }).first('revision'))?.revision ?? 1
/** Sends along the current revision, unless the body has another one. */
const put = async (uuid: string, change: object, options: Options = {}) => {
  const body = { revision: await revisionOf(uuid), ...change }
  return request(site, 'PUT', `${NOTIFICATIONS}/${uuid}`, { cookie, body, ...options })
}
const get = (uuid: string, options: Options = {}) =>
  request(site, 'GET', `${NOTIFICATIONS}/${uuid}`, { cookie, ...options })
const history = async (): Promise<PushRecord[]> =>
  (await request(site, 'GET', NOTIFICATIONS, { cookie })).body.notifications
const planned = async (changes: object = {}): Promise<string> =>
  (await request(site, 'POST', NOTIFICATIONS, { cookie, body: { ...PLANNED, ...changes } })).body.uuid
const later = async (ms: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + ms)
  cookie = await signIn(site, 'marketing@demo.example')
  while (await site.drain());
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

test.each([
  ['a guest', '', 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an administrator', 'admin@demo.example', 403]
])('%s can neither read nor change what is planned', async (_who, account, status) => {
  const uuid = await planned()
  const own = account ? await signIn(site, account) : ''
  expect(statuses([await put(uuid, PLANNED, { cookie: own }), await get(uuid, { cookie: own })])).toEqual([
    status,
    status
  ])
  expect(statuses([await request(site, 'GET', '/api/v1/wallet-cards/push-setup', { cookie: own })])).toEqual([status])
})

test('another institution neither reads nor changes it, and nobody what there is not', async () => {
  const uuid = await planned()
  await knex('tenant_modules')
    .whereNot({ tenant_id: tenantId })
    .whereIn('module_name', ['wallet-cards', 'notifications'])
    .update({ effective_state: true })
  const other = { cookie: await signIn(site, 'marketing@nordbank.example', NORDBANK), ...NORDBANK }
  const [foreign] = await knex('advisors').whereNot({ tenant_id: tenantId }).pluck('alias')
  const body = { ...PLANNED, advisors: [foreign] }
  const nothing = randomUUID()
  expect(statuses([await put(uuid, body, other), await get(uuid, other)])).toEqual([404, 404])
  expect(statuses([await put(nothing, PLANNED), await get(nothing)])).toEqual([404, 404])
  expect(await history()).toMatchObject([{ uuid, text: PLANNED.text, state: 'scheduled' }])
})

test('a change that is refused leaves everything as it was', async () => {
  const uuid = await planned()
  for (const change of [{ text: '' }, { advisors: ['nobody'] }, { send_at: '2026-11-01T09:30' }, { link: 'bank' }])
    expect((await put(uuid, { ...PLANNED, ...change })).status).toBe(422)
  expect(await history()).toMatchObject([{ uuid, text: PLANNED.text }])
  await later(26 * HOUR)
  expect((await history())[0]?.state).toBe('undelivered')
})

test('what is sent, withdrawn or a test can no longer be changed', async () => {
  const uuid = await planned()
  const withdrawn = await planned({ send_at: LATE })
  await request(site, 'DELETE', `${NOTIFICATIONS}/${withdrawn}`, { cookie })
  await later(26 * HOUR)
  const trial = await request(site, 'POST', '/api/v1/wallet-cards/test-notifications', {
    cookie,
    body: { text: 'Probe' }
  })
  for (const one of [uuid, withdrawn, trial.body.uuid])
    expect(statuses([await put(one, { ...PLANNED, send_at: LATE }), await get(one)])).toEqual([409, 409])
})

test('a change of what somebody has changed since it was read is refused, and names no one as sender', async () => {
  const uuid = await planned()
  const { revision } = (await get(uuid)).body
  const colleague = await signIn(site, 'analyst@demo.example')
  expect((await put(uuid, { ...PLANNED, text: 'Korrigierter Text' }, { cookie: colleague })).status).toBe(200)
  const late = await put(uuid, { ...PLANNED, text: 'Alter Text', revision })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('inzwischen')])
  for (const unread of [undefined, null, '1', 1.5])
    expect((await put(uuid, { ...PLANNED, revision: unread })).status).toBe(422)
  const [{ sender_name }] = (await history()) as [PushRecord]
  expect(await history()).toMatchObject([{ uuid, text: 'Korrigierter Text' }])
  expect(sender_name).not.toBe('Sophie Wallner')
  const now = (await get(uuid)).body.revision
  expect((await put(uuid, { ...PLANNED, text: 'Beides', revision: now })).status).toBe(200)
})

test('of two changes of the same, one is refused', async () => {
  const uuid = await planned()
  const revision = await revisionOf(uuid)
  const answers = await Promise.all(['Der eine', 'Der andere'].map((text) => put(uuid, { ...PLANNED, text, revision })))
  expect(statuses(answers).toSorted()).toEqual([200, 409])
  const text = statuses(answers)[0] === 200 ? 'Der eine' : 'Der andere'
  expect(await history()).toMatchObject([{ uuid, text }])
})

test('a change requires a recent proof of who changes', async () => {
  const uuid = await planned()
  site.clock.time = new Date(MONDAY.getTime() + 16 * MINUTE)
  expect((await put(uuid, PLANNED)).status).toBe(403)
})

test('text, advisors and time are read, changed, and sent once, at the new time', async () => {
  const uuid = await planned()
  expect((await get(uuid)).body).toMatchObject({ ...PLANNED, advisors: [{ slug: 'anna-gruber' }] })
  const changed = { text: 'Neue Zinsen ab Mittwoch', link: '', advisors: ['lukas-hofer'], send_at: LATE }
  expect((await put(uuid, changed)).status).toBe(200)
  expect(await history()).toMatchObject([{ uuid, text: changed.text, due_at: '2026-11-25T08:30:00Z' }])
  await later(26 * HOUR)
  expect((await history())[0]?.state).toBe('scheduled')
  await later(24 * HOUR)
  expect(await history()).toMatchObject([{ uuid, text: changed.text, state: 'undelivered' }])
  expect((await get(uuid)).status).toBe(409)
})

test('a time close to another one is refused, its own is not', async () => {
  const uuid = await planned()
  await planned({ send_at: LATE })
  expect((await put(uuid, { ...PLANNED, send_at: LATE })).status).toBe(422)
  expect((await put(uuid, { ...PLANNED, text: 'Nur ein anderer Text' })).status).toBe(200)
})

test('a planned one can be sent immediately instead', async () => {
  const uuid = await planned()
  const { send_at: _, ...now } = PLANNED
  expect((await put(uuid, now)).status).toBe(200)
  await later(0)
  expect(await history()).toMatchObject([{ uuid, state: 'undelivered' }])
})

test('the history names the branches of those for whom it was sent', async () => {
  const names = await knex('organizations as o')
    .join('advisors as a', 'a.organization_uuid', 'o.uuid')
    .whereIn('a.alias', ['anna-gruber', 'lukas-hofer'])
    .distinct()
    .pluck('o.name')
  await planned({ advisors: ['anna-gruber', 'lukas-hofer'] })
  expect((await history())[0]?.branches.toSorted()).toEqual(names.toSorted())
})

test('the history names up to two advisors', async () => {
  await planned({ advisors: ['anna-gruber', 'lukas-hofer'] })
  expect((await history())[0]).toMatchObject({ advisors: 2, advisor_names: ['Mag. Anna Gruber', 'Lukas Hofer, BA'] })
  const { body } = await request(site, 'GET', '/api/v1/wallet-cards/advisors', { cookie })
  const three = body.slice(0, 3).map(({ slug }: { slug: string }) => slug)
  await planned({ send_at: LATE, advisors: three })
  expect((await history())[0]).toMatchObject({ advisors: 3, advisor_names: [] })
})

test('another one can be written from what was not sent, by those alone who send', async () => {
  const uuid = await planned()
  await request(site, 'DELETE', `${NOTIFICATIONS}/${uuid}`, { cookie })
  const template = (own = cookie) => request(site, 'GET', `${NOTIFICATIONS}/${uuid}/template`, { cookie: own })
  const { send_at: _, ...written } = PLANNED
  expect((await template()).body).toMatchObject({ ...written, advisors: [{ slug: 'anna-gruber' }] })
  expect((await template(await signIn(site, 'advisor@demo.example'))).status).toBe(403)
})

test('the setup says whether phones are reached, where links may lead, and who approves', async () => {
  const setup = async () => (await request(site, 'GET', '/api/v1/wallet-cards/push-setup', { cookie })).body
  expect(await setup()).toMatchObject({ google: false, needs_approval: false })
  const settings = [
    { tenant_id: tenantId, name: 'push_link_hosts', value: 'www.bank.example' },
    { tenant_id: tenantId, name: 'push_approval', value: 'true' }
  ]
  await knex('tenant_settings').insert(settings)
  expect(await setup()).toMatchObject({ link_hosts: ['www.bank.example'], needs_approval: true })
  for (const { name } of settings) await knex('tenant_settings').where({ name }).delete()
})
