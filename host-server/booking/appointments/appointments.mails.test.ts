import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { book, bookingRequest, later, MONDAY, type Office, openOffice, TUESDAY, visit } from './testing/office.ts'

let office: Office
let mailbox: Mailbox
const start = later(TUESDAY, 120)

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

async function booked(
  rest: object = {},
  at = start,
  asked: RequestOptions = {}
): Promise<{ uuid: string; token: string }> {
  const { status, body } = await book(office, at, rest, asked)
  expect(status).toBe(201)
  return body
}

/** Sends the due mails and returns those to the visitor and to the advisor. */
async function mailed(): Promise<{ visitor: Delivered[]; advisor: Delivered[] }> {
  await deliver(office.site)
  const mails = mailbox.mails.splice(0)
  const isAdvisor = ({ recipients }: Delivered) => recipients[0]?.endsWith('@demo.example') ?? false
  return { visitor: mails.filter((mail) => !isAdvisor(mail)), advisor: mails.filter(isAdvisor) }
}

function entryOf(mail: Delivered | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(file?.content as string))
  const events = calendar.getAllSubcomponents('vevent')
  const read = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString()
  return { method: calendar.getFirstPropertyValue('method'), events, read, component: events[0] as ICAL.Component }
}

const bodies = ({ text = '', html = '' }: Delivered) => [text, html]

test('a mail goes to one recipient, even if the stored address contains several', async () => {
  const { uuid } = await booked()
  const email = 'victim@a.example,evil@b.example'
  await office.knex('appointments').where({ uuid }).update({ email })
  const { visitor, advisor } = await mailed()
  expect(advisor).toHaveLength(1)
  for (const { recipients, raw } of [...visitor, ...advisor]) {
    expect(recipients).toHaveLength(1)
    expect(raw.match(/^(bcc|cc):/gim)).toBeNull()
    expect(recipients).not.toContain('evil@b.example')
  }
})

test('each mail that was sent stands in the history of its appointment', async () => {
  const { uuid } = await booked()
  await mailed()
  const sent = await office.knex('appointment_history').where({ appointment_uuid: uuid }).orderBy('what')
  expect(sent.map(({ what, after, author }) => [what, after, author])).toEqual([
    ['mail-advisor', 'booked', 'system'],
    ['mail-visitor', 'booked', 'system']
  ])
})

test('line breaks and commas in names add no header, no recipient and no calendar line', async () => {
  const { uuid } = await booked()
  const names = {
    first_name: 'Eve\r\nBcc: evil@b.example',
    last_name: 'X", "evil@b.example\r\nATTENDEE:mailto:evil@b.example'
  }
  await office.knex('appointments').where({ uuid }).update(names)
  const { visitor, advisor } = await mailed()
  for (const mail of [...visitor, ...advisor]) {
    expect(mail.recipients).toHaveLength(1)
    expect([mail.to?.length, mail.bcc, mail.cc]).toEqual([1, undefined, undefined])
    const { component } = entryOf(mail)
    expect(component.getAllProperties('attendee')).toHaveLength(1)
    expect(component.getAllProperties('summary')).toHaveLength(1)
  }
  expect(visitor[0]?.raw).not.toContain('evil')
})

test.each([
  ['=?utf-8?Q?Bank=20Security?=', 'Visitor'],
  ['=?utf-8?B?QmFuayBTZWN1cml0eQ==?=', '=?utf-8?Q?Bank=20Security?='],
  ['=?utf-8?Q?a?=', '\\" <=?utf-8?Q?b?=>'],
  ['=?utf-8?Q?Jörg?=', 'Schönbäck'],
  ['=?x?', `${'=?utf-8?Q?=f0=9f=a6=86?='.repeat(3)}`]
])('a name that looks encoded (%s %s) is shown as it was typed', async (first_name, last_name) => {
  await booked({ first_name, last_name })
  const [mail] = (await mailed()).advisor
  expect(mail?.subject).toContain(`${first_name} ${last_name}`)
  expect(mail?.replyTo).toEqual([{ name: `${first_name} ${last_name}`, address: 'vera@visitor.example' }])
})

