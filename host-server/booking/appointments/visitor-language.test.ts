import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, later, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

let office: Office
let mailbox: Mailbox
const start = later(TUESDAY, 2 * 24 * 60)

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const texts = { language: 'en', topic: 'In short', comment: 'Bring an ID.' }
  await office.knex('topic_texts').insert({ tenant_id: office.tenantId, topic_uuid: office.topics.short, ...texts })
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const speaking = (language: string): RequestOptions => ({ headers: { 'accept-language': language } })
const bookedIn = async (language: string) =>
  (await book(office, start, {}, speaking(language))).body as { uuid: string; token: string }

/** The due mail to the visitor; staff's are in German. */
async function next(): Promise<Delivered> {
  await deliver(office.site)
  const [visitors, staffs] = [true, false].map((isVisitors) =>
    mailbox.mails.filter(({ recipients: [to = ''] }) => to.endsWith('@visitor.example') === isVisitors)
  )
  mailbox.mails.length = 0
  for (const { html } of staffs ?? []) expect(html).toContain('<html lang="de-AT">')
  expect(visitors).toHaveLength(1)
  return visitors?.[0] as Delivered
}

const GERMAN = /Termin|Ihr|Donnerstag|März|Thema|Impressum|automatisch|Mit:|Wie:/

const isCalendar = ({ mimeType }: { mimeType: string }) => mimeType === 'text/calendar'

function expectEnglish(mail: Delivered, subject: string) {
  expect(mail.subject).toBe(subject)
  expect(mail.html).toContain('<html lang="en-GB">')
  expect(mail.text).toContain('Topic: In short')
  const entry = mail.attachments.find(isCalendar)?.content ?? ''
  for (const part of [mail.text, mail.html, String(entry)]) expect(part).not.toMatch(GERMAN)
}

test('a visitor who books in English gets every mail in English, also after staff change the appointment', async () => {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const admin = await signIn(office.site, 'admin@demo.example')
  const uuidOf = async (email_address: string) => (await office.knex('users').where({ email_address }).first()).uuid
  const [leaver, successor_uuid] = [await uuidOf('advisor@demo.example'), await uuidOf('second@demo.example')]
  const { uuid, token } = await bookedIn('en')
  expectEnglish(await next(), 'Your appointment on Thursday, 4 March 2027, 09:00')
  const path = `/api/v1/advisors/${office.alias}/appointments/${uuid}`
  await request(office.site, 'PATCH', path, { cookie, body: { starts_at: later(start, 60) } })
  expectEnglish(await next(), 'Rescheduled: your appointment is now on Thursday, 4 March 2027, 10:00')
  const body = { successor_uuid, appointments: 'hand-over' }
  const answer = await request(office.site, 'POST', `/api/v1/people/${leaver}/deactivation`, { cookie: admin, body })
  expect(answer.status).toBe(200)
  expectEnglish(await next(), 'New advisor: your appointment on Thursday, 4 March 2027, 10:00')
  const before = office.site.clock.time
  office.site.clock.time = new Date(later(start, -20 * 60))
  expectEnglish(await next(), 'Reminder: your appointment on Thursday, 4 March 2027, 10:00')
  office.site.clock.time = before
  await visit(office, 'POST', token, {})
  expectEnglish(await next(), 'Cancelled: your appointment on Thursday, 4 March 2027, 10:00')
  await request(office.site, 'DELETE', `/api/v1/people/${leaver}/deactivation`, { cookie: admin })
})

test('the page behind the links and its calendar file keep the language, unless the visitor chooses another', async () => {
  const { token } = await bookedIn('en')
  const get = (rest: string, asked: RequestOptions = {}) =>
    request(office.site, 'GET', `/appointments/${token}${rest}`, {
      ...asked,
      headers: { accept: 'text/html', 'accept-language': 'de', ...asked.headers }
    })
  const { text } = await get('')
  expect(text).toContain('<html lang="en-GB"')
  expect(text).toContain('In short')
  expect(text.slice(0, text.indexOf('<advisor-cookie-banner'))).not.toMatch(GERMAN)
  const entry = new ICAL.Component(ICAL.parse((await get('/calendar.ics')).text)).getFirstSubcomponent('vevent')
  expect(entry?.getFirstPropertyValue('summary')).toBe('Appointment with Mag. Anna Gruber')
  for (const german of [await get('?lang=de'), await get('', { cookie: 'language=de' })]) {
    expect(german.text).toContain('<html lang="de-AT"')
    expect(german.text).toContain('Ihr Termin')
  }
})

test.each(['fr', 'xx', ''])(
  'a language that the institution does not have (%j) is answered in its own',
  async (language) => {
    await bookedIn(language)
    const { subject, html } = await next()
    expect(subject).toBe('Ihr Termin am Donnerstag, 4. März 2027, 09:00')
    expect(html).toContain('<html lang="de-AT">')
  }
)

test('appointments of before, and those that an advisor books, are in the institution’s language', async () => {
  const { uuid } = await bookedIn('en')
  await office.knex('appointments').where({ uuid }).update({ language: '' })
  expect((await next()).subject).toMatch(/^Ihr Termin am Donnerstag/)
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const visitor = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '' }
  const { status } = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/customer-appointments`, {
    cookie,
    body: { topic: office.topics.short, type: 'in-branch', starts_at: later(start, 60), ...visitor },
    ...speaking('en')
  })
  expect(status).toBe(201)
  expect((await next()).subject).toMatch(/^Ihr Termin am Donnerstag/)
})

test('German keeps the institution’s form of address', async () => {
  const { uuid } = await bookedIn('de')
  expect((await office.knex('appointments').where({ uuid }).first()).language).toBe('de')
  const tenant = office.knex('tenants').where({ id: office.tenantId })
  await tenant.clone().update({ language: 'de-AT-informal' })
  const { subject } = await next()
  await tenant.clone().update({ language: 'de-AT' })
  expect(subject).toMatch(/^Dein Termin am/)
})

test.each([
  ['basic', {}, 'We have received your request'],
  [
    'callback',
    { phone: '+43 1 234567', date: '2027-03-05', start_time: '09:00', end_time: '11:30' },
    'We have received your callback request'
  ]
])('who writes in English (%s) is answered in English', async (kind, rest, subject) => {
  const body = { kind, first_name: 'Vera', last_name: 'Huber', email: 'vera@visitor.example', note: 'Hello', ...rest }
  const path = `/api/v1/advisors/${office.alias}/contact-requests`
  const { status } = await request(office.site, 'POST', path, { body, ...speaking('en') })
  expect(status).toBe(201)
  const mail = await next()
  expect(mail.subject).toBe(subject)
  expect(mail.html).toContain('<html lang="en-GB">')
  for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/Ihre|Freitag|Impressum|Anfrage/)
})
