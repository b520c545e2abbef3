import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../core/clock.ts'
import { type Asked, request } from '../core/testing/client.ts'
import { cookieOf, submit } from '../core/testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../core/testing/mailbox.ts'
import { type Site, startSite } from '../core/testing/site.ts'
import { seedDemo } from '../demo/seed.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const NEW = 'grüner Apfel fliegt quer'

let site: Site
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startSite({ SMTP_URL: mailbox.url })
  await seedDemo(site.services.knex, { now: site.clock.now(), password: PASSWORD, appointments: false })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  await site.services.knex('rate_limits').delete()
  await site.services.knex('outbox').delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const ask = (email: string, asked?: Asked) => submit(site, '/account/password-reset', { email }, asked)

const LINK = /http\S+\/account\/password-reset\/[\w-]{43}/

async function linkFor(email: string): Promise<string> {
  await ask(email)
  await deliver(site)
  const [link] = mailbox.mails.at(-1)?.text?.match(LINK) ?? []
  return new URL(link as string).pathname
}

const choose = (path: string, password: string, repeated = password) => submit(site, path, { password, repeated })

const login = (password: string) => submit(site, '/account/login', { email: EMAIL, password, next: '' })

test('known and unknown addresses get the same answer, and only the known one a mail', async () => {
  const unknown = await ask('nobody@demo.example')
  const foreign = await ask('advisor@nordbank.example')
  await deliver(site)
  expect(mailbox.mails).toHaveLength(0)
  const known = await ask(EMAIL)
  await deliver(site)
  expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([[EMAIL]])
  const without = ({ status, text }: typeof known) => [status, text.replaceAll(/[\w.]+@[\w.]+/g, '…')]
  expect(without(unknown)).toEqual(without(known))
  expect(without(foreign)).toEqual(without(known))
})

test('an address that cannot be one is named', async () => {
  expect((await ask('')).status).toBe(422)
  const { status, text } = await ask('"><script>')
  expect([status, text.includes('<script>')]).toEqual([422, false])
})

test('a form of another page is refused', async () => {
  expect((await ask(EMAIL, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
})

test('after four mails within an hour the account gets no more', async () => {
  for (let count = 0; count < 4; count += 1) expect((await ask(EMAIL)).status).toBe(200)
  expect((await ask(EMAIL.toUpperCase())).status).toBe(429)
})

test("the link is at the tenant's own address, whatever the request says", async () => {
  await ask(EMAIL, { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } })
  await deliver(site)
  expect(mailbox.mails[0]?.text).toMatch(/http:\/\/localhost(:\d+)?\/account/)
  expect(mailbox.mails[0]?.raw).not.toContain('evil')
})

test('no table holds the link', async () => {
  const token = (await linkFor(EMAIL)).split('/').at(-1)
  const { knex } = site.services
  const rows = JSON.stringify([await knex('outbox'), await knex('password_resets')])
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(EMAIL)
})

test.each(['/account/password-reset/unknown', `/account/password-reset/${'x'.repeat(43)}`])(
  'an unknown link opens nothing (%s)',
  async (path) => {
    expect((await request(site, 'GET', path)).status).toBe(404)
    expect((await choose(path, NEW)).status).toBe(404)
  }
)

test("another tenant's host does not open the link", async () => {
  const path = await linkFor(EMAIL)
  expect((await request(site, 'GET', path, { host: 'nordbank.localhost' })).status).toBe(404)
})

test('a link ends after an hour', async () => {
  const path = await linkFor(EMAIL)
  site.clock.time = new Date(site.clock.time.getTime() + 61 * MINUTE)
  expect((await choose(path, NEW)).status).toBe(404)
})

test.each([
  ['short', 'elf Zeichen', 'elf Zeichen'],
  ['long', 'ab cd'.repeat(26), 'ab cd'.repeat(26)],
  ['repetitive', 'passpasspasspass', 'passpasspasspass'],
  ['own address', `${EMAIL} 2027`, `${EMAIL} 2027`],
  ['unlike', NEW, `${NEW}!`]
])('a %s password is refused, and the link still works', async (_, password, repeated) => {
  const path = await linkFor(EMAIL)
  const { status, text } = await choose(path, password, repeated)
  expect([status, text.includes('error-summary'), text.includes(password)]).toEqual([422, true, false])
  expect((await request(site, 'GET', path)).status).toBe(200)
})

test('a new password ends all sessions and the old password, and uses the link up', async () => {
  const before = cookieOf(await login(PASSWORD)) as string
  const [path, other] = [await linkFor(EMAIL), await linkFor(EMAIL)]
  const answer = await choose(path, NEW)
  expect([answer.status, answer.headers.location]).toEqual([303, '/account/login?done=changed'])
  expect((await request(site, 'GET', '/api/v1/me', { cookie: before })).body).toEqual({})
  expect((await login(PASSWORD)).status).toBe(401)
  expect((await login(NEW)).status).toBe(303)
  for (const used of [path, other]) expect((await choose(used, `${NEW}!`)).status).toBe(404)
})

test('two who use one link at once: one of them sets the password', async () => {
  const path = await linkFor(EMAIL)
  const answers = await Promise.all([choose(path, `${NEW} eins`), choose(path, `${NEW} zwei`)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404])
})
