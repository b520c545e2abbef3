import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RequestOptions, request, signIn, type TestResponse } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const NEXT = '/app/appointments'

let site: Site
let mailbox: Mailbox
let admin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({ password: PASSWORD }, { SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['rate_limits', 'outbox', 'second_factors', 'recovery_codes', 'audit_log'])
    await site.app.knex(table).delete()
  mailbox.mails.length = 0
  admin = await signIn(site, 'admin@demo.example')
  await requireFor('')
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

/** The login, for somebody whose sign-in has ended. */
const LATE = `/account/login?${new URLSearchParams({ next: NEXT, refused: 'too-late' })}`

const pass = (seconds: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + seconds * 1000)
}
const requireFor = (roles: string) =>
  request(site, 'PUT', '/api/v1/settings', { cookie: admin, body: { second_factor_roles: roles } })

/** The cookies of a response, as a browser would send them back. */
const cookiesOf = ({ headers }: TestResponse) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='))
const pendingOf = (response: TestResponse) => cookiesOf(response).find((pair) => pair.includes('sign-in='))

const login = (email = EMAIL, asked: RequestOptions = {}) =>
  submit(site, '/account/login', { email, password: PASSWORD, next: NEXT }, asked)
/** The page has a form for each kind of code. */
const enterCode = (cookie: string | undefined, fields: { code: string } | { recovery: string }) =>
  submit(
    site,
    '/account/code',
    { next: NEXT, ...fields, ...('recovery' in fields && { by: 'recovery' }) },
    cookie ? { cookie } : {}
  )
const me = async (cookie: string | undefined) =>
  (await request(site, 'GET', '/api/v1/me', cookie ? { cookie } : {})).body.email_address as string | undefined

/** The mails about two-step verification, without those about sign-ins in browsers that are new. */
const told = () => mailbox.mails.filter(({ subject }) => !subject?.startsWith('Neue Anmeldung'))

const formOf = (text: string) => ({
  offered: /name="offered" value="([^"]+)"/.exec(text)?.[1] ?? '',
  secret: (/<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '')
})
const codesOf = (text: string) =>
  [...text.matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, code = '']) => code)
/** What the app shows. */
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.time.getTime() })

async function setUpPage(cookie: string) {
  const { text } = await request(site, 'GET', '/account/second-factor', { cookie })
  return { ...formOf(text), text }
}

/** Turns it on as its owner does, who is signed in. */
async function turnOn(email = EMAIL) {
  const cookie = await signIn(site, email)
  const form = await setUpPage(cookie)
  const fields = { offered: form.offered, code: shown(form.secret), password: PASSWORD, next: NEXT }
  const { status, text } = await submit(site, '/account/second-factor', fields, { cookie })
  expect([status, text.includes('In allen anderen Browsern sind Sie abgemeldet.')]).toEqual([200, true])
  return { cookie, secret: form.secret, codes: codesOf(text) }
}

