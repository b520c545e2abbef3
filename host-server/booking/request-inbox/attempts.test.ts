import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../../testing/mailbox.ts'
import { MONDAY, pass } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, type Inbox, openInbox, write as written } from './testing/inbox.ts'

const ACCOUNTS = ['advisor', 'second', 'admin'] as const
type Account = (typeof ACCOUNTS)[number]

let inbox: Inbox<Account>
beforeAll(async () => {
  inbox = await openInbox(...ACCOUNTS)
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const ask = (account: Account, method: string, rest: string, body?: object) => inbox.ask(account, method, rest, body)
const attempt = (account: Account, uuid: string, headers = {}) =>
  inbox.ask(account, 'POST', `/${uuid}/attempts`, undefined, headers)
const kept = () => inbox.office.knex('contact_request_replies').orderBy('uuid')

const write = () => written(inbox)

test('a call is neither noted nor taken back with a request that is somebody else’s or unknown', async () => {
  const uuid = await write()
  const { body } = await attempt('advisor', uuid)
  expect((await attempt('second', uuid)).status).toBe(404)
  expect((await ask('second', 'DELETE', `/${uuid}/attempts/${body.uuid}`)).status).toBe(404)
  expect((await attempt('advisor', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect(await kept()).toHaveLength(1)
})

test('a call is not noted with a request that is done, and is again once it is open', async () => {
  const uuid = await write()
  const mark = (done: boolean) => ask('advisor', 'PUT', `/${uuid}/done`, { done })
  await mark(true)
  const { status, body } = await attempt('advisor', uuid, { 'accept-language': 'en' })
  expect([status, body.message]).toEqual([409, 'This request is done. To note a call, reopen it first.'])
  expect(await kept()).toEqual([])
  await mark(false)
  expect((await attempt('advisor', uuid)).status).toBe(201)
})

test('what was noted before the request was done is answered again as it was', async () => {
  const uuid = await write()
  const headers = { 'idempotency-key': 'k'.repeat(20) }
  const { body } = await attempt('advisor', uuid, headers)
  await ask('advisor', 'PUT', `/${uuid}/done`, { done: true })
  expect(await attempt('advisor', uuid, headers)).toMatchObject({ status: 201, body: { uuid: body.uuid } })
})

test('only such a call is taken back, and only with its own request', async () => {
  const [uuid, other] = [await write(), await write()]
  const reply = await ask('advisor', 'POST', `/${uuid}/replies`, { text: 'Gern am Montag.' })
  const { body } = await attempt('advisor', uuid)
  for (const rest of [`/${uuid}/attempts/${reply.body.uuid}`, `/${other}/attempts/${body.uuid}`])
    expect((await ask('advisor', 'DELETE', rest)).status).toBe(404)
  expect(await kept()).toHaveLength(2)
})

test('calls that reach nobody stand in the thread with their time; the request stays open and nobody is notified', async () => {
  const uuid = await write()
  await attempt('advisor', uuid)
  pass(inbox.office, 10)
  const { status, body } = await attempt('admin', uuid)
  expect([status, body.is_attempt, body.text]).toEqual([201, true, ''])
  const opened = (await ask('advisor', 'GET', `/${uuid}`)).body
  expect(opened.replies.map((one: { created_at: string }) => one.created_at)).toEqual([MONDAY, body.created_at])
  expect(opened.request).toMatchObject({
    done_at: null,
    answered: null,
    attempted: { at: body.created_at, count: 2 }
  })
  const [listed] = (await ask('advisor', 'GET', '')).body.requests
  expect(listed.attempted.count).toBe(2)
  inbox.mailbox.mails.length = 0
  await deliver(inbox.office.site)
  expect(inbox.mailbox.mails).toEqual([])
})

test('a call is noted once even if that is asked again, and can be taken back', async () => {
  const uuid = await write()
  const headers = { 'idempotency-key': 'k'.repeat(20) }
  const [one, again] = [await attempt('advisor', uuid, headers), await attempt('advisor', uuid, headers)]
  expect(again.body.uuid).toBe(one.body.uuid)
  expect(await kept()).toHaveLength(1)
  expect((await ask('advisor', 'DELETE', `/${uuid}/attempts/${one.body.uuid}`)).status).toBe(204)
  expect(await kept()).toEqual([])
  expect((await ask('advisor', 'GET', `/${uuid}`)).body.request.attempted).toBeNull()
  const logged = await inbox.office.knex('audit_log').where({ object: 'contact-request' }).orderBy('uuid')
  expect(logged.map(({ changes }) => JSON.parse(changes))).toEqual([
    [{ field: 'call_attempts', before: '0', after: '1' }],
    [{ field: 'call_attempts', before: '1', after: '0' }]
  ])
})
