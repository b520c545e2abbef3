import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOfPerson, type Person, type PersonForm } from '#contract/people'
import type { Call } from '../../core/http/http.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, PASSWORD, startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'
import { type Account, find } from '../account/account.repository.ts'
import { openSession } from '../account/account.service.ts'

const NEW = 'grüner Apfel fliegt quer'
const FORMER = 'advisor@demo.example'
const LATER = 'nachfolge@demo.example'

let site: Site
let mailbox: Mailbox
let admin: string

beforeAll(async () => {
  mailbox = await openMailbox()
})
beforeEach(async () => {
  site = await startDemoSite({}, { SMTP_URL: mailbox.url })
  site.clock.time = MONDAY
  admin = await signIn(site, 'admin@demo.example')
  mailbox.mails.length = 0
  return () => site.stop()
})
afterAll(() => mailbox.stop())

const knex = (table: string) => site.app.knex(table)
const userOf = (email_address: string) => knex('users').where({ email_address }).first()
const ask = (method: string, uuid: string, body?: unknown, rest = '') =>
  request(site, method, `/api/v1/people/${uuid}${rest}`, {
    cookie: admin,
    ...(body !== undefined && { body }),
    headers: { 'accept-language': 'de-AT' }
  })
/** Saves a person's form with changes, as the page does. */
async function change(email: string, fields: Partial<PersonForm>) {
  const { uuid } = await userOf(email)
  const person: Person = (await ask('GET', uuid)).body
  return ask('PUT', uuid, { ...formOfPerson(person), revision: person.revision, ...fields })
}
const login = async (email: string, password = PASSWORD) =>
  (await submit(site, '/account/login', { email, password, next: '' })).status
const me = async (cookie: string) => (await request(site, 'GET', '/api/v1/me', { cookie })).body.email_address
const resetMails = async (email: string) => {
  mailbox.mails.length = 0
  await submit(site, '/account/password-reset', { email })
  await deliver(site)
  return mailbox.mails.length
}

test('users cannot change their own sign-in address', async () => {
  const refused = await change('admin@demo.example', { email_address: LATER })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      email_address: [
        'Sie können Ihre Anmeldeadresse nicht selbst ändern. Das kann nur eine andere Administratorin oder ein anderer Administrator.'
      ]
    }
  ])
  expect([await me(admin), await login('admin@demo.example')]).toEqual(['admin@demo.example', 303])
})

test('the sign-in address of the last administrator cannot be changed', async () => {
  await change(FORMER, { roles: ['accountadmin'] })
  // a session may outlive its credentials
  await knex('users').where({ email_address: 'admin@demo.example' }).update({ password_hash: '' })
  const refused = await change(FORMER, { email_address: LATER, roles: ['accountadmin'] })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      email_address: [
        'Dann gäbe es niemanden mehr mit der Rolle „Administration“. Bitte geben Sie die Rolle zuerst jemand anderem.'
      ]
    }
  ])
  expect(await login(FORMER)).toBe(303)
})

test('after a change of address, none of the former credentials work', async () => {
  const before = await signIn(site, FORMER)
  const { uuid, tenant_id } = await userOf(FORMER)
  const identity = { tenant_id, issuer: 'https://issuer.example', subject: 'anna', linked_at: '2026-11-23T07:00:00Z' }
  await knex('openid_identities').insert({ ...identity, user_uuid: uuid })
  const app = { secret: '', last_counter: 0, created_at: '2026-11-23T07:00:00Z' }
  await knex('second_factors').insert({ tenant_id, user_uuid: uuid, ...app })
  await submit(site, '/account/password-reset', { email: FORMER })
  await deliver(site)
  const [link = ''] = mailbox.mails[0]?.text?.match(/\/account\/password-reset\/[\w-]{43}/) ?? []

  const changed = await change(FORMER, { email_address: LATER })
  expect([changed.status, changed.body.status]).toEqual([200, 'none'])
  expect(await me(before)).toBeUndefined()
  expect([await login(FORMER), await login(LATER)]).toEqual([401, 401])
  expect((await request(site, 'GET', link)).status).toBe(404)
  expect([await resetMails(FORMER), await resetMails(LATER)]).toEqual([0, 0])
  for (const table of ['openid_identities', 'second_factors'])
    expect(await knex(table).where({ user_uuid: uuid })).toEqual([])
})

test('the owner of the new address is invited, and sets a password of their own', async () => {
  const { uuid } = await userOf(FORMER)
  await change(FORMER, { email_address: LATER })
  expect((await ask('POST', uuid, undefined, '/invitation')).body.status).toBe('invited')
  await deliver(site)
  expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([[LATER]])
  const [link = ''] = mailbox.mails[0]?.text?.match(/\/account\/invitation\/[\w-]{43}/) ?? []
  expect((await submit(site, link, { password: NEW, repeated: NEW })).status).toBe(303)
  expect([await login(LATER), await login(LATER, NEW)]).toEqual([401, 303])
})

test('a login that has just passed the password check gets no session after the change', async () => {
  const { tenant_id, uuid } = await userOf(FORMER)
  const db = new TenantDb(site.app.knex, tenant_id)
  const known = (await find(db, FORMER)) as Account
  const cookies = { get: () => undefined, set: () => expect.fail('a session was opened') }
  const call = { ctx: { cookies }, db, app: site.app } as unknown as Call
  await change(FORMER, { email_address: LATER })
  expect(await openSession(call, known, 'password')).toBe(false)
  expect(await knex('sessions').where({ user_uuid: uuid })).toEqual([])
})

test('a change of case, or of other fields, does not affect the sign-in', async () => {
  const before = await signIn(site, FORMER)
  expect((await change(FORMER, { email_address: 'Advisor@demo.example' })).status).toBe(200)
  expect((await change('Advisor@demo.example', { position: 'Leitung' })).body.status).toBe('active')
  expect([await me(before), await login(FORMER)]).toEqual(['Advisor@demo.example', 303])
})
