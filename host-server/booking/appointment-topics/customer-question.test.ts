import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerField, CUSTOMER_QUESTION } from '#contract/topic-questions'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, later, type Office, openOffice, pass, slotOf, TUESDAY } from '../appointments/testing/office.ts'

let office: Office
let mailbox: Mailbox
let advisor: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  advisor = await signIn(office.site, 'advisor@demo.example')
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  await turn(true)
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const turn = (effective_state: boolean) =>
  office
    .knex('tenant_modules')
    .where({ tenant_id: office.tenantId, module_name: 'is-already-customer' })
    .update({ effective_state })

const questions = async (path: string, language = 'de') => {
  const { body } = await request(office.site, 'GET', path, { headers: { 'accept-language': language } })
  return (body.offers?.map(({ topic }: { topic: object }) => topic) ?? body).map(
    (topic: { questions?: object[] }) => topic.questions ?? []
  )
}
const TOPICS = '/api/v1/appointment-topics'
const isAsked = async () => JSON.stringify(await questions(TOPICS)).includes(CUSTOMER_QUESTION)
const said = (answer: string, at = 0) =>
  book(office, later(TUESDAY, at), { answers: [{ question: CUSTOMER_QUESTION, answer }] })
const agenda = async (query = '') =>
  (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments${query}`, { cookie: advisor })).body
    .appointments

describe('while the module is off', () => {
  beforeEach(() => turn(false))

  test('nobody is asked', async () => {
    expect(await isAsked()).toBe(false)
  })

  test('an answer of an older form is left out, and the booking goes through', async () => {
    expect((await said('Ja')).status).toBe(201)
    expect((await agenda())[0].is_customer).toBeNull()
  })
})

test('another institution that asks changes nothing here', async () => {
  await turn(false)
  const { body } = await request(office.site, 'GET', TOPICS, NORDBANK)
  expect(body[0].questions[0]).toMatchObject({ uuid: CUSTOMER_QUESTION, label: 'Are you already a customer?' })
  expect(await isAsked()).toBe(false)
})

test.each(['Vielleicht', 'true', 'ja'])('the answer %j is refused, and nothing is booked', async (answer) => {
  const { status, body } = await said(answer)
  expect([status, Object.keys(body.errors)]).toEqual([422, [answerField(CUSTOMER_QUESTION)]])
  expect(await office.knex('appointments').select()).toEqual([])
  expect(await office.knex('booking_claims').select()).toEqual([])
})

test('the question comes first for each topic, in the reader’s language, of an advisor and at a branch', async () => {
  const { slug } = (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}?with=organization`)).body
    .organization
  for (const path of [TOPICS, `/api/v1/branches/${slug}`]) {
    for (const [first] of await questions(path, 'en')) {
      expect(first).toEqual({
        uuid: CUSTOMER_QUESTION,
        label: 'Are you already a customer?',
        options: ['Yes', 'No'],
        is_required: false
      })
    }
    for (const [first] of await questions(path)) expect(first.label).toBe('Sind Sie bereits Kundin oder Kunde bei uns?')
  }
})

test('it need not be answered, and can be in any language', async () => {
  expect((await book(office, TUESDAY)).status).toBe(201)
  expect((await said('Yes', 60)).status).toBe(201)
  expect((await said('Nein', 120)).status).toBe(201)
  expect((await agenda()).map((one: { is_customer: boolean }) => one.is_customer)).toEqual([null, true, false])
})

test('the advisor finds those who are, and those who are not', async () => {
  await book(office, TUESDAY)
  await said('Ja', 60)
  await said('Nein', 120)
  expect((await agenda('?customer=yes')).map((one: { is_customer: boolean }) => one.is_customer)).toEqual([true])
  expect((await agenda('?customer=no')).map((one: { is_customer: boolean }) => one.is_customer)).toEqual([false])
  const path = `/api/v1/advisors/${office.alias}/appointments?customer=maybe`
  expect((await request(office.site, 'GET', path, { cookie: advisor })).status).toBe(422)
})

test('the advisor’s mail and calendar entry say so, the visitor’s do not', async () => {
  await said('Ja')
  mailbox.mails.length = 0
  await deliver(office.site)
  const hasAnswer = ({ text = '' }: { text?: string }) => /Bereits Kundin oder Kunde[\s\S]*Ja/.test(text)
  const [advisors, visitors] = [true, false].map((own) =>
    mailbox.mails.filter(({ recipients }) => Boolean(recipients[0]?.endsWith('@demo.example')) === own)
  )
  expect([advisors?.map(hasAnswer), visitors?.map(hasAnswer)]).toEqual([[true], [false]])
})

