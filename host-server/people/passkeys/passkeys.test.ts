import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RequestOptions, request, signIn, type TestResponse } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'
import { Authenticator, type Lies } from './testing/authenticator.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const NEXT = '/app/appointments'
const REFUSED = `/account/login?${new URLSearchParams({ next: NEXT, refused: 'passkey' })}`

let site: Site
let mailbox: Mailbox
let origin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({ password: PASSWORD }, { SMTP_URL: mailbox.url })
  origin = `http://localhost:${new URL(site.origin).port}`
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['rate_limits', 'outbox', 'passkeys', 'used_challenges', 'second_factors', 'audit_log'])
    await site.app.knex(table).delete()
  mailbox.mails.length = 0
  await requireFor('')
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const pass = (seconds: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + seconds * 1000)
}
const requireFor = async (roles: string) => {
  const cookie = await signIn(site, 'admin@demo.example')
  return request(site, 'PUT', '/api/v1/settings', { cookie, body: { second_factor_roles: roles } })
}
const challengeIn = ({ headers }: TestResponse) =>
  headers['set-cookie']?.find((line) => line.startsWith('passkey='))?.split(';')[0] ?? ''
const joined = (...cookies: string[]) => cookies.filter(Boolean).join('; ')
const me = async (cookie: string | undefined, asked: RequestOptions = {}) =>
  (await request(site, 'GET', '/api/v1/me', { ...asked, ...(cookie && { cookie }) })).body.email_address as
    | string
    | undefined

/** What a browser gets to make a passkey with, and the cookies that it then has. */
async function askToMake(cookie: string, asked: RequestOptions = {}) {
  const answer = await request(site, 'GET', '/account/passkeys/new', { ...asked, cookie })
  return { options: answer.body, cookie: joined(cookie, challengeIn(answer)) }
}

async function add(email = EMAIL, device = new Authenticator(), lies: Lies = {}, from = origin) {
  const { options, cookie } = await askToMake(await signIn(site, email))
  const answer = JSON.stringify(device.make(options, from, lies))
  return { device, cookie, response: await submit(site, '/account/passkeys', { answer }, { cookie }) }
}

/** What a browser gets to sign in with. */
async function ask(asked: RequestOptions = {}) {
  const answer = await request(site, 'GET', '/account/passkey', asked)
  return { options: answer.body, cookie: joined(asked.cookie ?? '', challengeIn(answer)) }
}
const send = (answer: unknown, cookie: string, asked: RequestOptions = {}) =>
  submit(site, '/account/passkey', { answer: JSON.stringify(answer), next: NEXT }, { ...asked, cookie })

/** A whole sign-in with a passkey. */
async function enter(device: Authenticator, lies: Lies = {}) {
  const { options, cookie } = await ask()
  return send(device.sign(options, origin, lies), cookie)
}
const expectRefused = (answer: TestResponse) =>
  expect([answer.status, answer.headers.location, cookieOf(answer)]).toEqual([303, REFUSED, undefined])
const stored = () => site.app.knex('passkeys')

