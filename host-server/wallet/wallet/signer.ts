import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Parsed } from '../../core/base/config.ts'
import { developmentChain } from './development-chain.ts'

/** Signs the passes. Team and pass type are those of the certificate: Apple refuses a pass that names others. */
export interface Signer {
  certificate: X509Certificate
  wwdr: X509Certificate
  key: KeyObject
  passType: string
  team: string
  isDevelopment: boolean
}

/** An invalid setting, without its content. */
export class SignerFault extends Error {}

type Setting =
  | 'APPLE_PASS_CERTIFICATE'
  | 'APPLE_PASS_KEY'
  | 'APPLE_WWDR_CERTIFICATE'
  | 'APPLE_PUSH_CA'
  | 'APPLE_PUSH_KEY'
  | 'GOOGLE_WALLET_KEY'

/** A setting is the text itself or the path of a file. */
export async function bytesOf(env: Partial<Pick<Parsed, Setting>>, name: Setting): Promise<Buffer> {
  const value = env[name] ?? ''
  if (/^\s*(?:-----BEGIN|\{)/.test(value)) return Buffer.from(value)
  return readFile(value).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SignerFault(`${name} points to a file that cannot be read (${code})`)
  })
}

/** Parses a setting. @throws SignerFault that names it */
export function read<T>(name: Setting, make: () => T): T {
  try {
    return make()
  } catch {
    throw new SignerFault(`${name} cannot be read: it is damaged, of the wrong type, or its passphrase is wrong`)
  }
}

const partOf = ({ subject }: X509Certificate, name: string) =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1]?.trim() ?? ''

function signerOf(certificate: X509Certificate, wwdr: X509Certificate, key: KeyObject, isDevelopment: boolean): Signer {
  const passType = partOf(certificate, 'UID')
  const team = partOf(certificate, 'OU')
  if (!passType.startsWith('pass.') || !team) {
    throw new SignerFault('APPLE_PASS_CERTIFICATE is not a pass type certificate: it names no pass type or team')
  }
  if (key.asymmetricKeyType !== 'rsa') throw new SignerFault('APPLE_PASS_KEY is not an RSA key')
  if (!certificate.checkPrivateKey(key)) throw new SignerFault('APPLE_PASS_KEY does not match the certificate')
  if (!certificate.checkIssued(wwdr) || !certificate.verify(wwdr.publicKey)) {
    throw new SignerFault('APPLE_WWDR_CERTIFICATE did not sign the certificate')
  }
  return { certificate, wwdr, key, passType, team, isDevelopment }
}

async function developmentSigner({ DATA_DIR }: Parsed): Promise<Signer> {
  const chain = await developmentChain(DATA_DIR)
  const [certificate, wwdr] = [new X509Certificate(chain.certificate), new X509Certificate(chain.wwdr)]
  return signerOf(certificate, wwdr, createPrivateKey(chain.key), true)
}

/** The signer configured in the environment, else one for development. */
export async function loadSigner(env: Parsed): Promise<Signer> {
  if (!env.APPLE_PASS_CERTIFICATE) return developmentSigner(env)
  const [certificate, wwdr, key] = await Promise.all([
    bytesOf(env, 'APPLE_PASS_CERTIFICATE'),
    bytesOf(env, 'APPLE_WWDR_CERTIFICATE'),
    bytesOf(env, 'APPLE_PASS_KEY')
  ])
  return signerOf(
    read('APPLE_PASS_CERTIFICATE', () => new X509Certificate(certificate)),
    read('APPLE_WWDR_CERTIFICATE', () => new X509Certificate(wwdr)),
    read('APPLE_PASS_KEY', () => createPrivateKey({ key, passphrase: env.APPLE_PASS_KEY_PASSPHRASE ?? '' })),
    false
  )
}
