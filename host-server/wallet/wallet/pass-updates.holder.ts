import * as v from 'valibot'
import { Token } from '#contract/values'
import { walletPath } from '#contract/wallet'
import type { CookieName } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, isEqual } from '../../core/security/tokens.ts'
import { find, type IssuedPass } from './wallet.repository.ts'

const SERIAL = /^[\da-f]{32}$/

/** The key to a card's consent page. It is not the pass's own token, which URLs must not contain. */
const holderKey = ({ app: { config } }: Pick<Call, 'app'>, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-holder', serial)

/** The page on which a card's holder gives and withdraws consent. */
export const holderPath = (call: Pick<Call, 'app'>, alias: string, serial: string) =>
  `${walletPath(alias)}/${serial}/${holderKey(call, serial)}`

/** The card with this serial and key, unless it is void. */
export async function findHeld(call: Call, serial: string, key: string): Promise<IssuedPass | undefined> {
  if (!SERIAL.test(serial) || !v.is(Token, key) || !isEqual(key, holderKey(call, serial))) return undefined
  const pass = await find(call.db, serial)
  return pass?.revoked_at ? undefined : pass
}

const COOKIE: CookieName = 'wallet-card'
/** A year, in seconds; browsers store none for longer than 400 days. */
const LIFETIME = 365 * 86_400

/**
 * Lets the browser that took a card manage its consent. The header is written by hand: Koa refuses a secure cookie if a
 * proxy that it does not trust has terminated https.
 */
export function rememberCard(call: Call, serial: string): void {
  const { ctx, advisor, app } = call
  const { secure } = app.config
  const scope = `Path=${walletPath(advisor.alias)}; Max-Age=${LIFETIME}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
  ctx.append('Set-Cookie', `${COOKIE}=${serial}.${holderKey(call, serial)}; ${scope}`)
}

/** The card that this browser took here last. */
export function findRemembered(call: Call): Promise<IssuedPass | undefined> {
  const [serial = '', key = ''] = call.ctx.cookies.get(COOKIE)?.split('.') ?? []
  return findHeld(call, serial, key)
}
