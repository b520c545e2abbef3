import { createECDH, hkdfSync } from 'node:crypto'
import type { Config } from '../../core/base/config.ts'

/** A private key is a number below the order of the curve, which 32 random bytes are, but for one time in four billion. */
function pairOf(secret: string, tenantId: string, turn = 0): { publicKey: string; privateKey: string } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, tenantId, `web-push ${turn}`, 32))
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(bytes)
  } catch {
    return pairOf(secret, tenantId, turn + 1)
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

/**
 * The institution's key pair (VAPID), by which services of browsers know it again: derived, so that all nodes have the
 * same one, and a subscription at one institution is worth nothing to another.
 */
export const pushKeysOf = ({ SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>, tenantId: string) =>
  pairOf(SESSION_SECRET, tenantId)