describe('refused', () => {
  test.each<[string, Lies]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another host name', { host: 'evil.example' }],
    ['without fingerprint, face or PIN', { isUnverified: true }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['that signs in instead', { type: 'webauthn.get' }]
  ])('a new passkey %s', async (_what, lies) => {
    const { response } = await add(EMAIL, new Authenticator(), lies)
    expect(response.status).toBe(422)
    expect(response.text).toContain('konnte nicht hinzugefügt werden')
    expect(await stored()).toEqual([])
  })

  test.each<[string, Lies]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another host name', { host: 'evil.example' }],
    ['without fingerprint, face or PIN', { isUnverified: true }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['that makes a passkey instead', { type: 'webauthn.create' }],
    ['for another account', { userHandle: Buffer.from('somebody').toString('base64url') }]
  ])('a sign-in %s', async (_what, lies) => {
    const { device } = await add()
    expectRefused(await enter(device, lies))
    expect((await request(site, 'GET', REFUSED)).text).toMatch(
      /role="alert"[^<]*>Dieser Passkey öffnet hier kein Konto/
    )
    expect((await enter(device)).headers.location).toBe(NEXT)
  })

  test('a forged signature, an unknown passkey, and what is no answer at all', async () => {
    const { device } = await add()
    const { options, cookie } = await ask()
    expectRefused(await send(device.sign(options, origin, {}, new Authenticator().key), cookie))
    const stranger = new Authenticator()
    expectRefused(await enter(stranger))
    const asked = await ask()
    const right = device.sign(asked.options, origin)
    for (const wrong of [null, 'x', [], {}, { ...right, id: 1 }, { ...right, response: {} }, { ...right, type: 'x' }])
      expectRefused(await send(wrong, asked.cookie))
    expectRefused(await submit(site, '/account/passkey', { answer: '{', next: NEXT }, { cookie: asked.cookie }))
    const logged = await site.app.knex('audit_log').where({ action: 'refused' })
    expect(logged.map(({ changes }) => JSON.parse(changes))).toEqual(
      Array.from({ length: 10 }, () => [{ field: 'sign_in_by', before: null, after: 'passkey' }])
    )
  })

  test('an answer that comes again, also with the cookie that it was given for', async () => {
    const { device } = await add()
    const { options, cookie } = await ask()
    const answer = device.sign(options, origin)
    expect((await send(answer, cookie)).headers.location).toBe(NEXT)
    expectRefused(await send(answer, cookie))
  })

  test('of an answer that comes twice at the same time one opens a session', async () => {
    const { device } = await add()
    const { options, cookie } = await ask()
    const answer = device.sign(options, origin)
    const answers = await Promise.all([send(answer, cookie), send(answer, cookie), send(answer, cookie)])
    expect(answers.filter((one) => cookieOf(one))).toHaveLength(1)
  })

  test('after ten minutes, and in another browser', async () => {
    const { device } = await add()
    const { options, cookie } = await ask()
    pass(10 * 60)
    expectRefused(await send(device.sign(options, origin), cookie))
    const mine = await ask()
    const other = await ask()
    expectRefused(await send(device.sign(mine.options, origin), other.cookie))
    expectRefused(await send(device.sign(mine.options, origin), ''))
    expectRefused(await send(device.sign(mine.options, origin), 'passkey=x.99999999999999.y'))
  })

  test('a copy of a device that counts', async () => {
    const { device } = await add()
    device.counter = 5
    expect((await enter(device)).headers.location).toBe(NEXT)
    expectRefused(await enter(device))
    expectRefused(await enter(device, { counter: 4 }))
    expect((await enter(device, { counter: 6 })).headers.location).toBe(NEXT)
  })

  test('another institution, also where the same passkey is stored there', async () => {
    const { device } = await add()
    const port = new URL(site.origin).port
    const { options, cookie } = await ask(NORDBANK)
    expect(options.rpId).toBe(NORDBANK.host)
    const answer = device.sign(options, `http://${NORDBANK.host}:${port}`)
    expect(cookieOf(await send(answer, cookie, NORDBANK))).toBeUndefined()
    const tenant = await site.app.knex('tenant_domains').where({ host: NORDBANK.host }).first('tenant_id')
    const user = await site.app.knex('users').where({ email_address: 'advisor@nordbank.example' }).first('uuid')
    const [row] = await stored()
    await stored().insert({ ...row, ...tenant, user_uuid: user.uuid })
    expect(cookieOf(await send(answer, cookie, NORDBANK))).toBeUndefined()
  })

  test('a deactivated account, and one whose password was taken away', async () => {
    const { device } = await add()
    const users = site.app.knex('users').where({ email_address: EMAIL })
    const { password_hash } = await users.clone().first('password_hash')
    for (const change of [{ deactivated_at: '2027-01-01T00:00:00Z' }, { password_hash: '' }]) {
      await users.clone().update(change)
      expectRefused(await enter(device))
      await users.clone().update({ deactivated_at: null, password_hash })
    }
  })

  test('nobody adds, renames or removes without a proof of the last quarter of an hour, and guests never', async () => {
    await add()
    const [{ uuid }] = await stored()
    const cookie = await signIn(site, EMAIL)
    pass(15 * 60 + 1)
    const confirm = `/account/confirm?${new URLSearchParams({ next: '/account/passkeys' })}`
    const login = `/account/login?${new URLSearchParams({ next: '/account/passkeys' })}`
    const paths = [
      ['GET', '/account/passkeys'],
      ['GET', '/account/passkeys/new'],
      ['POST', '/account/passkeys'],
      ['POST', '/account/passkeys/name'],
      ['GET', '/account/passkeys/remove'],
      ['POST', '/account/passkeys/remove']
    ] as const
    for (const [method, path] of paths) {
      const fields = { passkey: uuid, [`name-${uuid}`]: 'Mine' }
      const go = (asked: RequestOptions) =>
        method === 'GET' ? request(site, method, path, asked) : submit(site, path, fields, asked)
      expect([path, (await go({ cookie })).headers.location]).toEqual([path, confirm])
      expect([path, (await go({})).headers.location]).toEqual([path, login])
    }
    expect((await stored().pluck('name'))[0]).not.toBe('Mine')
  })

  test('nobody touches a passkey of somebody else', async () => {
    await add()
    const [{ uuid, name }] = await stored()
    const cookie = await signIn(site, 'second@demo.example')
    await submit(site, '/account/passkeys/name', { passkey: uuid, [`name-${uuid}`]: 'Mine' }, { cookie })
    await submit(site, '/account/passkeys/remove', { passkey: uuid }, { cookie })
    expect(await stored()).toMatchObject([{ uuid, name }])
  })

  test('a name that is missing or too long, at its field', async () => {
    const { cookie } = await add()
    const [{ uuid }] = await stored()
    for (const name of [' ', 'a'.repeat(61)]) {
      const { status, text } = await submit(
        site,
        '/account/passkeys/name',
        { passkey: uuid, [`name-${uuid}`]: name },
        { cookie }
      )
      expect([status, text.includes(`href="#name-${uuid}"`)]).toEqual([422, true])
    }
  })

  test('many wrong answers from one address', async () => {
    const { device } = await add()
    for (let attempt = 0; attempt < 50; attempt += 1) await enter(new Authenticator())
    expect((await enter(device)).status).toBe(429)
    pass(16 * 60)
    expect((await enter(device)).status).toBe(303)
  })

  test('where passwords are off, since everybody signs in at the institution’s service', async () => {
    const { device, cookie } = await add()
    const { options, cookie: asked } = await ask()
    const { knex } = site.app
    const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    const names = { openid_issuer: 'https://id.example', openid_client_id: 'x', openid_password_sign_in: 'false' }
    const rows = Object.entries(names).map(([name, value]) => ({ tenant_id, name, value }))
    await knex('tenant_settings').insert(rows).onConflict(['tenant_id', 'name']).merge()
    try {
      expect(cookieOf(await send(device.sign(options, origin), asked))).toBeUndefined()
      expect((await request(site, 'GET', '/account/passkeys', { cookie })).headers.location).toBe('/account/login')
      expect((await request(site, 'GET', '/account/login')).text).not.toContain('data-passkey')
    } finally {
      await knex('tenant_settings').where({ tenant_id }).whereIn('name', Object.keys(names)).delete()
    }
  })
})

