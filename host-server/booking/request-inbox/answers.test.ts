import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../../testing/mailbox.ts'
import { pass } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, type Inbox, openInbox, VISITOR, write as written } from './testing/inbox.ts'

const ACCOUNTS = ['advisor', 'second', 'branch'] as const
type Account = (typeof ACCOUNTS)[number]

let inbox: Inbox<Account>
beforeAll(async () => {
  inbox = await openInbox(...ACCOUNTS)
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const ask = (account: Account, method: string, rest: string, body?: object, headers = {}) =>
  inbox.ask(account, method, rest, body, headers)
const record = (account: Account, uuid: string, text: string, headers = {}) =>
  ask(account, 'POST', `/${uuid}/answers`, { text }, headers)
const reply = (uuid: string, text: string) => ask('advisor', 'POST', `/${uuid}/replies`, { text })
const kept = () => inbox.office.knex('contact_request_replies').orderBy('uuid')
const logged = () => inbox.office.knex('audit_log').where({ object: 'contact-request' })

const write = () => written(inbox)

test.each([
  ['empty', ' \n '],
  ['too long', 'x'.repeat(10_001)],
  ['with control characters', 'Thank\u0000you']
])('an answer that is %s is refused', async (_fault, text) => {
  const { status, body } = await record('advisor', await write(), text)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['text']])
  expect([await kept(), await logged()]).toEqual([[], []])
})

test('is read by the inbox.colleague who gets the request, as text and with who has recorded it when, and mailed to nobody', async () => {
  const uuid = await write()
  await reply(uuid, 'Gern am Montag.')
  await deliver(inbox.office.site)
  inbox.mailbox.mails.length = 0
  pass(inbox.office, 30)
  const { status, body } = await record('advisor', uuid, '  <b>Ja</b>, gern.\r\n> Gern am Montag.  ')
  expect(status).toBe(201)
  expect((await ask('second', 'GET', `/${uuid}`)).status).toBe(404)
  await deliver(inbox.office.site)
  expect(inbox.mailbox.mails).toEqual([])
  await ask('advisor', 'PUT', `/${uuid}/advisor`, { advisor_uuid: inbox.colleague })
  const { replies } = (await ask('second', 'GET', `/${uuid}`)).body
  expect(replies).toHaveLength(2)
  expect(replies[0]).toMatchObject({ text: 'Gern am Montag.', is_from_customer: false })
  expect(replies[1]).toEqual({
    uuid: body.uuid,
    author_name: 'Anna Gruber',
    text: '<b>Ja</b>, gern.\r\n> Gern am Montag.',
    created_at: '2027-03-01T08:30:00Z',
    is_from_customer: true,
    is_internal: false,
    is_attempt: false
  })
})

test('stands in the audit log without the customer’s words', async () => {
  const uuid = await write()
  await record('branch', uuid, 'Ja, gern.')
  const [entry, ...more] = await logged()
  expect([more, entry.object_id]).toEqual([[], uuid])
  expect(JSON.parse(entry.changes)).toEqual([{ field: 'recorded_answers', before: '0', after: '1' }])
  expect(JSON.stringify(entry)).not.toMatch(/gern|Vera/)
})

test('is kept once, even if sent repeatedly and concurrently with one key', async () => {
  const uuid = await write()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => record('advisor', uuid, 'Ja', headers)))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await record('advisor', uuid, 'Nein', headers)).status).toBe(422)
  expect((await record('branch', uuid, 'Ja', headers)).body.uuid).not.toBe(answers[0]?.body.uuid)
  expect([(await kept()).length, (await logged()).length]).toEqual([2, 2])
})

test('is no part of the thread that the next reply continues by mail', async () => {
  const uuid = await write()
  const [confirmation] = inbox.mailbox.mails.filter(({ recipients }) => recipients[0] === VISITOR.email)
  await reply(uuid, 'First')
  await record('advisor', uuid, 'Thank you')
  await reply(uuid, 'Second')
  await deliver(inbox.office.site)
  const first = inbox.mailbox.mails.find(({ text }) => text?.includes('First'))
  const second = inbox.mailbox.mails.find(({ text }) => text?.includes('Second'))
  expect(second?.inReplyTo).toBe(first?.messageId)
  expect(second?.references).toBe(`${confirmation?.messageId} ${first?.messageId}`)
  expect(second?.text).not.toContain('Thank you')
  expect((await ask('advisor', 'GET', `/${uuid}`)).body.replies.map(({ text }: { text: string }) => text)).toEqual([
    'First',
    'Thank you',
    'Second'
  ])
})
