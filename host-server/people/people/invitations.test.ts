import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { INVITATION_DAYS } from '#contract/people'
import { DAY } from '../../core/base/clock.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

const PASSWORD = 'grüner Apfel fliegt quer'

let site: Site
let mailbox: Mailbox
let nth = 0

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  site.clock.time = MONDAY
  await site.app.knex('outbox').delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const ask = async (method: string, rest: string, asked: RequestOptions = {}) =>
  request(site, method, `/api/v1/people${rest}`, { cookie: await signIn(site, 'admin@demo.example'), ...asked })

async function made() {
  nth += 1
  const email_address = `neu${nth}@demo.example`
  return (await ask('POST', '', { body: { first_name: 'Eva', last_name: `Neu${nth}`, email_address } })).body
}
const invite = (uuid: string, asked?: RequestOptions) => ask('POST', `/${uuid}/invitation`, asked)
const withdraw = (uuid: string, asked?: RequestOptions) => ask('DELETE', `/${uuid}/invitation`, asked)

const LINK = /http\S+\/account\/invitation\/[\w-]{43}/
async function link(): Promise<string> {
  await deliver(site)
  const [found] = mailbox.mails.at(-1)?.text?.match(LINK) ?? []
  return new URL(found as string).pathname
}
const open = async (path: string) => (await request(site, 'GET', path)).status
const choose = (path: string, password = PASSWORD, repeated = password) => submit(site, path, { password, repeated })
const login = async (email: string, password = PASSWORD) =>
  (await submit(site, '/account/login', { email, password, next: '' })).status

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a branch manager', 'branch@demo.example', 403]
])('%s neither invites nor takes an invitation back', async (_who, account, status) => {
  const { uuid } = await made()
  const asked = { cookie: account && (await signIn(site, account)) } as RequestOptions
  expect([(await invite(uuid, asked)).status, (await withdraw(uuid, asked)).status]).toEqual([status, status])
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test("another institution's administrator cannot invite people here", async () => {
  const { uuid } = await made()
  const asked = { ...NORDBANK, cookie: await signIn(site, 'admin@nordbank.example', NORDBANK) }
  expect([(await invite(uuid, asked)).status, (await withdraw(uuid, asked)).status]).toEqual([404, 404])
})

test('a person who can already log in is not invited', async () => {
  const { body } = await ask('GET', '?q=admin@demo.example')
  const refused = await invite(body.people[0].uuid)
  expect([refused.status, refused.body.message]).toEqual([409, 'Diese Person kann sich schon anmelden.'])
})

test('an invitation works once, and activates the account', async () => {
  const { uuid, email_address } = await made()
  expect((await invite(uuid)).body).toMatchObject({
    status: 'invited',
    invitation: { sent_at: '2026-11-23T07:00:00Z' }
  })
  const path = await link()
  expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([[email_address]])
  const row = await site.app.knex('invitations').where({ user_uuid: uuid }).first()
  expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1))
  expect((await request(site, 'GET', path)).text).toContain(email_address)
  expect((await choose(path, 'short')).status).toBe(422)
  expect((await choose(path, PASSWORD, 'something else')).status).toBe(422)
  expect(await login(email_address)).toBe(401)
  const chosen = await choose(path)
  expect(chosen.headers.location).toMatch(/^\/app\/?$/)
  const cookie = [chosen.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await request(site, 'GET', '/api/v1/me', { cookie })).body.email_address).toBe(email_address)
  expect(await login(email_address)).toBe(303)
  expect([await open(path), (await choose(path, 'noch ein anderes Passwort')).status]).toEqual([404, 404])
  expect((await ask('GET', `/${uuid}`)).body).toMatchObject({ status: 'active', invitation: null })
})

test('after a new invitation, the previous link no longer works', async () => {
  const { uuid } = await made()
  await invite(uuid)
  const first = await link()
  await invite(uuid)
  const second = await link()
  expect([await open(first), await open(second)]).toEqual([404, 200])
})

test('after withdrawal, the link does not work and an unsent e-mail is not sent', async () => {
  const { uuid, email_address } = await made()
  await invite(uuid)
  const path = await link()
  expect((await withdraw(uuid)).body).toMatchObject({ status: 'none', invitation: null })
  expect([await open(path), (await choose(path)).status, await login(email_address)]).toEqual([404, 404, 401])
  await invite(uuid)
  await withdraw(uuid)
  mailbox.mails.length = 0
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('an invitation expires, and the list shows that', async () => {
  const { uuid } = await made()
  await invite(uuid)
  const path = await link()
  site.clock.time = new Date(MONDAY.getTime() + INVITATION_DAYS * DAY)
  expect(await open(path)).toBe(404)
  const { body } = await ask('GET', '?status=expired')
  expect(body.people.map((person: { uuid: string }) => person.uuid)).toContain(uuid)
})

test('a change of address invalidates the link sent to the former one', async () => {
  const { uuid, first_name, last_name, revision } = await made()
  await invite(uuid)
  const path = await link()
  const body = { first_name, last_name, email_address: `anders${nth}@demo.example`, revision }
  expect((await ask('PUT', `/${uuid}`, { body })).body.status).toBe('none')
  expect(await open(path)).toBe(404)
})

test('a password reset does not set a first password', async () => {
  const { uuid, email_address } = await made()
  await invite(uuid)
  await deliver(site)
  await withdraw(uuid)
  mailbox.mails.length = 0
  await submit(site, '/account/password-reset', { email: email_address })
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('an advisor without an account is invited at the address on the card', async () => {
  const { body } = await ask('GET', '?q=emre-yildiz')
  const [{ uuid, email_address }] = body.people
  expect((await invite(uuid)).body).toMatchObject({ uuid, status: 'invited', alias: 'emre-yildiz' })
  expect((await choose(await link())).status).toBe(303)
  expect(await login(email_address)).toBe(303)
})

test('an invitation does not replace a password set in the meantime', async () => {
  const { uuid, email_address } = await made()
  await invite(uuid)
  const path = await link()
  const { password_hash } = await site.app.knex('users').where({ email_address: 'advisor@demo.example' }).first()
  await site.app.knex('users').where({ uuid }).update({ password_hash })
  expect([await open(path), (await choose(path)).status]).toEqual([404, 404])
  expect(await site.app.knex('users').where({ uuid }).first()).toMatchObject({ email_address, password_hash })
})

test('of two concurrent uses of an invitation, one sets the password, and the audit log names the account', async () => {
  const { uuid, full_name } = await made()
  await invite(uuid)
  const path = await link()
  const answers = await Promise.all([choose(path, `${PASSWORD} eins`), choose(path, `${PASSWORD} zwei`)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404])
  const cookie = await signIn(site, 'admin@demo.example')
  const { body } = await request(site, 'GET', `/api/v1/audit-log?object_id=${uuid}`, { cookie })
  const accepted = body.entries.filter(({ actor_name }: { actor_name: string }) => actor_name === full_name)
  expect(accepted).toMatchObject([
    { action: 'signed-in', object_name: full_name },
    { action: 'changed', object_name: full_name, changes: [{ field: 'status', before: 'invited', after: 'active' }] }
  ])
})

test('invented links look like used ones', async () => {
  const made = await request(site, 'GET', `/account/invitation/${'x'.repeat(43)}`)
  const malformed = await request(site, 'GET', '/account/invitation/x')
  expect([made.status, malformed.status]).toEqual([404, 404])
  expect(made.text.replace(/x{43}/g, 'x')).toBe(malformed.text)
})
