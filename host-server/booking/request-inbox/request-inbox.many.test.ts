import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type InboxRequest, REQUESTS_MAX } from '#contract/request-inbox'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { deliver, type Mailbox } from '../../testing/mailbox.ts'
import { MONDAY, type Office } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, INBOX, type Inbox, openInbox } from './testing/inbox.ts'

let inbox: Inbox<Account>
let office: Office
let mailbox: Mailbox
/** Advisors of the own branch and of another one. */
let near: string
let far: { uuid: string; organization_uuid: string }

type Account = 'advisor' | 'second' | 'branch' | 'admin' | 'analyst'
let cookies: Inbox<Account>['cookies']

const ask = (account: Account, method: string, rest: string, asked: RequestOptions = {}) =>
  request(office.site, method, INBOX + rest, { cookie: cookies[account], ...asked })
const mark = (account: Account, requests: string[], done = true) =>
  ask(account, 'PUT', '/done', { body: { requests, done } })
const assign = (account: Account, requests: string[], advisor_uuid: string) =>
  ask(account, 'PUT', '/advisor', { body: { requests, advisor_uuid } })
const choices = (account: Account, query = '') => ask(account, 'GET', `/choices${query}`)
const order = async (sort: string) =>
  (await ask('admin', 'GET', `?state=all&${sort}`)).body.requests.map(({ note }: InboxRequest) => note)
const rows = () => office.knex('contact_requests')
const owners = async (uuids: string[]) => {
  const found = await rows().whereIn('uuid', uuids).select('uuid', 'advisor_uuid')
  return uuids.map((uuid) => found.find((one) => one.uuid === uuid)?.advisor_uuid)
}

async function written(advisor_uuid: string, fields: object = {}): Promise<string> {
  const uuid = randomUUID()
  await rows().insert({
    tenant_id: office.tenantId,
    uuid,
    advisor_uuid,
    kind: 'basic',
    first_name: 'Vera',
    last_name: 'Visitor',
    email: 'vera@visitor.example',
    phone: '',
    note: 'Hello',
    time_zone: 'Europe/Vienna',
    created_at: MONDAY,
    ...fields
  })
  return uuid
}

beforeAll(async () => {
  inbox = await openInbox('advisor', 'second', 'branch', 'admin', 'analyst')
  ;({ office, mailbox, cookies, colleague: near } = inbox)
  const { knex, tenantId: tenant_id, organizationUuid: organization_uuid } = office
  const others = knex('advisors').where({ tenant_id }).whereNull('deactivated_at')
  far = await others.whereNot({ organization_uuid }).first()
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

describe('refused', () => {
  test.each([
    ['a guest', {}, 401],
    ['an analyst', { account: 'analyst' }, 403]
  ] as const)('is everything to %s', async (_who, { account }: { account?: Account }, status) => {
    const uuid = await written(office.advisorUuid)
    const asked = account ? {} : ({ cookie: undefined } as unknown as RequestOptions)
    const who = account ?? 'admin'
    const body = { requests: [uuid], done: true }
    expect((await ask(who, 'PUT', '/done', { body, ...asked })).status).toBe(status)
    expect((await ask(who, 'GET', '/choices', asked)).status).toBe(status)
    const given = { requests: [uuid], advisor_uuid: near }
    expect((await ask(who, 'PUT', '/advisor', { body: given, ...asked })).status).toBe(status)
    expect(await rows().first('done_at', 'advisor_uuid')).toEqual({ done_at: null, advisor_uuid: office.advisorUuid })
  })

  test('are requests of another institution, which stay as they are', async () => {
    const uuid = await written(office.advisorUuid)
    const asked = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
    const body = { requests: [uuid], done: true }
    expect((await ask('admin', 'PUT', '/done', { body, ...asked })).body).toEqual({ changed: [] })
    const given = { requests: [uuid], advisor_uuid: near }
    expect((await ask('admin', 'PUT', '/advisor', { body: given, ...asked })).body).toEqual({ changed: [] })
    expect(await rows().first('done_at', 'advisor_uuid')).toEqual({ done_at: null, advisor_uuid: office.advisorUuid })
  })

  test('are requests of colleagues and of other branches, while the others are changed', async () => {
    const [own, colleagues, others] = [
      await written(office.advisorUuid),
      await written(near),
      await written(far.uuid)
    ] as const
    expect((await mark('advisor', [own, colleagues, others])).body).toEqual({ changed: [own] })
    expect((await mark('branch', [own, colleagues, others])).body).toEqual({ changed: [colleagues] })
    expect((await assign('second', [own, others], near)).body).toEqual({ changed: [] })
    expect(await owners([own, colleagues, others])).toEqual([office.advisorUuid, near, far.uuid])
  })

  test('is to give them to somebody of another branch, or to nobody known', async () => {
    const uuid = await written(office.advisorUuid)
    for (const account of ['advisor', 'branch'] as const) {
      const { status, body } = await assign(account, [uuid], far.uuid)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['advisor_uuid']])
      expect((await choices(account, `?organization_uuid=${far.organization_uuid}`)).status).toBe(404)
    }
    expect((await assign('admin', [uuid], randomUUID())).status).toBe(422)
    expect(await owners([uuid])).toEqual([office.advisorUuid])
  })

  test.each([
    ['no request', []],
    ['too many requests', Array.from({ length: REQUESTS_MAX + 1 }, () => randomUUID())]
  ])('is %s', async (_what, requests) => {
    expect((await mark('admin', requests)).status).toBe(422)
    expect((await assign('admin', requests, near)).status).toBe(422)
  })
})

