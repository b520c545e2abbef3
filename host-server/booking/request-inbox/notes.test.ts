import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOTE_MAX } from '#contract/values'
import { deliver } from '../../testing/mailbox.ts'
import { MONDAY } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, type Inbox, openInbox, VISITOR, write as written } from './testing/inbox.ts'

const ACCOUNTS = ['advisor', 'second', 'admin'] as const
type Account = (typeof ACCOUNTS)[number]

let inbox: Inbox<Account>
beforeAll(async () => {
  inbox = await openInbox(...ACCOUNTS)
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const ask = (account: Account, method: string, rest: string, body?: object) => inbox.ask(account, method, rest, body)
const reply = (uuid: string, text: string, rest = {}) => ask('advisor', 'POST', `/${uuid}/replies`, { text, ...rest })
const give = (uuid: string, note?: string) =>
  ask('advisor', 'PUT', `/${uuid}/advisor`, { advisor_uuid: inbox.colleague, ...(note !== undefined && { note }) })
const repliesOf = async (account: Account, uuid: string) => (await ask(account, 'GET', `/${uuid}`)).body.replies
const listed = async (account: Account) => (await ask(account, 'GET', '?state=all')).body.requests[0]
const changes = async (): Promise<string[][]> => {
  const rows = await inbox.office.knex('audit_log').where({ object: 'contact-request' }).orderBy('uuid')
  return rows.map(({ changes: all }) => JSON.parse(all).map(({ field }: { field: string }) => field))
}

async function write() {
  const uuid = await written(inbox)
  inbox.mailbox.mails.length = 0
  return uuid
}

test.each([
  ['too long', 'x'.repeat(NOTE_MAX + 1)],
  ['with control characters', 'Thank\u0000you']
])('a note that is %s is refused, and nothing is given away', async (_fault, note) => {
  const uuid = await write()
  const { status, body } = await give(uuid, note)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['note']])
  expect(await inbox.office.knex('contact_request_replies')).toEqual([])
  expect((await ask('second', 'GET', `/${uuid}`)).status).toBe(404)
})

test('a note goes to the inbox.colleague by e-mail, stays with the request, and never reaches the customer', async () => {
  const uuid = await write()
  expect((await give(uuid, 'Kennt mich vom Verein.\nBitte heute anrufen.')).status).toBe(204)
  await deliver(inbox.office.site)
  const { email_address } = await inbox.office.knex('advisors').where({ uuid: inbox.colleague }).first('email_address')
  expect(inbox.mailbox.mails.map(({ recipients }) => recipients)).toEqual([[email_address]])
  expect(inbox.mailbox.mails[0]?.text).toMatch(
    /Notiz von Anna Gruber[\s\S]*Kennt mich vom Verein\.[\s\S]*Bitte heute anrufen\./
  )
  expect(await repliesOf('second', uuid)).toMatchObject([
    { author_name: 'Anna Gruber', text: 'Kennt mich vom Verein.\nBitte heute anrufen.', is_internal: true }
  ])
  inbox.mailbox.mails.length = 0
  await ask('second', 'POST', `/${uuid}/replies`, { text: 'Gern am Montag.' })
  await deliver(inbox.office.site)
  const [mail] = inbox.mailbox.mails
  expect(mail?.recipients).toEqual([VISITOR.email])
  expect(`${mail?.text}${mail?.html}`).not.toContain('Verein')
  // the thread continues the confirmation: the note was no mail
  expect(mail?.references).toBe(mail?.inReplyTo)
})

test('without a note nothing is kept, and the e-mail has no empty line for it', async () => {
  const uuid = await write()
  await give(uuid)
  await deliver(inbox.office.site)
  expect(inbox.mailbox.mails[0]?.text).not.toContain('Notiz von')
  expect(await repliesOf('second', uuid)).toEqual([])
})

test('the list says when and by whom a request was last answered, which notes are not', async () => {
  const uuid = await write()
  expect((await listed('advisor')).answered).toBeNull()
  await reply(uuid, 'Gern am Montag.')
  expect((await listed('advisor')).answered).toEqual({ at: MONDAY, by: 'Anna Gruber' })
  await inbox.office.knex('contact_request_replies').delete()
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
  const all = JSON.stringify(await inbox.office.knex('audit_log').where({ object: 'contact-request' }))
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
