import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, instant } from '../../core/base/clock.ts'
import { type BearerToken, guardByToken } from '../../core/http/api-token.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/api-tokens'
const FORM = { name: 'CRM', scopes: ['custom:read'], valid_days: 90 }
const READS = { ...FORM, scopes: ['administration:read'] }
/** An endpoint that this scope opens. */
const OPENED = '/api/v1/custom-links'

let site: Site
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  site.clock.time = MONDAY
  for (const table of ['api_tokens', 'audit_log', 'rate_limits', 'sessions']) await site.app.knex(table).delete()
  admin = await signIn(site, 'admin@demo.example')
})

const ask = (method: string, path = PATH, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })
const make = async (form: object = READS) => (await ask('POST', PATH, form)).body
const call = (token: string, path = OPENED, asked: { method?: string; body?: unknown; host?: string } = {}) =>
  request(site, asked.method ?? 'GET', path, {
    ...asked,
    headers: { authorization: `Bearer ${token}`, origin: undefined }
  })

test.each([
  ['a guest', undefined, 401, 'localhost'],
  ['an advisor', 'advisor@demo.example', 403, 'localhost'],
  ['a branch manager', 'branch@demo.example', 403, 'localhost'],
  ['an administrator of another institution', 'admin@nordbank.example', 404, NORDBANK.host]
])('%s revokes none', async (_who, account, status, host) => {
  const { uuid, token } = await make()
  const cookie = account ? await signIn(site, account, { host }) : ''
  expect((await ask('DELETE', `${PATH}/${uuid}`, undefined, cookie, host)).status).toBe(status)
  expect((await call(token)).status).toBe(200)
})

test('an administrator of another institution sees none of them', async () => {
  await make()
  const cookie = await signIn(site, 'admin@nordbank.example', { host: NORDBANK.host })
  expect((await ask('GET', PATH, undefined, cookie, NORDBANK.host)).body.tokens).toEqual([])
})

test('a token makes no tokens, not even with every scope', async () => {
  const { scopes } = (await ask('GET')).body
  const { token } = await make({ ...FORM, scopes })
  for (const [method, body] of [['GET'], ['POST', READS]] as const) {
    const { status, body: answer } = await call(token, PATH, { method, body })
    expect([status, answer.message]).toEqual([403, 'Das darf kein API-Token, nur eine angemeldete Person.'])
  }
})

test.each([
  ['no name', { ...READS, name: ' ' }, 'name'],
  ['a name that is too long', { ...READS, name: 'x'.repeat(61) }, 'name'],
  ['no scope', { ...READS, scopes: [] }, 'scopes'],
  ['an unknown scope', { ...READS, scopes: ['administration:read', 'custom:read'] }, 'scopes'],
  ['a span that is not offered', { ...READS, valid_days: 36_500 }, 'valid_days']
])('%s is refused at its field', async (_what, form, field) => {
  const { status, body } = await ask('POST', PATH, form)
  expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, field])
  // a text, and no name of one
  expect(JSON.stringify(body.errors)).not.toMatch(/errors\./)
  expect(await site.app.knex('api_tokens')).toEqual([])
})

test('scopes of a module that is off are neither offered nor accepted', async () => {
  const { knex } = site.app
  const switched = (effective_state: boolean) =>
    knex('tenant_modules').where({ module_name: 'redirections' }).update({ effective_state })
  await switched(false)
  expect((await ask('GET')).body.scopes).not.toContain('redirections:read')
  expect((await ask('POST', PATH, { ...FORM, scopes: ['redirections:read'] })).status).toBe(422)
  await switched(true)
  expect((await ask('GET')).body.scopes).toContain('redirections:read')
})

const REFUSED = {
  unknown: 'Dieses API-Token ist hier unbekannt. Es muss vollständig und von diesem Institut sein.',
  expired: 'Dieses API-Token ist abgelaufen. Die Administration kann ein neues erstellen.',
  revoked: 'Dieses API-Token wurde widerrufen. Die Administration kann ein neues erstellen.'
}
const CHALLENGE = 'Bearer realm="api", error="invalid_token"'