test.each([
  'Buy now: https://evil.example',
  'evil.example',
  'Call 0900123456',
  '<b>Eve</b>',
  'a'.repeat(60),
  'x@y.example'
])('a first name that contains a message (%s) is not mailed to the visitor’s address', async (first_name) => {
  await booked({ first_name, last_name: first_name, note: first_name })
  const { visitor, advisor } = await mailed()
  expect(visitor[0]?.raw).not.toContain(first_name)
  for (const body of bodies(visitor[0] as Delivered)) expect(body).not.toContain(first_name)
  expect(advisor[0]?.text).toContain(first_name)
})

test('a visitor’s note is escaped in the mail to the advisor, and left out of the one to the visitor', async () => {
  const note = 'Bitte <script>alert(1)</script> & "Zinsen"\nzweite Zeile'
  await booked({ note, first_name: 'Vera' })
  const { visitor, advisor } = await mailed()
  for (const body of bodies(visitor[0] as Delivered)) expect(body).not.toContain('Zinsen')
  expect(advisor[0]?.text).toContain('Bitte <script>alert(1)</script> & "Zinsen"\n  zweite Zeile')
  expect(advisor[0]?.html).toContain('Bitte &lt;script>alert(1)&lt;/script>')
})

test('a booking notifies both, with umlauts and a calendar entry, and the token for the visitor only', async () => {
  const { uuid, token } = await booked({ first_name: 'Jörg', last_name: 'Schönbäck', email: 'joerg@visitor.example' })
  const { visitor, advisor } = await mailed()
  expect([visitor.length, advisor.length]).toEqual([1, 1])
  const [mine, theirs] = [visitor[0] as Delivered, advisor[0] as Delivered]
  expect(mine.recipients).toEqual(['joerg@visitor.example'])
  expect(mine.to?.[0]?.name).toBe('Jörg Schönbäck')
  expect(mine.text).toContain('Guten Tag Jörg Schönbäck,')
  expect(mine.text).toContain(`http://localhost`)
  for (const body of bodies(mine)) expect(body).toContain(`/appointments/${token}`)
  expect(theirs.raw).not.toContain(token)
  for (const mail of [mine, theirs]) expect(mail.from?.address).toBe('termine@demo.example')
  expect(mine.replyTo?.[0]?.address).toMatch(/@demo\.example$/)
  expect(theirs.replyTo?.[0]?.address).toBe('joerg@visitor.example')
  for (const mail of [mine, theirs]) {
    const { method, read, component } = entryOf(mail)
    expect([method, read('uid'), read('sequence')]).toEqual(['REQUEST', `${uuid}@localhost`, '0'])
    expect(read('dtstart')).toBe(start)
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:termine@demo.example')
    expect(component.getFirstPropertyValue('attendee')).toMatch(new RegExp(`mailto:${mail.recipients[0]}`, 'i'))
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
    for (const line of mail.attachments
      .filter(({ mimeType }) => mimeType.includes('calendar') || mimeType === 'application/ics')
      .map(({ content }) => content as string)
      .join('')
      .split(/\r?\n/)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  }
  expect(entryOf(mine).read('description')).toContain(token)
  expect(entryOf(theirs).read('summary')).toContain('Jörg Schönbäck')
})

/** What the advisor does themselves. */
async function act(path: string, body?: object): Promise<void> {
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const { status } = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/${path}`, { cookie, body })
  expect(status).toBeLessThan(300)
}

const requiring = async (requires_confirmation: boolean) =>
  office.knex('advisors').where({ uuid: office.advisorUuid }).update({ requires_confirmation })

test('an advisor who confirms or books gets the calendar entry, not news of a new appointment', async () => {
  await requiring(true)
  const { uuid } = await booked()
  await mailed()
  await act(`appointments/${uuid}/confirmation`)
  const confirmed = await mailed()
  await act('customer-appointments', bookingRequest(office, later(start, 60)))
  await requiring(false)
  const entered = await mailed()
  for (const [{ visitor, advisor }, subject, title] of [
    [confirmed, /^Bestätigt: Vera Visitor, /, 'Termin bestätigt'],
    [entered, /^Gebucht: Vera Visitor, /, 'Termin gebucht']
  ] as const) {
    expect(advisor.map((mail) => mail.subject)).toEqual([expect.stringMatching(subject)])
    expect(advisor[0]?.text).toContain(title)
    expect(advisor[0]?.text).not.toMatch(/neuer termin|wurde ein Termin gebucht/i)
    expect(entryOf(advisor[0]).method).toBe('REQUEST')
    expect(visitor.map((mail) => mail.subject)).toEqual([expect.stringMatching(/^Ihr Termin am /)])
  }
})

test.each([
  [
    'de-AT',
    'Sobald Mag. Anna Gruber zugestimmt hat,',
    'Mag. Anna Gruber hat zu dieser Zeit leider keinen Termin frei.'
  ],
  ['en', 'as soon as Mag. Anna Gruber has agreed.', 'Unfortunately, Mag. Anna Gruber is not available at this time.']
])('the mails about a request and its refusal name the advisor in %s', async (language, asked, declined) => {
  await requiring(true)
  const { uuid } = await booked({}, start, { headers: { 'accept-language': language } })
  await requiring(false)
  const request = await mailed()
  await act(`appointments/${uuid}/cancellation`, {})
  const refusal = await mailed()
  for (const body of bodies(request.visitor[0] as Delivered)) expect(body).toContain(asked)
  for (const body of bodies(refusal.visitor[0] as Delivered)) expect(body).toContain(declined)
})

test('a mail that is sent again has the same Message-ID', async () => {
  const { uuid } = await booked()
  const first = await mailed()
  const payload = JSON.stringify({ appointment_uuid: uuid, to: 'visitor', occasion: 'booked', sequence: 0 })
  const again = { state: 'waiting', next_at: MONDAY, payload }
  await office.knex('outbox').whereLike('dedupe_key', '%:booked:visitor:0').update(again)
  const second = await mailed()
  expect(second.visitor[0]?.messageId).toBe(first.visitor[0]?.messageId)
  expect(first.visitor[0]?.messageId).toMatch(/^<[\w.-]+@localhost>$/)
  expect(first.visitor[0]?.messageId).not.toBe(first.advisor[0]?.messageId)
})

test('rescheduling sends the new time under the same UID with the next sequence number', async () => {
  const { uuid, token } = await booked()
  await mailed()
  const then = later(start, 60)
  await visit(office, 'PATCH', token, { starts_at: then })
  const { visitor, advisor } = await mailed()
  for (const mail of [visitor[0], advisor[0]]) {
    const { read } = entryOf(mail)
    expect([read('uid'), read('sequence'), read('dtstart')]).toEqual([`${uuid}@localhost`, '1', then])
  }
  expect(visitor[0]?.subject).toContain('Verschoben')
})

test('cancelling withdraws the calendar entry and gives the advisor the reason', async () => {
  const { uuid, token } = await booked()
  await mailed()
  await visit(office, 'POST', token, { reason: 'Krank <b>' })
  const { visitor, advisor } = await mailed()
  for (const mail of [visitor[0], advisor[0]]) {
    const { method, read } = entryOf(mail)
    expect([method, read('uid'), read('status')]).toEqual(['CANCEL', `${uuid}@localhost`, 'CANCELLED'])
  }
  expect(visitor[0]?.raw).not.toContain(token)
  expect(visitor[0]?.raw).not.toContain('Krank')
  expect(advisor[0]?.text).toContain('Krank <b>')
  expect(advisor[0]?.html).toContain('Krank &lt;b>')
})

test('a mail about a superseded state is not sent', async () => {
  const { token } = await booked()
  await visit(office, 'POST', token, {})
  const { visitor, advisor } = await mailed()
  expect([...visitor, ...advisor].map(({ subject }) => subject?.split(':')[0])).toEqual(['Abgesagt', 'Termin abgesagt'])
})

test('a reminder is sent a day before, unless the appointment is cancelled', async () => {
  const thursday = later(TUESDAY, 2 * 24 * 60)
  await booked({ email: 'kept@visitor.example' }, thursday)
  const { token } = await booked({ email: 'gone@visitor.example' }, later(thursday, 60))
  await visit(office, 'POST', token, {})
  await mailed()
  const before = office.site.clock.time
  office.site.clock.time = new Date(later(thursday, -23 * 60))
  const { visitor, advisor } = await mailed()
  office.site.clock.time = before
  expect(visitor.map(({ recipients }) => recipients[0])).toEqual(['kept@visitor.example'])
  expect(visitor[0]?.subject).toMatch(/^Erinnerung/)
  expect(advisor).toEqual([])
})

test('phone appointments are shown in the visitor’s time zone, with the branch’s time beside it', async () => {
  const rest = { type: 'by-phone', phone: '+43 1 234567', time_zone: 'America/New_York' }
  await booked(rest)
  const { visitor, advisor } = await mailed()
  const hour = (zone: string) =>
    new Intl.DateTimeFormat('de-AT', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(start))
  expect(visitor[0]?.subject).toContain(hour('America/New_York'))
  expect(visitor[0]?.text).toContain(`${hour('Europe/Vienna')}–`)
  expect(visitor[0]?.text).toContain('Nordamerikanische Ostküstenzeit')
  expect(advisor[0]?.subject).toContain(hour('Europe/Vienna'))
  expect(advisor[0]?.text).not.toContain('Ostküste')
})

test('an online appointment with an advisor without settings notifies both', async () => {
  const offer = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid, type: 'online' }
  await office.knex('advisor_appointment_types').insert(offer)
  await booked({ type: 'online' })
  const { visitor, advisor } = await mailed()
  await office.knex('advisor_appointment_types').where(offer).delete()
  expect([visitor.length, advisor.length]).toEqual([1, 1])
})

/** The addresses of a mail's links, by their texts. */
const linksOf = ({ html = '' }: Delivered): Record<string, string> =>
  Object.fromEntries(
    [
      ...html
        .replaceAll('<wbr>', '')
        .replaceAll('<wbr/>', '')
        .matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)
    ].map(([, href = '', text]) => [text, href.replaceAll('&amp;', '&')])
  )

test('the visitor gets a link for each thing to do, and for each calendar', async () => {
  const { token } = await booked()
  const { visitor, advisor } = await mailed()
  const links = linksOf(visitor[0] as Delivered)
  const page = `http://localhost:0/appointments/${token}`
  expect(links).toMatchObject({
    'Termin verschieben': `${page}/reschedule`,
    'Termin absagen': `${page}/cancel`,
    'Datei (.ics)': `${page}/calendar.ics`,
    'anna.gruber@demo.example': 'mailto:anna.gruber@demo.example',
    'Kärntner Straße 21, 1010 Wien': expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//)
  })
  for (const href of Object.values(links))
    expect(visitor[0]?.text?.includes(href) || !href.startsWith('http') || href.includes('/maps/')).toBe(true)
  const day = start.replace(/[-:]/g, '')
  expect(new URL(links.Google ?? '').searchParams.get('dates')).toMatch(new RegExp(`^${day}/`))
  expect(new URL(links.Outlook ?? '').searchParams.get('startdt')).toBe(start)
  for (const calendar of [links.Google, links.Outlook]) expect(calendar).not.toContain(token)
  expect(Object.values(links).filter((href) => /^tel:\+\d+$/.test(href))).toHaveLength(1)
  for (const mail of [visitor[0], advisor[0]]) {
    expect(linksOf(mail as Delivered)).toMatchObject({
      Impressum: 'https://www.alpenbank.example/impressum',
      Datenschutz: expect.stringMatching(/^https:/)
    })
    expect(mail?.text).toContain('Impressum: https://www.alpenbank.example/impressum')
  }
  expect(linksOf(advisor[0] as Delivered)).toMatchObject({ 'Alle meine Termine': expect.any(String) })
})

