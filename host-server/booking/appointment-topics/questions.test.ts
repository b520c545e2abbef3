import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerField } from '#contract/topic-questions'
import { request, signIn } from '../../testing/client.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, later, type Office, openOffice, pass, slotOf, TUESDAY } from '../appointments/testing/office.ts'

const [PLAN, OFFER] = ['0b54a5f4-0d9c-4a57-8f4e-000000000001', '0b54a5f4-0d9c-4a57-8f4e-000000000002']
const plan = {
  uuid: PLAN,
  label: 'Was haben Sie vor?',
  options: ['Bauen', 'Kaufen'],
  is_required: true,
  texts: [{ language: 'en', label: 'What are you planning?', options: ['Build', 'Buy'] }]
}
const offer = { uuid: OFFER, label: 'Gibt es ein Angebot?', options: [], is_required: false, texts: [] }

let office: Office
let mailbox: Mailbox
let admin: string
let advisor: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  admin = await signIn(office.site, 'admin@demo.example')
  advisor = await signIn(office.site, 'advisor@demo.example')
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  await ask([plan, offer])
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const TOPICS = '/api/v1/appointment-topics'
const ask = (questions: object[]) =>
  request(office.site, 'PATCH', `${TOPICS}/${office.topics.short}`, { cookie: admin, body: { questions } })
const asked = async (language: string) => {
  const { body } = await request(office.site, 'GET', TOPICS, { headers: { 'accept-language': language } })
  return body.find(({ uuid }: { uuid: string }) => uuid === office.topics.short).questions
}
const answered = (...answers: [question: string, answer: string][]) =>
  book(office, TUESDAY, { answers: answers.map(([question, answer]) => ({ question, answer })) })
const agenda = async () => {
  const path = `/api/v1/advisors/${office.alias}/appointments`
  return (await request(office.site, 'GET', path, { cookie: advisor })).body.appointments
}

describe('an administrator', () => {
  test.each([
    ['without a text', { label: ' ' }, 'questions.0.label', 'Dieses Feld darf nicht leer sein.'],
    [
      'with fewer answers in another language',
      { texts: [{ language: 'en', label: 'What?', options: ['Build'] }] },
      'questions.0.options',
      'Beide Sprachen brauchen gleich viele Antworten, in derselben Reihenfolge.'
    ],
    [
      'with a duplicate answer',
      { options: ['Bauen', 'Bauen'] },
      'questions.0.options',
      'Jede Antwort darf nur einmal vorkommen.'
    ],
    [
      'with thirteen answers',
      { options: Array.from({ length: 13 }, (_, at) => `Antwort ${at}`), texts: [] },
      'questions.0.options',
      'Höchstens zwölf Antworten sind möglich.'
    ]
  ])('cannot save a question %s', async (_what, part, field, said) => {
    const { status, body } = await ask([{ ...plan, ...part }])
    expect([status, body.errors[field]]).toEqual([422, [said]])
    expect(await asked('de')).toHaveLength(2)
  })

  test('cannot save a sixth question', async () => {
    const six = Array.from({ length: 6 }, (_, at) => ({ ...offer, uuid: OFFER.replace(/.$/, String(at)) }))
    const { status, body } = await ask(six)
    expect([status, body.errors.questions]).toEqual([422, ['Höchstens fünf Fragen sind möglich.']])
  })

  test('finds the old and the new questions in the audit log', async () => {
    await ask([offer])
    const path = `/api/v1/audit-log?object=topic&object_id=${office.topics.short}`
    const { entries } = (await request(office.site, 'GET', path, { cookie: admin })).body
    expect(JSON.stringify(entries[0])).toContain('question: Was haben Sie vor?')
    expect(JSON.stringify(entries[0])).toContain('* | Bauen | Kaufen')
  })
})

