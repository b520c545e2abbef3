import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../core/base/config.ts'
import { type Chain, developmentChain, developmentChainFile, makeChain } from './development-chain.ts'
import { loadSigner } from './signer.ts'

let folder: string
let chain: Chain
let other: Chain
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-signer-'))
  ;[chain, other] = await Promise.all([makeChain(), makeChain()])
})
afterAll(() => rmSync(folder, { recursive: true }))

const load = (changes: Record<string, string> = {}) =>
  loadSigner(
    readConfig({
      DATA_DIR: folder,
      APPLE_PASS_CERTIFICATE: chain.certificate,
      APPLE_PASS_KEY: chain.key,
      APPLE_WWDR_CERTIFICATE: chain.wwdr,
      ...changes
    })
  )

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    'without the key',
    () => ({ APPLE_PASS_KEY: '' }),
    /APPLE_PASS_KEY: is required together with APPLE_PASS_CERTIFICATE/
  ],
  ['a file that is not there', () => ({ APPLE_PASS_KEY: '/none/key.pem' }), /APPLE_PASS_KEY points to a file .*ENOENT/],
  ['a damaged certificate', () => ({ APPLE_PASS_CERTIFICATE: '-----BEGIN X' }), /APPLE_PASS_CERTIFICATE cannot/],
  ["another certificate's key", () => ({ APPLE_PASS_KEY: other.key }), /APPLE_PASS_KEY does not match/],
  ["another authority's certificate", () => ({ APPLE_WWDR_CERTIFICATE: other.wwdr }), /did not sign/],
  ['a certificate of no pass type', () => ({ APPLE_PASS_CERTIFICATE: chain.wwdr }), /not a pass type certificate/],
  [
    'a wrong passphrase',
    () => ({ APPLE_PASS_KEY: locked(), APPLE_PASS_KEY_PASSPHRASE: 'no' }),
    /APPLE_PASS_KEY cannot/
  ],
  ['no passphrase', () => ({ APPLE_PASS_KEY: locked() }), /APPLE_PASS_KEY cannot/],
  ['a key of another kind', () => ({ APPLE_PASS_KEY: curve() }), /not an RSA key/]
])('%s is reported by the name of its setting, without its content', async (_what, changes, said) => {
  const failure = (await Promise.resolve()
    .then(() => load(changes()))
    .catch((thrown: Error) => thrown)) as Error
  expect(failure.message).toMatch(said)
  expect(failure.message).not.toMatch(/BEGIN|MII/)
})

const locked = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return String(privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open' }))
}
const curve = () =>
  String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }))

test('certificates and keys can be texts or files, PEM or as Apple provides them, and determine pass type and team', async () => {
  const put = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const bare = Buffer.from(chain.wwdr.replace(/-----[^-]+-----/g, ''), 'base64')
  const signer = await load({
    APPLE_PASS_KEY: put('key.pem', chain.key),
    APPLE_WWDR_CERTIFICATE: put('wwdr.cer', bare)
  })
  expect(signer).toMatchObject({ passType: 'pass.example.development', team: 'DEVELOPMNT', isDevelopment: false })
})

test('nodes that start together with one folder share one chain, whose key only the owner can read', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const chains = await Promise.all(Array.from({ length: 5 }, () => developmentChain(data)))
  expect(new Set(chains.map(({ root }) => root)).size).toBe(1)
  expect(await developmentChain(data)).toEqual(chains[0])
  expect(readdirSync(join(data, 'wallet'))).toHaveLength(1)
  expect(statSync(developmentChainFile(data)).mode & 0o077).toBe(0)
})
