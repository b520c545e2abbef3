import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Topic } from '#contract/appointment-topics'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, later, type Office, openOffice, TUESDAY, visit } from '../appointments/testing/office.ts'

const TOPICS = '/api/v1/appointment-topics'
const OWN = ['Lichtbildausweis', 'Letzte drei Lohnzettel, auch „Gehaltszettel“ genannt']
const ENGLISH = ['Photo ID', 'Last three <b>payslips</b>']
const start = later(TUESDAY, 2 * 24 * 60)

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
  mailbox.mails.length = 0
  await change({ documents: OWN, texts: [inEnglish(ENGLISH)] })
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const inEnglish = (documents: string[]) => ({ language: 'en', topic: 'In short', comment: '', documents })
const change = (body: object, asked: RequestOptions = {}) =>
  request(office.site, 'PATCH', `${TOPICS}/${office.topics.short}`, { cookie: admin, body, ...asked })
const stored = async () => {
  const { body } = await request(office.site, 'GET', `${TOPICS}/managed`, { cookie: admin })
  const { documents, texts } = body.topics.find(({ uuid }: Topic) => uuid === office.topics.short)
  return [documents, ...texts.map((text: { documents: string[] }) => text.documents)]
}
const publicly = async (language: string) => {
  const { body } = await request(office.site, 'GET', TOPICS, { headers: { 'accept-language': language } })
  return body.find(({ uuid }: Topic) => uuid === office.topics.short) as Topic
}
const booked = async (language = 'de', rest: object = {}) =>
  (await book(office, start, rest, { headers: { 'accept-language': language } })).body as {
    uuid: string
    token: string
  }

describe('an administrator', () => {
  test.each([
    [
      'eleven documents',
      Array.from({ length: 11 }, (_, at) => `Nachweis ${at}`),
      '',
      'Höchstens zehn Unterlagen sind möglich.'
    ],
    [
      'a document that is too long',
      ['Ausweis', 'x'.repeat(101)],
      '.1',
      `„${'x'.repeat(99)}…“ ist zu lang. Eine Unterlage hat höchstens 100 Zeichen.`
    ],
    ['the same document twice', ['Ausweis', ' Ausweis '], '', 'Jede Unterlage darf nur einmal vorkommen.'],
    ['a document without a name', ['Ausweis', ' '], '.1', 'Dieses Feld darf nicht leer sein.'],
    [
      'a document of two lines',
      ['Ausweis\nPass'],
      '.0',
      'Dieser Text enthält unsichtbare Zeichen. Bitte entfernen Sie sie.'
    ]
  ])('cannot ask for %s, in either language', async (_what, documents, at, said) => {
    const own = await change({ documents })
    const translated = await change({ texts: [inEnglish(documents)] })
    expect([own, translated].map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { [`documents${at}`]: [said] }],
      [422, { [`texts.0.documents${at}`]: [said] }]
    ])
    expect(await stored()).toEqual([OWN, ENGLISH])
  })

  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['a branch manager', 'branch@demo.example', 403]
  ])('is needed: %s changes none', async (_who, account, status) => {
    const cookie = account && (await signIn(office.site, account))
    expect((await change({ documents: [] }, { cookie })).status).toBe(status)
    expect(await stored()).toEqual([OWN, ENGLISH])
  })

  test('of another institution finds no such topic', async () => {
    const host = 'nordbank.localhost'
    const cookie = await signIn(office.site, 'admin@nordbank.example', { host })
    expect((await change({ documents: [] }, { cookie, host })).status).toBe(404)
    expect(await stored()).toEqual([OWN, ENGLISH])
  })

  test('keeps them where a change does not name them', async () => {
    await change({ length: 45 })
    expect(await stored()).toEqual([OWN, ENGLISH])
    await change({ length: 30 })
  })

  test('finds the former and the new ones in the audit log', async () => {
    await change({ documents: ['Reisepass'], texts: [inEnglish([])] })
    const path = `/api/v1/audit-log?object=topic&object_id=${office.topics.short}`
    const { entries } = (await request(office.site, 'GET', path, { cookie: admin })).body
    expect(entries[0].changes).toEqual([
      { field: 'documents', before: OWN.join(' | '), after: 'Reisepass' },
      { field: 'documents (en)', before: ENGLISH.join(' | '), after: '' }
    ])
  })
})

