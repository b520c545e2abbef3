import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../core/base/clock.ts'
import { type RequestOptions, request, signIn, type TestResponse } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'
import { safeNext } from './next.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'

let site: Site

beforeAll(async () => {
  site = await startDemoSite({ password: PASSWORD }, { TRUST_PROXY: '1' })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  await site.app.knex('rate_limits').delete()
})
afterAll(() => site.stop())

const login = (fields: Record<string, string> = {}, asked?: RequestOptions) =>
  submit(site, '/account/login', { email: EMAIL, password: PASSWORD, next: '/app/', ...fields }, asked)

const me = async (cookie: string | undefined) =>
  (await request(site, 'GET', '/api/v1/me', cookie ? { cookie } : {})).body.email_address as string | undefined

const pass = (minutes: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + minutes * MINUTE)
}

const withoutEmail = (text: string) => text.replace(/value="[^"]*@[^"]*"/, '')

test('a wrong password and an unknown account get the same response, with the address still in the form', async () => {
  const wrong = await login({ password: 'wrong horse battery' })
  const unknown = await login({ email: 'nobody@demo.example' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(withoutEmail(wrong.text)).toBe(withoutEmail(unknown.text))
  expect(wrong.text).toContain(`value="${EMAIL}"`)
  expect(wrong.text).not.toContain('wrong horse battery')
  expect(cookieOf(wrong)).toBeUndefined()
})

test('a refused form takes the place of its page among those to which Back leads', async () => {
  const script = 'src="/answered.js"'
  expect((await login({ password: 'wrong horse battery' })).text).toContain(script)
  expect((await request(site, 'GET', '/account/login')).text).not.toContain(script)
  expect((await request(site, 'GET', '/answered.js')).text).toContain('history.replaceState')
})

test('a sign-in is in the audit log', async () => {
  const cookie = await signIn(site, 'admin@demo.example')
  pass(1)
  await login()
  const [entry] = (await request(site, 'GET', '/api/v1/audit-log?event=sign-ins', { cookie })).body.entries
  expect(entry).toMatchObject({
    action: 'signed-in',
    actor_name: 'Anna Gruber',
    object_name: 'Anna Gruber',
    changes: [{ field: 'sign_in_by', before: null, after: 'password' }]
  })
  const { people } = (await request(site, 'GET', '/api/v1/people?q=anna-gruber', { cookie })).body
  expect(people[0].last_sign_in_at).toBe(entry.at)
})

test("another tenant's account is unknown here", async () => {
  expect((await login({ email: 'advisor@nordbank.example' })).status).toBe(401)
})

test.each(['\u0000', 'a'.repeat(300), "' or 1=1 --", '"a b"@demo.example', '\ud800'])(
  'an invalid address %j is treated like a wrong one',
  async (email) => expect((await login({ email })).status).toBe(401)
)

test('empty fields get an error each', async () => {
  const { status, text } = await login({ email: ' ', password: '' })
  expect(status).toBe(422)
  for (const field of ['email', 'password']) expect(text).toContain(`href="#${field}"`)
})

test('fields that are not strings count as empty', async () => {
  const body = 'email[]=a&email[]=b&password[x]=1&next[]=//evil.example'
  const answer = await submit(site, '/account/login', {}, { body })
  expect(answer.status).toBe(422)
})

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'http://nordbank.localhost' }])(
  'a form from another origin is refused (%o)',
  async (headers) => expect((await login({}, { headers })).status).toBe(403)
)

test('an embedding page may submit the forms of the API, but not the login', async () => {
  const { knex } = site.app
  await knex('tenant_settings').where({ name: 'embed_origins' }).update({ value: 'https://cms.example' })
  const answer = await login({}, { headers: { origin: 'https://cms.example' } })
  expect([answer.status, cookieOf(answer)]).toEqual([403, undefined])
})

