import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InboxRequest } from '#contract/request-inbox'
import { request, signIn, type TestResponse } from '../../testing/client.ts'
import { deliver, type Mailbox } from '../../testing/mailbox.ts'
import { emptyCalendars, MONDAY, type Office, pass, TUESDAY } from '../appointments/testing/office.ts'
import { closeInbox, emptyInbox, INBOX, type Inbox, openInbox } from './testing/inbox.ts'

const FOREIGN = 'nordbank.localhost'

let inbox: Inbox<Account>
let office: Office
let mailbox: Mailbox
let cookies: Inbox<Account>['cookies']
/** Advisors of the own branch and of another one. */
let near: { uuid: string; alias: string }
let far: { uuid: string; alias: string; organization_uuid: string }

type Account = 'advisor' | 'second' | 'branch' | 'admin' | 'analyst' | 'marketing' | 'manager'

async function addManagerOfCards() {
  const { knex, tenantId: tenant_id } = office
  const uuid = randomUUID()
  const email_address = 'manager@demo.example'
  await knex('users').insert({ tenant_id, uuid, email_address, full_name: 'Mia Manager', password_hash: '-' })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'advisors-manager' })
  cookies.manager = await signIn(office.site, email_address)
}

beforeAll(async () => {
  inbox = await openInbox<Account>('advisor', 'second', 'branch', 'admin', 'analyst', 'marketing')
  ;({ office, mailbox, cookies } = inbox)
  const { knex, tenantId: tenant_id, organizationUuid: organization_uuid, advisorUuid } = office
  await addManagerOfCards()
  const others = () => knex('advisors').where({ tenant_id }).whereNot({ uuid: advisorUuid }).whereNull('deactivated_at')
  near = await others().where({ uuid: inbox.colleague }).first()
  far = await others().whereNot({ organization_uuid }).first()
})
beforeEach(() => emptyInbox(inbox))
afterAll(() => closeInbox(inbox))

const BASIC = { kind: 'basic', first_name: 'Vera', last_name: 'Übelhör', email: 'vera@visitor.example', note: 'Servus' }
const WISH = { ...BASIC, kind: 'appointment', date: '2027-03-02', first_name: 'Willi' }

async function write(body: object = BASIC, alias = office.alias): Promise<string> {
  const answer = await request(office.site, 'POST', `/api/v1/advisors/${alias}/contact-requests`, { body })
  expect(answer.status).toBe(201)
  return answer.body.uuid
}

const ask = (account: Account, method: string, rest = '', body?: object, headers = {}) =>
  inbox.ask(account, method, rest, body, headers)
const list = (account: Account, query = '') => ask(account, 'GET', query)
const uuidsOf = ({ body }: TestResponse): string[] => body.requests.map(({ uuid }: InboxRequest) => uuid)
const mark = (account: Account, uuid: string, done = true) => ask(account, 'PUT', `/${uuid}/done`, { done })
const assign = (account: Account, uuid: string, advisor_uuid: string) =>
  ask(account, 'PUT', `/${uuid}/advisor`, { advisor_uuid })
const answer = (account: Account, uuid: string, text = 'Gern am Montag.', headers = {}) =>
  ask(account, 'POST', `/${uuid}/replies`, { text }, headers)
const rows = () => office.knex('contact_requests')

/** Everything that can be done with a request, with what is needed for it. */
const deeds = (uuid: string): [method: string, rest: string, body?: object][] => [
  ['GET', `/${uuid}`],
  ['PUT', `/${uuid}/done`, { done: true }],
  ['PUT', `/${uuid}/appointment`, { appointment_uuid: randomUUID() }],
  ['GET', `/${uuid}/choices`],
  ['PUT', `/${uuid}/advisor`, { advisor_uuid: near.uuid }],
  ['POST', `/${uuid}/replies`, { text: 'Hello' }],
  ['POST', `/${uuid}/answers`, { text: 'Thank you' }]
]