test('a passkey is added, signs in, and says when it was used', async () => {
  const { device, response, cookie } = await add()
  expect([response.status, response.headers.location]).toEqual([303, '/account/passkeys?done=added'])
  const [row] = await stored()
  expect(row).toMatchObject({ host: 'localhost', used_at: null, created_at: '2027-03-01T08:00:00Z' })
  expect([Boolean(row.is_synced), Boolean(row.is_backed_up)]).toEqual([false, false])
  pass(60)
  const answer = await enter(device)
  expect([answer.status, answer.headers.location, await me(cookieOf(answer))]).toEqual([303, NEXT, EMAIL])
  expect((await stored().first('used_at')).used_at).toBe('2027-03-01T08:01:00Z')
  const page = await request(site, 'GET', '/account/passkeys?done=added', { cookie })
  for (const said of ['ist hinzugefügt', 'Zuletzt verwendet am 1. März 2027', 'Nur auf einem Gerät'])
    expect(page.text).toContain(said)
})

test('a synced passkey is kept as one, and a device holds one for each account', async () => {
  await add(EMAIL, new Authenticator({ isSynced: true }))
  const [row] = await stored()
  expect([Boolean(row.is_synced), Boolean(row.is_backed_up)]).toEqual([true, true])
  const { options } = await askToMake(await signIn(site, EMAIL))
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Alpenbank' },
    user: { name: EMAIL },
    excludeCredentials: [{ id: row.credential_id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
  expect(options.user.id).toBe(Buffer.from(row.user_uuid).toString('base64url'))
})

test('guests are not told which passkeys there are, and tabs of a browser share a challenge', async () => {
  await add()
  const first = await ask()
  expect(first.options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  const second = await ask({ cookie: first.cookie })
  expect(second.options.challenge).toBe(first.options.challenge)
  pass(5 * 60)
  expect((await ask({ cookie: first.cookie })).options.challenge).not.toBe(first.options.challenge)
})

test('a passkey beside the password alone signs nobody out', async () => {
  const before = await signIn(site, EMAIL)
  const { response } = await add()
  expect([response.headers.location, await me(before)]).toEqual(['/account/passkeys?done=added', EMAIL])
})

test('the owner is told of a new passkey, and the audit log has it', async () => {
  await add()
  await deliver(site)
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ein neuer Passkey öffnet')])
  const cookie = await signIn(site, 'admin@demo.example')
  const { entries } = (await request(site, 'GET', '/api/v1/audit-log?object=user', { cookie })).body
  expect(entries[0].changes).toEqual([{ field: 'passkey', before: null, after: expect.any(String) }])
})

test('a passkey is renamed and removed', async () => {
  const { device, cookie } = await add()
  const [{ uuid }] = await stored()
  const renamed = await submit(
    site,
    '/account/passkeys/name',
    { passkey: uuid, [`name-${uuid}`]: ' Mein Telefon ' },
    { cookie }
  )
  expect(renamed.headers.location).toBe('/account/passkeys?done=renamed')
  expect((await stored().first('name')).name).toBe('Mein Telefon')
  const path = `/account/passkeys/remove?passkey=${uuid}`
  const list = await request(site, 'GET', '/account/passkeys', { cookie })
  expect([list.text.includes(`href="${path}"`), list.text.includes('action="/account/passkeys/remove"')]).toEqual([
    true,
    false
  ])
  expect((await request(site, 'GET', path, { cookie })).text).toContain('„Mein Telefon“ öffnet Ihr Konto')
  expect(await stored()).toHaveLength(1)
  const unknown = await request(site, 'GET', '/account/passkeys/remove?passkey=x', { cookie })
  expect(unknown.headers.location).toBe('/account/passkeys')
  const removed = await submit(site, '/account/passkeys/remove', { passkey: uuid }, { cookie })
  expect(removed.headers.location).toBe('/account/passkeys?done=removed')
  expectRefused(await enter(device))
})

describe('where the role requires two steps', () => {
  const login = () => submit(site, '/account/login', { email: EMAIL, password: PASSWORD, next: NEXT })
  const pendingOf = ({ headers }: TestResponse) =>
    headers['set-cookie']?.find((line) => line.startsWith('sign-in=.') || line.startsWith('sign-in='))?.split(';')[0]

  test('a passkey is both of them', async () => {
    const { device } = await add()
    await requireFor('stduser')
    const answer = await enter(device)
    expect([answer.headers.location, await me(cookieOf(answer))]).toEqual([NEXT, EMAIL])
  })

  test('the password alone opens nothing and sets no app up beside the passkey, which is then asked for', async () => {
    const { device } = await add()
    await requireFor('stduser')
    const answer = await login()
    expect([answer.headers.location, cookieOf(answer)]).toEqual([
      `/account/code?${new URLSearchParams({ next: NEXT })}`,
      undefined
    ])
    const cookie = pendingOf(answer) as string
    const page = await request(site, 'GET', answer.headers.location as string, { cookie })
    expect([page.status, page.text.includes('data-passkey="use"'), page.text.includes('name="code"')]).toEqual([
      200,
      true,
      false
    ])
    for (const go of [
      request(site, 'GET', '/account/second-factor', { cookie }),
      submit(site, '/account/second-factor', { code: '123456', offered: 'x', next: '/app/' }, { cookie })
    ])
      expect((await go).headers.location).toMatch(/^\/account\/code/)
    const asked = await ask({ cookie })
    const entered = await send(device.sign(asked.options, origin), asked.cookie)
    expect(await me(cookieOf(entered))).toBe(EMAIL)
  })

  test('the first passkey, which is the second step from then on, signs the account out elsewhere', async () => {
    const before = await signIn(site, EMAIL)
    const colleague = await signIn(site, 'second@demo.example')
    await requireFor('stduser')
    expect(await me(before)).toBe(EMAIL)
    const { cookie, response } = await add()
    expect(response.headers.location).toBe('/account/passkeys?done=added-first')
    const page = await request(site, 'GET', response.headers.location as string, { cookie })
    expect(page.text).toMatch(
      /role="status"[^<]*>Der Passkey ist hinzugefügt\. [^<]*anderen Browsern sind Sie abgemeldet/
    )
    expect([await me(before), await me(cookie), await me(colleague)]).toEqual([undefined, EMAIL, 'second@demo.example'])
    const further = await add()
    expect([further.response.headers.location, await me(cookie)]).toEqual(['/account/passkeys?done=added', EMAIL])
  })

  test('the last passkey stays', async () => {
    const { cookie } = await add()
    await requireFor('stduser')
    const [row] = await stored()
    const remove = () => submit(site, '/account/passkeys/remove', { passkey: row.uuid }, { cookie })
    const refused = await remove()
    expect([refused.status, (await stored()).length]).toEqual([403, 1])
    expect(refused.text).toContain('Ihr einziger Passkey')
    await stored().insert({ ...row, uuid: crypto.randomUUID(), id_hash: 'f'.repeat(64) })
    expect((await remove()).status).toBe(303)
    const [left] = await stored()
    expect((await submit(site, '/account/passkeys/remove', { passkey: left.uuid }, { cookie })).status).toBe(403)
  })
})

test('an administrator’s reset takes passkeys away, too', async () => {
  const { device } = await add()
  const cookie = await signIn(site, 'admin@demo.example')
  const [{ user_uuid }] = await stored()
  const person = await request(site, 'GET', `/api/v1/people/${user_uuid}`, { cookie })
  expect(person.body.passkeys).toBe(1)
  const reset = await request(site, 'DELETE', `/api/v1/people/${user_uuid}/second-factor`, { cookie })
  expect([reset.status, reset.body.passkeys]).toEqual([200, 0])
  expectRefused(await enter(device))
})

describe('asked whether it is still you', () => {
  const confirm = (cookie: string, fields: { password: string } | { code: string } | { answer: string }) =>
    submit(site, '/account/confirm', { next: '/account/passkeys', ...fields }, { cookie })
  const opens = async (cookie: string) => (await request(site, 'GET', '/account/passkeys', { cookie })).status === 200

  test('a wrong or missing password, a code without an app, and somebody else’s passkey prove nothing', async () => {
    const { device } = await add('second@demo.example')
    const cookie = await signIn(site, EMAIL)
    pass(16 * 60)
    const asked = await ask()
    for (const fields of [
      { password: '' },
      { password: 'wrong' },
      { code: '123456' },
      { answer: JSON.stringify(device.sign(asked.options, origin)) }
    ])
      expect((await confirm(joined(cookie, asked.cookie), fields)).status).toBe(422)
    expect(await opens(cookie)).toBe(false)
  })

  test('the password or a passkey opens what follows, for a quarter of an hour', async () => {
    const { device } = await add()
    const cookie = await signIn(site, EMAIL)
    for (const by of ['password', 'passkey']) {
      pass(16 * 60)
      expect(await opens(cookie)).toBe(false)
      const asked = await ask({ cookie })
      expect(asked.options.allowCredentials).toHaveLength(1)
      const signed = JSON.stringify(device.sign(asked.options, origin))
      const answer = await confirm(asked.cookie, by === 'password' ? { password: PASSWORD } : { answer: signed })
      expect([by, answer.status, answer.headers.location]).toEqual([by, 303, '/account/passkeys'])
      expect(await opens(cookie)).toBe(true)
    }
  })

  test('where a passkey is the only second step that a role requires, the password does not do, and it does', async () => {
    const { device } = await add()
    const cookie = await signIn(site, EMAIL)
    await requireFor('stduser')
    pass(16 * 60)
    const prove = (body: object, as = cookie) => request(site, 'POST', '/api/v1/me/proof', { cookie: as, body })
    for (const fields of [{ password: PASSWORD }, { code: '123456' }]) {
      const refused = await confirm(cookie, fields)
      expect([refused.status, refused.text.includes('name="password"')]).toEqual([422, false])
    }
    expect((await prove({ by: 'password', given: PASSWORD })).status).toBe(422)
    expect((await request(site, 'GET', '/api/v1/me/proof', { cookie })).body).toEqual({
      by: 'passkey',
      has_passkeys: true,
      is_proved: false
    })
    const page = await request(site, 'GET', '/account/confirm', { cookie })
    expect([page.text.includes('data-passkey="use"'), page.text.includes('name="password"')]).toEqual([true, false])
    expect(await opens(cookie)).toBe(false)
    const asked = await ask({ cookie })
    const answer = await confirm(asked.cookie, { answer: JSON.stringify(device.sign(asked.options, origin)) })
    expect([answer.status, await opens(cookie)]).toEqual([303, true])
  })

  test('a passkey of another host name is told of, and the password still does not do', async () => {
    await add()
    const cookie = await signIn(site, EMAIL)
    await requireFor('stduser')
    await stored().update({ host: 'elsewhere.example' })
    pass(16 * 60)
    const page = await request(site, 'GET', '/account/confirm', { cookie })
    expect([page.text.includes('anderen Adresse'), page.text.includes('data-passkey="use"')]).toEqual([true, false])
    expect((await confirm(cookie, { password: PASSWORD })).status).toBe(422)
  })

  test('with an app the password does not do, and its code does', async () => {
    const cookie = await signIn(site, EMAIL)
    const { text } = await request(site, 'GET', '/account/second-factor', { cookie })
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '')
    const offered = /name="offered" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const shown = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.time.getTime() })
    await submit(site, '/account/second-factor', { offered, code: shown(), password: PASSWORD }, { cookie })
    pass(16 * 60)
    expect((await confirm(cookie, { password: PASSWORD })).status).toBe(422)
    expect((await confirm(cookie, { code: '000000' })).status).toBe(422)
    expect((await confirm(cookie, { code: shown() })).status).toBe(303)
    expect(await opens(cookie)).toBe(true)
  })
})
