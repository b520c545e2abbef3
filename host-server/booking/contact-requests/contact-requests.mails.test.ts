import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Office, openOffice } from '../appointments/testing/office.ts'

let office: Office
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(() => {
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const BASIC = {
  kind: 'basic',
  first_name: 'Jörg',
  last_name: 'Schönbäck',
  email: 'joerg@visitor.example',
  note: 'Servus'
}

const WINDOW = { date: '2027-03-05', start_time: '09:00', end_time: '11:30' }

/** All mails for one request; `change` overwrites its row first. */
async function mailsOf(rest: object = {}, change: object = {}): Promise<Delivered[]> {
  const body = { ...BASIC, ...rest }
  const answer = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/contact-requests`, { body })
  expect(answer.status).toBe(201)
  await office
    .knex('contact_requests')
    .where({ uuid: answer.body.uuid })
    .update({ ...body, ...change })
  await deliver(office.site)
  return mailbox.mails.splice(0)
}

async function sent(rest: object = {}): Promise<{ visitor: Delivered; advisor: Delivered }> {
  const mails = await mailsOf(rest)
  const isAdvisor = ({ recipients }: Delivered) => recipients[0]?.endsWith('@demo.example') ?? false
  const [advisor, visitor] = [mails.find(isAdvisor), mails.find((mail) => !isAdvisor(mail))]
  if (!visitor || !advisor || mails.length > 2) throw new Error(`${mails.length} mails were sent`)
  return { visitor, advisor }
}

const headersOf = ({ raw }: Delivered) => raw.slice(0, raw.indexOf('\r\n\r\n'))

test.each([
  { first_name: 'Eve\r\nBcc: evil@b.example', last_name: 'X", "evil@b.example' },
  { email: 'victim@a.example,evil@b.example' },
  { email: 'victim@a.example\r\nBcc: evil@b.example' },
  { note: 'a\r\n.\r\nRCPT TO:<evil@b.example>' }
])('whatever is stored, a mail has one recipient and no injected header: %j', async (change) => {
  const mails = await mailsOf({}, change)
  // the mail server rejects invalid addresses
  expect(mails).toHaveLength('email' in change ? 1 : 2)
  for (const mail of mails) {
    expect([mail.recipients.length, mail.to?.length, mail.cc, mail.bcc]).toEqual([1, 1, undefined, undefined])
    expect(mail.recipients).not.toContain('evil@b.example')
    expect(headersOf(mail).match(/^(bcc|cc):/gim)).toBeNull()
  }
})

test('the confirmation contains nothing of what the sender typed', async () => {
  const typed = {
    first_name: 'Winner',
    last_name: 'Https://evil.example',
    phone: '0900 123456',
    note: 'You have won: https://evil.example/prize'
  }
  const { visitor, advisor } = await sent(typed)
  for (const text of Object.values(typed)) {
    for (const part of [visitor.raw, visitor.text, visitor.html, visitor.subject]) expect(part).not.toContain(text)
    expect(advisor.text).toContain(text)
  }
  expect(visitor.to).toEqual([{ name: '', address: 'joerg@visitor.example' }])
})

test('the confirmation is the same for every message', async () => {
  const one = await sent()
  const other = await sent({ kind: 'messenger', first_name: 'Vera', note: 'x' })
  expect([one.visitor.subject, one.visitor.text]).toEqual([other.visitor.subject, other.visitor.text])
  expect(one.visitor.subject).toBe('Ihre Anfrage ist bei uns eingelangt')
  expect(one.visitor.replyTo?.[0]?.address).toMatch(/@demo\.example$/)
})

test('the advisor gets the message escaped, and replies go to the sender', async () => {
  const { advisor } = await sent({ note: 'Bitte <script>alert(1)</script>\nzweite Zeile' })
  expect(advisor.subject).toBe('Kontaktanfrage: Jörg Schönbäck')
  expect(advisor.replyTo?.[0]).toEqual({ name: 'Jörg Schönbäck', address: 'joerg@visitor.example' })
  expect(advisor.text).toContain('Bitte <script>alert(1)</script>\n  zweite Zeile')
  expect(advisor.html).toContain('Bitte &lt;script>alert(1)&lt;/script>')
  expect(advisor.from?.address).toBe('termine@demo.example')
})

test('the confirmation of a call repeats its day and hours, and not its number', async () => {
  const { visitor } = await sent({ kind: 'callback', phone: '+43 1 999', ...WINDOW })
  expect(visitor.subject).toBe('Ihr Rückrufwunsch ist bei uns eingelangt')
  for (const part of [visitor.text, visitor.html]) {
    expect(part).toContain('Wir rufen Sie zur gewünschten Zeit an.')
    expect(part).toContain('Freitag, 5. März 2027')
    expect(part).toContain('09:00–11:30')
    expect(part).not.toMatch(/999|Mitteleuropäische Zeit/)
  }
})

test('hours are in the branch’s time zone, which is named where it is not the institution’s', async () => {
  const request = { kind: 'callback', phone: '+43 1 234567', ...WINDOW }
  const call = await sent(request)
  expect(call.advisor.subject).toBe('Rückrufwunsch: Jörg Schönbäck')
  expect(call.advisor.text).not.toContain('Mitteleuropäische Zeit')
  for (const { text } of await mailsOf(request, { time_zone: 'Europe/Helsinki' })) {
    expect(text).toContain('09:00–11:30 (Osteuropäische Zeit)')
  }
})

test('a wish for an appointment is confirmed as a wish', async () => {
  const mail = await sent({ kind: 'appointment', ...WINDOW })
  expect(mail.advisor.subject).toBe('Terminwunsch: Jörg Schönbäck')
  expect(mail.advisor.text).toContain('Freitag, 5. März 2027')
  expect(mail.visitor.text).toContain('Gebucht ist noch nichts')
  expect(mail.visitor.text).toContain('Wunschtermin:')
})

describe('the assistant', () => {
  const setting = () => office.knex('advisor_assistants').where({ advisor_uuid: office.advisorUuid })
  const module = () => office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name: 'assistant' })
  beforeAll(() => setting().update({ takes_requests: true }))
  afterAll(() => setting().update({ takes_requests: false }))

  test('gets no mail without the module, or without an address', async () => {
    await module().update({ effective_state: false })
    expect((await sent()).advisor.to?.[0]?.address).toBe('anna.gruber@demo.example')
    await module().update({ effective_state: true })
    const assistants = () => office.knex('assistants').where({ tenant_id: office.tenantId })
    await assistants().update({ email_address: '' })
    expect((await sent()).advisor.to?.[0]?.address).toBe('anna.gruber@demo.example')
    await assistants().update({ email_address: 'service@demo.example' })
  })

  test('gets the mail instead of the advisor, with the advisor’s name, and no link to pages they cannot open', async () => {
    const { advisor: mail, visitor } = await sent()
    expect(mail.recipients).toEqual(['service@demo.example'])
    expect(mail.to?.[0]?.name).toBe('Sabine Wallner')
    expect(mail.text).toContain('Diese Anfrage ging an Mag. Anna Gruber')
    expect(mail.text).toContain('Servus')
    expect(mail.text).not.toContain('/app/requests')
    expect(mail.replyTo?.[0]?.address).toBe('joerg@visitor.example')
    expect(visitor.text).toContain('Mag. Anna Gruber')
  })
})

test('without an assistant the advisor gets a link to the request', async () => {
  const { advisor } = await sent()
  expect(advisor.text).toMatch(/\/app\/requests\?id=[\da-f-]{36}/)
})

test('a deleted request is not mailed', async () => {
  const path = `/api/v1/advisors/${office.alias}/contact-requests`
  await request(office.site, 'POST', path, { body: BASIC })
  await office.knex('contact_requests').delete()
  await deliver(office.site)
  expect(mailbox.mails).toEqual([])
})
