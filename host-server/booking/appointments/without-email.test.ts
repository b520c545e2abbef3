import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { managing } from '../branch-calendar/testing/managing.ts'
import { book, bookingRequest, later, type Office, openOffice, TUESDAY } from './testing/office.ts'
import { addColleagues } from './testing/simulation.ts'

let office: Office
let mailbox: Mailbox
let advisor: string
let manager: string
let colleague: string
const PHONE = '+43 660 1234567'

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const [, first = ''] = await addColleagues(office, 2)
  colleague = first
  advisor = await signIn(office.site, 'advisor@demo.example')
  manager = await signIn(office.site, 'branch@demo.example')
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const path = (rest: string) => `/api/v1/advisors/${office.alias}/${rest}`
const own = (method: string, rest: string, body?: object, cookie = advisor) =>
  request(office.site, method, path(rest), { cookie, body })

/** An appointment that staff book. */
const enter = (rest: object, minutes = 0, cookie = advisor) =>
  own('POST', 'customer-appointments', bookingRequest(office, later(TUESDAY, minutes), rest), cookie)

const recipients = async () => {
  await deliver(office.site)
  return mailbox.mails.splice(0).flatMap((mail) => mail.recipients)
}

test.each([
  [{ email: '', phone: '' }, { email: ['Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.'] }],
  [{ email: '', phone: '  ' }, { email: ['Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.'] }],
  [{ email: 'vera@', phone: PHONE }, { email: [expect.any(String)] }],
  [{ email: 'vera@intranet', phone: PHONE }, { email: [expect.any(String)] }],
  [{ email: '', phone: 'call me' }, { phone: [expect.any(String)] }],
  [{ email: '', phone: '+(-----)' }, { phone: [expect.any(String)] }],
  [{ email: '', phone: '1 2 3 4 --' }, { phone: [expect.any(String)] }],
  [{ email: 'vera@visitor.example', phone: '12' }, { phone: [expect.any(String)] }],
  [{ email: '', phone: '', type: 'by-phone' }, { phone: [expect.any(String)] }]
])('staff do not book for a customer with %o', async (contact, errors) => {
  const refused = await enter(contact)
  expect([refused.status, refused.body.errors]).toEqual([422, errors])
  await managing(office, [office.organizationUuid], async () => {
    const { alias } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
    const body = bookingRequest(office, TUESDAY, contact)
    const atBranch = `/api/v1/branches/${alias}/customer-appointments`
    const { status } = await request(office.site, 'POST', atBranch, { cookie: manager, body })
    expect(status).toBe(422)
  })
  expect(await office.knex('appointments')).toEqual([])
})

test('a visitor still needs an e-mail address', async () => {
  for (const email of ['', undefined]) {
    const refused = await book(office, TUESDAY, { email, phone: PHONE })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']])
  }
})

test('a customer with a phone number alone gets no mail and no reminder, whatever happens', async () => {
  const { status, body } = await enter({ email: '', phone: PHONE })
  expect([status, body.email, body.phone]).toEqual([201, '', PHONE])
  const { uuid } = body
  const jobs = await office.knex('outbox').where({ kind: 'appointment-mail' }).select('payload')
  expect(jobs.map(({ payload }) => JSON.parse(payload).to)).not.toContain('visitor')
  const moved = await own('PATCH', `appointments/${uuid}`, { starts_at: later(TUESDAY, 60), message: 'See you.' })
  expect(moved.status).toBe(200)
  expect((await own('POST', `appointments/${uuid}/reassignment`, { to: colleague }, manager)).status).toBe(204)
  const cancelled = await request(
    office.site,
    'POST',
    `/api/v1/advisors/${colleague}/appointments/${uuid}/cancellation`,
    { cookie: manager, body: {} }
  )
  expect(cancelled.status).toBe(200)
  for (const address of await recipients()) expect(address).toMatch(/@demo\.example$/)
  const history = await office.knex('appointment_history').where({ appointment_uuid: uuid }).pluck('what')
  expect(history).not.toContain('mail-visitor')
})