describe('refused', () => {
  test.each(['analyst', 'marketing', 'manager'] as const)('is everything to the account %s', async (account) => {
    const uuid = await write()
    for (const [method, rest, body] of [['GET', ''] as const, ...deeds(uuid)])
      expect([rest, (await ask(account, method, rest, body)).status]).toEqual([rest, 403])
  })

  test('is everything to guests and users of other institutions', async () => {
    const uuid = await write()
    const theirs = await signIn(office.site, 'admin@nordbank.example', { host: FOREIGN })
    for (const [method, rest, body] of deeds(uuid)) {
      const sent = (asked: object) => request(office.site, method, INBOX + rest, { ...asked, ...(body && { body }) })
      expect((await sent({})).status).toBe(401)
      expect((await sent({ cookie: theirs })).status).toBe(401)
      expect((await sent({ cookie: theirs, host: FOREIGN })).status).toBe(404)
    }
    const listed = await request(office.site, 'GET', `${INBOX}?state=all`, { cookie: theirs, host: FOREIGN })
    expect(uuidsOf(listed)).not.toContain(uuid)
  })

  test('a colleague’s request does not exist for an advisor, and nothing changes', async () => {
    const uuid = await write()
    for (const [method, rest, body] of deeds(uuid))
      expect([rest, (await ask('second', method, rest, body)).status]).toEqual([rest, 404])
    expect(uuidsOf(await list('second'))).toEqual([])
    expect(await rows().first('done_at', 'advisor_uuid')).toEqual({ done_at: null, advisor_uuid: office.advisorUuid })
    expect(await office.knex('contact_request_replies')).toEqual([])
  })

  test('a request of another branch does not exist for a branch manager', async () => {
    const uuid = await write(BASIC, far.alias)
    for (const [method, rest, body] of deeds(uuid))
      expect([rest, (await ask('branch', method, rest, body)).status]).toEqual([rest, 404])
    expect(uuidsOf(await list('branch', `?organization_uuid=${far.organization_uuid}`))).toEqual([])
    expect((await list('branch', `?advisor_uuid=${far.uuid}`)).body.total).toBe(0)
  })

  test('a manager of the branches’ own data sees no requests of them', async () => {
    await write()
    const { knex, tenantId: tenant_id } = office
    const { uuid: user_uuid } = await knex('users').where({ email_address: 'branch@demo.example' }).first('uuid')
    const roles = () => knex('user_roles').where({ tenant_id, user_uuid, role: 'orgadmin' })
    await roles().update({ role: 'orgs-manager' })
    const { status } = await list('branch')
    await knex('user_roles').where({ tenant_id, user_uuid, role: 'orgs-manager' }).update({ role: 'orgadmin' })
    expect(status).toBe(403)
  })

  test('giving a request away ends at the branch, and for managers at their branches', async () => {
    const uuid = await write()
    for (const account of ['advisor', 'branch'] as const) {
      const { status, body } = await assign(account, uuid, far.uuid)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['advisor_uuid']])
      expect((await ask(account, 'GET', `/${uuid}/choices?organization_uuid=${far.organization_uuid}`)).status).toBe(
        404
      )
    }
    expect((await assign('admin', uuid, randomUUID())).status).toBe(422)
    expect(await rows().pluck('advisor_uuid')).toEqual([office.advisorUuid])
    expect(await office.knex('audit_log').where({ object: 'contact-request' })).toEqual([])
  })

  test('an appointment of somebody else cannot be linked', async () => {
    const uuid = await write()
    const body = { appointment_uuid: randomUUID() }
    expect((await ask('advisor', 'PUT', `/${uuid}/appointment`, body)).status).toBe(422)
    expect(await rows().first('done_at')).toEqual({ done_at: null })
  })

  test.each([['yes'], [null], [1]])('a mark like %s', async (done) => {
    expect((await ask('advisor', 'PUT', `/${await write()}/done`, { done })).status).toBe(422)
  })

  test.each([
    ['without text', ''],
    ['of blanks', ' \n '],
    ['that is too long', 'n'.repeat(2001)]
  ])('a reply %s', async (_, text) => {
    expect((await answer('advisor', await write(), text)).status).toBe(422)
  })
})

