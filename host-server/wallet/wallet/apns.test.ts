import { execFile } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Apns, createApns, type PushOutcome } from './apns.ts'
import type { PushSettings } from './apns-access.ts'
import { type Chain, makeChain } from './development-chain.ts'
import type { Signer } from './signer.ts'
import { type Apple, startApple, type Treatment } from './testing/apple.ts'

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pemOf = (key: typeof keys.privateKey) => String(key.export({ type: 'pkcs8', format: 'pem' }))
const KEY = { APPLE_PUSH_KEY: pemOf(keys.privateKey), APPLE_PUSH_KEY_ID: 'ABC123DEFG' }

const signerOf = (from: Chain): Signer => ({
  certificate: new X509Certificate(from.certificate),
  wwdr: new X509Certificate(from.wwdr),
  key: createPrivateKey(from.key),
  passType: 'pass.example.development',
  team: 'DEVELOPMNT',
  isDevelopment: true
})

let chain: Chain
let apple: Apple
let apns: Apns
beforeAll(async () => {
  chain = await makeChain()
  apple = await startApple({ root: chain.root, pushKey: keys.publicKey })
})
afterAll(() => apple.stop())

const settings = (): PushSettings => ({ APPLE_PUSH_HOST: apple.host, APPLE_PUSH_CA: apple.ca })
function apnsWith(changes: Partial<PushSettings> = {}, signer: Partial<Signer> = {}): Apns {
  const made = createApns({ ...settings(), ...changes }, { ...signerOf(chain), ...signer })
  if (!made) throw new Error('pushes are not configured')
  return made
}
beforeEach(() => {
  apple.clear()
  apns = apnsWith()
})
afterEach(() => apns.close())

const tokens = (count: number) => Array.from({ length: count }, (_, n) => (0xa0_0000 + n).toString(16))
const receivedTokens = () => apple.received.map(({ token }) => token)
const SOME = tokens(3)
const failedAs = (reason: RegExp) => ({ delivered: [], gone: [], failed: SOME, reason: expect.stringMatching(reason) })

/** Expects every token in exactly one list. */
function expectNoneLost({ delivered, gone, failed }: PushOutcome, of: readonly string[]) {
  expect([...delivered, ...gone, ...failed].sort()).toEqual([...of].sort())
}

test('a server with an untrusted certificate gets nothing', async () => {
  apple.impersonate()
  expect(await apns.wake(SOME)).toEqual(failedAs(/certificate signature failure/))
  expect(apple.received).toEqual([])
  apple.clear()
  const distrusting = apnsWith({ APPLE_PUSH_CA: undefined })
  expect(await distrusting.wake(SOME)).toEqual(failedAs(/unable to/))
  await distrusting.close()
  expect(apple.received).toEqual([])
  expect(await apns.wake(SOME)).toMatchObject({ delivered: SOME })
})

test('a server whose certificate is for another name gets nothing', async () => {
  const elsewhere = apnsWith({ APPLE_PUSH_HOST: apple.host.replace('localhost', '127.0.0.1') })
  expect(await elsewhere.wake(SOME)).toEqual(failedAs(/127\.0\.0\.1/))
  await elsewhere.close()
  expect(apple.received).toEqual([])
})

test.each<[string, () => Apns, RegExp]>([
  ['an unknown key', () => apnsWith({ ...KEY, APPLE_PUSH_KEY: strange() }), /^403 InvalidProviderToken$/],
  ['a damaged key', () => apnsWith({ ...KEY, APPLE_PUSH_KEY: '-----BEGIN X' }), /^APPLE_PUSH_KEY cannot be read/]
])('with %s every token is to be retried', async (_what, make, reason) => {
  const refused = make()
  expect(await refused.wake(SOME)).toEqual(failedAs(reason))
  await refused.close()
})
const strange = () => pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)

test('a refused certificate fails all tokens, without trying each of them', async () => {
  apple.treat(() => ({ status: 403, reason: 'BadCertificate' }))
  const all = tokens(1000)
  const outcome = await apns.wake(all)
  expect(outcome).toMatchObject({ delivered: [], gone: [], reason: '403 BadCertificate' })
  expectNoneLost(outcome, all)
  expect(apple.received.length).toBeLessThan(500)
})

test('without a server, all tokens are to be retried in one call, and the next wake succeeds once it is back', async () => {
  await apple.halt()
  const all = tokens(1000)
  const outcome = await apns.wake(all)
  expect(outcome).toMatchObject({ delivered: [], gone: [], reason: expect.stringMatching(/ECONNREFUSED/) })
  expectNoneLost(outcome, all)
  await apple.start()
  expect(await apns.wake(SOME)).toEqual({ delivered: SOME, gone: [], failed: [] })
})

test.each<[string, Treatment]>([
  ['410', { status: 410, reason: 'Unregistered' }],
  ['410 of an expired token', { status: 410, reason: 'ExpiredToken' }],
  ['400', { status: 400, reason: 'BadDeviceToken' }]
])('%s means that this phone is gone, and no other', async (_status, treatment) => {
  apple.treat(({ token }) => (token === SOME[1] ? treatment : { status: 200 }))
  expect(await apns.wake(SOME)).toEqual({ delivered: [SOME[0], SOME[2]], gone: [SOME[1]], failed: [] })
})

