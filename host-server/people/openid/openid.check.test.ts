import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { SignInService } from './testing/sign-in-service.ts'

const PATH = '/api/v1/settings/openid-check'
const SCOPE = 'openid email profile'

let real: SignInService
let site: Site
let admin: string
/** A service that says what a test makes it say. */
let odd: Server
let oddIssuer: string
let said: Record<string, unknown> | string
let keys: unknown
let status: number
const asked: string[] = []

beforeAll(async () => {
  odd = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/jwks') return void response.end(JSON.stringify(keys))
    response.statusCode = status
    response.end(typeof said === 'string' ? said : JSON.stringify(said))
  })
  await new Promise<void>((done) => odd.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(odd.address() as AddressInfo).port}`
  oddIssuer = `http://${host}`
  real = await SignInService.open()
  real.serve([])
  site = await startDemoSite({}, { INTERNAL_HOSTS: `${real.host} ${host}` })
  admin = await signIn(site, 'admin@demo.example')
})
beforeEach(async () => {
  await site.app.knex('rate_limits').delete()
  asked.length = 0
  status = 200
  said = describing({})
  keys = { keys: [{ kty: 'RSA', use: 'sig' }] }
})
afterAll(async () => {
  odd.closeAllConnections()
  odd.close()
  await site.stop()
  await real.close()
})

const describing = (changes: Record<string, unknown>) => ({
  issuer: oddIssuer,
  authorization_endpoint: `${oddIssuer}/authorize`,
  token_endpoint: `${oddIssuer}/token`,
  jwks_uri: `${oddIssuer}/jwks`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'email', 'profile'],
  ...changes
})
const check = (openid_issuer: string, more = {}) =>
  request(site, 'POST', PATH, { cookie: admin, body: { openid_issuer, openid_scope: SCOPE }, ...more })
const findings = async (issuer: string) =>
  (await check(issuer)).body.findings.map(({ finding }: { finding: string }) => finding)

test.each([undefined, 'advisor', 'branch', 'marketing', 'analyst'])('%s may not test', async (account) => {
  const cookie = account && (await signIn(site, `${account}@demo.example`))
  expect((await check(oddIssuer, { cookie })).status).toBe(account ? 403 : 401)
  expect(asked).toEqual([])
})

test.each(['', 'login.bank.example', 'http://login.bank.example', 'https://login.bank.example/?a=1'])(
  '%j is refused as in the settings',
  async (issuer) => {
    const { status: refused, body } = await check(issuer)
    expect([refused, Object.keys(body.errors)]).toEqual([422, ['openid_issuer']])
  }
)

test('our own network is not reached, unless the operator allows it', async () => {
  for (const issuer of ['https://127.0.0.1', 'https://169.254.169.254', 'https://10.0.0.1/realms/x', 'https://[::1]'])
    expect(await findings(issuer)).toEqual(['document-unreachable'])
  const other = createServer((_request, response) => response.end('{}'))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  let met = 0
  other.on('connection', () => (met += 1))
  const issuer = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  expect(await findings(issuer)).toEqual(['document-unreachable'])
  other.close()
  expect(met).toBe(0)
})

test('a real service works in every respect, and nothing is saved', async () => {
  const before = await site.app.knex('tenant_settings').orderBy(['tenant_id', 'name'])
  const { status: answered, body } = await check(real.issuer)
  expect(answered).toBe(200)
  expect(body.findings.map(({ finding }: { finding: string }) => finding)).toEqual([
    'document',
    'issuer',
    'endpoints',
    'keys',
    'algorithm',
    'pkce',
    'scope'
  ])
  expect(body.callback).toMatch(/\/account\/openid\/callback$/)
  expect(await site.app.knex('tenant_settings').orderBy(['tenant_id', 'name'])).toEqual(before)
  const { body: log } = await request(site, 'GET', '/api/v1/audit-log?object=setting', { cookie: admin })
  expect(log.entries).toEqual([])
})

test.each([
  ['nothing there', () => (status = 404), ['document-missing']],
  ['a failing service', () => (status = 503), ['document-unreachable']],
  ['a web page', () => (said = '<!doctype html>'), ['document-unreadable']],
  ['a description without issuer', () => (said = describing({ issuer: undefined })), ['document-unreadable']],
  ['another issuer', () => (said = describing({ issuer: 'https://other.example' })), ['issuer-differs']],
  ['no token endpoint', () => (said = describing({ token_endpoint: 1 })), ['endpoints-missing']],
  ['no keys', () => (keys = { keys: [] }), ['keys-none']],
  ['a secret instead of a key', () => (keys = { keys: [{ kty: 'oct', use: 'sig' }] }), ['keys-none']],
  ['keys for encryption', () => (keys = { keys: [{ kty: 'RSA', use: 'enc' }] }), ['keys-none']],
  ['unreadable keys', () => (keys = 'no'), ['keys-unreachable']],
  [
    'shared secrets for signatures',
    () => (said = describing({ id_token_signing_alg_values_supported: ['HS256', 'none'] })),
    ['algorithm-unsafe']
  ],
  ['another flow', () => (said = describing({ response_types_supported: ['id_token'] })), ['code-missing']],
  ['no word of PKCE', () => (said = describing({ code_challenge_methods_supported: undefined })), ['pkce-unsaid']],
  ['unknown scopes', () => (said = describing({ scopes_supported: ['openid'] })), ['scope-unsaid']]
])('%s is named', async (_what, make, named) => {
  make()
  expect(await findings(oddIssuer)).toEqual(expect.arrayContaining(named))
})

test('an allowed service cannot direct the test elsewhere in our network', async () => {
  said = describing({ jwks_uri: 'http://169.254.169.254/jwks' })
  expect(await findings(oddIssuer)).toContain('keys-unreachable')
})

test('neither what another institution has set nor its own settings count', async () => {
  const other = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const body = { openid_issuer: real.issuer, openid_client_id: 'theirs', openid_client_secret: 'their secret' }
  expect((await request(site, 'PATCH', '/api/v1/settings', { cookie: other, body, ...NORDBANK })).status).toBe(200)
  const { text } = await check(oddIssuer)
  expect(text).not.toContain(real.issuer)
  expect(asked).toEqual(['/.well-known/openid-configuration', '/jwks'])
  expect((await check(oddIssuer, { cookie: other })).status).toBe(401)
})

test('tests are limited', async () => {
  const answers = []
  for (let at = 0; at < 25; at += 1) answers.push((await check(oddIssuer)).status)
  expect(answers.at(-1)).toBe(429)
})
