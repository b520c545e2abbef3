import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { MAILS_OF_AUTHOR, MAILS_TO_CUSTOMER } from './booking-limits.service.ts'
import { bookingRequest, emptyCalendars, later, type Office, openOffice, TUESDAY, times } from './testing/office.ts'
import { addColleagues } from './testing/simulation.ts'

let office: Office
let cookie: string
let manager: string
let colleague: string

beforeAll(async () => {
  office = await openOffice({})
  const [, alias = ''] = await addColleagues(office, 2)
  colleague = alias
  cookie = await signIn(office.site, 'branch@demo.example')
  manager = await idOf('branch@demo.example')
})
beforeEach(async () => {
  await emptyCalendars(office)
  for (const table of ['outbox', 'rate_limits']) await office.knex(table).delete()
})
afterAll(() => office.site.stop())

const idOf = async (email_address: string): Promise<string> =>
  (await office.knex('users').where({ email_address }).first('uuid')).uuid
const send = (method: string, path: string, body: object) =>
  request(office.site, method, `/api/v1/${path}`, { cookie, body })
const bookFor = (starts_at = TUESDAY, rest: object = {}, host = `advisors/${office.alias}`) =>
  send('POST', `${host}/customer-appointments`, bookingRequest(office, starts_at, rest))
const change = (uuid: string, method: string, rest: string, body: object) =>
  send(method, `advisors/${office.alias}/appointments/${uuid}${rest}`, body)

const customer = (mailbox = 'vera@visitor.example', id = manager) => ({ tenant: office.tenantId, id, mailbox })
const mailed = (count: number, mailbox?: string, id?: string) =>
  Promise.all(times(count).map(() => office.site.app.limits.take(MAILS_TO_CUSTOMER, customer(mailbox, id))))
const points = () => office.knex('rate_limits').where('key', 'like', 'staff-%').orderBy('key').pluck('points')

test('nobody uses up the mails that a colleague may send to a customer', async () => {
  const { uuid } = (await bookFor()).body
  await mailed(MAILS_TO_CUSTOMER.points, undefined, await idOf('advisor@demo.example'))
  expect((await change(uuid, 'POST', '/cancellation', { message: 'Krank' })).status).toBe(200)
})

test('a customer gets at most thirty mails a day from one of the staff, however the address is spelled', async () => {
  const { uuid } = (await bookFor()).body
  await office.knex('outbox').delete()
  await mailed(MAILS_TO_CUSTOMER.points - 1, 'v.era+bank@visitor.example')
  const answers = [
    await bookFor(later(TUESDAY, 60)),
    await bookFor(later(TUESDAY, 60), { email: 'VERA@visitor.example' }),
    await bookFor(later(TUESDAY, 60), {}, 'branches/wien-innere-stadt'),
    await change(uuid, 'PATCH', '', { starts_at: later(TUESDAY, 90) }),
    await change(uuid, 'POST', '/reassignment', { to: colleague }),
    await send('POST', 'branches/wien-innere-stadt/hand-over', {
      advisor: office.alias,
      appointments: [{ uuid, to: colleague }]
    }),
    await change(uuid, 'POST', '/cancellation', { message: 'Buy now' })
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429))
  expect(answers[0]?.headers['retry-after']).toBe('86400')
  expect(await office.knex('outbox')).toEqual([])
  const [kept] = await office.knex('appointments')
  expect([kept.uuid, kept.starts_at, kept.state]).toEqual([uuid, TUESDAY, 'booked'])
  expect((await bookFor(later(TUESDAY, 60), { email: 'other@visitor.example' })).status).toBe(201)
})

const WITHOUT_EMAIL = { email: '', phone: '+43 660 1234567' }

test('a user causes at most two hundred such mails an hour, those to advisors alone included', async () => {
  const { uuid } = (await bookFor(TUESDAY, WITHOUT_EMAIL)).body
  const author = { tenant: office.tenantId, id: manager }
  await Promise.all(times(MAILS_OF_AUTHOR.points - 1).map(() => office.site.app.limits.take(MAILS_OF_AUTHOR, author)))
  const answers = [
    await bookFor(later(TUESDAY, 60), { email: 'somebody@visitor.example' }),
    await bookFor(later(TUESDAY, 60), WITHOUT_EMAIL),
    await change(uuid, 'PATCH', '', { starts_at: later(TUESDAY, 90), message: 'Buy now' })
  ]
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
})

test('customers without an address do not count as one', async () => {
  await mailed(MAILS_TO_CUSTOMER.points, '')
  expect((await bookFor(TUESDAY, WITHOUT_EMAIL)).status).toBe(201)
})

test('what mails nobody is not counted: a time that is gone, the present time, a second cancellation', async () => {
  const { uuid } = (await bookFor()).body
  expect(await points()).toEqual([1, 1])
  expect((await bookFor()).status).toBe(409)
  expect((await change(uuid, 'PATCH', '', { starts_at: TUESDAY })).status).toBe(200)
  expect((await change(uuid, 'POST', '/cancellation', {})).status).toBe(200)
  expect((await change(uuid, 'POST', '/cancellation', {})).status).toBe(200)
  expect(await points()).toEqual([2, 2])
})