describe('a visitor', () => {
  test('is asked in their language, or in the institution’s where there is no translation', async () => {
    expect(await asked('en')).toEqual([
      { uuid: PLAN, label: 'What are you planning?', options: ['Build', 'Buy'], is_required: true },
      { uuid: OFFER, label: 'Gibt es ein Angebot?', options: [], is_required: false }
    ])
    expect((await asked('de'))[0]).toMatchObject({ label: 'Was haben Sie vor?', options: ['Bauen', 'Kaufen'] })
  })

  test.each<[what: string, answers: [string, string][], field: string, said: string]>([
    ['no answer where one is needed', [[OFFER, 'Ja']], PLAN, 'Dieses Feld darf nicht leer sein.'],
    ['an answer that is no option', [[PLAN, 'Mieten']], PLAN, 'Dieser Wert ist ungültig. Bitte ändern Sie ihn.']
  ])('is refused with %s, and nothing is booked', async (_what, answers, field, said) => {
    const { status, body } = await answered(...answers)
    expect([status, body.errors]).toEqual([422, { [answerField(field)]: [said] }])
    expect(await office.knex('appointments').select()).toEqual([])
    expect(await office.knex('booking_claims').select()).toEqual([])
  })

  test('is refused with an answer that is too long or has no words', async () => {
    const answers = [await answered([PLAN, 'x'.repeat(501)]), await answered([PLAN, ' '])]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })

  test('may answer in any language; the advisor reads it in the institution’s', async () => {
    expect((await answered([PLAN, 'Buy'], [OFFER, 'Von der Nordbank'])).status).toBe(201)
    const [appointment] = await agenda()
    expect(appointment.answers).toEqual([
      { question: 'Was haben Sie vor?', answer: 'Kaufen' },
      { question: 'Gibt es ein Angebot?', answer: 'Von der Nordbank' }
    ])
  })

  test('does not get their own answers by mail, as their address is unverified; the advisor does', async () => {
    await answered([PLAN, 'Bauen'])
    await ask([offer])
    mailbox.mails.length = 0
    await deliver(office.site)
    expect(mailbox.mails).toHaveLength(2)
    const hasAnswer = ({ text = '' }: { text?: string }) => /Was haben Sie vor\?[\s\S]*Bauen/.test(text)
    const [advisors, visitors] = [true, false].map((own) =>
      mailbox.mails.filter(({ recipients }) => Boolean(recipients[0]?.endsWith('@demo.example')) === own)
    )
    expect([advisors?.map(hasAnswer), visitors?.map(hasAnswer)]).toEqual([[true], [false]])
    expect((await agenda())[0].answers).toEqual([{ question: 'Was haben Sie vor?', answer: 'Bauen' }])
  })

  test('with a form older than the questions can still book', async () => {
    await ask([offer])
    expect((await answered([PLAN, 'Bauen'])).status).toBe(201)
    expect((await agenda())[0].answers).toBeUndefined()
  })
})

test('an advisor who books for a customer is not asked', async () => {
  const body = { ...slotOf(office, TUESDAY), first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const path = `/api/v1/advisors/${office.alias}/customer-appointments`
  expect((await request(office.site, 'POST', path, { cookie: advisor, body })).status).toBe(201)
})

describe('without script', () => {
  const address = () =>
    `/book/${office.alias}?topic=${office.topics.short}&type=in-branch&starts_at=${later(TUESDAY, 60)}`
  const VERA = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  const open = async () => (await request(office.site, 'GET', address(), { headers: { accept: 'text/html' } })).text
  const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

  test('the questions are shown, required, carried through the review, and booked', async () => {
    const form = await open()
    expect(form).toContain('Was haben Sie vor?')
    expect(form).toContain('Gibt es ein Angebot? (optional)')
    const ticket = hidden(form, 'ticket')
    pass(office, 1)
    const refused = await submit(office.site, address(), { ...VERA, ticket, step: 'review' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Bitte beantworten Sie: Was haben Sie vor?')
    const answers = { [answerField(PLAN)]: 'Kaufen', [answerField(OFFER)]: 'Ja, <b>eines</b>' }
    const review = await submit(office.site, address(), { ...VERA, ...answers, ticket, step: 'review' })
    expect(review.text).toContain('Ja, &lt;b>eines&lt;/b>')
    expect(review.text).toContain(`name="${answerField(PLAN)}" value="Kaufen"`)
    const hold = hidden(review.text, 'hold')
    const booked = await submit(office.site, address(), { ...VERA, ...answers, ticket, hold, step: 'book' })
    expect(booked.status).toBe(303)
    expect((await agenda())[0].answers).toHaveLength(2)
  })
})
