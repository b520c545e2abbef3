import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DECIDED_KINDS, FIXED_KINDS, PERIODS } from '#contract/retention'
import { down, up } from '../../../migrations/20261128_190000_retention.ts'
import { CONSISTENT, audit as inspect, type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { DAY, HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { appointmentRow } from '../../testing/appointment-row.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'

const PATH = '/api/v1/deletion-tool/retention'

let office: Office
let cookie: string
let tenant_id: string

async function giveRole(email_address: string): Promise<string> {
  const user = await office.knex('users').where({ email_address }).first('uuid', 'tenant_id')
  const row = { tenant_id: user.tenant_id, user_uuid: user.uuid, role: 'profile-delete-manager' }
  await office.knex('user_roles').insert(row)
  return user.tenant_id
}

beforeEach(async () => {
  office = await openOffice()
  tenant_id = await giveRole('admin@demo.example')
  cookie = await signIn(office.site, 'admin@demo.example')
  for (const table of ['booking_claims', 'appointments', 'contact_requests']) await office.knex(table).delete()
})
afterEach(() => office.site.stop())

const ask = (method: string, path = '', body?: object, asked = {}) =>
  request(office.site, method, `${PATH}${path}`, { cookie, ...(body && { body }), ...asked })
const keep = (kind: string, days: unknown, asked = {}) => ask('PUT', `/${kind}`, { days }, asked)
const dueOf = async (kind: string) =>
  (await ask('GET')).body.decided.find((one: { kind: string }) => one.kind === kind).due
const ago = (days: number) => instant(office.site.clock.time.getTime() - days * DAY)

/** Requests of some ages, each named by its age. */
async function addRequests(tenant: string, ...ages: number[]) {
  const advisor = await office.knex('advisors').where({ tenant_id: tenant }).first('uuid')
  for (const age of ages) {
    const person = { first_name: 'Vera', last_name: String(age), email: 'vera@visitor.example', phone: '' }
    const said = { kind: 'basic', note: '', search_words: 'vera', time_zone: 'Europe/Vienna', ...person }
    const own = { tenant_id: tenant, uuid: randomUUID(), advisor_uuid: advisor.uuid, created_at: ago(age) }
    await office.knex('contact_requests').insert({ ...own, ...said })
  }
}
const requestsOf = (tenant: string): Promise<string[]> =>
  office.knex('contact_requests').where({ tenant_id: tenant }).orderBy('created_at').pluck('last_name')

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['marketing', 'marketing@demo.example', 403]
])('%s neither sees nor changes how long data is kept', async (_who, account, status) => {
  const other = { cookie: account ? await signIn(office.site, account) : '' }
  expect((await ask('GET', '', undefined, other)).status).toBe(status)
  expect((await ask('POST', '/appointment/preview', { days: 100 }, other)).status).toBe(status)
  expect((await keep('appointment', 100, other)).status).toBe(status)
  expect(await office.knex('retention_periods')).toEqual([])
})

test('with the module off there are no periods', async () => {
  const row = { tenant_id, module_name: 'deletion-tool' }
  await office.knex('tenant_modules').where(row).delete()
  await office.knex('tenant_modules').insert({ ...row, effective_state: false })
  expect((await ask('GET')).status).toBe(403)
})

test.each([89, 3651, 0, -1, 100.5, '100', null])(
  '%s days for appointments are refused at their field',
  async (days) => {
    for (const answer of [await keep('appointment', days), await ask('POST', '/appointment/preview', { days })]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['days']])
    }
    expect(await office.knex('retention_periods')).toEqual([])
  }
)

test('what the software decides cannot be changed', async () => {
  expect((await keep('phone', 30)).status).toBeGreaterThanOrEqual(400)
  expect(await office.knex('retention_periods')).toEqual([])
})