describe('refused', () => {
  test('without the right password before, there is no second step', async () => {
    const { secret } = await turnOn()
    pass(30)
    for (const cookie of [undefined, 'sign-in=x.99999999999999.y']) {
      const answer = await enterCode(cookie, { code: shown(secret) })
      expect([answer.status, answer.headers.location, cookieOf(answer)]).toEqual([303, LATE, undefined])
      const page = await request(site, 'GET', '/account/code', cookie ? { cookie } : {})
      expect([page.status, page.headers.location]).toEqual([303, '/account/login'])
    }
  })

  test('the password alone opens no session', async () => {
    await turnOn()
    const answer = await login()
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/account/code?${new URLSearchParams({ next: NEXT })}`
    ])
    expect(cookieOf(answer)).toBeUndefined()
    expect(await me(pendingOf(answer))).toBeUndefined()
    expect((await request(site, 'GET', '/api/v1/me/sessions', { cookie: pendingOf(answer) as string })).status).toBe(
      401
    )
  })

  test.each([
    ['missing', '', /of six digits, or one of|mit sechs Ziffern oder/],
    ['wrong', '000000', /stimmt nicht/],
    ['a letter', 'a', /stimmt nicht/]
  ])('a code that is %s, at its field', async (_what, code, said) => {
    await turnOn()
    const answer = await enterCode(pendingOf(await login()), { code })
    expect([answer.status, cookieOf(answer)]).toEqual([422, undefined])
    expect(answer.text).toMatch(said)
  })

  test('a missing recovery code, at its own field, which stays open', async () => {
    await turnOn()
    const { status, text } = await enterCode(pendingOf(await login()), { recovery: ' ' })
    expect([status, /<details open/.test(text), text.includes('href="#recovery"')]).toEqual([422, true, true])
  })

  test('a code that was used, or one from before it', async () => {
    const { secret } = await turnOn()
    const before = shown(secret)
    const cookie = pendingOf(await login())
    expect((await enterCode(cookie, { code: before })).status).toBe(422)
    pass(30)
    const code = shown(secret)
    expect((await enterCode(cookie, { code })).status).toBe(303)
    expect((await enterCode(pendingOf(await login()), { code })).status).toBe(422)
    expect((await enterCode(pendingOf(await login()), { code: before })).status).toBe(422)
  })

  test('after ten minutes, or once the password has changed', async () => {
    const { secret } = await turnOn()
    const cookie = pendingOf(await login())
    pass(10 * 60 + 1)
    expect((await enterCode(cookie, { code: shown(secret) })).headers.location).toBe(LATE)
    expect((await request(site, 'GET', LATE)).text).toMatch(/role="alert"[^<]*>Das hat zu lange gedauert/)
    const another = pendingOf(await login())
    const users = site.app.knex('users').where({ email_address: EMAIL })
    const { password_hash } = await users.clone().first('password_hash')
    await users.clone().update({ password_hash: `${password_hash}x` })
    expect((await enterCode(another, { code: shown(secret) })).headers.location).toBe(LATE)
    await users.clone().update({ password_hash })
  })

  test('the code of another account, and another institution', async () => {
    const mine = await turnOn()
    await turnOn('analyst@demo.example')
    pass(30)
    const theirs = pendingOf(await login('analyst@demo.example'))
    expect((await enterCode(theirs, { code: shown(mine.secret) })).status).toBe(422)
    expect((await enterCode(theirs, { recovery: mine.codes[0] as string })).status).toBe(422)
    const answer = await submit(
      site,
      '/account/code',
      { code: shown(mine.secret), next: NEXT },
      { cookie: pendingOf(await login()) as string, ...NORDBANK }
    )
    expect(answer.headers.location).toBe(LATE)
  })

  test('too many wrong codes, which a right one does not get round', async () => {
    const { secret } = await turnOn()
    const cookie = pendingOf(await login())
    for (let tried = 0; tried < 10; tried += 1) expect((await enterCode(cookie, { code: '000000' })).status).toBe(422)
    pass(30)
    const answer = await enterCode(cookie, { code: shown(secret) })
    expect([answer.status, cookieOf(answer)]).toEqual([429, undefined])
    expect(answer.text).toContain('name="code"')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const logged = site.app.knex('audit_log').where({ object: 'session', object_name: 'Anna Gruber' })
    const byCode = JSON.stringify([{ field: 'sign_in_by', before: null, after: 'code' }])
    expect(await logged.clone().where({ action: 'refused', changes: byCode })).toHaveLength(10)
    expect(await logged.clone().where({ action: 'locked' })).toHaveLength(1)
  })

  test('slowly, wrong codes are told to the owner, once a day', async () => {
    const { secret } = await turnOn()
    await deliver(site)
    const cookie = async () => pendingOf(await login())
    for (let tried = 0; tried < 9; tried += 1) {
      expect((await enterCode(await cookie(), { code: '000000' })).status).toBe(422)
      pass(20 * 60)
    }
    // a right one in between changes nothing
    expect((await enterCode(await cookie(), { code: shown(secret) })).status).toBe(303)
    await deliver(site)
    expect(told()).toHaveLength(1)
    for (let tried = 0; tried < 2; tried += 1) await enterCode(await cookie(), { recovery: 'aaaaa-aaaaa' })
    await deliver(site)
    expect(
      told()
        .slice(1)
        .map(({ recipients, subject }) => [recipients, subject])
    ).toEqual([[[EMAIL], 'Viele falsche Codes für Ihr Konto – Alpenbank']])
    expect(told().at(-1)?.text).toContain('/account/password-reset')
  })

  test('turning on without the password, or with one that is wrong', async () => {
    const cookie = await signIn(site, EMAIL)
    const { offered, secret } = formOf((await request(site, 'GET', '/account/second-factor', { cookie })).text)
    for (const password of ['', 'wrong horse battery']) {
      const fields = { offered, code: shown(secret), password }
      const answer = await submit(site, '/account/second-factor', fields, { cookie })
      expect([answer.status, codesOf(answer.text)]).toEqual([422, []])
      // the app that has scanned it keeps its secret
      expect(formOf(answer.text).secret).toBe(secret)
    }
    expect(await site.app.knex('second_factors')).toEqual([])
  })

  test('turning on without code and password, each at its field', async () => {
    const cookie = await signIn(site, EMAIL)
    const { status, text } = await submit(site, '/account/second-factor', { code: '' }, { cookie })
    expect([status, text.includes('href="#code"'), text.includes('href="#password"')]).toEqual([422, true, true])
    // there are none before it is on
    expect(text).not.toContain('Ersatzcode')
  })

  test('turning on with a secret that was offered to somebody else', async () => {
    const other = await signIn(site, 'analyst@demo.example')
    const { offered, secret } = formOf((await request(site, 'GET', '/account/second-factor', { cookie: other })).text)
    const cookie = await signIn(site, EMAIL)
    const fields = { offered, code: shown(secret), password: PASSWORD }
    expect((await submit(site, '/account/second-factor', fields, { cookie })).status).toBe(422)
    expect(await site.app.knex('second_factors')).toEqual([])
  })

  test('turning off, and new codes, without a code', async () => {
    const { cookie } = await turnOn()
    for (const form of ['off', 'codes'])
      for (const code of ['', '000000']) {
        const fields = { [`${form}-code`]: code }
        expect((await submit(site, `/account/second-factor/${form}`, fields, { cookie })).status).toBe(422)
        expect((await submit(site, `/account/second-factor/${form}`, { ...fields, next: NEXT })).headers.location).toBe(
          LATE
        )
      }
    expect(await site.app.knex('second_factors')).toHaveLength(1)
  })

  test('turning off while a role requires it', async () => {
    const { cookie, secret } = await turnOn('analyst@demo.example')
    await requireFor('analyst')
    pass(30)
    const answer = await submit(site, '/account/second-factor/off', { 'off-code': shown(secret) }, { cookie })
    expect(answer.status).toBe(403)
    expect(await site.app.knex('second_factors')).toHaveLength(1)
  })

  test('resetting one’s own, which would need no code', async () => {
    const { cookie } = await turnOn('admin@demo.example')
    const { uuid } = await site.app.knex('users').where({ email_address: 'admin@demo.example' }).first('uuid')
    const answer = await request(site, 'DELETE', `/api/v1/people/${uuid}/second-factor`, { cookie })
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('mit einem Code')])
    expect(await site.app.knex('second_factors')).toHaveLength(1)
  })

  test.each(['branch@demo.example', 'analyst@demo.example'])('%s resets nobody', async (email) => {
    await turnOn()
    const { uuid } = await site.app.knex('users').where({ email_address: EMAIL }).first('uuid')
    const cookie = await signIn(site, email)
    expect((await request(site, 'DELETE', `/api/v1/people/${uuid}/second-factor`, { cookie })).status).toBe(403)
    expect(await site.app.knex('second_factors')).toHaveLength(1)
  })
})

test('who turned it on signs in with password and code, and is told by e-mail', async () => {
  const { secret, codes } = await turnOn()
  expect(new Set(codes).size).toBe(10)
  await deliver(site)
  expect(mailbox.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[EMAIL], 'Bestätigung in zwei Schritten eingeschaltet – Alpenbank']
  ])
  pass(30)
  const code = shown(secret)
  const answer = await enterCode(pendingOf(await login()), { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect([answer.status, answer.headers.location]).toEqual([303, NEXT])
  expect(await me(cookieOf(answer))).toBe(EMAIL)
})

test('turning it on signs the account out in all other browsers, says so, and is in the log', async () => {
  const before = await signIn(site, EMAIL)
  await site.app.knex('sessions').update({ device: 'Firefox, Windows' })
  const { cookie, secret } = await turnOn()
  expect([await me(before), await me(cookie), await me(admin)]).toEqual([undefined, EMAIL, 'admin@demo.example'])
  const ended = await site.app.knex('audit_log').where({ object: 'session', action: 'deleted' })
  expect(ended.map(({ actor_name, changes }) => [actor_name, JSON.parse(changes)[0].before])).toContainEqual([
    'Anna Gruber',
    'Firefox, Windows'
  ])
  pass(30)
  const codes = await submit(site, '/account/second-factor/codes', { 'codes-code': shown(secret) }, { cookie })
  expect([codes.status, codes.text.includes('anderen Browsern sind Sie abgemeldet')]).toEqual([200, false])
  await deliver(site)
  expect(mailbox.mails[0]?.text?.replace(/\s+/g, ' ')).toContain('Alle anderen Browser sind abgemeldet.')
})

test('a wrong code signs nobody out', async () => {
  const before = await signIn(site, EMAIL)
  const cookie = await signIn(site, EMAIL)
  const { offered, text } = await setUpPage(cookie)
  expect(text).toContain('Mit dem Einschalten werden Sie in allen anderen Browsern abgemeldet.')
  const fields = { offered, code: '000000', password: PASSWORD, next: NEXT }
  expect((await submit(site, '/account/second-factor', fields, { cookie })).status).toBe(422)
  expect(await me(before)).toBe(EMAIL)
})

test('a phone whose clock is half a minute off is accepted, one that is two minutes off is not', async () => {
  const { secret } = await turnOn()
  pass(5 * 60)
  const at = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.time.getTime() + seconds * 1000 })
  expect((await enterCode(pendingOf(await login()), { code: at(-120) })).status).toBe(422)
  expect((await enterCode(pendingOf(await login()), { code: at(-30) })).status).toBe(303)
  expect((await enterCode(pendingOf(await login()), { code: at(30) })).status).toBe(303)
})

test('each recovery code works once, however it is typed', async () => {
  const { codes } = await turnOn()
  const [one = '', other = ''] = codes
  expect((await enterCode(pendingOf(await login()), { recovery: one })).status).toBe(303)
  const again = await enterCode(pendingOf(await login()), { recovery: one })
  expect([again.status, /<details open/.test(again.text)]).toEqual([422, true])
  const typed = ` ${other.replace('-', '').toUpperCase()} `
  expect((await enterCode(pendingOf(await login()), { recovery: typed })).status).toBe(303)
})

test('of two requests with one code, one gets a session', async () => {
  const { secret } = await turnOn()
  pass(30)
  const cookie = pendingOf(await login())
  const answers = await Promise.all([1, 2, 3, 4].map(() => enterCode(cookie, { code: shown(secret) })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
})

test('new recovery codes replace the others', async () => {
  const { cookie, secret, codes } = await turnOn()
  pass(30)
  const fields = { 'codes-code': shown(secret) }
  const fresh = codesOf((await submit(site, '/account/second-factor/codes', fields, { cookie })).text)
  expect(new Set([...fresh, ...codes]).size).toBe(20)
  expect((await enterCode(pendingOf(await login()), { recovery: codes[0] as string })).status).toBe(422)
  expect((await enterCode(pendingOf(await login()), { recovery: fresh[0] as string })).status).toBe(303)
})

test('turned off, the password is enough', async () => {
  const { cookie, secret } = await turnOn()
  pass(30)
  await deliver(site)
  const off = await submit(site, '/account/second-factor/off', { 'off-code': shown(secret) }, { cookie })
  expect(off.headers.location).toBe('/account/second-factor?done=off')
  expect((await request(site, 'GET', '/account/second-factor?done=off', { cookie })).text).toContain('ausgeschaltet')
  expect(cookieOf(await login())).toBeDefined()
  await deliver(site)
  expect(told().at(-1)?.subject).toContain('ausgeschaltet')
})

test('where a role requires it, it is set up between password and session', async () => {
  await requireFor('analyst')
  expect(cookieOf(await login())).toBeDefined()
  const answer = await login('analyst@demo.example')
  expect(answer.headers.location).toMatch(/^\/account\/second-factor\?/)
  const cookie = pendingOf(answer) as string
  expect(await me(cookie)).toBeUndefined()
  const path = `?${new URLSearchParams({ next: NEXT })}`
  for (const answered of [
    await request(site, 'GET', `/account/code${path}`, { cookie }),
    await enterCode(cookie, { code: '000000' })
  ])
    expect(answered.headers.location).toBe(`/account/second-factor${path}`)
  const { offered, secret } = formOf((await request(site, 'GET', '/account/second-factor', { cookie })).text)
  const wrong = await submit(site, '/account/second-factor', { offered, code: '000000', next: NEXT }, { cookie })
  expect([wrong.status, cookieOf(wrong)]).toEqual([422, undefined])
  const before = await signIn(site, 'analyst@demo.example')
  const done = await submit(site, '/account/second-factor', { offered, code: shown(secret), next: NEXT }, { cookie })
  expect(await me(before)).toBeUndefined()
  expect(done.text).toContain(`href="${NEXT}"`)
  expect(await me(cookieOf(done))).toBe('analyst@demo.example')
})

test('who waits for the code while an administrator resets it is led back to the login, and then in', async () => {
  await turnOn()
  const cookie = pendingOf(await login()) as string
  const { uuid } = await site.app.knex('users').where({ email_address: EMAIL }).first('uuid')
  await request(site, 'DELETE', `/api/v1/people/${uuid}/second-factor`, { cookie: admin })
  const back = `/account/login?${new URLSearchParams({ next: NEXT })}`
  const page = await request(site, 'GET', `/account/code?${new URLSearchParams({ next: NEXT })}`, { cookie })
  expect(page.headers.location).toBe(back)
  expect((await enterCode(cookie, { code: '123456' })).headers.location).toBe(back)
  expect((await login()).headers.location).toBe(NEXT)
})

test('a form that is sent twice turns it on once, and is not told that the code is wrong', async () => {
  const cookie = await signIn(site, EMAIL)
  const { offered, secret } = formOf((await request(site, 'GET', '/account/second-factor', { cookie })).text)
  const fields = { offered, code: shown(secret), password: PASSWORD, next: NEXT }
  const answers = await Promise.all([1, 2].map(() => submit(site, '/account/second-factor', fields, { cookie })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 303])
  expect(answers.find(({ status }) => status === 303)?.headers.location).toContain('/account/second-factor?')
})

test('an invitation does not get round it', async () => {
  await requireFor('stduser')
  const [advisors] = await site.app.knex('organizations').where({ alias: 'graz-herrengasse' }).select('uuid')
  const person = { first_name: 'Nora', last_name: 'Neu', email_address: 'neu@demo.example', roles: ['stduser'] }
  const body = {
    ...person,
    ...{ organization_uuid: advisors.uuid, managed_organizations: [], has_card: false, alias: '', position: '' },
    ...{ title_prefix: '', title_suffix: '', phone_number: '', card_email_address: '', is_institutional: true },
    ...{ assistant_uuid: null, contact_options: [] }
  }
  const made = await request(site, 'POST', '/api/v1/people', { cookie: admin, body })
  expect(made.status).toBe(201)
  await request(site, 'POST', `/api/v1/people/${made.body.uuid}/invitation`, { cookie: admin })
  await deliver(site)
  const [link = ''] = mailbox.mails.at(-1)?.text?.match(/http\S+\/account\/invitation\/[\w-]{43}/) ?? []
  const chosen = 'grüner Apfel fliegt quer'
  const answer = await submit(site, new URL(link).pathname, { password: chosen, repeated: chosen })
  expect([answer.headers.location, cookieOf(answer)]).toEqual(['/account/login?done=welcome', undefined])
})

test('an administrator resets it, which the log and an e-mail say', async () => {
  await turnOn()
  const { uuid } = await site.app.knex('users').where({ email_address: EMAIL }).first('uuid')
  const person = async () => (await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie: admin })).body
  expect((await person()).second_factor_since).toBe('2027-03-01T08:00:00Z')
  await deliver(site)
  pass(60)
  const reset = () => request(site, 'DELETE', `/api/v1/people/${uuid}/second-factor`, { cookie: admin })
  expect((await reset()).body.second_factor_since).toBeNull()
  expect((await reset()).status).toBe(200)
  expect(cookieOf(await login())).toBeDefined()
  await deliver(site)
  expect(told().map(({ subject }) => subject?.includes('ausgeschaltet'))).toEqual([false, true])
  const log = (await request(site, 'GET', `/api/v1/audit-log?object=user&object_id=${uuid}`, { cookie: admin })).body
  const [last, first] = log.entries
  expect([last, first].map(({ actor_name, changes }) => [actor_name, changes])).toEqual([
    ['Martina Eder', [{ field: 'second_factor', before: 'true', after: 'false' }]],
    ['Anna Gruber', [{ field: 'second_factor', before: 'false', after: 'true' }]]
  ])
})

test('who signs in by the institution’s service alone has no second step here', async () => {
  const cookie = await signIn(site, EMAIL)
  const users = site.app.knex('users').where({ email_address: EMAIL })
  const { password_hash } = await users.clone().first('password_hash')
  await users.clone().update({ password_hash: '' })
  expect((await request(site, 'GET', '/account/second-factor', { cookie })).headers.location).toBe('/app/')
  await users.clone().update({ password_hash })
})

test('the secret is stored encrypted, and recovery codes as hashes', async () => {
  const { secret, codes } = await turnOn()
  const stored = JSON.stringify([await site.app.knex('second_factors'), await site.app.knex('recovery_codes')])
  for (const one of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(one)
})
