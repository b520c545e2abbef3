import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AuditEntry, FieldChange } from '#contract/audit-log'
import { auditTexts } from '#contract/audit-texts'
import { LOCALES, languageTag } from '#contract/locales'
import { messagesIn } from '../../core/base/intl.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const NOTIFICATIONS = '/api/v1/wallet-cards/notifications'
const PLANNED = { text: 'Neue Zinsen ab Montag', advisors: ['anna-gruber'], send_at: '2027-01-11T09:30' }
const [WRITER, APPROVER] = ['Sophie Wallner', 'Nina Rauch']

let site: Site
let writer: string
let approver: string
let admin: string

const knex = (table: string) => site.app.knex(table)

beforeAll(async () => {
  site = await startDemoSite()
  const { uuid, tenant_id } = await knex('users').where({ email_address: 'analyst@demo.example' }).first()
  await knex('users').where({ uuid }).update({ full_name: APPROVER })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'marketing-manager' })
  await knex('tenant_settings').insert({ tenant_id, name: 'push_approval', value: 'true' })
  writer = await signIn(site, 'marketing@demo.example')
  approver = await signIn(site, 'analyst@demo.example')
  admin = await signIn(site, 'admin@demo.example')
})
afterEach(async () => {
  for (const table of ['rate_limits', 'wallet_notifications', 'outbox']) await knex(table).delete()
  await knex('audit_log').where({ object: 'push-notification' }).delete()
})
afterAll(() => site.stop())

const plan = async (change = {}): Promise<string> =>
  (await request(site, 'POST', NOTIFICATIONS, { cookie: writer, body: { ...PLANNED, ...change } })).body.uuid
const revisionOf = async (uuid: string): Promise<number> =>
  (await knex('wallet_notifications').where({ uuid }).first('revision')).revision
const put = async (uuid: string, change: object, cookie: string) => {
  const body = { ...PLANNED, revision: await revisionOf(uuid), ...change }
  return request(site, 'PUT', `${NOTIFICATIONS}/${uuid}`, { cookie, body })
}
const approve = async (uuid: string, cookie: string) =>
  request(site, 'POST', `${NOTIFICATIONS}/${uuid}/approval`, { cookie, body: { revision: await revisionOf(uuid) } })
const withdraw = (uuid: string, cookie = writer) => request(site, 'DELETE', `${NOTIFICATIONS}/${uuid}`, { cookie })

/** The entries of a notification, the latest first. */
const logOf = async (object_id: string): Promise<AuditEntry[]> => {
  const path = `/api/v1/audit-log?object=push-notification&object_id=${object_id}`
  return (await request(site, 'GET', path, { cookie: admin })).body.entries
}
const changesOf = ({ changes }: AuditEntry) =>
  Object.fromEntries(changes.map(({ field, before, after }: FieldChange) => [field, [before, after]]))

test('what is refused, and a test on own cards, is not logged', async () => {
  const uuid = await plan()
  expect((await approve(uuid, writer)).status).toBe(403)
  expect((await put(uuid, { revision: 0 }, approver)).status).toBe(409)
  expect((await plan({ advisors: ['nobody'] })) ?? '').toBe('')
  const trial = { cookie: writer, body: { text: 'Probe' } }
  expect((await request(site, 'POST', '/api/v1/wallet-cards/test-notifications', trial)).status).toBe(201)
  const rows = await knex('audit_log').where({ object: 'push-notification' })
  expect(rows.map(({ object_id, action }) => [object_id, action])).toEqual([[uuid, 'created']])
})

test('the log has who planned it, and what', async () => {
  const uuid = await plan()
  const [entry, ...others] = (await logOf(uuid)) as [AuditEntry]
  expect(others).toEqual([])
  expect(entry).toMatchObject({ action: 'created', actor_name: WRITER, object_name: PLANNED.text })
  expect(changesOf(entry)).toMatchObject({
    text: [null, PLANNED.text],
    audience: [null, expect.stringContaining('Anna Gruber')],
    due_at: [null, '2027-01-11T08:30:00Z'],
    push_state: [null, 'awaiting-approval'],
    sender_name: [null, WRITER]
  })
})

test('a change by somebody else keeps the former text, sender and approval in the log', async () => {
  const uuid = await plan()
  expect((await approve(uuid, approver)).status).toBe(204)
  expect((await put(uuid, { text: 'Andere Zinsen', advisors: ['lukas-hofer'] }, approver)).status).toBe(200)
  const [changed, approved] = (await logOf(uuid)) as [AuditEntry, AuditEntry]
  expect([changed.action, changed.actor_name, approved.actor_name]).toEqual(['changed', APPROVER, APPROVER])
  expect(changesOf(approved)).toEqual({
    push_state: ['awaiting-approval', 'scheduled'],
    approver_name: [null, APPROVER]
  })
  expect(changesOf(changed)).toEqual({
    text: [PLANNED.text, 'Andere Zinsen'],
    audience: [expect.stringContaining('Anna Gruber'), expect.stringContaining('Lukas Hofer')],
    push_state: ['scheduled', 'awaiting-approval'],
    sender_name: [WRITER, APPROVER],
    approver_name: [APPROVER, null]
  })
})

test('the log has who withdrew it, once', async () => {
  const uuid = await plan()
  expect([(await withdraw(uuid)).status, (await withdraw(uuid, approver)).status]).toEqual([204, 204])
  const [withdrawn, ...others] = (await logOf(uuid)) as [AuditEntry]
  expect(others.map(({ action }) => action)).toEqual(['created'])
  expect(changesOf(withdrawn)).toEqual({
    push_state: ['awaiting-approval', 'cancelled'],
    withdrawer_name: [null, WRITER]
  })
})

test('each field and state has a name in each language', async () => {
  const uuid = await plan({ link: 'https://localhost/zinsen' })
  await approve(uuid, approver)
  await withdraw(uuid)
  const changes = (await logOf(uuid)).flatMap((entry) => entry.changes)
  for (const locale of LOCALES) {
    const entry = { object: 'push-notification', object_name: '' } as const
    const { fieldName, said } = auditTexts(messagesIn(locale), languageTag(locale), entry)
    expect(changes.filter(({ field }) => fieldName(field) === field)).toEqual([])
    const states = changes.filter(({ field }) => field === 'push_state').flatMap(({ before, after }) => [before, after])
    for (const state of new Set(states)) if (state) expect(said('push_state', state)).not.toBe(state)
  }
})