describe('the list', () => {
  test('has an advisor’s own requests, without branches to choose from', async () => {
    const uuid = await write()
    await write(BASIC, near.alias)
    const { body } = await list('advisor')
    expect([body.total, body.requests[0].uuid, body.branches, body.advisors]).toEqual([1, uuid, [], []])
  })

  test('has a branch manager’s requests of the branch, whose advisors it names', async () => {
    const own = [await write(), await write(BASIC, near.alias)]
    await write(BASIC, far.alias)
    const answered = await list('branch')
    expect(uuidsOf(answered).toSorted()).toEqual(own.toSorted())
    const { branches, advisors } = answered.body
    expect(branches.map((one: { uuid: string }) => one.uuid)).toEqual([office.organizationUuid])
    expect(advisors.map((one: { uuid: string }) => one.uuid)).toEqual(
      expect.arrayContaining([office.advisorUuid, near.uuid])
    )
    expect(uuidsOf(await list('branch', `?advisor_uuid=${near.uuid}`))).toEqual([own[1]])
  })

  test('has every request for an administrator, by branch', async () => {
    const [first, second] = [await write(), await write(BASIC, far.alias)]
    const { body } = await list('admin')
    expect([body.total, body.branches.length > 1, body.advisors]).toEqual([2, true, []])
    const there = await list('admin', `?organization_uuid=${far.organization_uuid}`)
    expect([uuidsOf(there), there.body.advisors.length > 0]).toEqual([[second], true])
    expect(uuidsOf(await list('admin', `?advisor_uuid=${office.advisorUuid}`))).toEqual([first])
  })

  test('begins with what is due first, whatever was written last', async () => {
    const late = await write()
    pass(office, 1)
    const fresh = await write(WISH)
    expect(uuidsOf(await list('advisor'))).toEqual([fresh, late])
    const asked = { created_at: '2027-02-25T09:00:00Z', due_at: '2027-02-26T23:00:00Z' }
    await rows().where({ uuid: late }).update(asked)
    const { requests } = (await list('advisor')).body
    expect(requests.map(({ uuid, is_overdue }: InboxRequest) => [uuid, is_overdue])).toEqual([
      [late, true],
      [fresh, false]
    ])
    // as an older node writes it
    await rows().where({ uuid: late }).update({ due_at: null })
    expect(uuidsOf(await list('advisor'))).toEqual([late, fresh])
  })

  test('is newest first where nothing is due before, open ones only unless asked for', async () => {
    const first = await write()
    pass(office, 1)
    const second = await write(WISH)
    expect(uuidsOf(await list('advisor'))).toEqual([second, first])
    await mark('advisor', first)
    expect(uuidsOf(await list('advisor'))).toEqual([second])
    expect(uuidsOf(await list('advisor', '?state=done'))).toEqual([first])
    expect(uuidsOf(await list('advisor', '?state=all'))).toEqual([second, first])
  })

  test.each([
    ['?q=ubelhor', 2],
    ['?q=willi%20%C3%9Cbelh%C3%B6r', 1],
    ['?q=visitor.example', 2],
    ['?q=%25', 0],
    ['?kind=appointment', 1],
    ['?kind=callback', 0]
  ])('with %s has %i of two', async (query, count) => {
    await write()
    await write(WISH)
    expect((await list('advisor', query)).body.total).toBe(count)
  })

  test('has pages', async () => {
    await write()
    const [first] = await rows()
    await rows().insert(Array.from({ length: 25 }, () => ({ ...first, uuid: randomUUID() })))
    const { body } = await list('advisor', '?page=2')
    expect([body.requests.length, body.total, body.page_size]).toEqual([1, 26, 25])
  })

  test('says until when each is to be answered', async () => {
    await write()
    const [one] = (await list('advisor')).body.requests
    expect(one).toMatchObject({ due_on: '2027-03-02', due_time: null, is_overdue: false, note: 'Servus' })
    expect(one).not.toHaveProperty('search_words')
  })
})

test('a request is done and open again, also for the branch manager', async () => {
  const uuid = await write()
  expect((await mark('branch', uuid)).status).toBe(204)
  expect(await rows().pluck('done_at')).toEqual([MONDAY])
  expect((await mark('advisor', uuid, false)).status).toBe(204)
  expect(await rows().pluck('done_at')).toEqual([null])
})

async function bookWith(account: Account, alias: string, starts_at = TUESDAY) {
  const { kind, date, ...customer } = WISH
  const body = { ...customer, topic: office.topics.short, type: 'in-branch', starts_at }
  const path = `/api/v1/advisors/${alias}/customer-appointments`
  return (await request(office.site, 'POST', path, { cookie: cookies[account], body })).body.uuid
}
const linkTo = (account: Account, uuid: string, appointment_uuid: string) =>
  ask(account, 'PUT', `/${uuid}/appointment`, { appointment_uuid })

test('a branch manager books with a colleague of the branch, whom the request then names', async () => {
  const uuid = await write(BASIC, near.alias)
  const booked = await bookWith('branch', office.alias)
  expect((await linkTo('second', uuid, booked)).status).toBe(422)
  expect((await linkTo('branch', uuid, booked)).status).toBe(204)
  const { request: read } = (await ask('branch', 'GET', `/${uuid}`)).body
  expect(read).toMatchObject({ appointment_starts_at: TUESDAY, done_at: MONDAY, advisor: { has_left: false } })
  expect(read.booked_with).toContain('Anna Gruber')
  await emptyCalendars(office)
})