test("the advisor's mail and calendar say that the customer is to be told by phone", async () => {
  await enter({ email: '', phone: PHONE }, 0, manager)
  await deliver(office.site)
  const [mail] = mailbox.mails
  expect(mail?.text).toContain('Keine: Bitte verständigen Sie die Kundin oder den Kunden telefonisch.')
  expect(mail?.raw).not.toMatch(/^reply-to:/im)
  expect(mail?.text).not.toContain('keinen Link hinterlegt')
  const entry = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content as string
  expect(entry.replaceAll('\r\n ', '')).toContain(`Telefon: ${PHONE}`)
  expect(entry).not.toContain('E-Mail:')
})

test('customers without an address are one only where their phone number is', async () => {
  const { uuid } = (await enter({ email: '', phone: PHONE })).body
  const same = (await enter({ email: '', phone: '0043/660 1234567' }, 60)).body
  const respelled = (await enter({ email: '', phone: '+43 (660) 123-45-67' }, 120)).body
  await enter({ email: '', phone: '+43 1 99887766' }, 180)
  const { talks } = (await own('GET', `appointments/${uuid}/preparation`)).body
  expect(talks.map((talk: { uuid: string }) => talk.uuid)).toEqual([respelled.uuid])
  expect(talks).not.toContainEqual(expect.objectContaining({ uuid: same.uuid }))
})

test('a customer without an address is found by name and number', async () => {
  const { uuid } = (await enter({ email: '', phone: PHONE, last_name: 'Ohnemail' })).body
  for (const q of ['ohnemail', '6601234567']) {
    const found = (await own('GET', `appointments?q=${q}`)).body.appointments
    expect(found.map((one: { uuid: string }) => one.uuid)).toEqual([uuid])
  }
})

test('a video call without a link asks the advisor to tell it by phone, not to wait for it to be sent', async () => {
  const offer = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, type: 'online' }
  await office.knex('advisor_appointment_types').insert(offer)
  expect((await enter({ email: '', phone: PHONE, type: 'online' }, 0, manager)).status).toBe(201)
  await office.knex('advisor_appointment_types').where(offer).delete()
  await deliver(office.site)
  const [mail] = mailbox.mails
  const asked = 'Die Kundin oder der Kunde hat keine E-Mail-Adresse: Bitte teilen Sie den Link telefonisch mit.'
  expect(mail?.text).toContain(asked)
  expect(mail?.text).not.toMatch(/Tragen Sie ihn|verschickt/)
})

test('a message with a move is refused above its limit, and stands in the mail to the customer', async () => {
  const { uuid } = (await enter({})).body
  const move = (message: string, minutes: number) =>
    own('PATCH', `appointments/${uuid}`, { starts_at: later(TUESDAY, minutes), message })
  const refused = await move('x'.repeat(2001), 60)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['message']])
  await recipients()
  expect((await move('I am at a training.\nSorry!', 60)).status).toBe(200)
  await deliver(office.site)
  const visitor = mailbox.mails.splice(0).find((mail) => mail.recipients.includes('vera@visitor.example'))
  expect(visitor?.text).toMatch(/I am at a training\.\n\s+Sorry!/)
  // nothing is said again with the next change
  expect((await move('', 120)).status).toBe(200)
  await deliver(office.site)
  for (const { text } of mailbox.mails) expect(text).not.toContain('training')
})

test('a request that was declined is not an appointment that was cancelled', async () => {
  const asks = (requires_confirmation: boolean) =>
    office.knex('advisors').where({ uuid: office.advisorUuid }).update({ requires_confirmation })
  await asks(true)
  const requested = (await book(office, TUESDAY)).body
  await asks(false)
  const booked = (await enter({}, 60)).body
  const end = async (uuid: string) => (await own('POST', `appointments/${uuid}/cancellation`, {})).body
  expect(await end(requested.uuid)).toMatchObject({ state: 'cancelled', is_declined: true })
  const cancelled = await end(booked.uuid)
  expect([cancelled.state, cancelled.is_declined]).toEqual(['cancelled', undefined])
  const { appointments } = (await own('GET', 'appointments?state=cancelled')).body
  expect(appointments.map((one: { is_declined?: boolean }) => one.is_declined)).toEqual([true, undefined])
})