test('without a referrer, a form is accepted if Sec-Fetch-Site says same-origin', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await login({}, { headers })).status).toBe(303)
  expect((await login({}, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
})

test('of a hundred concurrent guesses ten are checked, and the right password still works from elsewhere', async () => {
  const guesses = Array.from({ length: 100 }, (_, index) => login({ password: `guess number ${index}` }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  const late = await login()
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
  expect(late.text).toContain(`value="${EMAIL}"`)
  expect((await login({ email: 'second@demo.example' })).status).toBe(303)
  expect((await login({}, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(303)
  pass(16)
  expect((await login()).status).toBe(303)
})

test('a locked account stays locked in every spelling of its address, also from another port', async () => {
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login({ password: `guess number ${guess}` })).status).toBe(401)
  for (const email of [
    'Advisor@demo.example',
    ' advisor@demo.example',
    'advisor@DEMO.example\t',
    'ＡDVISOR@demo.example'
  ])
    expect([email, (await login({ email })).status]).toEqual([email, 429])
  const headers = { 'x-forwarded-for': '203.0.113.9:4711' }
  for (let guess = 0; guess < 10; guess += 1) await login({ password: `guess number ${guess}` }, { headers })
  const late = await Promise.all(
    ['203.0.113.9', '203.0.113.9:80', '::ffff:203.0.113.9', '[::FFFF:cb00:7109]:443'].map((address) =>
      login({}, { headers: { 'x-forwarded-for': address } })
    )
  )
  expect(late.map(({ status }) => status)).toEqual([429, 429, 429, 429])
})

const fromAddress = (address: string, cookie?: string): RequestOptions => ({
  headers: { 'x-forwarded-for': address },
  ...(cookie && { cookie })
})
const deviceOf = ({ headers }: TestResponse) =>
  headers['set-cookie']?.find((line) => line.startsWith('known-device='))?.split(';')[0] ?? ''

test('a hundred guesses from ten addresses lock strangers out, but neither a known device nor a known address', async () => {
  const device = deviceOf(await login({}, fromAddress('203.0.113.1')))
  const foreign = deviceOf(await login({ email: 'second@demo.example' }, fromAddress('203.0.113.2')))
  const statuses: number[] = []
  for (let guess = 0; guess < 101; guess += 1) {
    const asked = fromAddress(`198.51.100.${guess % 11}`)
    statuses.push((await login({ password: `guess number ${guess}` }, asked)).status)
  }
  expect(statuses).toEqual([...Array(100).fill(401), 429])
  const elsewhere = '192.0.2.7'
  expect((await login({}, fromAddress(elsewhere))).status).toBe(429)
  for (const cookie of [foreign, `${device}x`, 'known-device=x.y', 'known-device='])
    expect([cookie, (await login({}, fromAddress(elsewhere, cookie))).status]).toEqual([cookie, 429])
  expect((await login({}, fromAddress(elsewhere, device))).status).toBe(303)
  expect((await login({ email: ' ADVISOR@demo.example' }, fromAddress('192.0.2.8', device))).status).toBe(303)
  expect((await login({}, fromAddress('203.0.113.1'))).status).toBe(303)
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login({ password: 'wrong' }, fromAddress('192.0.2.9', device))).status).toBe(401)
  expect((await login({}, fromAddress('192.0.2.9', device))).status).toBe(429)
})

test('successful logins do not count', async () => {
  for (let count = 0; count < 12; count += 1) expect((await login()).status).toBe(303)
})

test('a session from before the login is not reused', async () => {
  const planted = `session=${'p'.repeat(43)}`
  const answer = await login({}, { cookie: planted })
  expect(cookieOf(answer)).not.toBe(planted)
  expect(await me(planted)).toBeUndefined()
  expect(await me(cookieOf(answer))).toBe(EMAIL)
  const again = await login({}, { cookie: cookieOf(answer) as string })
  expect(await me(cookieOf(answer))).toBeUndefined()
  expect(await me(cookieOf(again))).toBe(EMAIL)
})

test('the cookie is for this host only and not accessible to scripts', async () => {
  const [plain] = (await login()).headers['set-cookie'] ?? []
  expect(plain).toMatch(/; httponly/i)
  expect(plain).toMatch(/; samesite=lax/i)
})

test('behind https the cookie is limited to this host, the root path and secure connections', async () => {
  const secure = await startDemoSite({ password: PASSWORD }, { BASE_URL: 'https://bank.example', TRUST_PROXY: '1' })
  const { port } = new URL(secure.origin)
  const headers = { 'x-forwarded-proto': 'https', origin: `https://localhost:${port}` }
  const answer = await submit(secure, '/account/login', { email: EMAIL, password: PASSWORD, next: '' }, { headers })
  await secure.stop()
  const set = answer.headers['set-cookie']?.find((line) => line.startsWith('__Host-session='))
  for (const attribute of ['path=/', 'secure', 'httponly', 'samesite=lax'])
    expect(set?.toLowerCase()).toContain(attribute)
  expect(set?.toLowerCase()).not.toContain('domain=')
})

test('where a proxy hides https, the form says so instead of failing, before anybody signs in', async () => {
  const hidden = await startDemoSite({ password: PASSWORD }, { BASE_URL: 'https://bank.example', TRUST_PROXY: '1' })
  const fields = { email: EMAIL, password: PASSWORD, next: '' }
  const cookie = await signIn(hidden, EMAIL)
  const answers = [
    await request(hidden, 'GET', '/account/login'),
    await submit(hidden, '/account/login', fields),
    await submit(hidden, '/account/logout', {}, { cookie })
  ]
  await hidden.stop()
  for (const { status, text } of answers) {
    expect(status).toBe(503)
    expect(text).toContain('An- und Abmelden ist derzeit nicht möglich')
  }
  expect(answers[1]?.text).toContain(`value="${EMAIL}"`)
})

test('the address is case-insensitive', async () => {
  expect((await login({ email: ' Advisor@Demo.Example ' })).status).toBe(303)
})

test('a session ends by inactivity, by age and by logging out', async () => {
  const idle = cookieOf(await login())
  pass(29)
  expect(await me(idle)).toBe(EMAIL)
  pass(31)
  expect(await me(idle)).toBeUndefined()

  const old = cookieOf(await login())
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    pass(20)
    if (minutes < 11 * 60) expect(await me(old)).toBe(EMAIL)
  }
  pass(1)
  expect(await me(old)).toBeUndefined()

  const left = cookieOf(await login()) as string
  const page = await request(site, 'GET', '/account/logout', { cookie: left })
  expect(page.text).toContain('action="/account/logout"')
  expect(await me(left)).toBe(EMAIL)
  const out = await submit(site, '/account/logout', {}, { cookie: left })
  expect([out.status, out.headers.location]).toEqual([303, '/account/login?done=out'])
  expect(await me(left)).toBeUndefined()
  // the page that follows tells the browser's other tabs
  const script = 'src="/signed-out.js"'
  expect((await request(site, 'GET', '/account/login?done=out')).text).toContain(script)
  expect((await request(site, 'GET', '/account/login')).text).not.toContain(script)
})

test('a user who is already logged in is redirected to the target', async () => {
  const cookie = cookieOf(await login()) as string
  const { status, headers } = await request(site, 'GET', '/account/login?next=/app/whatsapp/settings', { cookie })
  expect([status, headers.location]).toEqual([303, '/app/whatsapp/settings'])
})

const EVIL = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/app//evil.example',
  '/app/../account/logout',
  '/app/..//evil.example',
  '/app/%2e%2e/account/logout',
  '/app/.%2E//evil.example',
  '/app/\\..\\..\\evil',
  '/app',
  '/apple/pie',
  '/account/logout',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/app/\r\nSet-Cookie: a=b',
  '/app/\tx',
  ' /app/',
  '/app/ü',
  '',
  'app/',
  '@evil.example',
  '//localhost@evil.example/app/',
  'http://localhost/app/',
  '/app/\u0000'
]

test.each(EVIL)('a login never redirects to %j', async (next) => {
  expect((await login({ next })).headers.location).toBe('/app/')
})

test.each([
  '/app/',
  '/app/online-appointments/appointments/index?period=past&page=2',
  '/app/profile/x#termin',
  '/messenger#anna-gruber'
])('a login leads back to %s', async (next) => expect((await login({ next })).headers.location).toBe(next))

test('a URL is normalised before it is checked', () => {
  expect(safeNext('/app/a/../b')).toBe('/app/b')
  expect(safeNext('/app/.')).toBe('/app/')
})
