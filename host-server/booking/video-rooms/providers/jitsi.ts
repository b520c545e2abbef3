import { createPrivateKey, type KeyObject } from 'node:crypto'
import { MINUTE } from '../../../core/base/clock.ts'
import type { Ask } from './ask.ts'
import { type Entrant, type Finding, RoomFault, type Talk, type VideoService } from './provider.ts'

export interface JitsiAccess {
  url: string
  appId: string
  /** Names the key to the service, where it has several. */
  keyId: string
  /** A shared secret, or a private key as PEM. */
  secret: string
}

/** A clock may be somewhat behind ours. */
const LEEWAY = MINUTE

/** A field of one line has taken the line breaks out of a key. */
function pemOf(text: string): string | undefined {
  const [, kind, body] = text.match(/-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\s\S]*?)-----END \1-----/) ?? []
  if (!kind || !body) return undefined
  const lines = body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n')
}

/** Shorter RSA keys are not allowed to sign passes (RFC 7518, section 3.3). */
const SHORTEST = 2048

interface Key {
  alg: 'RS256' | 'HS256'
  key: KeyObject | Uint8Array
}

/** @throws RoomFault for a private key that is none */
function keyOf(secret: string): Key {
  if (!secret.includes('-----BEGIN')) return { alg: 'HS256', key: new TextEncoder().encode(secret) }
  try {
    const key = createPrivateKey(pemOf(secret) ?? secret)
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    if (key.asymmetricKeyType === 'rsa' && modulusLength >= SHORTEST) return { alg: 'RS256', key }
  } catch {
    // said below, without a part of the key
  }
  throw new RoomFault('refused', 'the private key cannot be read')
}

/** Whether a pass can be signed with a secret: any text is a shared one, a private key must be readable. */
export function signs(secret: string): boolean {
  try {
    return Boolean(keyOf(secret))
  } catch (failure) {
    if (failure instanceof RoomFault) return false
    throw failure
  }
}

/** The hosted service of 8x8 names its customers so, and expects its own issuer and path. */
const isHosted = ({ appId }: JitsiAccess) => appId.startsWith('vpaas-magic-cookie-')

const seconds = (time: Date, shift = 0) => Math.floor((time.getTime() + shift) / 1000)

/**
 * A pass for one person to one room while it can be joined. Servers differ in what makes a moderator: the token's
 * `moderator`, or its `affiliation`.
 */
async function passFor(access: JitsiAccess, { room, opens, closes }: Talk, { isHost, name }: Entrant): Promise<string> {
  const { SignJWT } = await import('jose')
  const { appId, keyId, secret, url } = access
  const { alg, key } = keyOf(secret)
  const user = { name, moderator: isHost, affiliation: isHost ? 'owner' : 'member' }
  return new SignJWT({ room, context: { user } })
    .setProtectedHeader({ alg, typ: 'JWT', ...(keyId && { kid: keyId }) })
    .setIssuer(isHosted(access) ? 'chat' : appId)
    .setSubject(isHosted(access) ? appId : new URL(url).hostname)
    .setAudience('jitsi')
    .setNotBefore(seconds(opens, -LEEWAY))
    .setExpirationTime(seconds(closes))
    .sign(key)
}

const baseOf = (access: JitsiAccess) => {
  const base = access.url.replace(/\/+$/, '')
  return isHosted(access) && !base.endsWith(`/${access.appId}`) ? `${base}/${access.appId}` : base
}

async function enter(access: JitsiAccess, talk: Talk, entrant: Entrant): Promise<string> {
  const pass = await passFor(access, talk, entrant)
  const title = encodeURIComponent(JSON.stringify(talk.title))
  return `${baseOf(access)}/${talk.room}?jwt=${pass}#config.subject=${title}`
}

/** Passes are checked when someone enters, so a test from outside cannot say whether the service accepts them. */
async function check(access: JitsiAccess, ask: Ask): Promise<Finding[]> {
  try {
    const { alg } = keyOf(access.secret)
    const { status } = await ask(baseOf(access))
    if (status >= 500) return [{ finding: 'broken', detail: String(status) }]
    return [
      { finding: 'answers', detail: new URL(access.url).host },
      { finding: 'joined-signed', detail: alg }
    ]
  } catch (failure) {
    if (!(failure instanceof RoomFault)) throw failure
    return [{ finding: failure.reason === 'refused' ? 'key-unreadable' : 'unreachable', detail: '' }]
  }
}

/** A Jitsi Meet that requires tokens: its rooms come into being when someone enters, and nobody else can. */
export const jitsi = (access: JitsiAccess, ask: Ask): VideoService => ({
  enter: (talk, entrant) => enter(access, talk, entrant),
  check: () => check(access, ask)
})