test.each([
  [429, 'TooManyRequests'],
  [503, 'ServiceUnavailable'],
  [500, 'InternalServerError'],
  [400, 'BadTopic'],
  [400, 'DeviceTokenNotForTopic'],
  [413, 'PayloadTooLarge']
])('%i %s is to be retried, and is requested once', async (status, reason) => {
  apple.treat(({ token }) => (token === SOME[1] ? { status, reason } : { status: 200 }))
  const outcome = await apns.wake(SOME)
  expect(outcome).toMatchObject({ delivered: [SOME[0], SOME[2]], gone: [], failed: [SOME[1]] })
  expect(outcome.reason).toMatch(new RegExp(`^${status} `))
  expect(apple.received).toHaveLength(3)
  apple.clear()
  expect(await apns.wake(outcome.failed)).toEqual({ delivered: [SOME[1]], gone: [], failed: [] })
})

test.each<[string, Treatment, number]>([
  ['is cut', 'cut', 300],
  ['ends by GOAWAY', 'go away', 1000]
])('if the connection %s halfway, no token is lost and the rest uses the next connection', async (_how, how, many) => {
  const all = tokens(many)
  const { made } = apple.connections
  let count = 0
  apple.treat(() => (++count === 150 ? how : { status: 200 }))
  const first = await apns.wake(all)
  expectNoneLost(first, all)
  if (how === 'cut') expect(first.failed.length).toBeGreaterThan(0)
  expect(Boolean(first.reason)).toBe(first.failed.length > 0)
  expect(receivedTokens()).toEqual(expect.arrayContaining(first.delivered))
  const { delivered } = await apns.wake(first.failed)
  expect([...first.delivered, ...delivered].sort()).toEqual(all)
  expect(receivedTokens()).toEqual(expect.arrayContaining(all))
  expect(apple.connections.made).toBeGreaterThan(made + 1)
})

test('a server that stops responding is abandoned for another connection', async () => {
  apple.treat(() => 'silence')
  const outcome = await apns.wake(SOME)
  expect(outcome).toEqual(failedAs(/timeout/))
  apple.clear()
  expect(await apns.wake(SOME)).toMatchObject({ delivered: SOME })
}, 30_000)

test('an invalid token from a phone is never part of a request', async () => {
  const made = ['', '../../1/apps', 'a\r\nb: c', 'a b', 'f'.repeat(201)]
  expect(await apns.wake([...made, ...SOME])).toEqual({ delivered: SOME, gone: made, failed: [] })
  expect(receivedTokens()).toEqual(SOME)
})

test('a push is an empty object for the pass type, urgent, and stored while the phone is off', async () => {
  const before = Date.now() / 1000
  await apns.wake([SOME[0] ?? ''])
  const [push] = apple.received
  expect(push).toMatchObject({
    path: `/3/device/${SOME[0]}`,
    body: '{}',
    passType: 'pass.example.development',
    jwt: undefined,
    headers: {
      ':method': 'POST',
      'apns-topic': 'pass.example.development',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': expect.stringMatching(/^\d+$/)
    }
  })
  const ahead = Number(push?.headers['apns-expiration']) - before
  expect(ahead).toBeGreaterThan(29 * 86_400)
  expect(ahead).toBeLessThan(30 * 86_400 + 60)
})

test('with a push key, requests are signed by the team, and no certificate is used', async () => {
  const byKey = apnsWith(KEY)
  expect(await byKey.wake(SOME)).toEqual({ delivered: SOME, gone: [], failed: [] })
  await byKey.close()
  expect(apple.received[0]).toMatchObject({
    passType: undefined,
    jwt: { alg: 'ES256', kid: 'ABC123DEFG', iss: 'DEVELOPMNT', iat: expect.any(Number) }
  })
})

test('a thousand phones are woken once each over one connection, even if listed twice', async () => {
  const { made } = apple.connections
  const all = tokens(1000)
  const outcome = await apns.wake([...all, ...all])
  expect(outcome).toMatchObject({ gone: [], failed: [] })
  expect(outcome.delivered.sort()).toEqual(all)
  expect(receivedTokens().sort()).toEqual(all)
  expect(apple.connections.made).toBe(made + 1)
})

test('without tokens no connection is opened', async () => {
  const { made } = apple.connections
  expect(await apns.wake([])).toEqual({ delivered: [], gone: [], failed: [] })
  expect(apple.connections.made).toBe(made)
})

test('a development chain is used for pushes to a test server only', () => {
  expect(createApns({} as PushSettings, signerOf(chain))).toBeUndefined()
  expect(createApns({} as PushSettings, { ...signerOf(chain), isDevelopment: false })).toBeDefined()
})

test('once closed, it lets the process exit: after a success, after a failure, and unused', async () => {
  const program = `
    const { createApns } = await import(process.env.MODULE)
    const { createPrivateKey, X509Certificate } = await import('node:crypto')
    const { chain, settings } = JSON.parse(process.env.GIVEN)
    const signer = {
      certificate: new X509Certificate(chain.certificate), wwdr: new X509Certificate(chain.wwdr),
      key: createPrivateKey(chain.key), passType: 'pass.example.development', team: 'DEVELOPMNT', isDevelopment: true
    }
    for (const APPLE_PUSH_HOST of [settings.APPLE_PUSH_HOST, 'localhost:1', 'localhost:2']) {
      const apns = createApns({ ...settings, APPLE_PUSH_HOST }, signer)
      if (!APPLE_PUSH_HOST.endsWith(':2')) console.log(JSON.stringify(await apns.wake(['a1'])))
      await apns.close()
    }`
  const env = {
    ...process.env,
    MODULE: new URL('./apns.ts', import.meta.url).href,
    GIVEN: JSON.stringify({ chain, settings: settings() })
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { env, timeout: 60_000 }
  )
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  ).toEqual([
    { delivered: ['a1'], gone: [], failed: [] },
    { delivered: [], gone: [], failed: ['a1'], reason: expect.stringMatching(/ECONNREFUSED/) }
  ])
  await expect.poll(() => apple.connections.open).toBe(0)
}, 90_000)
