import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import {
  audit,
  book,
  bookingRequest,
  CONSISTENT,
  MONDAY,
  type Office,
  openOffice,
  readAvailability,
  visit
} from './testing/office.ts'
import { openStream } from './testing/stream.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const own = (method: string, path: string, body?: object, asked: object = {}) =>
  request(office.site, method, `/api/v1/advisors/${office.alias}/${path}`, { cookie, body, ...asked })
const dayAt = (day: number, time = '09:00') => `2027-03-${String(day).padStart(2, '0')}T${time}:00Z`
const booked = async (starts_at: string, rest: object = {}) => (await book(office, starts_at, rest)).body
const list = async (query = '') => (await own('GET', `appointments${query}`)).body.appointments
const keysOf = (uuid: string) =>
  office.knex('outbox').where('dedupe_key', 'like', `%${uuid}%`).orderBy('dedupe_key').pluck('dedupe_key')
const asking = async <T>(work: () => Promise<T>): Promise<T> => {
  const set = (requires_confirmation: boolean) =>
    office.knex('advisors').where({ uuid: office.advisorUuid }).update({ requires_confirmation })
  await set(true)
  return work().finally(() => set(false))
}

test("an unknown appointment and another advisor's are not found", async () => {
  const { uuid } = await booked(dayAt(2))
  const second = await signIn(office.site, 'second@demo.example')
  const alias = (await request(office.site, 'GET', '/api/v1/me', { cookie: second })).body.alias
  const calls = [
    ['GET', '', undefined],
    ['PATCH', '', { starts_at: dayAt(2, '10:00') }],
    ['POST', '/confirmation', undefined],
    ['POST', '/cancellation', {}],
    ['PUT', '/no-show', { no_show: true }]
  ] as const
  for (const [method, rest, body] of calls) {
    expect((await own(method, `appointments/${UNKNOWN}${rest}`, body)).status).toBe(404)
    const path = `/api/v1/advisors/${alias}/appointments/${uuid}${rest}`
    expect((await request(office.site, method, path, { cookie: second, body })).status).toBe(404)
  }
  expect((await list())[0].state).toBe('booked')
})

test('the list counts what is cancelled', async () => {
  const before = (await own('GET', 'appointments')).body
  const { uuid } = await booked(dayAt(2, '14:00'))
  await booked(dayAt(2, '15:00'))
  await own('POST', `appointments/${uuid}/cancellation`, {})
  const { total, cancelled } = (await own('GET', 'appointments')).body
  expect([total - before.total, cancelled - before.cancelled]).toEqual([2, 1])
})

test('one appointment is read by its advisor', async () => {
  const { uuid } = await booked(dayAt(2, '13:00'))
  const { status, body } = await own('GET', `appointments/${uuid}`)
  expect([status, body.uuid, body.state]).toEqual([200, uuid, 'booked'])
})

test.each(['?from=2027-03-02&to=2027-03-01', '?from=2027-03-01&to=2027-04-12', '?from=2027-03-01'])(
  'a calendar of %s is refused',
  async (query) => {
    expect((await own('GET', `calendar${query}`)).status).toBe(422)
  }
)

test('the time of the appointment being rescheduled counts as free for its advisor only, but is not offered again', async () => {
  const { topics } = office
  const { uuid } = await booked(dayAt(2, '10:00'), { topic: topics.long })
  const free = async (asked: object) => {
    const { status, body } = await readAvailability(
      office,
      { topic: topics.long, from: '2027-03-02', to: '2027-03-02', appointment: uuid },
      asked
    )
    return [status, ...['10:00', '10:15'].map((time) => body.days?.['2027-03-02']?.includes(dayAt(2, time)))]
  }
  expect(await free({})).toEqual([404, undefined, undefined])
  expect(await free({ cookie: await signIn(office.site, 'second@demo.example') })).toEqual([404, undefined, undefined])
  expect(await free({ cookie })).toEqual([200, false, true])
  await office.knex('booking_claims').where({ appointment_uuid: uuid }).delete()
  await office.knex('appointments').where({ uuid }).delete()
})

