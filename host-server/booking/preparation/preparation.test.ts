import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/preparation'
import { request, signIn } from '../../testing/client.ts'
import { book, later, type Office, openOffice, TUESDAY } from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'
import { managing } from '../branch-calendar/testing/managing.ts'

let office: Office
let colleague: string
let advisor: string
let manager: string

beforeAll(async () => {
  office = await openOffice()
  const [, first = ''] = await addColleagues(office, 2)
  colleague = first
  advisor = await signIn(office.site, 'advisor@demo.example')
  manager = await signIn(office.site, 'branch@demo.example')
})
beforeEach(async () => {
  for (const table of ['booking_claims', 'appointments', 'audit_log']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const booked = async (minutes = 0, rest: object = {}, alias = office.alias) =>
  (await book({ ...office, alias }, later(TUESDAY, minutes), rest)).body as { uuid: string; token: string }
const path = (uuid: string, rest: string) => `/api/v1/advisors/${office.alias}/appointments/${uuid}/${rest}`
const read = (cookie: string, uuid: string) => request(office.site, 'GET', path(uuid, 'preparation'), { cookie })
const note = (cookie: string, uuid: string, internal_note: string, known?: string) =>
  request(office.site, 'PUT', path(uuid, 'internal-note'), { cookie, body: { internal_note, known } })

test('is refused to a colleague and to the manager of another branch, and a note is not longer than its field', async () => {
  const { uuid } = await booked()
  const second = await signIn(office.site, 'second@demo.example')
  expect([(await read(second, uuid)).status, (await note(second, uuid, 'x')).status]).toEqual([403, 403])
  const others = await managing(office, [], async () => [await read(manager, uuid), await note(manager, uuid, 'x')])
  expect(others.map(({ status }) => status)).toEqual([404, 404])
  expect((await note(advisor, uuid, 'x'.repeat(2001))).status).toBe(422)
  expect((await read(advisor, uuid)).body.internal_note).toBe('')
})

test('a note is not replaced where somebody else has changed it since', async () => {
  const { uuid } = await booked()
  expect((await note(advisor, uuid, 'one', '')).status).toBe(204)
  const outdated = await note(advisor, uuid, 'two', '')
  expect(outdated.status).toBe(409)
  expect(outdated.body.message).toMatch(/Notiz/)
  expect((await read(advisor, uuid)).body.internal_note).toBe('one')
  // the answer to a first attempt may have been lost
  expect((await note(advisor, uuid, 'one', '')).status).toBe(204)
  expect((await note(advisor, uuid, 'two', 'one')).status).toBe(204)
  expect((await note(advisor, uuid, 'three')).status).toBe(204)
  expect((await read(advisor, uuid)).body.internal_note).toBe('three')
})

test('tells who has booked and when', async () => {
  const { uuid } = await booked()
  expect((await read(advisor, uuid)).body).toMatchObject({ booked_by: 'visitor', booked_at: '2027-03-01T08:00:00Z' })
  const body = {
    topic: office.topics.short,
    type: 'in-branch',
    starts_at: later(TUESDAY, 60),
    first_name: 'Vera',
    last_name: 'Visitor',
    email: 'vera@visitor.example'
  }
  const entered = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/customer-appointments`, {
    cookie: advisor,
    body
  })
  expect((await read(advisor, entered.body.uuid)).body).toMatchObject({ booked_by: 'staff', source: 'staff' })
  expect(await history(advisor, entered.body.uuid)).toEqual([['booked', 'staff', expect.stringMatching(/Gruber/)]])
})

const bookedFrom = async (headers: Record<string, string>, rest: object = {}) => {
  const { body } = await book(office, later(TUESDAY, 60), rest, { headers })
  const { source, source_site, campaign } = (await read(advisor, body.uuid)).body
  return [source, source_site, campaign]
}

test.each([
  ['/app/profile/anna-gruber', 'card'],
  ['/app/f/wien', 'branch'],
  ['/search?q=gruber', 'search'],
  ['/book/anna-gruber', 'booking-page'],
  ['/elsewhere', '']
])('tells that it was booked on %s, and for which campaign', async (page, source) => {
  const headers = { 'sec-fetch-site': 'same-origin', referer: office.site.origin + page }
  expect(await bookedFrom(headers, { src: 'spring-loans' })).toEqual([source, '', 'spring-loans'])
})

test('tells on which website it was booked, and no campaign whose name is not one', async () => {
  const origin = 'https://www.bank.example'
  await office
    .knex('tenant_settings')
    .where({ tenant_id: office.tenantId, name: 'embed_origins' })
    .update({ value: origin })
  const headers = { origin, 'sec-fetch-site': 'cross-site' }
  expect(await bookedFrom(headers, { src: '<b>' })).toEqual(['website', 'www.bank.example', ''])
})

test('keeps a note that the customer never sees, and whose text the audit log does not keep', async () => {
  const { uuid, token } = await booked()
  expect((await note(manager, uuid, 'Prefers the fixed rate.')).status).toBe(204)
  expect((await read(advisor, uuid)).body.internal_note).toBe('Prefers the fixed rate.')
  const seen = await request(office.site, 'GET', `/api/v1/appointments/${token}`)
  expect(seen.text).not.toContain('fixed rate')
  const [entry] = await office.knex('audit_log').where({ object: 'appointment', object_id: uuid })
  expect(entry.changes).toContain('has_internal_note')
  expect(entry.changes).not.toContain('fixed rate')
})

test("lists the customer's other talks: to the advisor their own, to the manager all of the branch", async () => {
  const { uuid } = await booked()
  const mine = await booked(60, { email: 'VERA@visitor.example' })
  const theirs = await booked(120, {}, colleague)
  await booked(180, { email: 'other@visitor.example' })
  const talksFor = async (cookie: string) =>
    (await read(cookie, uuid)).body.talks.map(({ uuid: one }: { uuid: string }) => one)
  expect(await talksFor(advisor)).toEqual([mine.uuid])
  expect(await talksFor(manager)).toEqual([mine.uuid, theirs.uuid])
  const { alias } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
  const { talks } = (await read(manager, uuid)).body
  expect(talks.map((talk: { branch_slug: string }) => talk.branch_slug)).toEqual([alias, alias])
})

test("names the customer's next talks first, soonest first, and then the past ones", async () => {
  const { uuid } = await booked()
  const [third, first, second] = [await booked(180), await booked(60), await booked(120)]
  await office.knex('appointments').where({ uuid: first.uuid }).update({ starts_at: '2027-02-01T09:00:00Z' })
  const { talks } = (await read(advisor, uuid)).body
  expect(talks.map((talk: { uuid: string }) => talk.uuid)).toEqual([second.uuid, third.uuid, first.uuid])
})

const history = async (cookie: string, uuid: string) =>
  ((await read(cookie, uuid)).body.history as HistoryEntry[]).map(({ what, author, author_name, before, after }) =>
    [what, author, author_name, before, after].filter(Boolean)
  )
const move = (cookie: string, uuid: string, starts_at: string, message = '') =>
  request(office.site, 'PATCH', `/api/v1/advisors/${office.alias}/appointments/${uuid}`, {
    cookie,
    body: { starts_at, message }
  })

test('tells who has moved, handed over and cancelled it, from what to what', async () => {
  const { uuid, token } = await booked()
  expect(await history(advisor, uuid)).toEqual([])
  const [later1, later2] = [later(TUESDAY, 60), later(TUESDAY, 120)]
  await request(office.site, 'PATCH', `/api/v1/appointments/${token}`, { body: { starts_at: later1 } })
  expect((await move(manager, uuid, later2)).status).toBe(200)
  await request(office.site, 'POST', path(uuid, 'reassignment'), { cookie: manager, body: { to: colleague } })
  expect((await read(advisor, uuid)).status).toBe(404)
  await request(office.site, 'POST', `/api/v1/appointments/${token}/cancellation`, { body: {} })
  const entries = await request(office.site, 'GET', `/api/v1/advisors/${colleague}/appointments/${uuid}/preparation`, {
    cookie: manager
  })
  const [cancelled, handed, second, first] = entries.body.history
  expect(cancelled).toMatchObject({ what: 'cancelled', author: 'visitor', author_name: '' })
  expect(handed).toMatchObject({ what: 'handed-over', author: 'staff' })
  expect(handed.before && handed.after && handed.before !== handed.after).toBe(true)
  expect(second).toMatchObject({ what: 'moved', author: 'staff', before: later1, after: later2 })
  expect(second.author_name).not.toBe('')
  expect(first).toMatchObject({ what: 'moved', author: 'visitor', before: TUESDAY, after: later1 })
})

test('keeps the message of a move, also where the appointment is moved again before any mail went out', async () => {
  const { uuid } = await booked()
  await move(advisor, uuid, later(TUESDAY, 60), 'I am at a training.')
  await move(advisor, uuid, later(TUESDAY, 120))
  const { body } = await read(advisor, uuid)
  expect(body.history.map(({ what, message }: HistoryEntry) => [what, message])).toEqual([
    ['moved', ''],
    ['moved', 'I am at a training.']
  ])
})

test('its history is deleted with it', async () => {
  const { uuid } = await booked()
  await move(advisor, uuid, later(TUESDAY, 60))
  expect(await history(advisor, uuid)).toHaveLength(1)
  await office.knex('booking_claims').delete()
  await office.knex('appointments').where({ uuid }).delete()
  expect(await office.knex('appointment_history').where({ appointment_uuid: uuid })).toEqual([])
})
