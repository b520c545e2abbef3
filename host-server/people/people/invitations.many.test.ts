import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { INVITATION_DAYS } from '#contract/people'
import { DAY } from '../../core/base/clock.ts'
import { drain } from '../../core/jobs/outbox.ts'
import { jobs } from '../../jobs.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
})
beforeEach(async () => {
  site = await startDemoSite({}, { SMTP_URL: mailbox.url })
  site.clock.time = MONDAY
  mailbox.mails.length = 0
  return () => site.stop()
})
afterAll(() => mailbox.stop())

const ask = async (method: string, rest: string, asked: RequestOptions = {}) =>
  request(site, method, `/api/v1/people${rest}`, { cookie: await signIn(site, 'admin@demo.example'), ...asked })
const inviteAll = (body: unknown = { q: 'serie' }, asked: RequestOptions = {}) =>
  ask('POST', '/invitations', { body, ...asked })
/** More than one job invites. */
const COUNT = 63
const FEW = 3
async function addPeople(count = FEW) {
  for (let at = 0; at < count; at += 1) {
    const body = { first_name: 'Eva', last_name: `Serie${at}`, email_address: `serie${at}@demo.example` }
    expect((await ask('POST', '', { body })).status).toBe(201)
  }
}
const uninvited = async () => (await ask('GET', '?q=serie')).body.uninvited
const recipients = () => mailbox.mails.flatMap(({ recipients: some }) => some).toSorted()

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403]
])('%s cannot invite people', async (_who, account, status) => {
  const cookie = (account && (await signIn(site, account))) as string
  expect((await inviteAll({}, { cookie })).status).toBe(status)
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test("another institution's people are not invited, and an unknown filter is refused", async () => {
  await addPeople()
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  expect((await inviteAll(undefined, { cookie, ...NORDBANK })).body).toEqual({ count: 0 })
  for (const body of [{ status: 'gone' }, { uuid: 'x' }]) expect((await inviteAll(body)).status).toBe(422)
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('everyone who matches gets one e-mail, despite two requests and two nodes', async () => {
  await addPeople(COUNT)
  expect(await uninvited()).toBe(COUNT)
  const answers = [await inviteAll(), await inviteAll()]
  expect(answers.map(({ status, body }) => [status, body.count])).toEqual([
    [200, COUNT],
    [200, COUNT]
  ])
  await Promise.all([drain(site.app, jobs), drain(site.app, jobs)])
  await deliver(site)
  expect(recipients()).toEqual(Array.from({ length: COUNT }, (_, at) => `serie${at}@demo.example`).toSorted())
  expect([await uninvited(), (await inviteAll()).body.count]).toEqual([0, 0])
  const recorded = await site.app.knex('audit_log').where({ object: 'user', action: 'changed' }).pluck('changes')
  expect(recorded).toHaveLength(COUNT)
  expect(recorded[0]).toContain('"invited_until"')
})

test('of chosen people only those who match the filter and need it are invited', async () => {
  await addPeople()
  const { people } = (await ask('GET', '?q=serie')).body
  const [admin] = (await ask('GET', '?q=admin@demo.example')).body.people
  const uuids = [people[0].uuid, people[1].uuid, admin.uuid, '00000000-0000-4000-8000-000000000000']
  expect((await inviteAll({ q: 'serie1', uuids })).body).toEqual({ count: 1 })
  expect((await inviteAll({ uuids })).body).toEqual({ count: 2 })
  await deliver(site)
  expect(recipients()).toEqual([people[0].email_address, people[1].email_address])
  expect((await inviteAll({ uuids: ['x'] })).status).toBe(422)
  expect((await inviteAll({ uuids: Array.from({ length: 5001 }, () => admin.uuid) })).status).toBe(422)
})

test("another institution's people cannot be chosen", async () => {
  await addPeople()
  const { people } = (await ask('GET', '?q=serie')).body
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const uuids = people.map(({ uuid }: { uuid: string }) => uuid)
  expect((await inviteAll({ uuids }, { cookie, ...NORDBANK })).body).toEqual({ count: 0 })
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('only people whose invitation has expired are invited again', async () => {
  await addPeople()
  const { body } = await ask('GET', '?q=serie')
  await ask('POST', `/${body.people[0].uuid}/invitation`)
  site.clock.time = new Date(MONDAY.getTime() + INVITATION_DAYS * DAY)
  await ask('POST', `/${body.people[1].uuid}/invitation`)
  await deliver(site)
  mailbox.mails.length = 0
  expect((await inviteAll({ q: 'serie', status: 'expired' })).body.count).toBe(1)
  expect((await inviteAll()).body.count).toBe(FEW - 1)
  await deliver(site)
  expect([recipients().length, recipients().includes(body.people[1].email_address)]).toEqual([FEW - 1, false])
})

test('no one is invited if the requesting user is no longer an administrator', async () => {
  await addPeople()
  await inviteAll()
  const { uuid } = await site.app.knex('users').where({ email_address: 'admin@demo.example' }).first('uuid')
  await site.app.knex('user_roles').where({ user_uuid: uuid, role: 'accountadmin' }).delete()
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('cards that share an address with an account, or with each other, are not invited', async () => {
  const { knex } = site.app
  const cards = (await ask('GET', '?status=none')).body
  const bare = await knex('advisors')
    .whereIn(
      'uuid',
      cards.people.map(({ uuid }: { uuid: string }) => uuid)
    )
    .pluck('uuid')
  expect(bare.length).toBeGreaterThan(2)
  await knex('advisors').where({ uuid: bare[0] }).update({ email_address: 'ADMIN@demo.example' })
  for (const uuid of bare.slice(1, 3))
    await knex('advisors').where({ uuid }).update({ email_address: 'wir@demo.example' })
  expect((await ask('GET', '?status=none')).body.uninvited).toBe(cards.uninvited - 2)
})