test('a branch manager cannot link what was booked with an advisor of another branch', async () => {
  const uuid = await write()
  const booked = await bookWith('branch', office.alias)
  const own = office.knex('advisors').where({ uuid: office.advisorUuid })
  const elsewhere = await write(BASIC, near.alias)
  await own.clone().update({ organization_uuid: far.organization_uuid })
  const { status } = await linkTo('branch', elsewhere, booked)
  await own.clone().update({ organization_uuid: office.organizationUuid })
  expect([status, (await ask('branch', 'GET', `/${uuid}`)).body.request.done_at]).toEqual([422, null])
  await emptyCalendars(office)
})

test('what is booked from a request is linked with it, and the request is done', async () => {
  const uuid = await write(WISH)
  const booked = await bookWith('advisor', office.alias)
  expect((await linkTo('advisor', uuid, booked)).status).toBe(204)
  const { request: read } = (await ask('advisor', 'GET', `/${uuid}`)).body
  expect([read.appointment_starts_at, read.done_at, read.booked_with]).toEqual([TUESDAY, MONDAY, null])
  expect([read.appointment_uuid, read.booked_slug]).toEqual([booked, office.alias])
  const { alias: branch } = await office.knex('organizations').where({ uuid: office.organizationUuid }).first('alias')
  expect(read.booked_branch_slug).toBe(branch)
  const preparation = `/api/v1/advisors/${office.alias}/appointments/${booked}/preparation`
  const prepared = await request(office.site, 'GET', preparation, { cookie: cookies.advisor })
  expect(prepared.body.source).toBe('request')
  await emptyCalendars(office)
})

describe('giving a request away', () => {
  test('moves it to the colleague, who gets it by e-mail, and is in the audit log without the customer’s name', async () => {
    const uuid = await write()
    await deliver(office.site)
    mailbox.mails.length = 0
    expect((await assign('advisor', uuid, near.uuid)).status).toBe(204)
    expect([uuidsOf(await list('advisor')), uuidsOf(await list('second'))]).toEqual([[], [uuid]])
    await deliver(office.site)
    expect(mailbox.mails).toHaveLength(1)
    expect(mailbox.mails[0]?.text).toContain('Servus')
    expect(mailbox.mails[0]?.text).toMatch(/^Anna Gruber hat diese Anfrage an .+ weitergegeben\./m)
    const [entry] = await office.knex('audit_log').where({ object: 'contact-request' })
    expect(entry).toMatchObject({ action: 'changed', object_id: uuid, actor_name: 'Anna Gruber' })
    expect(JSON.stringify(entry)).not.toMatch(/Vera|Übelhör|ubelhor/)
  })

  test('by a branch manager and back is announced each time, to itself not at all', async () => {
    const uuid = await write()
    await deliver(office.site)
    mailbox.mails.length = 0
    for (const to of [near.uuid, office.advisorUuid, near.uuid, near.uuid]) {
      pass(office, 1)
      expect((await assign('branch', uuid, to)).status).toBe(204)
    }
    await deliver(office.site)
    expect(mailbox.mails).toHaveLength(3)
    // a mail program would show one of two with the same id
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(3)
    expect(await office.knex('audit_log').where({ object: 'contact-request' })).toHaveLength(3)
  })

  test('offers colleagues of the branch to advisors, and every branch to administrators', async () => {
    const uuid = await write()
    const own = (await ask('advisor', 'GET', `/${uuid}/choices`)).body
    expect(own.branches.map((one: { uuid: string }) => one.uuid)).toEqual([office.organizationUuid])
    const offered = own.advisors.map((one: { uuid: string }) => one.uuid)
    expect([offered.includes(near.uuid), offered.includes(office.advisorUuid)]).toEqual([true, false])
    const there = `/${uuid}/choices?organization_uuid=${far.organization_uuid}`
    const all = (await ask('admin', 'GET', there)).body
    expect([all.branches.length > 1, all.advisors.some((one: { uuid: string }) => one.uuid === far.uuid)]).toEqual([
      true,
      true
    ])
    expect((await assign('admin', uuid, far.uuid)).status).toBe(204)
  })
})

