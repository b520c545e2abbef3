import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOTE_MAX } from '#contract/values'
import { request, signIn } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { MONDAY, type Office, openOffice } from '../appointments/testing/office.ts'

let office: Office
let mailbox: Mailbox
let colleague: string
const cookies = { advisor: '', second: '', admin: '' }
type Account = keyof typeof cookies

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { knex, organizationUuid: organization_uuid } = office
  const second = await knex('users').where({ email_address: 'second@demo.example' }).first('advisor_uuid')
  colleague = second.advisor_uuid
  await knex('advisors').where({ uuid: colleague }).update({ organization_uuid })
  for (const account of Object.keys(cookies) as Account[])
    cookies[account] = await signIn(office.site, `${account}@demo.example`)
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  for (const table of ['contact_requests', 'outbox', 'idempotency_keys', 'rate_limits', 'audit_log'])
    await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const VISITOR = { kind: 'basic', first_name: 'Vera', last_name: 'Taste', email: 'vera@visitor.example', note: 'Servus' }
const ask = (account: Account, method: string, rest: string, body?: object) =>
  request(office.site, method, `/api/v1/contact-requests${rest}`, {
    cookie: cookies[account],
    ...(body && { body })
  })
const reply = (uuid: string, text: string, rest = {}) => ask('advisor', 'POST', `/${uuid}/replies`, { text, ...rest })
const give = (uuid: string, note?: string) =>
  ask('advisor', 'PUT', `/${uuid}/advisor`, { advisor_uuid: colleague, ...(note !== undefined && { note }) })
const repliesOf = async (account: Account, uuid: string) => (await ask(account, 'GET', `/${uuid}`)).body.replies
const listed = async (account: Account) => (await ask(account, 'GET', '?state=all')).body.requests[0]
const changes = async (): Promise<string[][]> => {
  const rows = await office.knex('audit_log').where({ object: 'contact-request' }).orderBy('uuid')
  return rows.map(({ changes: all }) => JSON.parse(all).map(({ field }: { field: string }) => field))
}

async function write(): Promise<string> {
  const path = `/api/v1/advisors/${office.alias}/contact-requests`
  const { body } = await request(office.site, 'POST', path, { body: VISITOR })
  await deliver(office.site)
  mailbox.mails.length = 0
  return body.uuid
}

test.each([
  ['too long', 'x'.repeat(NOTE_MAX + 1)],
  ['with control characters', 'Thank\u0000you']
])('a note that is %s is refused, and nothing is given away', async (_fault, note) => {
  const uuid = await write()
  const { status, body } = await give(uuid, note)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['note']])
  expect(await office.knex('contact_request_replies')).toEqual([])
  expect((await ask('second', 'GET', `/${uuid}`)).status).toBe(404)
})

test('a note goes to the colleague by e-mail, stays with the request, and never reaches the customer', async () => {
  const uuid = await write()
  expect((await give(uuid, 'Kennt mich vom Verein.\nBitte heute anrufen.')).status).toBe(204)
  await deliver(office.site)
  const { email_address } = await office.knex('advisors').where({ uuid: colleague }).first('email_address')
  expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([[email_address]])
  expect(mailbox.mails[0]?.text).toMatch(
    /Notiz von Anna Gruber[\s\S]*Kennt mich vom Verein\.[\s\S]*Bitte heute anrufen\./
  )
  expect(await repliesOf('second', uuid)).toMatchObject([
    { author_name: 'Anna Gruber', text: 'Kennt mich vom Verein.\nBitte heute anrufen.', is_internal: true }
  ])
  mailbox.mails.length = 0
  await ask('second', 'POST', `/${uuid}/replies`, { text: 'Gern am Montag.' })
  await deliver(office.site)
  const [mail] = mailbox.mails
  expect(mail?.recipients).toEqual([VISITOR.email])
  expect(`${mail?.text}${mail?.html}`).not.toContain('Verein')
  // the thread continues the confirmation: the note was no mail
  expect(mail?.references).toBe(mail?.inReplyTo)
})

test('without a note nothing is kept, and the e-mail has no empty line for it', async () => {
  const uuid = await write()
  await give(uuid)
  await deliver(office.site)
  expect(mailbox.mails[0]?.text).not.toContain('Notiz von')
  expect(await repliesOf('second', uuid)).toEqual([])
})

test('the list says when and by whom a request was last answered, which notes are not', async () => {
  const uuid = await write()
  expect((await listed('advisor')).answered).toBeNull()
  await reply(uuid, 'Gern am Montag.')
  expect((await listed('advisor')).answered).toEqual({ at: MONDAY, by: 'Anna Gruber' })
  await office.knex('contact_request_replies').delete()
  await give(uuid, 'Für dich')
  expect((await listed('second')).answered).toBeNull()
})

test('a reply can finish the request, and stays sent when that is taken back', async () => {
  const uuid = await write()
  expect((await reply(uuid, 'Gern am Montag.', { done: true })).status).toBe(201)
  expect((await listed('advisor')).done_at).toBe(MONDAY)
  await ask('advisor', 'PUT', `/${uuid}/done`, { done: false })
  const { done_at, answered } = await listed('advisor')
  expect([done_at, answered.by]).toEqual([null, 'Anna Gruber'])
  await reply(uuid, 'Oder am Dienstag.')
  expect((await listed('advisor')).done_at).toBeNull()
})

test('replies, notes, done and open again are in the audit log, without a name or a word', async () => {
  const uuid = await write()
  await reply(uuid, 'Gern am Montag.')
  await ask('advisor', 'PUT', `/${uuid}/done`, { done: true })
  await ask('advisor', 'PUT', `/${uuid}/done`, { done: true })
  await ask('advisor', 'PUT', `/${uuid}/done`, { done: false })
  await reply(uuid, 'Oder am Dienstag.', { done: true })
  await give(uuid, 'Für dich')
  expect(await changes()).toEqual([
    ['replies'],
    ['request_state'],
    ['request_state'],
    ['request_state', 'replies'],
    ['advisor', 'notes']
  ])
  const all = JSON.stringify(await office.knex('audit_log').where({ object: 'contact-request' }))
  expect(all).not.toMatch(/Vera|Taste|visitor\.example|Gern|Dienstag|Für dich/)
  const { body } = await ask('admin', 'GET', `/${uuid}`)
  expect(body.request.done_at).toBe(MONDAY)
})

test('what is done with several in one go is recorded for each that was changed', async () => {
  const requests = [await write(), await write()]
  await ask('advisor', 'PUT', `/${requests[0]}/done`, { done: true })
  const { body } = await ask('advisor', 'PUT', '/done', { requests, done: true })
  expect(body.changed).toEqual([requests[1]])
  expect(await changes()).toEqual([['request_state'], ['request_state']])
})