test('each kind that an institution decides is deleted by a rule, with a default inside its limits', () => {
  const ruled = new Set(office.site.app.retention.map(({ kind }) => kind))
  expect(DECIDED_KINDS.filter((kind) => !ruled.has(kind))).toEqual([])
  // these are not deleted by age
  expect(FIXED_KINDS.filter((kind) => !ruled.has(kind))).toEqual(['review', 'wallet-card'])
  for (const { initial, min, max } of Object.values(PERIODS)) {
    expect(initial).toBeGreaterThanOrEqual(min)
    expect(initial).toBeLessThanOrEqual(max)
  }
})

test('what is older goes with the next run, what is younger stays, and so does all of another institution', async () => {
  const other = await office.knex('tenants').whereNot({ id: tenant_id }).first('id')
  for (const tenant of [tenant_id, other.id]) await addRequests(tenant, 364, 200, 100)
  await sweep(office.site.app)
  expect(await requestsOf(tenant_id)).toEqual(['364', '200', '100'])
  const preview = await ask('POST', '/contact-request/preview', { days: 150 })
  expect(preview.body).toEqual({ due: 2 })
  expect(await requestsOf(tenant_id)).toHaveLength(3)
  expect((await keep('contact-request', 150)).body).toEqual({ kind: 'contact-request', days: 150, due: 2 })
  await sweep(office.site.app)
  expect(await requestsOf(tenant_id)).toEqual(['100'])
  expect(await requestsOf(other.id)).toEqual(['364', '200', '100'])
  expect(await dueOf('contact-request')).toBe(0)
})

test('sign-ins, reads and exports go from the audit log after half a year, changes stay', async () => {
  const at = instant(office.site.clock.time.getTime() - 200 * DAY)
  const young = instant(office.site.clock.time.getTime() - 170 * DAY)
  const entry = (object: string, action: string, when = at) => ({
    ...{ tenant_id, uuid: randomUUID(), at: when, object, action, actor_uuid: '', actor_name: '' },
    ...{ object_id: 'x', object_name: 'x', changes: '[]', search_words: '' }
  })
  await office.knex('audit_log').where({ tenant_id }).delete()
  await office
    .knex('audit_log')
    .insert([
      entry('session', 'signed-in'),
      entry('session', 'refused'),
      entry('session', 'deleted'),
      entry('proof', 'refused'),
      entry('personal-list', 'read'),
      entry('personal-list', 'exported'),
      entry('person-search', 'searched'),
      entry('session', 'locked', young),
      entry('setting', 'changed'),
      entry('user', 'deleted')
    ])
  expect(await dueOf('access-log')).toBe(7)
  expect(await dueOf('audit-log')).toBe(0)
  await sweep(office.site.app)
  const left = await office.knex('audit_log').where({ tenant_id }).pluck('object')
  expect(left.toSorted()).toEqual(['session', 'setting', 'user'])
})

test('a longer period keeps what the default would take', async () => {
  await addRequests(tenant_id, 500)
  expect(await dueOf('contact-request')).toBe(1)
  await keep('contact-request', 600)
  await sweep(office.site.app)
  expect(await requestsOf(tenant_id)).toEqual(['500'])
})

test('an institution decides for itself alone, and sees only its own', async () => {
  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  await addRequests(tenant_id, 400)
  await keep('contact-request', 90)
  const { body } = await ask('GET', '', undefined, other)
  expect(body.decided[1]).toEqual({ kind: 'contact-request', days: PERIODS['contact-request'].initial, due: 0 })
  await sweep(office.site.app)
  expect((await ask('GET', '', undefined, other)).body.runs).toEqual([])
})

test('runs of a day add up in the history, whose entries go after a year', async () => {
  await addRequests(tenant_id, 366, 400)
  await sweep(office.site.app)
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 10 * MINUTE)
  await addRequests(tenant_id, 500)
  await sweep(office.site.app)
  const now = instant(office.site.clock.time)
  const { runs } = (await ask('GET')).body
  expect(runs.filter(({ kind }: { kind: string }) => kind === 'contact-request')).toEqual([
    { day: now.slice(0, 10), kind: 'contact-request', removed: 3, last_at: now }
  ])
  await office.knex('retention_runs').update({ day: ago(366).slice(0, 10) })
  await sweep(office.site.app)
  expect(await office.knex('retention_runs').where({ kind: 'contact-request' })).toEqual([])
})

