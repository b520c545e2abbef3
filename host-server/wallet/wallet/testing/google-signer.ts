import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { HOUR } from '../../../core/base/clock.ts'

const SENDER = 'GooglePayPasses'
const PROTOCOL = 'ECv2SigningOnly'

const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const shown = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64')

function signature(key: KeyObject, ...parts: string[]): string {
  const data = parts.map((part) => {
    const bytes = Buffer.from(part)
    return Buffer.concat([Buffer.from(Uint32Array.of(bytes.length).buffer), bytes])
  })
  return sign('sha256', Buffer.concat(data), key).toString('base64')
}

/** Deviations from Google's real callbacks. */
export interface Deviations {
  issuer?: string
  sender?: string
  /** The expiry of the intermediate key. */
  keyExpiration?: number
  /** Signs with a key that no root has signed. */
  isStranger?: boolean
}

/** Keys like Google's, which sign its callbacks. */
export function makeSigner(issuer: string, now: () => Date) {
  let root = makeKey()
  const between = makeKey()
  return {
    /** Replaces the root keys. */
    renew() {
      root = makeKey()
    },
    /** The document at the keys' URL. */
    published: () => {
      const key = { keyValue: shown(root.publicKey), keyExpiration: String(now().getTime() + 24 * HOUR) }
      return { keys: ['ECv2', PROTOCOL].map((protocolVersion) => ({ ...key, protocolVersion })) }
    },
    /** A message signed as Google does. */
    sign(message: object, other: Deviations = {}) {
      const sender = other.sender ?? SENDER
      const keyExpiration = String(other.keyExpiration ?? now().getTime() + HOUR)
      const signedKey = JSON.stringify({ keyValue: shown(between.publicKey), keyExpiration })
      const signedMessage = JSON.stringify(message)
      const above = other.isStranger ? makeKey() : root
      return {
        protocolVersion: PROTOCOL,
        signature: signature(between.privateKey, sender, other.issuer ?? issuer, PROTOCOL, signedMessage),
        intermediateSigningKey: { signedKey, signatures: [signature(above.privateKey, sender, PROTOCOL, signedKey)] },
        signedMessage
      }
    }
  }
}