const refusal = async (answer: ReturnType<typeof call>) => {
  const { status, body, headers } = await answer
  return [status, body.message, headers['www-authenticate']]
}

test.each([
  ['one that nobody has made', `aw_${'x'.repeat(43)}`],
  ['one that is cut off', 'aw_x'],
  ['one with something behind', `aw_${'x'.repeat(44)}`]
])('%s is refused, also where guests are not', async (_what, token) => {
  for (const path of [OPENED, '/api/v1/tenant'])
    expect(await refusal(call(token, path))).toEqual([401, REFUSED.unknown, CHALLENGE])
})

test('a token of another institution is as unknown as any', async () => {
  const { token } = await make()
  const { status } = await call(token, OPENED, { host: NORDBANK.host })
  expect(status).toBe(401)
})

test('one that has expired is refused, to the second', async () => {
  const { token, expires_at } = await make()
  site.clock.time = new Date(Date.parse(expires_at) - 1000)
  expect((await call(token)).status).toBe(200)
  site.clock.time = new Date(expires_at)
  expect(await refusal(call(token))).toEqual([401, REFUSED.expired, CHALLENGE])
})

test('one that is revoked is refused from the next request on', async () => {
  const { token, uuid } = await make()
  expect((await call(token)).status).toBe(200)
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  expect(await refusal(call(token))).toEqual([401, REFUSED.revoked, CHALLENGE])
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  expect((await ask('GET')).body.tokens[0]).toMatchObject({ uuid, state: 'revoked' })
})

test('a request whose scope is missing says which', async () => {
  const { token } = await make()
  const { status, body, headers } = await call(token, '/api/v1/redirections')
  expect([status, body.scope]).toEqual([403, 'redirections:read'])
  expect(headers['www-authenticate']).toBe('Bearer realm="api", error="insufficient_scope", scope="redirections:read"')
})

test('what asks people again who they are takes a token as it is', async () => {
  const { token } = await make()
  site.clock.time = new Date(MONDAY.getTime() + DAY)
  expect((await call(token, '/api/v1/audit-log/export')).status).toBe(200)
})

test('a token opens no page of the app', async () => {
  const { token } = await make()
  const headers = { authorization: `Bearer ${token}`, accept: 'text/html' }
  const [one, other] = await Promise.all([
    request(site, 'GET', '/app/', { headers }),
    request(site, 'GET', '/app/', { headers: { accept: 'text/html' } })
  ])
  expect([one.status, one.headers.location]).toEqual([other.status, other.headers.location])
})

test('what a gateway in front sends with every request changes nothing', async () => {
  const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0' }
  expect((await request(site, 'GET', '/api/v1/tenant', { headers })).status).toBe(200)
  expect((await request(site, 'GET', OPENED, { headers, cookie: admin })).status).toBe(200)
  expect((await request(site, 'GET', OPENED, { headers })).status).toBe(401)
})

test('no page of another website can send a token', async () => {
  const { headers } = await request(site, 'OPTIONS', OPENED, {
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  })
  expect(headers['access-control-allow-headers']).not.toMatch(/authorization/i)
})

test('a token is answered once and stored as a hash', async () => {
  const { token, last_four, ...made } = await make()
  expect(token).toMatch(/^aw_[\w-]{43}$/)
  expect(token.slice(-4)).toBe(last_four)
  const listed = (await ask('GET')).body.tokens
  expect(listed).toEqual([{ ...made, last_four }])
  const stored = JSON.stringify([await site.app.knex('api_tokens'), await site.app.knex('audit_log')])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(token.slice(3, 20))
})

test('it is valid for a year where nothing is said, and without end only where that is said', async () => {
  const { valid_days: _, ...form } = READS
  const year = instant(MONDAY.getTime() + 365 * DAY)
  expect((await make(form)).expires_at).toBe(year)
  expect((await make({ ...form, valid_days: null })).expires_at).toBeNull()
})

