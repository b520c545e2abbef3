import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { type Chain, makeChain } from '../../wallet/wallet/development-chain.ts'
import { examine } from './examine.ts'

let site: Site
let chain: Chain
beforeAll(async () => {
  site = await startDemoSite()
  chain = await makeChain()
})
afterAll(() => site.stop())

async function look(changes: Record<string, string> = {}, now = new Date('2026-11-23T07:00:00Z')) {
  const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = site.app.config
  const findings = await examine(
    {
      ...(DATABASE_URL && { DATABASE_URL }),
      DATA_DIR,
      SESSION_SECRET,
      NODE_ENV: 'production',
      BASE_URL: 'https://advisors.example',
      TRUST_PROXY: '1',
      APPLE_PASS_CERTIFICATE: chain.certificate,
      APPLE_PASS_KEY: chain.key,
      APPLE_WWDR_CERTIFICATE: chain.wwdr,
      ...changes
    },
    () => now
  )
  return findings.filter(({ about }) => /apple|wallet|configuration/.test(about))
}

const NONE = { APPLE_PASS_CERTIFICATE: '', APPLE_PASS_KEY: '', APPLE_WWDR_CERTIFICATE: '' }
const finding = (about: string, state: string, found: RegExp) =>
  expect.objectContaining({ about, state, found: expect.stringMatching(found) })

test.each<[string, () => Record<string, string>, ReturnType<typeof finding>]>([
  ['no certificate', () => NONE, finding('apple wallet', 'warning', /iPhones reject them/)],
  ['a part alone', () => ({ APPLE_PASS_KEY: '' }), finding('configuration', 'fault', /APPLE_PASS_KEY: is required/)],
  [
    'a file that is gone',
    () => ({ APPLE_PASS_KEY: '/none' }),
    finding('apple wallet', 'fault', /KEY points to a file/)
  ],
  [
    'a key of another certificate',
    () => ({ APPLE_PASS_KEY: otherKey() }),
    finding('apple wallet', 'fault', /does not match/)
  ],
  [
    'a damaged push key',
    () => ({ APPLE_PUSH_KEY: '-----BEGIN X', APPLE_PUSH_KEY_ID: 'ABC123DEFG' }),
    finding('apple pushes', 'fault', /APPLE_PUSH_KEY cannot be read/)
  ],
  [
    'a push key of another kind',
    () => ({ APPLE_PUSH_KEY: otherKey(), APPLE_PUSH_KEY_ID: 'ABC123DEFG' }),
    finding('apple pushes', 'fault', /APPLE_PUSH_KEY is not a key for pushes/)
  ],
  [
    'an invalid root certificate for pushes',
    () => ({ APPLE_PUSH_CA: otherKey() }),
    finding('apple pushes', 'fault', /APPLE_PUSH_CA cannot be read/)
  ],
  [
    'an invalid Google key',
    () => ({ GOOGLE_WALLET_ISSUER_ID: '33880000', GOOGLE_WALLET_KEY: '{}' }),
    finding('google wallet', 'fault', /not the key of a service account/)
  ]
])('%s is reported with what to do', async (_what, changes, expected) => {
  const found = await look(changes())
  expect(found).toContainEqual(expected)
  expect(found.filter(({ state }) => state !== 'ok')).toEqual([
    expect.objectContaining({ todo: expect.stringMatching(/.{10}/) })
  ])
  expect(JSON.stringify(found)).not.toContain('BEGIN')
})

const otherKey = () =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }))

const pushKey = () =>
  String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }))

test('without https it reports that Google cannot call back', async () => {
  const account = { client_email: 'wallet@bank.example', private_key: otherKey(), private_key_id: 'k1' }
  const google = { GOOGLE_WALLET_ISSUER_ID: '33880000', GOOGLE_WALLET_KEY: JSON.stringify(account) }
  expect(await look(google)).toContainEqual(finding('google wallet', 'ok', /^issuer 33880000$/))
  const found = await look({ ...google, NODE_ENV: '', BASE_URL: 'http://advisors.example' })
  expect(found).toContainEqual(finding('google wallet', 'warning', /no notification reaches/))
})

test.each<[string, () => Record<string, string>, RegExp]>([
  ['no certificate', () => NONE, /^none are sent/],
  ['a certificate', () => ({}), /^to api\.push\.apple\.com:443, with the pass certificate$/],
  [
    'a key and a host',
    () => ({ APPLE_PUSH_KEY: pushKey(), APPLE_PUSH_KEY_ID: 'ABC123DEFG', APPLE_PUSH_HOST: 'proxy.bank:2197' }),
    /^to proxy\.bank:2197, with the key ABC123DEFG$/
  ]
])('with %s it reports whether and where pushes go', async (_what, changes, found) => {
  expect(await look(changes())).toContainEqual(finding('apple pushes', 'ok', found))
})

test.each([
  ['2019-12-31', 'fault', /not valid yet/],
  ['2049-12-15', 'warning', /until 2049-12-31/],
  ['2050-01-01', 'fault', /expired/],
  ['2026-11-23', 'ok', /^pass\.example\.development of team DEVELOPMNT, until 2049-12-31$/]
])('on %s the certificate is a %s', async (day, state, found) => {
  const [apple] = (await look({}, new Date(day))).filter(({ about }) => about === 'apple wallet')
  expect(apple).toEqual(finding('apple wallet', state, found))
})

test('where no institution issues cards, nothing is checked', async () => {
  const modules = site.app.knex('tenant_modules').where({ module_name: 'wallet-cards' })
  const before = await modules.clone()
  await modules.clone().update({ effective_state: false })
  expect(await look(NONE)).toContainEqual(finding('wallet', 'ok', /no institution/))
  await modules.delete()
  await site.app.knex('tenant_modules').insert(before)
})