test('the pictures are in the mail, and nothing is fetched when it is read', async () => {
  await booked()
  const { visitor, advisor } = await mailed()
  const pictures = ({ html = '' }: Delivered) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)
  const parts = ({ attachments }: Delivered) =>
    attachments.flatMap(({ contentId }) => (contentId ? [`cid:${contentId.slice(1, -1)}`] : []))
  const [mine, theirs] = [visitor[0] as Delivered, advisor[0] as Delivered]
  expect([pictures(mine).length, pictures(theirs).length]).toEqual([2, 1])
  for (const mail of [mine, theirs]) {
    expect(pictures(mail)).toEqual(parts(mail))
    expect(mail.html).not.toMatch(/url\(|<link|<script|src="http/)
  }
  expect(mine.html).toContain('alt="Alpenbank"')
})

test('a moved appointment is mailed with its new and its previous time', async () => {
  const { token } = await booked()
  await mailed()
  await visit(office, 'PATCH', token, { starts_at: later(start, 60) })
  const { visitor, advisor } = await mailed()
  const clock = (moment: string) =>
    new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' }).format(
      new Date(moment)
    )
  for (const mail of [visitor[0], advisor[0]]) {
    expect(mail?.text).toMatch(new RegExp(`Neue Zeit: .*, ${clock(later(start, 60))}–`))
    expect(mail?.text).toMatch(new RegExp(`Bisherige Zeit: .*, ${clock(start)}–`))
    expect(mail?.html).toMatch(new RegExp(`<del>[^<]*${clock(start)}–`))
  }
})

