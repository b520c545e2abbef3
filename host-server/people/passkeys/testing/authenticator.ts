import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, backedUp: 0x10, attested: 0x40 }

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** What an answer may say that is not so. */
export interface Lies {
  origin?: string
  host?: string
  challenge?: string
  userHandle?: string
  counter?: number
  /** Without fingerprint, face or PIN. */
  isUnverified?: boolean
  type?: string
}

/** A passkey with a key of its own, which signs as a device does. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  #host = ''
  counter = 0
  readonly #isSynced: boolean

  constructor({ isSynced = false } = {}) {
    this.#isSynced = isSynced
  }

  /** For every account of somebody else's device. */
  get key(): KeyObject {
    return this.#keys.privateKey
  }

  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))]
    ])
    return isoCBOR.encode(cose)
  }

  #data(host: string, { isUnverified = false, counter = this.counter }: Lies, attested?: Uint8Array): Buffer {
    const flags =
      FLAGS.present |
      (isUnverified ? 0 : FLAGS.verified) |
      (this.#isSynced ? FLAGS.syncable | FLAGS.backedUp : 0) |
      (attested ? FLAGS.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(host), Buffer.of(flags), count, ...(attested ? [attested] : [])])
  }

  #shell() {
    return {
      id: encoded(this.id),
      rawId: encoded(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {}
    }
  }

  make(options: PublicKeyCredentialCreationOptionsJSON, origin: string, lies: Lies = {}): RegistrationResponseJSON {
    this.#userHandle = options.user.id
    this.#host = options.rp.id ?? ''
    const client = { type: 'webauthn.create', challenge: options.challenge, origin, ...said(lies) }
    const size = Buffer.alloc(2)
    size.writeUInt16BE(this.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), size, this.id, this.#publicKey()])
    const authData = new Uint8Array(this.#data(lies.host ?? this.#host, lies, attested))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData]
    ])
    return {
      ...this.#shell(),
      response: {
        clientDataJSON: encoded(Buffer.from(JSON.stringify(client))),
        attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal']
      }
    }
  }

  sign(
    options: PublicKeyCredentialRequestOptionsJSON,
    origin: string,
    lies: Lies = {},
    key: KeyObject = this.key
  ): AuthenticationResponseJSON {
    const client = { type: 'webauthn.get', challenge: options.challenge, origin, ...said(lies) }
    const clientData = Buffer.from(JSON.stringify(client))
    const authData = this.#data(lies.host ?? options.rpId ?? '', lies)
    return {
      ...this.#shell(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authData),
        signature: encoded(sign('sha256', Buffer.concat([authData, hash(clientData)]), key)),
        userHandle: lies.userHandle ?? this.#userHandle
      }
    }
  }
}

const said = ({ origin, challenge, type }: Lies) => ({
  ...(origin && { origin }),
  ...(challenge && { challenge }),
  ...(type && { type })
})
