import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { book, later, MONDAY, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

let office: Office
let cookie: string

beforeAll(async () => {
  office = await openOffice()
  cookie = await signIn(office.site, 'advisor@demo.example')
})
afterAll(() => office.site.stop())

const list = (query = '', asked: object = { cookie }) =>
  request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments${query}`, asked)

test('a guest and another advisor see nothing', async () => {
  expect((await list('', {})).status).toBe(401)
  const second = await signIn(office.site, 'second@demo.example')
  expect((await list('', { cookie: second })).status).toBe(403)
})

test.each(['?page=0', '?page=1.5', '?page=100000', '?page=-1', '?period=all', '?limit=5'])(
  '%s is refused',
  async (query) => {
    expect((await list(query)).status).toBe(422)
  }
)

test('an empty calendar is an empty list', async () => {
  expect((await list()).body).toEqual({ appointments: [], total: 0, cancelled: 0, page_size: 20 })
})

test('the advisor sees everything about an appointment but its token', async () => {
  const { body } = await book(office, TUESDAY, { note: 'About a loan', phone: '+43 1 234567' })
  const { appointments } = (await list()).body
  expect(appointments).toEqual([
    {
      uuid: body.uuid,
      state: 'booked',
      topic: 'Short',
      topic_uuid: office.topics.short,
      type: 'in-branch',
      starts_at: TUESDAY,
      ends_at: later(TUESDAY, 30),
      time_zone: 'Europe/Vienna',
      first_name: 'Vera',
      last_name: 'Visitor',
      email: 'vera@visitor.example',
      phone: '+43 1 234567',
      note: 'About a loan',
      is_customer: null,
      cancel_reason: '',
      cancelled_by: '',
      join_url: '',
      meeting_url: '',
      announced_url: ''
    }
  ])
})

test('pages of twenty, soonest first, cancelled ones among them', async () => {
  for (let index = 1; index < 23; index++) {
    const { status, body } = await book(office, later(TUESDAY, index < 16 ? index * 30 : (index - 16) * 30 + 24 * 60))
    expect(status).toBe(201)
    if (index === 22) await visit(office, 'POST', body.token, {})
  }
  const [first, second, third] = [await list(), await list('?page=2'), await list('?page=3')]
  expect([first, second, third].map(({ body }) => [body.total, body.appointments.length])).toEqual([
    [23, 20],
    [23, 3],
    [23, 0]
  ])
  const all = [...first.body.appointments, ...second.body.appointments]
  expect(all.map(({ starts_at }) => starts_at)).toEqual(all.map(({ starts_at }) => starts_at).sort())
  expect(all.at(-1).state).toBe('cancelled')
})

test('today’s appointments stay upcoming until midnight in the branch; past ones are newest first', async () => {
  office.site.clock.time = new Date('2027-03-02T22:59:00Z')
  const fresh = await signIn(office.site, 'advisor@demo.example')
  expect((await list('?period=past', { cookie: fresh })).body.total).toBe(0)
  office.site.clock.time = new Date('2027-03-02T23:00:00Z')
  const { body } = await list('?period=past', { cookie: fresh })
  expect(body.total).toBe(16)
  expect([body.appointments[0].starts_at, body.appointments.at(-1).starts_at]).toEqual([later(TUESDAY, 450), TUESDAY])
  expect((await list('', { cookie: fresh })).body.total).toBe(7)
  office.site.clock.time = new Date(MONDAY)
})