test('rescheduling to a taken time is refused with the next free ones, and changes nothing', async () => {
  const { uuid } = await booked(dayAt(3))
  await booked(dayAt(3, '10:00'))
  const refused = await own('PATCH', `appointments/${uuid}`, { starts_at: dayAt(3, '10:00') })
  expect([refused.status, refused.body.slots.length]).toEqual([409, 6])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('the advisor reschedules an appointment, and both are notified', async () => {
  const { uuid, token } = await booked(dayAt(4))
  const moved = await own('PATCH', `appointments/${uuid}`, { starts_at: dayAt(4, '11:00') })
  expect([moved.status, moved.body.starts_at, moved.body.ends_at]).toEqual([200, dayAt(4, '11:00'), dayAt(4, '11:30')])
  expect((await visit(office, 'GET', token)).body.starts_at).toBe(dayAt(4, '11:00'))
  expect(await keysOf(uuid)).toEqual(
    expect.arrayContaining([`appointment:${uuid}:moved:visitor:1`, `appointment:${uuid}:moved:advisor:1`])
  )
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a cancellation frees the time and stores the message for the customer', async () => {
  const { uuid } = await booked(dayAt(5))
  const { status, body } = await own('POST', `appointments/${uuid}/cancellation`, { message: 'I am ill.' })
  expect([status, body.state, body.cancel_reason, body.cancelled_by]).toEqual([
    200,
    'cancelled',
    'I am ill.',
    'advisor'
  ])
  expect((await own('POST', `appointments/${uuid}/cancellation`, {})).body.cancel_reason).toBe('I am ill.')
  expect((await booked(dayAt(5))).uuid).not.toBe(uuid)
})

test('a request holds its time and becomes booked when confirmed', async () => {
  const { uuid, state, token } = await asking(() => booked(dayAt(8)))
  expect([state, (await visit(office, 'GET', token)).body.state]).toEqual(['requested', 'requested'])
  expect((await book(office, dayAt(8))).status).toBe(409)
  expect(await keysOf(uuid)).toEqual([
    `appointment:${uuid}:notice:0`,
    `appointment:${uuid}:requested:advisor:0`,
    `appointment:${uuid}:requested:visitor:0`,
    `lapse:${uuid}:0`
  ])
  for (let times = 0; times < 2; times += 1) {
    expect((await own('POST', `appointments/${uuid}/confirmation`)).body.state).toBe('booked')
  }
  expect(await keysOf(uuid)).toEqual(
    expect.arrayContaining([`appointment:${uuid}:booked:visitor:1`, `reminder:${uuid}:1`])
  )
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('a declined request frees its time', async () => {
  const { uuid } = await asking(() => booked(dayAt(9)))
  const { body } = await own('POST', `appointments/${uuid}/cancellation`, { message: '' })
  expect(body.state).toBe('cancelled')
  expect(await keysOf(uuid)).toEqual(expect.arrayContaining([`appointment:${uuid}:declined:visitor:1`]))
  const refused = await own('POST', `appointments/${uuid}/confirmation`)
  expect([refused.status, refused.body]).toEqual([409, { message: 'Dieser Termin wurde abgesagt.' }])
  expect((await book(office, dayAt(9))).status).toBe(201)
})

test('a no-show can be recorded once the appointment has begun, and undone', async () => {
  const { uuid } = await booked(dayAt(10))
  const noShow = async (no_show: boolean, asked?: object) =>
    (await own('PUT', `appointments/${uuid}/no-show`, { no_show }, asked)).body.state
  expect(await noShow(true)).toBeUndefined()
  office.site.clock.time = new Date(dayAt(10, '09:10'))
  // the previous session has expired by now
  const asked = { cookie: await signIn(office.site, 'advisor@demo.example') }
  const states = [await noShow(true, asked), await noShow(false, asked), await noShow(true, asked)]
  expect(states).toEqual(['no-show', 'booked', 'no-show'])
  expect((await own('PATCH', `appointments/${uuid}`, { starts_at: dayAt(11) }, asked)).status).toBe(409)
  office.site.clock.time = new Date(MONDAY)
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('the advisor’s booking for a customer is idempotent and needs no confirmation', async () => {
  const send = () =>
    own('POST', 'customer-appointments', bookingRequest(office, dayAt(11)), {
      headers: { 'idempotency-key': 'k'.repeat(20) }
    })
  const [one, other] = await asking(() => Promise.all([send(), send()]))
  expect([one.status, other.status, one.body.state]).toEqual([201, 201, 'booked'])
  expect(other.body.uuid).toBe(one.body.uuid)
  expect((await own('POST', 'customer-appointments', bookingRequest(office, dayAt(11)))).status).toBe(409)
  const wrong = await own(
    'POST',
    'customer-appointments',
    bookingRequest(office, dayAt(11), { type: 'by-phone', email: 'no' })
  )
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email']])
  expect(await audit(office)).toEqual(CONSISTENT)
})

test('search ignores word order and accents, and takes wildcards literally', async () => {
  const { uuid } = await booked(dayAt(12), { first_name: 'Übel', last_name: 'Hörmann_Groß', phone: '+43 (1) 99 88' })
  for (const q of ['ubel', 'hormann gross', 'GROSS übel', '43199', 'vera@visitor übel']) {
    expect(
      (await list(`?q=${encodeURIComponent(q)}`)).map((one: { uuid: string }) => one.uuid),
      q
    ).toEqual([uuid])
  }
  for (const q of ['%25', 'hormann%5C', 'nobody']) expect(await list(`?q=${q}`)).toEqual([])
})

test('topic, type and state narrow the list', async () => {
  const all = await list()
  const long = await booked(dayAt(15), { topic: office.topics.long, type: 'by-phone', phone: '+43 1 234567' })
  expect((await list(`?topic=${office.topics.long}`)).map((one: { uuid: string }) => one.uuid)).toEqual([long.uuid])
  expect(await list('?type=by-phone')).toHaveLength(1)
  expect(await list('?state=booked&type=in-branch')).toHaveLength(
    all.filter((one: { state: string }) => one.state === 'booked').length
  )
})

test('a calendar covers whole days of the branch, and includes appointments that overlap them', async () => {
  const { status, body } = await own('GET', 'calendar?from=2027-03-04&to=2027-03-05')
  const days = body.appointments.map((one: { starts_at: string }) => one.starts_at.slice(0, 10))
  expect([status, body.time_zone, [...new Set(days)]]).toEqual([200, 'Europe/Vienna', ['2027-03-04', '2027-03-05']])
})

test('a calendar shows when the advisor can be booked, what keeps them from it, and when the branch is closed', async () => {
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  const times = { starts_at: '2027-03-10T08:00:00Z', ends_at: '2027-03-10T09:00:00Z' }
  const uuid = '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1c01'
  await knex('calendar_overrides').insert({ tenant_id, advisor_uuid, uuid, kind: 'absence', label: 'Privat', ...times })
  await knex('holidays').insert({ tenant_id, uuid, organization_uuid: null, date: '2027-03-11', label: 'Feiertag' })
  const { body } = await own('GET', 'calendar?from=2027-03-09&to=2027-03-11')
  await knex('calendar_overrides').where({ uuid }).delete()
  await knex('holidays').where({ uuid }).delete()
  expect(body.hours).toEqual([
    { date: '2027-03-09', start_time: '09:00', end_time: '17:00' },
    { date: '2027-03-10', start_time: '09:00', end_time: '17:00' }
  ])
  expect(body.busy).toEqual([{ kind: 'absence', ...times }])
  expect(body.closures).toEqual([{ date: '2027-03-11', start_time: null, end_time: null, label: 'Feiertag' }])
  expect(JSON.stringify(body)).not.toContain('Privat')
})

test('a feed is readable with its secret address only, until that is renewed or revoked', async () => {
  const path = async (method: string) => new URL((await own(method, 'calendar-feed')).body.url).pathname
  expect((await own('GET', 'calendar-feed')).body).toEqual({ url: null })
  const first = await path('PUT')
  expect(await path('GET')).toBe(first)
  const get = (of: string, host = 'localhost') => request(office.site, 'GET', of, { host })
  const { status, text, headers } = await get(first)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(events.map(({ summary }) => summary)).toContain('Übel Hörmann_Groß: Short')
  expect(events.some(({ startDate }) => startDate.toString() === '2027-03-05T09:00:00Z')).toBe(true)
  expect((await get(first, 'nordbank.localhost')).status).toBe(404)
  const second = await path('PUT')
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
  expect((await own('DELETE', 'calendar-feed')).status).toBe(204)
  expect((await get(second)).status).toBe(404)
})

/** A page of the agenda that waits for news. */
const openAgenda = (session: string) =>
  openStream(office.site, `/api/v1/advisors/${office.alias}/appointments/news`, session)

test('the event stream reports changes from before it was opened, and each later one', async () => {
  const stream = await openAgenda(cookie)
  await stream.untilTold(1)
  await book(office, dayAt(16))
  await stream.untilTold(2)
  await stream.close()
  expect(stream.type).toBe('text/event-stream')
})

const user = () => office.knex('users').where({ advisor_uuid: office.advisorUuid })
const role = { tenant_id: '', user_uuid: '', role: 'orguser' as const }

test.each<[string, (session: string) => PromiseLike<unknown>, () => PromiseLike<unknown>]>([
  ['signs out', (session) => submit(office.site, '/account/logout', {}, { cookie: session }), async () => {}],
  ['is deactivated', () => user().update({ deactivated_at: dayAt(1) }), () => user().update({ deactivated_at: null })],
  [
    'gets another role',
    async () => {
      const { uuid } = (await user().first('uuid')) ?? { uuid: '' }
      return office.knex('user_roles').insert({ ...role, tenant_id: office.tenantId, user_uuid: uuid })
    },
    () => office.knex('user_roles').where({ role: role.role }).delete()
  ]
])('the event streams of a user who %s end, and others go on', async (_, end, restore) => {
  const session = await signIn(office.site, 'advisor@demo.example')
  const [first, second] = [await openAgenda(session), await openAgenda(session)]
  await end(session)
  await Promise.all([first.untilEnded(), second.untilEnded()])
  await restore()
  const other = await openAgenda(cookie)
  await other.untilTold(1)
  await other.close()
})

test('a session has at most six event streams, and leaves those of another one alone', async () => {
  const other = await openAgenda(cookie)
  const session = await signIn(office.site, 'advisor@demo.example')
  const streams = await Promise.all(Array.from({ length: 7 }, () => openAgenda(session)))
  await Promise.any(streams.map((stream) => stream.untilEnded()))
  await other.untilTold(1)
  for (const stream of [...streams, other]) await stream.close()
})
