import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OVERRIDES_MAX } from '#contract/calendar-overrides'
import { request, signIn, UNAUTHORIZED } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const OWN = '/api/v1/advisors/anna-gruber/calendar-overrides'
const inEnglish = { headers: { 'accept-language': 'en' } }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let cookie: string

const week = { kind: 'absence', starts_at: '2026-12-01T23:00:00Z', ends_at: '2026-12-08T23:00:00Z', label: 'Urlaub' }
const read = async () => (await request(site, 'GET', OWN, { cookie })).body
const post = (body: unknown, asked = {}) => request(site, 'POST', OWN, { cookie, body, ...asked })
const remove = (uuid: string, asked = {}) => request(site, 'DELETE', `${OWN}/${uuid}`, { cookie, ...asked })

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
})
beforeEach(async () => {
  await site.app.knex('calendar_overrides').delete()
})
afterAll(() => site.stop())

test.each(UNAUTHORIZED)('%s neither reads, adds nor removes an advisor’s absences', async (_who, account, status) => {
  const { uuid } = (await post(week)).body
  const other = { cookie: account && (await signIn(site, account)) }
  expect((await request(site, 'GET', OWN, other)).status).toBe(status)
  expect((await post(week, other)).status).toBe(status)
  expect((await remove(uuid, other)).status).toBe(status)
  expect(await read()).toHaveLength(1)
})

test.each([
  ['ends as it starts', { ends_at: week.starts_at }, 'The end must be after the start.'],
  ['ends before it starts', { ends_at: '2026-12-01T22:59:59Z' }, 'The end must be after the start.'],
  ['lasts longer than a year', { ends_at: '2027-12-03T00:00:00Z' }, 'This can last one year at most.']
])('a span that %s is refused with an error at its end', async (_what, change, message) => {
  const { status, body } = await post({ ...week, ...change }, inEnglish)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ ends_at: [message] })
  expect(await read()).toEqual([])
})

test('more than five hundred that are not over are refused', async () => {
  const { uuid: advisor_uuid, tenant_id } = await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first()
  const rows = Array.from({ length: OVERRIDES_MAX - 1 }, () => ({
    ...week,
    uuid: randomUUID(),
    advisor_uuid,
    tenant_id
  }))
  await site.app.knex.batchInsert('calendar_overrides', rows, 100)
  const over = { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' }
  await site.app.knex('calendar_overrides').insert({ ...rows[0], ...over, uuid: randomUUID() })
  expect((await post(week)).status).toBe(201)
  const { status, body } = await post(week, inEnglish)
  expect([status, body.errors]).toEqual([422, { ends_at: ['This calendar is full. Please remove an entry first.'] }])
  await remove((await read())[0].uuid)
  expect((await post(week)).status).toBe(201)
})

test.each([
  ['another kind', { kind: 'holiday' }],
  ['a day instead of an instant', { starts_at: '2026-12-01' }],
  ['30 February', { starts_at: '2027-02-30T10:00:00Z', ends_at: '2027-03-05T10:00:00Z' }],
  ['24:00', { starts_at: '2026-12-01T24:00:00Z' }],
  ['a local time', { starts_at: '2026-12-01T09:00:00+01:00' }],
  ['a label of two lines', { label: 'a\nb' }],
  ['a label with NUL', { label: 'a\u0000b' }],
  ['a label that is too long', { label: 'x'.repeat(256) }],
  ['a key that is not declared', { uuid: UNKNOWN }]
])('%s is refused', async (_what, change) => {
  expect((await post({ ...week, ...change })).status).toBe(422)
  expect(await read()).toEqual([])
})

test('removing an unknown span, another advisor’s or another tenant’s gives the same 404', async () => {
  const second = await signIn(site, 'second@demo.example')
  const colleague = await request(site, 'POST', OWN.replace('anna-gruber', 'lukas-hofer'), {
    cookie: second,
    body: week
  })
  const london = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  const foreign = await request(site, 'POST', OWN.replace('anna-gruber', 'eleanor-whitcombe'), {
    ...NORDBANK,
    cookie: london,
    body: week
  })
  const answers = [
    await remove(UNKNOWN),
    await remove(colleague.body.uuid),
    await remove(foreign.body.uuid),
    await remove('x')
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await site.app.knex('calendar_overrides')).toHaveLength(2)
})

test('an absence is added, listed until it has ended, and removed', async () => {
  const { status, body } = await post(week)
  expect(status).toBe(201)
  expect(body).toEqual({ uuid: expect.any(String), ...week, author_name: 'Anna Gruber' })
  const blocked = { kind: 'blocked', starts_at: '2026-11-24T10:00:00Z', ends_at: '2026-11-24T11:00:00Z' }
  const { uuid } = (await post(blocked)).body
  await post({ ...week, starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-11-20T00:00:00Z' })
  expect(await read()).toEqual([{ uuid, ...blocked, label: '', author_name: 'Anna Gruber' }, body])
  expect((await remove(uuid)).status).toBe(204)
  expect((await remove(uuid)).status).toBe(404)
  expect(await read()).toEqual([body])
})

test('the log has who adds an absence to the own calendar and removes it, and nothing of blocked times', async () => {
  const logged = () => site.app.knex('audit_log').where({ object: 'advisor' }).orderBy('uuid')
  const before = (await logged()).length
  const { uuid: blocked } = (await post({ ...week, kind: 'blocked' })).body
  await remove(blocked)
  expect(await logged()).toHaveLength(before)
  await remove((await post(week)).body.uuid)
  const [added, removed] = (await logged()).slice(before).map(({ changes }) => JSON.parse(changes))
  expect(added).toEqual([
    { field: 'absence_from', before: null, after: '2026-12-02' },
    { field: 'absence_to', before: null, after: '2026-12-08' },
    { field: 'absence_text', before: null, after: 'Urlaub' }
  ])
  expect(removed).toEqual([
    { field: 'absence_from', before: '2026-12-02', after: null },
    { field: 'absence_to', before: '2026-12-08', after: null },
    { field: 'absence_text', before: 'Urlaub', after: null }
  ])
})

test('a whole leap year is allowed', async () => {
  const leap = { ...week, starts_at: '2028-01-01T00:00:00Z', ends_at: '2029-01-01T00:00:00Z' }
  expect((await post(leap)).status).toBe(201)
})
