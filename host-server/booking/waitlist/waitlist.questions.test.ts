import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerField, CUSTOMER_QUESTION } from '#contract/topic-questions'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import {
  book,
  emptyCalendars,
  later,
  MONDAY,
  type Office,
  openOffice,
  TUESDAY,
  visit
} from '../appointments/testing/office.ts'
import { emptyWaitlist, join, openOffers, page, tokenFor } from './testing/waiting.ts'

const [PLAN, OFFER] = ['0b54a5f4-0d9c-4a57-8f4e-000000000001', '0b54a5f4-0d9c-4a57-8f4e-000000000002']
const plan = {
  uuid: PLAN,
  label: 'Was haben Sie vor?',
  options: ['Bauen', 'Kaufen'],
  is_required: true,
  texts: [{ language: 'en', label: 'What are you planning?', options: ['Build', 'Buy'] }]
}
const offer = { uuid: OFFER, label: 'Gibt es ein Angebot?', options: [], is_required: false, texts: [] }
const EMAIL = 'willi@visitor.example'

let office: Office
let mailbox: Mailbox
let admin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  admin = await signIn(office.site, 'admin@demo.example')
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  await emptyWaitlist(office)
  await emptyCalendars(office)
  await asksCustomers(false)
  await ask([plan, offer])
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const ask = (questions: object[]) =>
  request(office.site, 'PATCH', `/api/v1/appointment-topics/${office.topics.short}`, {
    cookie: admin,
    body: { questions }
  })
const asksCustomers = (effective_state: boolean) =>
  office
    .knex('tenant_modules')
    .where({ tenant_id: office.tenantId, module_name: 'is-already-customer' })
    .update({ effective_state })

const ANSWERS = [{ question: PLAN, answer: 'Kaufen' }]

/** Somebody waits, and a time is offered to them. @returns the path of their page, and the offer */
async function offered(headers: Record<string, string> = {}) {
  const { body } = await book(office, TUESDAY, { answers: ANSWERS })
  expect((await join(office, {}, { headers })).status).toBe(201)
  await visit(office, 'POST', body.token, { reason: '' })
  await deliver(office.site)
  const [{ uuid }] = await openOffers(office)
  return { path: `/waitlist/${await tokenFor(office, EMAIL)}`, uuid }
}

const answers = (plan: string, rest: Record<string, string> = {}) => ({ [answerField(PLAN)]: plan, ...rest })
const booked = () => office.knex('appointments').where({ state: 'booked' })

test.each([
  ['none', {}, 'Bitte beantworten'],
  ['one that is not to be chosen', answers('Mieten'), ''],
  ['one that is too long', answers('Bauen', { [answerField(OFFER)]: 'x'.repeat(501) }), '500']
])('an answer is refused at its field while the time stays kept: %s', async (_what, typed, said) => {
  const { path, uuid } = await offered()
  const { status, text } = await page(office, `${path}/accept`, { offer: uuid, ...typed })
  const field = Object.keys(typed).at(-1) ?? answerField(PLAN)
  expect([status, text.includes(`<a href="#${field}">`), text.includes(said)]).toEqual([422, true, true])
  expect(text).toMatch(/<title>Fehler: /)
  if (Object.keys(typed).length > 1) expect(text).toMatch(/<option [^>]*selected[^>]*>Bauen/)
  expect([await openOffers(office), await booked()]).toMatchObject([[{ uuid }], []])
  expect((await page(office, `${path}/accept`, { offer: uuid, ...answers('Bauen') })).status).toBe(303)
})

test('an offer that is over is said before any question', async () => {
  const { path, uuid } = await offered()
  const [{ expires_at }] = await openOffers(office)
  office.site.clock.time = new Date(expires_at)
  const { status, text } = await page(office, `${path}/accept`, { offer: uuid })
  expect([status, text.includes('gilt nicht mehr'), text.includes('Was haben Sie vor?')]).toEqual([409, true, false])
})

test('the questions stand beside the offer, and the answers with the appointment, in the institution’s language', async () => {
  const { path, uuid } = await offered({ 'accept-language': 'en' })
  const { text } = await page(office, path)
  expect(text).toContain('What are you planning?')
  expect(text).toMatch(/<option [^>]*>Buy</)
  const form = { offer: uuid, ...answers('Buy', { [answerField(OFFER)]: ' Two ' }) }
  expect((await page(office, `${path}/accept`, form)).status).toBe(303)
  const [{ answers: stored, email }] = await booked()
  expect([email, JSON.parse(stored)]).toEqual([
    EMAIL,
    [
      { question: 'Was haben Sie vor?', answer: 'Kaufen' },
      { question: 'Gibt es ein Angebot?', answer: 'Two' }
    ]
  ])
  // pressed once more, such as in another tab
  expect((await page(office, `${path}/accept`, { offer: uuid })).status).toBe(303)
})

test('whether the customer is one already is asked where the institution asks it', async () => {
  await ask([])
  await asksCustomers(true)
  const { path, uuid } = await offered()
  expect((await page(office, path)).text).toContain(answerField(CUSTOMER_QUESTION))
  expect((await page(office, `${path}/accept`, { offer: uuid, [answerField(CUSTOMER_QUESTION)]: 'Ja' })).status).toBe(
    303
  )
  const [{ is_customer }] = await booked()
  expect(Boolean(is_customer)).toBe(true)
})

test('without questions accepting is one press, and nothing is asked again of who moves an appointment', async () => {
  const taken = (await book(office, TUESDAY, { answers: ANSWERS })).body
  const WEDNESDAY = later(TUESDAY, 24 * 60)
  const { token } = (await book(office, WEDNESDAY, { answers: ANSWERS, email: EMAIL })).body
  const wish = { 'weekday-2': 'on', start_time: '', end_time: '', from_date: '2027-03-01' }
  const earlier = await page(office, `/appointments/${token}/waitlist`)
  expect(earlier.text).toContain('Zeitzone der Filiale: Mitteleuropäische Zeit')
  expect(earlier.text).toContain('Felder mit * sind Pflichtfelder.')
  expect((await page(office, `/appointments/${token}/waitlist`, wish)).status).toBe(303)
  await visit(office, 'POST', taken.token, { reason: '' })
  await deliver(office.site)
  const [{ uuid }] = await openOffers(office)
  const path = `/waitlist/${await tokenFor(office, EMAIL)}`
  expect((await page(office, path)).text).not.toContain('Was haben Sie vor?')
  expect((await page(office, `${path}/accept`, { offer: uuid })).status).toBe(303)
  expect((await visit(office, 'GET', token)).body.starts_at).toBe(TUESDAY)
})
