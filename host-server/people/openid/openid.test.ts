import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECRET_MASK } from '#contract/settings'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, PASSWORD, startDemoSite } from '../../testing/demo-site.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'
import { CLIENT, SignInService } from './testing/sign-in-service.ts'
import { Visitor } from './testing/visitor.ts'

const EMAIL = 'advisor@demo.example'
const SETTINGS = '/api/v1/settings'
const ROLES = { 'Bank-Administration': 'accountadmin', Marketing: ['marketing-manager', 'advisors-manager'] }

let service: SignInService
let site: Site
let admin: string
let port: string

const put = (name: string, value: string, asked: RequestOptions = {}) =>
  request(site, 'PUT', SETTINGS, {
    cookie: admin,
    body: { [name]: value },
    headers: { 'accept-language': 'en' },
    ...asked
  })

const set = async (settings: Record<string, string>, asked: RequestOptions = {}) => {
  const { status } = await request(site, 'PATCH', SETTINGS, { cookie: admin, body: settings, ...asked })
  expect([settings, status]).toEqual([settings, 200])
}

const knex = (table: string) => site.app.knex(table)

beforeAll(async () => {
  service = await SignInService.open()
  site = await startDemoSite({}, { INTERNAL_HOSTS: service.host })
  port = new URL(site.origin).port
  const origins = ['localhost', NORDBANK.host].map((host) => `http://${host}:${port}`)
  service.serve(origins)
  for (const origin of origins) {
    const { tenant_id } = await knex('tenant_domains')
      .where({ host: new URL(origin).hostname })
      .first('tenant_id')
    await knex('tenants').where({ id: tenant_id }).update({ base_url: origin })
  }
  admin = await signIn(site, 'admin@demo.example')
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const settings = {
    openid_issuer: service.issuer,
    openid_client_id: CLIENT.client_id,
    openid_client_secret: CLIENT.client_secret
  }
  await set(settings)
  await set(settings, { cookie: other, ...NORDBANK })
})
afterAll(async () => {
  await site.stop()
  await service.close()
})
beforeEach(async () => {
  service.people.clear()
  service.people.set('anna', { email: EMAIL, email_verified: true, name: 'Anna Gruber' })
  await knex('openid_identities').delete()
})

const SECRET = { openid_client_secret: CLIENT.client_secret }

/** The pending sign-in's cookie from a response, as a browser would send it back. */
const pendingOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  headers['set-cookie']?.find((line) => /^openid=[^;]/.test(line))?.split(';')[0] ?? ''

const start = async (next = '/app/', asked: RequestOptions = {}) => {
  const answer = await request(site, 'GET', `/account/openid?${new URLSearchParams({ next })}`, asked)
  return { answer, address: String(answer.headers.location), pending: pendingOf(answer) }
}

/** Signs in at the service up to the callback: its URL, and the pending cookie. */
async function signInUpToCallback(login = 'anna', next = '/app/', asked: RequestOptions = {}) {
  const { address, pending } = await start(next, asked)
  const back = await new Visitor().through(address, login)
  return { back, pending, path: back.pathname + back.search }
}

const callback = (path: string, cookie: string, asked: RequestOptions = {}) =>
  request(site, 'GET', path, { cookie, ...asked })

async function signInAs(login = 'anna', next = '/app/', asked: RequestOptions = {}) {
  const { path, pending } = await signInUpToCallback(login, next, asked)
  return callback(path, pending, asked)
}

const meBy = async (cookie: string | undefined, asked: RequestOptions = {}) =>
  (await request(site, 'GET', '/api/v1/me', { ...(cookie && { cookie }), ...asked })).body

const expectRefused = (answer: Awaited<ReturnType<typeof signInAs>>, reason: string) => {
  expect(answer.status).toBe(303)
  expect(String(answer.headers.location)).toMatch(new RegExp(`^/account/login\\?refused=${reason}(&|$)`))
  expect(cookieOf(answer)).toBeUndefined()
}