describe('a reply', () => {
  test('is mailed in the author’s name, in the customer’s language, and kept with the request', async () => {
    const uuid = await write()
    await rows().update({ language: 'en' })
    await deliver(office.site)
    mailbox.mails.length = 0
    const { status, body } = await answer('advisor', uuid, 'Gern <b>am</b> Montag.\n\nBis dann')
    expect([status, body.author_name, body.created_at]).toEqual([201, 'Anna Gruber', MONDAY])
    await deliver(office.site)
    const [mail] = mailbox.mails
    expect(mail?.recipients).toEqual(['vera@visitor.example'])
    expect(mail?.from?.name).toBe('Anna Gruber')
    expect(mail?.replyTo?.[0]?.address).toBe('anna.gruber@demo.example')
    expect(mail?.subject).toBe('Re: We have received your request')
    expect(mail?.text).toContain('Gern <b>am</b> Montag.')
    expect(mail?.html).toContain('Gern &lt;b>am&lt;/b> Montag.')
    expect(mail?.raw).toMatch(/^Auto-Submitted: no$/im)
    const { replies } = (await ask('branch', 'GET', `/${uuid}`)).body
    expect(replies).toEqual([body])
  })

  test('is sent once, even if sent repeatedly and concurrently with one key', async () => {
    const uuid = await write()
    await deliver(office.site)
    mailbox.mails.length = 0
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => answer('advisor', uuid, 'Once', headers)))
    const again = await answer('advisor', uuid, 'Once', headers)
    expect(again.status).toBe(201)
    expect(answers.filter(({ status }) => status === 201).map(({ text }) => text)).toContain(again.text)
    expect((await answer('advisor', uuid, 'Another', headers)).status).toBe(422)
    await deliver(office.site)
    expect(mailbox.mails).toHaveLength(1)
  })

  test('continues the thread that began with the confirmation', async () => {
    const uuid = await write()
    await answer('advisor', uuid)
    pass(office, 1)
    await answer('branch', uuid)
    await deliver(office.site)
    const mails = mailbox.mails.filter(({ recipients }) => recipients[0] === BASIC.email)
    const confirmation = mails.find(({ inReplyTo }) => !inReplyTo)
    const replies = mails
      .filter((mail) => mail !== confirmation)
      .toSorted((a, b) => String(a.references).length - String(b.references).length)
    const headers = replies.map(({ messageId, inReplyTo, references }) => ({ messageId, inReplyTo, references }))
    const [first] = headers
    expect(headers).toEqual([
      { messageId: first?.messageId, inReplyTo: confirmation?.messageId, references: confirmation?.messageId },
      {
        messageId: expect.not.stringMatching(String(first?.messageId)),
        inReplyTo: first?.messageId,
        references: `${confirmation?.messageId} ${first?.messageId}`
      }
    ])
    for (const { subject } of replies) expect(subject).toBe(`Re: ${confirmation?.subject}`)
  })

  test('is signed with the card of its author, or else with the advisor’s', async () => {
    const uuid = await write()
    await deliver(office.site)
    mailbox.mails.length = 0
    const account = office.knex('users').where({ email_address: 'admin@demo.example' })
    const { full_name } = await account.clone().first()
    await account.clone().update({ advisor_uuid: far.uuid })
    const author = await office.knex('advisors').where({ uuid: far.uuid }).first()
    await answer('admin', uuid)
    await account.clone().update({ advisor_uuid: null })
    pass(office, 1)
    await answer('branch', uuid)
    await deliver(office.site)
    const theirs = mailbox.mails.find(({ from }) => from?.name === full_name)
    const ours = mailbox.mails.find((mail) => mail !== theirs)
    expect(theirs?.text).toContain(`${author.first_name} ${author.last_name}`)
    expect(theirs?.text).not.toContain('Gruber')
    expect(theirs?.replyTo?.[0]?.address).toBe('anna.gruber@demo.example')
    expect(ours?.text).toContain('Gruber')
  })

  test('names nobody who has left, and leads the answer to the institution', async () => {
    const uuid = await write()
    const advisor = office.knex('advisors').where({ tenant_id: office.tenantId, alias: 'anna-gruber' })
    await deliver(office.site)
    mailbox.mails.length = 0
    await answer('branch', uuid)
    await advisor.clone().update({ deactivated_at: MONDAY })
    await deliver(office.site)
    await advisor.clone().update({ deactivated_at: null })
    const [mail] = mailbox.mails
    expect(mail?.replyTo?.[0]?.address).not.toBe('anna.gruber@demo.example')
    expect(mail?.text).not.toContain('Gruber')
  })

  test('is deleted with its request', async () => {
    await answer('advisor', await write())
    expect(await office.knex('contact_request_replies')).toHaveLength(1)
    await rows().delete()
    expect(await office.knex('contact_request_replies')).toEqual([])
  })
})