test('an appointment goes with its history and minutes, and its talk still counts in the reports', async () => {
  const { knex, advisorUuid: advisor_uuid, topics } = office
  const starts = office.site.clock.time.getTime() - 120 * DAY
  const own = { tenant_id, advisor_uuid, topic_uuid: topics.short }
  const rows = [
    appointmentRow({ ...own, starts }),
    appointmentRow({ ...own, starts: starts + HOUR }, { state: 'no-show' }),
    appointmentRow({ ...own, starts: starts + 60 * DAY })
  ]
  await knex('appointments').insert(rows)
  const [old] = rows
  await knex('appointment_history').insert({
    ...{ tenant_id, uuid: randomUUID(), appointment_uuid: old?.uuid, created_at: ago(120), what: 'moved' },
    ...{ author: 'staff', author_name: '', before: '', after: '', message: '' }
  })
  await knex('booking_claims').insert({ tenant_id, advisor_uuid, grain: 1, appointment_uuid: old?.uuid })
  const analyst = await signIn(office.site, 'analyst@demo.example')
  const funnel = `/api/v1/reports/sessions/funnel?from=${ago(150).slice(0, 10)}&to=${ago(0).slice(0, 10)}`
  const held = async () => (await request(office.site, 'GET', funnel, { cookie: analyst })).body.total.held
  expect(await held()).toBe(2)
  await keep('appointment', 90)
  expect(await dueOf('appointment')).toBe(2)
  await sweep(office.site.app)
  expect(await knex('appointments').pluck('uuid')).toEqual([rows[2]?.uuid])
  expect(await knex('appointment_history')).toEqual([])
  expect(await knex('booking_claims')).toEqual([])
  expect(await held()).toBe(2)
  expect((await inspect(office)).orphans).toEqual(CONSISTENT.orphans)
})

test('more than one statement takes go in one run', async () => {
  const advisor = await office.knex('advisors').where({ tenant_id }).first('uuid')
  const row = { tenant_id, action: 'client_error', data: '{}', created_at: ago(91) }
  const many = Array.from({ length: 450 }, () => row)
  for (let at = 0; at < many.length; at += 50) await office.knex('frontend_logs').insert(many.slice(at, at + 50))
  const own = { tenant_id, advisor_uuid: advisor.uuid, topic_uuid: office.topics.short }
  const old = Array.from({ length: 120 }, (_, at) =>
    appointmentRow({ ...own, starts: office.site.clock.time.getTime() - (1100 + at) * DAY })
  )
  for (let at = 0; at < old.length; at += 20) await office.knex('appointments').insert(old.slice(at, at + 20))
  await sweep(office.site.app)
  expect(await office.knex('frontend_logs')).toEqual([])
  expect(await office.knex('appointments')).toEqual([])
  expect(await office.knex('retention_runs').where({ kind: 'frontend-log' }).pluck('removed')).toEqual([450])
})

test('who changed a period stands in the audit log, with both; what changes nothing does not', async () => {
  await keep('conversation', 180)
  await keep('conversation', 180)
  const logged = await office.knex('audit_log').where({ tenant_id, object: 'retention' })
  expect(logged.map(({ object_id, changes }) => [object_id, JSON.parse(changes)])).toEqual([
    ['conversation', [{ field: 'days', before: '90', after: '180' }]]
  ])
})

test('what the setting for chats said before the upgrade applies', async () => {
  await down(office.knex)
  await office.knex('tenant_settings').insert({ tenant_id, name: 'conversation_days', value: '30' })
  await up(office.knex)
  const { body } = await ask('GET')
  expect(body.decided.map(({ kind, days }: { kind: string; days: number }) => [kind, days])).toContainEqual([
    'conversation',
    30
  ])
})
