import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../testing/client.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Office, openOffice, pass } from '../appointments/testing/office.ts'
import { FIRST, openChat } from './testing/chat.ts'

let office: Office
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  for (const table of ['conversations', 'outbox']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

async function chat(rest: object = {}) {
  // the clock has moved on, and sessions end
  const cookie = await signIn(office.site, 'advisor@demo.example')
  return openChat(office, cookie, rest)
}

/** What was sent by now, by the subject and to whom. */
async function sent(minutes = 0): Promise<Delivered[]> {
  pass(office, minutes)
  await deliver(office.site)
  return mailbox.mails.splice(0)
}
const subjects = (mails: readonly Delivered[]) => mails.map(({ subject }) => subject)

test('an advisor who has not read is told once, after a while, with a link and nothing of what was written', async () => {
  const { visitor, uuid } = await chat({ email: '' })
  await visitor.write('Sind Sie da?')
  expect(await sent(1)).toEqual([])
  const mails = await sent(5)
  expect(subjects(mails)).toEqual(['Chat mit Vera Visitor'])
  expect(mails[0]?.recipients).toEqual(['anna.gruber@demo.example'])
  expect(mails[0]?.text).toContain(`/app/messenger?id=${uuid}`)
  expect(mails[0]?.raw).not.toMatch(/Sind Sie da|Frage zum Konto/)
  await visitor.write('Hallo?')
  expect(await sent(60)).toEqual([])
})

test('an advisor who has read is not told, and is told again of what comes later', async () => {
  const { visitor, staff } = await chat({ email: '' })
  await staff.see(1)
  expect(await sent(60)).toEqual([])
  await visitor.write('Noch etwas')
  expect(subjects(await sent(60))).toEqual(['Chat mit Vera Visitor'])
})

test('reading between two messages leaves one mail, of the second', async () => {
  const { visitor, staff } = await chat({ email: '' })
  pass(office, 1)
  await staff.see(1)
  await visitor.write('Noch etwas')
  expect(await sent(2)).toEqual([])
  expect(await sent(2)).toHaveLength(1)
  expect(await sent(60)).toEqual([])
})

test('a visitor with an address gets the link, and is told of an answer that was not read', async () => {
  const { token, staff } = await chat()
  const [first, ...none] = await sent()
  expect([first?.subject, first?.recipients, none]).toEqual([
    expect.stringMatching(/^Ihr Chat mit /),
    [FIRST.email],
    []
  ])
  expect(first?.text).toContain(`/messenger#/${token}`)
  expect(first?.raw).not.toMatch(/Frage zum Konto|Vera/)
  await staff.see(1)
  await staff.write('Grüß Gott')
  const [told, ...more] = await sent(60)
  expect([told?.subject, told?.recipients, more]).toEqual([
    expect.stringMatching(/^Neue Antwort von /),
    [FIRST.email],
    []
  ])
  expect(told?.text).toContain(`/messenger#/${token}`)
  expect(told?.text).not.toContain('Grüß Gott')
})

test('a visitor who has read the answer is not told, and one without an address never', async () => {
  const { visitor, staff } = await chat()
  await sent()
  await staff.see(1)
  await staff.write('Grüß Gott')
  await visitor.see(2)
  expect(await sent(60)).toEqual([])
  const other = await chat({ email: '' })
  await other.staff.see(1)
  await other.staff.write('Grüß Gott')
  expect(await sent(60)).toEqual([])
})

test('a visitor gets everything that was written to the address on file, once somebody has answered', async () => {
  const silent = await chat()
  const early = await silent.visitor.ask('POST', '/transcript')
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/sobald eine Antwort/)])
  const nameless = await chat({ email: '' })
  await nameless.staff.write('Grüß Gott')
  expect((await nameless.visitor.ask('POST', '/transcript')).status).toBe(409)
  const { visitor, staff, token } = await chat()
  await staff.see(1)
  await staff.write('Grüß Gott <b>Vera</b>\nBitte mit Ausweis')
  await visitor.see(2)
  await office.knex('outbox').delete()
  expect((await visitor.ask('POST', '/transcript')).status).toBe(202)
  const [mail, ...none] = await sent()
  expect([mail?.subject, mail?.recipients, none]).toEqual([expect.stringMatching(/zum Nachlesen$/), [FIRST.email], []])
  for (const said of [FIRST.text, 'Grüß Gott <b>Vera</b>', 'Bitte mit Ausweis', `/messenger#/${token}`])
    expect(mail?.text).toContain(said)
  expect(mail?.html).not.toContain('<b>Vera')
})

test('a transcript is not sent of a conversation that is deleted meanwhile', async () => {
  const { visitor, staff } = await chat()
  await staff.write('Grüß Gott')
  expect((await visitor.ask('POST', '/transcript')).status).toBe(202)
  await visitor.ask('DELETE')
  expect(await sent(60)).toEqual([])
})

test('who is given a conversation is told, and who has given it away is not told any more', async () => {
  const { staff } = await chat({ email: '' })
  const { organization_uuid } = await office.knex('advisors').where({ uuid: office.advisorUuid }).first()
  const colleague = await office
    .knex('advisors')
    .where({ organization_uuid })
    .whereNull('deactivated_at')
    .whereNot({ uuid: office.advisorUuid })
    .first('uuid', 'email_address')
  await staff.see(1)
  await staff.ask('PUT', '/advisor', { advisor_uuid: colleague.uuid })
  const mails = await sent(60)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[colleague.email_address]])
  expect(mails[0]?.text).toMatch(/an (Sie|dich) weitergegeben/)
})