describe('a callback is refused', () => {
  test('with another state', async () => {
    const { back, pending } = await signInUpToCallback()
    back.searchParams.set('state', 'x'.repeat(43))
    expectRefused(await callback(back.pathname + back.search, pending), 'expired')
  })

  test('without the cookie', async () => {
    const { path } = await signInUpToCallback()
    expectRefused(await callback(path, ''), 'expired')
  })

  test('with the cookie of another sign-in', async () => {
    const theirs = await signInUpToCallback()
    const { pending } = await start()
    expectRefused(await callback(theirs.path, pending), 'expired')
  })

  test('with a sign-in started at another institution', async () => {
    const { path, pending } = await signInUpToCallback('anna', '/app/', NORDBANK)
    expectRefused(await callback(path, pending), 'expired')
  })

  test('after ten minutes', async () => {
    const { path, pending } = await signInUpToCallback()
    const now = site.clock.time
    site.clock.time = new Date(now.getTime() + 11 * MINUTE)
    expectRefused(await callback(path, pending), 'expired')
    site.clock.time = now
  })

  test('with a code that has been used', async () => {
    const { path, pending } = await signInUpToCallback()
    const first = await callback(path, pending)
    expect(first.headers.location).toBe('/app/')
    expectRefused(await callback(path, pending), 'failed')
  })

  test('with an ID token for another request: the nonce differs', async () => {
    const { path, pending } = await signInUpToCallback()
    expectRefused(await callback(path, await altered(pending, { nonce: 'y'.repeat(43) })), 'failed')
  })

  test('with a code for another PKCE verifier', async () => {
    const { path, pending } = await signInUpToCallback()
    expectRefused(await callback(path, await altered(pending, { verifier: 'z'.repeat(43) })), 'failed')
  })

  test('with another issuer, or none', async () => {
    for (const iss of ['https://evil.example', '']) {
      const { back, pending } = await signInUpToCallback()
      if (iss) back.searchParams.set('iss', iss)
      else back.searchParams.delete('iss')
      expectRefused(await callback(back.pathname + back.search, pending), 'failed')
    }
  })

  test('when the user cancelled at the sign-in service', async () => {
    const { address, pending } = await start()
    const state = new URL(address).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: service.issuer })
    expectRefused(await callback(`/account/openid/callback?${query}`, pending), 'cancelled')
  })

  test.each([[false], [undefined], ['true']])('when the address is not verified (%s)', async (email_verified) => {
    service.people.set('anna', { email: EMAIL, email_verified })
    expectRefused(await signInAs(), 'unverified')
  })

  test('when no account has the address', async () => {
    service.people.set('anna', { email: 'nobody@demo.example', email_verified: true })
    expectRefused(await signInAs(), 'unknown')
  })

  test('when the address is an account of the other institution', async () => {
    service.people.set('anna', { email: 'advisor@nordbank.example', email_verified: true })
    expectRefused(await signInAs(), 'unknown')
  })

  test('when the account is linked to another user of the service', async () => {
    expect((await signInAs()).headers.location).toBe('/app/')
    service.people.set('successor', { email: EMAIL, email_verified: true })
    expectRefused(await signInAs('successor'), 'taken')
  })
})

/** The cookie with other contents, encrypted with the test's secret. */
async function altered(pending: string, change: object) {
  const { SESSION_SECRET } = site.app.config
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const text = decrypt(SESSION_SECRET, 'openid', tenant_id, pending.slice('openid='.length)) ?? '{}'
  return `openid=${encrypt(SESSION_SECRET, 'openid', tenant_id, JSON.stringify({ ...JSON.parse(text), ...change }))}`
}

test('a deactivated user is refused, whether linked or not', async () => {
  expect((await signInAs()).headers.location).toBe('/app/')
  const user = knex('users').where({ email_address: EMAIL })
  await user.clone().update({ deactivated_at: '2026-11-01T00:00:00Z' })
  expectRefused(await signInAs(), 'deactivated')
  await knex('openid_identities').delete()
  expectRefused(await signInAs(), 'deactivated')
  await user.clone().update({ deactivated_at: null })
})

test('an invited user who signs in by the service becomes active without a password', async () => {
  const user = knex('users').where({ email_address: EMAIL })
  const { password_hash } = await user.clone().first('password_hash')
  await user.clone().update({ password_hash: '' })
  expect((await signInAs()).headers.location).toBe('/app/')
  const [person] = (await request(site, 'GET', '/api/v1/people?q=advisor%40demo.example', { cookie: admin })).body
    .people
  expect(person.status).toBe('active')
  await user.clone().update({ password_hash })
})

