import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Config } from '../../core/base/config.ts'

/** What comes before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The institution's key: derived, so that all nodes have the same one, and a backup of the database cannot sign. It
 * changes with `SESSION_SECRET`.
 */
export function signingKey({ SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>, tenantId: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', SESSION_SECRET, tenantId, 'audit-log', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

export const publicKeyOf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? ''

export const signatureOf = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text), key).toString('base64url')

/** False also for what is no key. */
export function isSignedBy(x: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