test('several are done, and open again, without those that were so before', async () => {
  const uuids = [await written(office.advisorUuid), await written(near)]
  const before = await written(near, { done_at: MONDAY })
  const { body } = await mark('branch', [...uuids, before])
  expect(body.changed.toSorted()).toEqual(uuids.toSorted())
  expect(await rows().pluck('done_at')).toEqual([MONDAY, MONDAY, MONDAY])
  expect((await mark('branch', body.changed, false)).body.changed.toSorted()).toEqual(uuids.toSorted())
  expect(await rows().whereNull('done_at').pluck('uuid')).toEqual(expect.arrayContaining(uuids))
})

test('several are given to a colleague, who gets each by e-mail, with entries in the audit log', async () => {
  const uuids = [await written(office.advisorUuid), await written(office.advisorUuid), await written(far.uuid)]
  const theirs = await written(near)
  const { body } = await assign('admin', [...uuids, theirs], near)
  expect(body.changed.toSorted()).toEqual(uuids.toSorted())
  expect(await owners(uuids)).toEqual([near, near, near])
  await deliver(office.site)
  expect(mailbox.mails).toHaveLength(3)
  const entries = await office.knex('audit_log').where({ object: 'contact-request' })
  expect(entries.map(({ object_id }) => object_id).toSorted()).toEqual(uuids.toSorted())
})

test('those whom several can be given to are of the own branch, or of any that one manages', async () => {
  const own = (await choices('advisor')).body
  expect(own.branches.map(({ uuid }: { uuid: string }) => uuid)).toEqual([office.organizationUuid])
  expect(own.advisors.map(({ uuid }: { uuid: string }) => uuid)).toContain(near)
  const there = (await choices('admin', `?organization_uuid=${far.organization_uuid}`)).body
  expect(there.branches.length).toBeGreaterThan(1)
  expect(there.advisors.map(({ uuid }: { uuid: string }) => uuid)).toContain(far.uuid)
})

test('the list is sorted, in every language alike', async () => {
  const at = (hour: number) => `2027-03-01T0${hour}:00:00Z`
  const add = (note: string, last_name: string, created: number, due: number, done_at: string | null = null) =>
    written(near, { note, last_name, created_at: at(created), due_at: at(due), done_at })
  await add('a', 'Öztürk', 1, 6)
  await add('b', 'Paul', 3, 5)
  await add('c', 'oswald', 2, 7)
  await add('d', 'Adam', 4, 4, MONDAY)
  expect(await order('')).toEqual(['b', 'a', 'c', 'd'])
  expect(await order('sort=due_at&direction=desc')).toEqual(['c', 'a', 'b', 'd'])
  expect(await order('sort=created_at&direction=desc')).toEqual(['d', 'b', 'c', 'a'])
  expect(await order('sort=created_at')).toEqual(['a', 'c', 'b', 'd'])
  expect(await order('sort=name')).toEqual(['d', 'c', 'a', 'b'])
  expect(await order('sort=name&direction=desc')).toEqual(['b', 'a', 'c', 'd'])
  expect(await order('sort=state&direction=desc')).toEqual(['d', 'b', 'a', 'c'])
  expect((await ask('admin', 'GET', '?sort=email')).status).toBe(422)
})