test('while the sign-in service is down the login page says so, and passwords still work', async () => {
  const { path, pending } = await signInUpToCallback()
  await service.close()
  // after an hour the metadata is fetched again
  site.clock.time = new Date(site.clock.time.getTime() + 61 * MINUTE)
  const { answer } = await start('/app/whatsapp/settings')
  expect(answer.headers.location).toBe('/account/login?refused=unavailable&next=%2Fapp%2Fwhatsapp%2Fsettings')
  const shown = await request(site, 'GET', String(answer.headers.location), { headers: { accept: 'text/html' } })
  expect(shown.text).toContain('Der Anmeldedienst ist gerade nicht erreichbar.')
  expect(shown.text).toContain('name="password"')
  site.clock.time = new Date(site.clock.time.getTime() - 61 * MINUTE)
  expectRefused(await callback(path, pending), 'unavailable')
  const login = await submit(site, '/account/login', { email: EMAIL, password: PASSWORD, next: '/app/' })
  expect([login.status, login.headers.location]).toEqual([303, '/app/'])
  await service.reopen()
  expect((await signInAs()).headers.location).toBe('/app/')
})

test('the settings cannot direct requests to our own network', async () => {
  for (const issuer of ['https://127.0.0.1', 'https://169.254.169.254', 'https://10.0.0.1/realms/x']) {
    await set({ openid_issuer: issuer, ...SECRET })
    const { answer } = await start()
    expect(answer.headers.location).toMatch(/refused=unavailable/)
  }
  await set({ openid_issuer: service.issuer, ...SECRET })
})

test('a service whose issuer differs from the setting is not trusted', async () => {
  const named = `http://localhost:${service.port}`
  const before = site.app.config.INTERNAL_HOSTS
  site.app.config.INTERNAL_HOSTS = [...before, `localhost:${service.port}`]
  await set({ openid_issuer: named, ...SECRET })
  expect((await start()).answer.headers.location).toMatch(/refused=failed/)
  await set({ openid_issuer: service.issuer, ...SECRET })
  site.app.config.INTERNAL_HOSTS = before
})