test('a message with a move keeps its paragraphs, in the text and in the HTML', async () => {
  const { uuid } = await booked()
  await mailed()
  const cookie = await signIn(office.site, 'advisor@demo.example')
  const message = 'I am at a training.\nSorry!\n\n \nSee you soon.'
  const path = `/api/v1/advisors/${office.alias}/appointments/${uuid}`
  const body = { starts_at: later(start, 60), message }
  expect((await request(office.site, 'PATCH', path, { cookie, body })).status).toBe(200)
  const { visitor } = await mailed()
  expect(visitor[0]?.text).toContain(':\n  I am at a training.\n  Sorry!\n\n  See you soon.\n')
  const style = (line: string) => new RegExp(`<dd style="([^"]*)">${line}<`).exec(visitor[0]?.html ?? '')?.[1]
  expect(style('Sorry!')).toMatch(/^margin:0px;/)
  expect(style('See you soon\\.')).toMatch(/^margin:12px 0 0;/)
})

test.each([
  ['de-AT', 'Guten Tag Dr. Johanna von der Tann,'],
  ['de-AT-informal', 'Hallo Dr. Johanna,'],
  ['en', 'Dear Dr. Johanna von der Tann,']
])('the salutation in %s has the name as it was entered', async (language, greeting) => {
  const tenant = () => office.knex('tenants').where({ id: office.tenantId })
  await tenant().update({ language })
  await booked({ first_name: 'Dr. Johanna', last_name: 'von der Tann' })
  const { visitor } = await mailed()
  await tenant().update({ language: 'de-AT' })
  for (const body of bodies(visitor[0] as Delivered)) expect(body).toContain(greeting)
})