describe('a visitor', () => {
  test('reads them in their language, or in the institution’s without a translation, and nothing where none are asked for', async () => {
    expect([(await publicly('de')).documents, (await publicly('en')).documents]).toEqual([OWN, ENGLISH])
    await change({ texts: [inEnglish([])] })
    expect((await publicly('en')).documents).toEqual(OWN)
    await change({ documents: [] })
    expect(await publicly('de')).not.toHaveProperty('documents')
  })

  /** The due mail to the visitor. */
  async function next(): Promise<Delivered> {
    await deliver(office.site)
    const mails = mailbox.mails.splice(0)
    return mails.find(({ recipients: [to = ''] }) => to.endsWith('@visitor.example')) as Delivered
  }
  const described = ({ attachments }: Delivered) => {
    const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const event = new ICAL.Component(ICAL.parse(file?.content as string)).getFirstSubcomponent('vevent')
    return String(event?.getFirstPropertyValue('description'))
  }

  test('finds them in the confirmation, its calendar entry and the reminder, escaped in their HTML', async () => {
    await booked('en')
    const confirmation = await next()
    const before = office.site.clock.time
    office.site.clock.time = new Date(later(start, -20 * 60))
    const reminder = await next()
    office.site.clock.time = before
    expect([confirmation.subject, reminder.subject]).toEqual([
      expect.stringMatching(/^Your appointment/),
      expect.stringMatching(/^Reminder/)
    ])
    for (const { text, html } of [confirmation, reminder]) {
      expect(text).toContain(`Please bring:\n  ${ENGLISH[0]}\n  ${ENGLISH[1]}`)
      expect(html).toContain('Please bring')
      expect(html).toContain('Last three &lt;b>payslips&lt;/b>')
    }
    expect(described(confirmation)).toContain(`Please bring:\n– ${ENGLISH[0]}\n– ${ENGLISH[1]}\n`)
  })

  test('has them ready where they do not come to the branch', async () => {
    const { token } = await booked('de', { type: 'by-phone', phone: '+43 1 234567' })
    const mail = await next()
    const page = await request(office.site, 'GET', `/appointments/${token}`, { headers: { accept: 'text/html' } })
    for (const text of [mail.text, mail.html, described(mail), page.text]) {
      expect(text).toContain('Bitte bereithalten')
      expect(text).not.toContain('Bitte mitbringen')
    }
  })

  test('is not asked for them once it is cancelled', async () => {
    const { token } = await booked()
    await next()
    await visit(office, 'POST', token, {})
    const mail = await next()
    const page = await request(office.site, 'GET', `/appointments/${token}`, { headers: { accept: 'text/html' } })
    expect(mail.subject).toMatch(/^Abgesagt/)
    for (const text of [mail.text, mail.html, described(mail), page.text]) expect(text).not.toContain(OWN[0])
  })

  test.each([
    ['', 'de', 'Bitte mitbringen', OWN],
    ['?form=reschedule', 'en', 'Please bring', ENGLISH],
    ['?form=cancel', 'en', 'Please bring', ENGLISH]
  ])('reads them on the page of the appointment (%s) in %s', async (query, language, name, documents) => {
    const { token } = await booked(language)
    const address = `/appointments/${token}${query}`
    const { text } = await request(office.site, 'GET', address, { headers: { accept: 'text/html' } })
    const lines = documents.map((one) => `<dd>${one.replaceAll('<', '&lt;')}</dd>`).join('')
    expect(text).toContain(`<dt>${name}</dt>${lines}`)
  })
})

describe('staff', () => {
  const prepare = (uuid: string, cookie: string) =>
    request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments/${uuid}/preparation`, { cookie })

  test('read them with the appointment in the institution’s language, and nobody else does', async () => {
    const { uuid } = await booked('en')
    const second = await signIn(office.site, 'second@demo.example')
    expect((await prepare(uuid, second)).status).toBe(403)
    expect((await prepare(uuid, advisor)).body.documents).toEqual(OWN)
    await change({ documents: [] })
    expect((await prepare(uuid, advisor)).body.documents).toEqual([])
  })
})