describe('signing in', () => {
  test('is offered only if a service is configured, with its name', async () => {
    const page = async (asked: RequestOptions = {}) =>
      (
        await request(site, 'GET', '/account/login?next=%2Fapp%2Freports', {
          headers: { accept: 'text/html' },
          ...asked
        })
      ).text
    expect(await page()).toContain('Mit dem Mitarbeiterkonto anmelden')
    expect(await page()).toContain(`href="http://localhost:${port}/account/openid?next=%2Fapp%2Freports"`)
    await set({ openid_label: 'Alpenbank <Portal>' })
    expect(await page()).toContain('Mit Alpenbank &lt;Portal> anmelden')
    await set({ openid_label: '', openid_client_id: '' })
    expect(await page()).not.toContain('/account/openid')
    expect((await start()).answer.headers.location).toMatch(/refused=unavailable/)
    await set({ openid_client_id: CLIENT.client_id })
  })

  test('uses the code flow with PKCE, state and nonce, and a redirect to its own host', async () => {
    const { answer, address, pending } = await start()
    const url = new URL(address)
    const asked = Object.fromEntries(url.searchParams)
    expect(url.origin).toBe(service.issuer)
    expect(asked).toMatchObject({
      client_id: CLIENT.client_id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `http://localhost:${port}/account/openid/callback`,
      code_challenge_method: 'S256'
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toHaveLength(43)
    const line = answer.headers['set-cookie']?.find((one) => one.startsWith('openid='))
    expect(line).toMatch(/; path=\/; expires=[^;]+; samesite=lax; httponly/i)
    expect(pending).not.toContain(asked.state)
  })

  test('by a verified address opens a new session, and links the account from then on', async () => {
    await knex('audit_log').delete()
    const old = await signIn(site, EMAIL)
    const { path, pending } = await signInUpToCallback('anna', '/app/whatsapp/settings')
    const answer = await callback(path, `${pending}; ${old}`)
    expect([answer.status, answer.headers.location]).toEqual([303, '/app/whatsapp/settings'])
    const fresh = cookieOf(answer)
    expect(fresh).not.toBe(old)
    expect((await meBy(fresh)).email_address).toBe(EMAIL)
    expect(await meBy(old)).toEqual({})
    expect(answer.headers['set-cookie']?.find((line) => line.startsWith('openid='))).toMatch(/^openid=;/)
    service.people.set('anna', { email: 'married@demo.example', email_verified: false })
    expect((await meBy(cookieOf(await signInAs()))).email_address).toBe(EMAIL)
    // the audit log has the link to the service once
    const { uuid, full_name } = await knex('users').where({ email_address: EMAIL }).first()
    const logged = await knex('audit_log').where({ object_id: uuid }).select('actor_name', 'changes')
    expect(logged.filter(({ changes }) => changes.includes('sign_in_service'))).toEqual([
      {
        actor_name: full_name,
        changes: JSON.stringify([{ field: 'sign_in_service', before: null, after: service.issuer }])
      }
    ])
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/v1/me', 'javascript:alert(1)'])(
    'redirects only into the app, not to %s',
    async (next) => expect((await signInAs('anna', next)).headers.location).toBe('/app/')
  )

  test('twice concurrently creates one link', async () => {
    const doors = await Promise.all([signInUpToCallback(), signInUpToCallback()])
    const answers = await Promise.all(doors.map(({ path, pending }) => callback(path, pending)))
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/app/', '/app/'])
    expect(await knex('openid_identities').select('subject')).toEqual([{ subject: 'anna' }])
  })

  test('creates an account for a user whom only the service knows, if that is enabled', async () => {
    service.people.set('neu', {
      email: 'Neu@demo.example',
      email_verified: true,
      given_name: 'Nora',
      family_name: 'Neu'
    })
    expectRefused(await signInAs('neu'), 'unknown')
    await set({ openid_create_users: 'true' })
    const me = await meBy(cookieOf(await signInAs('neu')))
    expect(me).toMatchObject({ full_name: 'Nora Neu', roles: [], alias: null })
    const log = await request(site, 'GET', '/api/v1/audit-log?object=user', { cookie: admin })
    expect(log.body.entries.find(({ action }: { action: string }) => action === 'created')).toMatchObject({
      action: 'created',
      object_name: 'Nora Neu',
      actor_name: ''
    })
    await set({ openid_create_users: 'false' })
  })
})

describe('roles', () => {
  const SCOPE = 'openid email profile roles'
  const rolesAs = async (roles: unknown) => {
    service.people.set('anna', { email: EMAIL, email_verified: true, ...(roles as object) })
    return (await meBy(cookieOf(await signInAs()))).roles
  }

  beforeAll(() => set({ openid_scope: SCOPE, openid_roles_claim: 'roles', openid_roles: JSON.stringify(ROLES) }))
  afterAll(() => set({ openid_roles_claim: '', openid_roles: '', openid_scope: 'openid email profile' }))

  test('that the service manages are added and removed at every sign-in; others stay', async () => {
    const before: string[] = await rolesAs({})
    expect(await rolesAs({ roles: ['Marketing', 'Kantine', 'accountadmin', '__proto__', 7] })).toEqual(
      [...before, 'advisors-manager', 'marketing-manager'].toSorted()
    )
    expect(await rolesAs({ roles: 'Bank-Administration' })).toEqual([...before, 'accountadmin'].toSorted())
    expect(await rolesAs({ roles: [] })).toEqual(before)
    const log = await request(site, 'GET', '/api/v1/audit-log?object=user', { cookie: admin })
    expect(log.body.entries.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
      expect.objectContaining({ field: 'roles', after: before.join(', ') })
    )
  })

  test('are found at the end of a path too', async () => {
    await set({ openid_roles_claim: 'realm_access.roles' })
    expect(await rolesAs({ realm_access: { roles: ['Marketing'] } })).toContain('marketing-manager')
    await set({ openid_roles_claim: 'roles' })
    expect(await rolesAs({})).not.toContain('marketing-manager')
  })

  test.each([
    ['groups', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.example' } } }],
    ['groups', { hasgroups: true }],
    ['realm_access.roles', { _claim_names: { realm_access: 'src1' } }]
  ])('stay unchanged if the service says that it omits %s, and no account is created then', async (claim, left) => {
    await set({ openid_roles_claim: claim, openid_create_users: 'true' })
    const held = { groups: ['Marketing'], realm_access: { roles: ['Marketing'] } }
    const before = await rolesAs(held)
    expect(before).toContain('marketing-manager')
    expect(await rolesAs(left)).toEqual(before)
    service.people.set('viele', { email: 'viele@demo.example', email_verified: true, ...left })
    expectRefused(await signInAs('viele'), 'unknown')
    // present in the claims again, then removed
    expect(await rolesAs({ ...left, ...held, groups: [], realm_access: { roles: [] } })).not.toContain(
      'marketing-manager'
    )
    await rolesAs(held)
    expect(await rolesAs({ _claim_names: { address: 'src1' }, hasgroups: false })).not.toContain('marketing-manager')
    await set({ openid_roles_claim: 'roles', openid_create_users: 'false' })
  })

  test('are not taken from the last administrator', async () => {
    const user = await knex('users').where({ email_address: EMAIL }).first('uuid', 'tenant_id')
    const administrators = await knex('user_roles').where({ tenant_id: user.tenant_id, role: 'accountadmin' })
    await rolesAs({ roles: ['Bank-Administration'] })
    await knex('user_roles')
      .where({ tenant_id: user.tenant_id, role: 'accountadmin' })
      .whereNot({ user_uuid: user.uuid })
      .delete()
    expect(await rolesAs({ roles: [] })).toContain('accountadmin')
    await knex('user_roles').insert(administrators)
    expect(await rolesAs({ roles: [] })).not.toContain('accountadmin')
  })

  test('are required for a new account, if the service manages them', async () => {
    await set({ openid_create_users: 'true' })
    service.people.set('gast', { email: 'gast@demo.example', email_verified: true, roles: ['Kantine'] })
    expectRefused(await signInAs('gast'), 'unknown')
    await set({ openid_create_users: 'false' })
  })
})

describe('passwords', () => {
  const off = () => put('openid_password_sign_in', 'false')
  const administratorSignsIn = async () => {
    service.people.set('boss', { email: 'admin@demo.example', email_verified: true })
    return signInAs('boss')
  }

  test('cannot be switched off until an administrator has signed in by the service', async () => {
    await signInAs()
    expect((await off()).body.errors.openid_password_sign_in[0]).toMatch(/^An administrator must first sign in/)
    expect((await administratorSignsIn()).headers.location).toBe('/app/')
    expect((await off()).status).toBe(204)
    const login = await submit(site, '/account/login', { email: EMAIL, password: PASSWORD })
    expect([login.status, cookieOf(login)]).toEqual([403, undefined])
    expect(login.text).not.toContain('name="password"')
    const reset = await submit(site, '/account/password-reset', { email: EMAIL })
    expect(reset.headers.location).toBe('/account/login')
    expect((await signInAs()).headers.location).toBe('/app/')
    await put('openid_password_sign_in', 'true')
  })

  test.each(['openid_issuer', 'openid_client_id'])(
    'must be switched on again before %s can be changed',
    async (name) => {
      await administratorSignsIn()
      await off()
      for (const value of ['', 'https://other.example']) {
        expect((await put(name, value)).body.errors[name][0]).toMatch(
          /^First allow signing in with e-mail address and password/
        )
      }
      await put('openid_password_sign_in', 'true')
      await set({ [name]: 'https://other.example', ...SECRET })
      expect(await knex('openid_identities').select()).toEqual([])
      await set({ [name]: name === 'openid_issuer' ? service.issuer : CLIENT.client_id, ...SECRET })
    }
  )

  test('several settings are checked as they will be together', async () => {
    await administratorSignsIn()
    await put('openid_password_sign_in', 'false')
    const patch = (body: Record<string, string>) => request(site, 'PATCH', SETTINGS, { cookie: admin, body })
    const other = { openid_issuer: 'https://other.example', ...SECRET }
    expect(Object.keys((await patch(other)).body.errors)).toEqual(['openid_issuer'])
    const both = await patch({ ...other, openid_password_sign_in: 'true' })
    expect([both.status, both.body.openid_issuer]).toEqual([200, 'https://other.example'])
    // nobody has signed in by the other one
    const off = await patch({ openid_issuer: service.issuer, ...SECRET, openid_password_sign_in: 'false' })
    expect(Object.keys(off.body.errors)).toEqual(['openid_password_sign_in'])
    await set({ openid_issuer: service.issuer, ...SECRET })
  })
})

test('the stored client secret goes to the service for which it was entered alone: another address asks for it again', async () => {
  const patch = (body: Record<string, string>) => request(site, 'PATCH', SETTINGS, { cookie: admin, body })
  for (const masked of [false, true]) {
    const rest = masked && { openid_client_secret: SECRET_MASK }
    const refused = await patch({ openid_issuer: 'https://other.example', ...rest })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['openid_client_secret']])
  }
  // not by way of no address either
  expect((await patch({ openid_issuer: '' })).status).toBe(200)
  expect((await patch({ openid_issuer: 'https://other.example' })).status).toBe(422)
  expect((await patch({ openid_issuer: service.issuer, ...SECRET })).status).toBe(200)
})

test.each([
  ['openid_issuer', 'http://login.bank.example'],
  ['openid_issuer', 'https://login.bank.example/?tenant=1'],
  ['openid_scope', 'email profile'],
  ['openid_roles', '{"Chefs": "emperor"}'],
  ['openid_create_users', 'ja']
])('%s refuses %j', async (name, value) => expect((await put(name, value)).status).toBe(422))

test('the client secret is encrypted in the table, masked in responses, and not in the audit log', async () => {
  const { value } = await knex('tenant_settings').where({ name: 'openid_client_secret' }).first('value')
  expect(value).not.toContain('secret')
  expect((await request(site, 'GET', SETTINGS, { cookie: admin })).body.openid_client_secret).toBe(SECRET_MASK)
  const log = await request(site, 'GET', '/api/v1/audit-log?object=setting', { cookie: admin })
  expect(log.text).not.toContain(CLIENT.client_secret)
})

describe('asked whether it is still the user, the service says so', () => {
  /** A session by the service, whose sign-in is a while ago. */
  async function stale(): Promise<string> {
    const cookie = cookieOf(await signInAs()) as string
    await knex('sessions').update({ created_at: instant(site.clock.time.getTime() - 16 * MINUTE) })
    return cookie
  }
  const ways = async (cookie: string) => (await request(site, 'GET', '/api/v1/me/proof', { cookie })).body

  async function confirm(cookie: string, login = 'anna') {
    const answer = await request(site, 'GET', '/account/openid?confirm=1&next=%2Fapp%2Freports', { cookie })
    const address = new URL(String(answer.headers.location))
    expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login', '0'])
    const back = await new Visitor().through(address.href, login)
    return callback(back.pathname + back.search, `${cookie}; ${pendingOf(answer)}`)
  }

  test('the password does not, and somebody else there neither', async () => {
    const cookie = await stale()
    expect(await ways(cookie)).toEqual({ by: 'service', has_passkeys: false, is_proved: false })
    const body = { by: 'password', given: 'a password for every test' }
    expect((await request(site, 'POST', '/api/v1/me/proof', { cookie, body })).status).toBe(422)
    service.people.set('berta', { email: 'second@demo.example', email_verified: true, name: 'Berta' })
    await confirm(cookie, 'berta')
    expect((await ways(cookie)).is_proved).toBe(false)
    expect((await meBy(cookie)).email_address).toBe(EMAIL)
  })

  test('the same user, who signs in there once more', async () => {
    const cookie = await stale()
    const page = await request(site, 'GET', '/account/confirm?next=%2Fapp%2Freports', { cookie })
    expect(page.headers.location).toBe('/account/openid?confirm=1&next=%2Fapp%2Freports')
    const answer = await confirm(cookie)
    expect([answer.status, answer.headers.location]).toEqual([303, '/app/reports'])
    expect((await ways(cookie)).is_proved).toBe(true)
    expect(cookieOf(answer)).toBeUndefined()
  })
})

test('logging out ends the session at the service too, and returns to the login page', async () => {
  const visitor = new Visitor()
  const { address, pending } = await start()
  const back = await visitor.through(address, 'anna')
  const session = cookieOf(await callback(back.pathname + back.search, pending)) ?? ''
  const page = await submit(site, '/account/logout', {}, { cookie: session })
  expect(await meBy(session)).toEqual({})
  const farewell = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(farewell).searchParams.has('id_token_hint')).toBe(true)
  const home = await visitor.through(farewell, 'anna')
  expect(home.href).toBe(`http://localhost:${port}/account/openid/logged-out`)
  expect((await request(site, 'GET', home.pathname)).headers.location).toBe('/account/login?done=out')
  const again = await fetch((await start()).address, { redirect: 'manual', headers: visitor.headers })
  expect(again.headers.get('location')).toMatch(/^\/interaction\//)
})

test('a user who signed in by password logs out without the service, even while it is down', async () => {
  const answer = await submit(site, '/account/logout', {}, { cookie: await signIn(site, EMAIL) })
  expect([answer.status, answer.headers.location]).toEqual([303, '/account/login?done=out'])
})
