import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import { type RequestOptions, request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const NEW = 'grüner Apfel fliegt quer'

let site: Site
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({ password: PASSWORD }, { SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  await site.app.knex('rate_limits').delete()
  await site.app.knex('outbox').delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const ask = (email: string, asked?: RequestOptions) => submit(site, '/account/password-reset', { email }, asked)

const LINK = /http\S+\/account\/password-reset\/[\w-]{43}/

async function linkFor(email: string): Promise<string> {
  await ask(email)
  await deliver(site)
  const [link] = mailbox.mails.at(-1)?.text?.match(LINK) ?? []
  return new URL(link as string).pathname
}

const choose = (path: string, password: string, repeated = password) => submit(site, path, { password, repeated })

const login = (password: string) => submit(site, '/account/login', { email: EMAIL, password, next: '' })

test('known and unknown addresses get the same response, and only the known one an e-mail', async () => {
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

test('signed-in users change their password, and see the logo for their appearance', async () => {
  const page = async (cookie?: string) => (await request(site, 'GET', '/account/password-reset', { cookie })).text
  expect(await page()).toMatch(/<h1>Passwort zurücksetzen<[\s\S]+href="\/account\/login"/)
  const cookie = cookieOf(
    await submit(site, '/account/login', { email: 'marketing@demo.example', password: PASSWORD, next: '' })
  )
  expect(await page(cookie)).toMatch(/<h1>Passwort ändern<[\s\S]+href="\/app\/"/)
  expect(await page(cookie)).toContain('media="(prefers-color-scheme: dark)"')
  for (const [appearance, media] of [
    ['dark', 'all'],
    ['light', 'not all']
  ]) {
    await request(site, 'PATCH', '/api/v1/me/preferences', { cookie, body: { language: 'de', appearance } })
    expect(await page(cookie)).toContain(`media="${media}"`)
  }
})

test('an invalid address gets an error', async () => {
  expect((await ask('')).status).toBe(422)
  const { status, text } = await ask('"><script>')
  expect([status, text.includes('<script>')]).toEqual([422, false])
})

test('a form from another origin is refused', async () => {
  expect((await ask(EMAIL, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
})

test('an account gets at most four e-mails within an hour', async () => {
  for (let count = 0; count < 4; count += 1) expect((await ask(EMAIL)).status).toBe(200)
  expect((await ask(EMAIL.toUpperCase())).status).toBe(429)
})

test("the link has the tenant's own base URL, whatever the request's headers say", async () => {
  await ask(EMAIL, { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } })
  await deliver(site)
  expect(mailbox.mails[0]?.text).toMatch(/http:\/\/localhost(:\d+)?\/account/)
  expect(mailbox.mails[0]?.raw).not.toContain('evil')
})

test('the link is not stored in any table', async () => {
  const token = (await linkFor(EMAIL)).split('/').at(-1)
  const { knex } = site.app
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

test("the link does not work on another tenant's host", async () => {
  const path = await linkFor(EMAIL)
  expect((await request(site, 'GET', path, { host: 'nordbank.localhost' })).status).toBe(404)
})

test('a link expires after an hour', async () => {
  const path = await linkFor(EMAIL)
  site.clock.time = new Date(site.clock.time.getTime() + 61 * MINUTE)
  expect((await choose(path, NEW)).status).toBe(404)
})

test.each([
  ['short', 'elf Zeichen', 'elf Zeichen'],
  ['long', 'ab cd'.repeat(26), 'ab cd'.repeat(26)],
  ['repetitive', 'passpasspasspass', 'passpasspasspass'],
  ['own address', `${EMAIL} 2027`, `${EMAIL} 2027`],
  ['common', 'password1234', 'password1234'],
  ["bank's", 'Alpenbank2026', 'Alpenbank2026'],
  ['own name', 'Anna-Gruber-1985', 'Anna-Gruber-1985'],
  ['unlike', NEW, `${NEW}!`]
])('a %s password is refused, and the link still works', async (_, password, repeated) => {
  const path = await linkFor(EMAIL)
  const { status, text } = await choose(path, password, repeated)
  expect([status, text.includes('error-summary'), text.includes(password)]).toEqual([422, true, false])
  expect((await request(site, 'GET', path)).status).toBe(200)
})

test('a leaked password is refused, and what to do is said', async () => {
  const { status, text } = await choose(await linkFor(EMAIL), 'Sojdlg123aljg')
  expect(status).toBe(422)
  expect(text).toMatch(/steht in Listen gestohlener Passwörter[^<]* Wählen Sie mehrere Wörter/)
})

test('a new password replaces the old one, ends all sessions, and uses up the link', async () => {
  const before = cookieOf(await login(PASSWORD)) as string
  const [path, other] = [await linkFor(EMAIL), await linkFor(EMAIL)]
  const answer = await choose(path, NEW)
  expect([answer.status, answer.headers.location]).toEqual([303, '/account/login?done=changed'])
  expect((await request(site, 'GET', '/api/v1/me', { cookie: before })).body).toEqual({})
  expect((await login(PASSWORD)).status).toBe(401)
  expect((await login(NEW)).status).toBe(303)
  for (const used of [path, other]) expect((await choose(used, `${NEW}!`)).status).toBe(404)
})

test('of two concurrent uses of a link, one sets the password', async () => {
  const path = await linkFor(EMAIL)
  const answers = await Promise.all([choose(path, `${NEW} eins`), choose(path, `${NEW} zwei`)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404])
})