test('an advisor who books for a customer is not asked', async () => {
  const body = { ...slotOf(office, TUESDAY), first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const path = `/api/v1/advisors/${office.alias}/customer-appointments`
  expect((await request(office.site, 'POST', path, { cookie: advisor, body })).status).toBe(201)
  expect((await agenda())[0].is_customer).toBeNull()
})

test('without script it is asked, carried through the review, and booked', async () => {
  const address = `/book/${office.alias}?topic=${office.topics.short}&type=in-branch&starts_at=${later(TUESDAY, 60)}`
  const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const { text: form } = await request(office.site, 'GET', address, { headers: { accept: 'text/html' } })
  expect(form).toContain('Sind Sie bereits Kundin oder Kunde bei uns? (optional)')
  const ticket = hidden(form, 'ticket')
  pass(office, 1)
  const answer = { [answerField(CUSTOMER_QUESTION)]: 'Nein' }
  const review = await submit(office.site, address, { ...VERA, ...answer, ticket, step: 'review' })
  expect(review.text).toContain(`name="${answerField(CUSTOMER_QUESTION)}" value="Nein"`)
  const hold = hidden(review.text, 'hold')
  expect((await submit(office.site, address, { ...VERA, ...answer, ticket, hold, step: 'book' })).status).toBe(303)
  expect((await agenda())[0].is_customer).toBe(false)
})

const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
const CALLBACK = { phone: '+43 1 234567', date: '2027-03-05', start_time: '09:00', end_time: '11:30' }

const write = (change: object = {}) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/contact-requests`, {
    body: { kind: 'basic', note: 'A question', ...VERA, ...change }
  })
const offer = async (language = 'de') =>
  (
    await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/contact-offer`, {
      headers: { 'accept-language': language }
    })
  ).body
const inbox = async (query = '') =>
  (await request(office.site, 'GET', `/api/v1/contact-requests${query}`, { cookie: advisor })).body.requests?.map(
    (one: { is_customer: boolean | null }) => one.is_customer
  )

describe('in contact forms', () => {
  beforeEach(async () => {
    for (const table of ['contact_requests', 'rate_limits']) await office.knex(table).delete()
  })

  test('nobody is asked while the module is off, and an answer is left out', async () => {
    await turn(false)
    expect((await offer()).customer_question).toBeUndefined()
    expect((await write({ customer: 'yes' })).status).toBe(201)
    expect(await inbox()).toEqual([null])
  })

  test.each(['maybe', true, ''])('the answer %j is refused', async (customer) => {
    const { status, body } = await write({ customer })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['customer']])
  })

  test('the question comes in the reader’s language, and need not be answered', async () => {
    expect((await offer('en')).customer_question).toEqual({
      label: 'Are you already a customer? (optional)',
      yes: 'Yes',
      no: 'No'
    })
    expect((await offer()).customer_question.label).toBe('Sind Sie bereits Kundin oder Kunde bei uns? (optional)')
    expect((await write()).status).toBe(201)
    expect(await inbox()).toEqual([null])
  })

  test('the advisor finds those who are, and those who are not', async () => {
    await write()
    await write({ kind: 'callback', customer: 'yes', ...CALLBACK })
    await write({ customer: 'no' })
    expect(await inbox('?customer=yes')).toEqual([true])
    expect(await inbox('?customer=no')).toEqual([false])
    expect((await inbox()).length).toBe(3)
    const maybe = await request(office.site, 'GET', '/api/v1/contact-requests?customer=maybe', { cookie: advisor })
    expect(maybe.status).toBe(422)
  })

  test('the advisor’s mail says so, the visitor’s does not', async () => {
    mailbox.mails.length = 0
    await write({ kind: 'callback', customer: 'no', ...CALLBACK })
    await deliver(office.site)
    const hasAnswer = ({ text = '' }: { text?: string }) => /Bereits Kundin oder Kunde[\s\S]*Nein/.test(text)
    expect(
      mailbox.mails.map((mail) => [mail.recipients[0]?.endsWith('@demo.example'), hasAnswer(mail)]).toSorted()
    ).toEqual([
      [false, false],
      [true, true]
    ])
  })

  test('without script it is asked, and what was chosen outlives a refusal', async () => {
    const path = `/contact/${office.alias}/basic`
    const { text } = await request(office.site, 'GET', path, { headers: { accept: 'text/html' } })
    expect(text).toContain('Sind Sie bereits Kundin oder Kunde bei uns? (optional)')
    const ticket = /name="ticket" value="([^"]*)"/.exec(text)?.[1] ?? ''
    pass(office, 1)
    const again = await submit(office.site, path, { ...VERA, phone: '', note: '', customer: 'yes', ticket })
    expect([again.status, again.text]).toEqual([
      422,
      expect.stringMatching(/value="yes" selected|selected="" value="yes"/)
    ])
    expect((await submit(office.site, path, { ...VERA, phone: '', note: 'Hi', customer: 'yes', ticket })).status).toBe(
      303
    )
    expect(await inbox()).toEqual([true])
  })
})
