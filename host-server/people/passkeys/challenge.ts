import { MINUTE } from '../../core/base/clock.ts'
import { readCookie, setCookie } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, isEqual, randomToken } from '../../core/security/tokens.ts'

const COOKIE = 'passkey'
/** As the cookie banner says. */
const LIFETIME = 10 * MINUTE

export interface Challenge {
  text: string
  until: number
}

/** What a passkey is to answer: a sign-in, or that one is added to an account. */
export type Purpose = 'get' | `add ${string}`

const signatureOf = ({ app, tenant }: Call, purpose: Purpose, { text, until }: Challenge) =>
  derivedToken(app.config.SESSION_SECRET, 'passkey', [tenant.id, purpose, text, until].join('\0'))

/** The challenge that this browser was given for this purpose, unless it is too old. */
export function findChallenge(call: Call, purpose: Purpose): Challenge | undefined {
  const [text = '', end = '', signature = ''] = readCookie(call.ctx, call.app.config, COOKIE)?.split('.') ?? []
  const challenge = { text, until: Number(end) }
  if (!(challenge.until > call.app.clock.now().getTime())) return undefined
  return isEqual(signature, signatureOf(call, purpose, challenge)) ? challenge : undefined
}

/** A challenge for this browser. Its tabs share one: each would end that of the one before. */
export function giveChallenge(call: Call, purpose: Purpose): Challenge {
  const now = call.app.clock.now().getTime()
  const given = findChallenge(call, purpose)
  if (given && given.until - now > LIFETIME / 2) return given
  const challenge = { text: randomToken(), until: now + LIFETIME }
  const value = [challenge.text, challenge.until, signatureOf(call, purpose, challenge)].join('.')
  setCookie(call.ctx, call.app.config, COOKIE, value, { sameSite: 'lax', maxAge: LIFETIME })
  return challenge
}

export const forgetChallenge = ({ ctx, app }: Call): void =>
  setCookie(ctx, app.config, COOKIE, null, { sameSite: 'lax' })
