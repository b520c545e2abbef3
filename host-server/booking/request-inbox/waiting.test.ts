import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InboxRequest } from '#contract/request-inbox'
import { request, signIn } from '../../testing/client.ts'
import { pass } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, type Inbox, openInbox, VISITOR, write } from './testing/inbox.ts'

const ACCOUNTS = ['advisor', 'branch'] as const
type Account = (typeof ACCOUNTS)[number]

let inbox: Inbox<Account>
beforeAll(async () => {
  inbox = await openInbox(...ACCOUNTS)
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const DAYS = 24 * 60
/** Long enough for a session to end. */
async function wait(minutes: number) {
  pass(inbox.office, minutes)
  for (const account of ACCOUNTS) inbox.cookies[account] = await signIn(inbox.office.site, `${account}@demo.example`)
}
const reply = (uuid: string) => inbox.ask('advisor', 'POST', `/${uuid}/replies`, { text: 'Gern am Montag.' })
const answer = (uuid: string) => inbox.ask('branch', 'POST', `/${uuid}/answers`, { text: 'Ja, gern.' })
const mark = (uuid: string, done: boolean) => inbox.ask('advisor', 'PUT', `/${uuid}/done`, { done })
const listed = async (query = '?state=all'): Promise<InboxRequest[]> =>
  (await inbox.ask('advisor', 'GET', query)).body.requests
const uuidsOf = async (query?: string) => (await listed(query)).map(({ uuid }) => uuid)
const states = async () => (await listed()).map(({ is_overdue, is_answered }) => ({ is_overdue, is_answered }))

/** What the start pages count, of an advisor and of the branch. */
async function counted() {
  const start = async (account: Account) =>
    (await request(inbox.office.site, 'GET', '/api/v1/start', { cookie: inbox.cookies[account] })).body
  return [(await start('advisor')).advisor, (await start('branch')).branch].map(
    ({ open_requests, unanswered_requests }) => [open_requests, unanswered_requests]
  )
}

const BOTH = (open: number, unanswered: number) => [
  [open, unanswered],
  [open, unanswered]
]

test('neither a call that reached nobody nor a note for a colleague is an answer', async () => {
  const uuid = await write(inbox)
  await inbox.ask('advisor', 'POST', `/${uuid}/attempts`)
  await inbox.ask('advisor', 'PUT', `/${uuid}/advisor`, { advisor_uuid: inbox.colleague, note: 'Für dich' })
  await inbox.ask('branch', 'PUT', `/${uuid}/advisor`, { advisor_uuid: inbox.office.advisorUuid })
  await wait(3 * DAYS)
  expect(await states()).toEqual([{ is_overdue: true, is_answered: false }])
  expect(await counted()).toEqual(BOTH(1, 1))
})

test('what is answered is overdue no longer and stays open, in list, filter and on the start pages alike', async () => {
  const uuid = await write(inbox)
  await wait(3 * DAYS)
  expect([await states(), await counted()]).toEqual([[{ is_overdue: true, is_answered: false }], BOTH(1, 1)])
  expect(await uuidsOf('?state=unanswered')).toEqual([uuid])
  await reply(uuid)
  expect([await states(), await counted()]).toEqual([[{ is_overdue: false, is_answered: true }], BOTH(1, 0)])
  expect([await uuidsOf('?state=unanswered'), await uuidsOf('?state=open')]).toEqual([[], [uuid]])
  const { request: read } = (await inbox.ask('branch', 'GET', `/${uuid}`)).body
  expect(read).toMatchObject({ is_overdue: false, is_answered: true, answered: { by: 'Anna Gruber' } })
})

test('a customer who writes again waits again, until the next working day', async () => {
  const uuid = await write(inbox)
  await reply(uuid)
  await wait(3 * DAYS)
  await answer(uuid)
  await wait(60)
  await answer(uuid)
  const [one] = await listed('?state=unanswered')
  // written on a Thursday
  expect(one).toMatchObject({ due_on: '2027-03-05', is_overdue: false, is_answered: false })
  expect(await counted()).toEqual(BOTH(1, 1))
  await wait(4 * DAYS)
  expect(await states()).toEqual([{ is_overdue: true, is_answered: false }])
  await reply(uuid)
  expect(await states()).toEqual([{ is_overdue: false, is_answered: true }])
})

test('a second message of who has no answer yet puts nothing off', async () => {
  const uuid = await write(inbox)
  await wait(DAYS)
  await answer(uuid)
  expect(await listed()).toMatchObject([{ due_on: '2027-03-02', is_answered: false }])
})

test('what is done is neither answered nor waiting, and as before once it is open again', async () => {
  const uuid = await write(inbox)
  await reply(uuid)
  await mark(uuid, true)
  expect([await states(), await counted()]).toEqual([[{ is_overdue: false, is_answered: false }], BOTH(0, 0)])
  await mark(uuid, false)
  expect([await states(), await counted()]).toEqual([[{ is_overdue: false, is_answered: true }], BOTH(1, 0)])
})

test('by due date, who waits comes before who has an answer, and both before what is done', async () => {
  const uuids: string[] = []
  for (let count = 0; count < 4; count += 1) {
    uuids.push(await write(inbox, { ...VISITOR, email: `vera${count}@visitor.example` }))
    await wait(1)
  }
  const [done, answered, early, again] = uuids as [string, string, string, string]
  await mark(done, true)
  await reply(answered)
  await reply(again)
  await wait(DAYS)
  await answer(again)
  for (const sort of ['due_at', 'state'])
    expect(await uuidsOf(`?state=all&sort=${sort}`)).toEqual([early, again, answered, done])
  expect(await uuidsOf('?state=all&sort=due_at&direction=desc')).toEqual([again, early, answered, done])
  expect(await uuidsOf('?state=all&sort=state&direction=desc')).toEqual([done, answered, early, again])
})