test('a token writes without a ticket or a page, and the log names it', async () => {
  const { token, last_four } = await make({ ...FORM, scopes: ['administration:write'] })
  const body = { icon: 'home', label: 'Kontakt', pattern: 'https://bank.example/{value}' }
  const { status, body: link } = await call(token, OPENED, { method: 'POST', body })
  expect([status, link]).toEqual([201, expect.anything()])
  const entry = await site.app.knex('audit_log').where({ object: 'custom-link' }).first()
  expect(entry).toMatchObject({ action: 'created', actor_name: `CRM (API …${last_four})` })
})

test('it works on when the account of who has made it is deactivated or gone', async () => {
  const { token } = await make()
  const { knex } = site.app
  await knex('users')
    .where({ email_address: 'admin@demo.example' })
    .update({ deactivated_at: instant(MONDAY) })
  expect((await call(token)).status).toBe(200)
  await knex('users').where({ email_address: 'admin@demo.example' }).update({ deactivated_at: null })
  await knex('api_tokens').update({ created_by: randomUUID() })
  expect((await call(token)).status).toBe(200)
  expect((await ask('GET')).body.tokens[0].created_by).toBeNull()
})

test('when it was last used is noted, to the minute', async () => {
  const { token } = await make()
  const used = async () => (await ask('GET')).body.tokens[0].last_used_at
  expect(await used()).toBeNull()
  await call(token)
  expect(await used()).toBe(instant(MONDAY))
  site.clock.time = new Date(MONDAY.getTime() + 59_000)
  await call(token)
  expect(await used()).toBe(instant(MONDAY))
  site.clock.time = new Date(MONDAY.getTime() + 60_000)
  await call(token)
  expect(await used()).toBe(instant(site.clock.time))
})

test('each token has its own limit, and guesses one by address', async () => {
  const [one, other] = [await make(), await make()]
  await call(one.token)
  await site.app.knex('rate_limits').where('key', 'like', 'api-token:%').update({ points: 600 })
  const { status, headers } = await call(one.token)
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await call(other.token)).status).toBe(200)
  const guess = () => call(`aw_${'y'.repeat(43)}`)
  await guess()
  await site.app.knex('rate_limits').where('key', 'like', 'api-token-failures:%').update({ points: 30 })
  expect((await guess()).status).toBe(429)
  expect((await call(other.token)).status).toBe(200)
})

test('creating and revoking is written to the audit log', async () => {
  const { uuid, last_four, expires_at } = await make()
  await ask('DELETE', `${PATH}/${uuid}`)
  const entries = await site.app.knex('audit_log').where({ object: 'api-token', object_id: uuid }).orderBy('uuid')
  expect(entries.map(({ action, object_name }) => [action, object_name])).toEqual([
    ['created', `CRM …${last_four}`],
    ['changed', `CRM …${last_four}`]
  ])
  expect(JSON.parse(entries[0].changes)).toEqual([
    { field: 'name', before: null, after: 'CRM' },
    { field: 'scopes', before: null, after: '["administration:read"]' },
    { field: 'expires_at', before: null, after: expires_at }
  ])
  expect(JSON.parse(entries[1].changes)).toEqual([{ field: 'revoked_at', before: null, after: instant(MONDAY) }])
})

test('what is revoked or expired leaves the list after three months', async () => {
  const [gone, expired] = [await make(), await make({ ...READS, valid_days: 30 }), await make()]
  await ask('DELETE', `${PATH}/${gone.uuid}`)
  site.clock.time = new Date(MONDAY.getTime() + 91 * DAY)
  admin = await signIn(site, 'admin@demo.example')
  await sweep(site.app)
  expect((await ask('GET')).body.tokens.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(gone.uuid)
  expect(await site.app.knex('api_tokens').where({ uuid: expired.uuid })).toHaveLength(1)
})

test('servers of other protocols are guarded by a scope of their own', () => {
  const asks = (token?: BearerToken) => () => guardByToken({ state: { token } } as Context, 'scim')
  const token = { uuid: randomUUID(), scopes: ['scim'] }
  expect(asks()).toThrow(expect.objectContaining({ status: 401 }))
  expect(asks({ ...token, scopes: ['administration:read'] })).toThrow(
    expect.objectContaining({ status: 403, body: { scope: 'scim' } })
  )
  expect(asks(token)()).toEqual(token)
})
