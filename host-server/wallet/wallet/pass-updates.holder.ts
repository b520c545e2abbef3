import * as v from 'valibot'
import { Token } from '#contract/values'
import { walletPath } from '#contract/wallet'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, isSame } from '../../core/security/tokens.ts'
import { find, type IssuedPass } from './wallet.repository.ts'

const SERIAL = /^[\da-f]{32}$/

/** Opens what a holder has allowed. It is not the pass's own token, which addresses must not carry. */
const holderKey = ({ app: { config } }: Pick<Call, 'app'>, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-holder', serial)

/** Where a card's holder gives and takes back consent. */
export const holderPath = (call: Pick<Call, 'app'>, alias: string, serial: string) =>
  `${walletPath(alias)}/${serial}/${holderKey(call, serial)}`

/** The card that serial and key open, unless it is void. */
export async function findHeld(call: Call, serial: string, key: string): Promise<IssuedPass | undefined> {
  if (!SERIAL.test(serial) || !v.is(Token, key) || !isSame(key, holderKey(call, serial))) return undefined
  const pass = await find(call.db, serial)
  return pass?.revoked_at ? undefined : pass
}

const COOKIE = 'wallet-card'
/** A year, in seconds; browsers store none for longer than 400 days. */
const KEPT = 365 * 86_400

/**
 * The browser that took a card is shown what its holder has allowed. Written by hand: koa refuses a cookie for https
 * alone where a proxy that it does not know has taken https off.
 */
export function remember(call: Call, serial: string): void {
  const { ctx, advisor, app } = call
  const { secure } = app.config
  const scope = `Path=${walletPath(advisor.alias)}; Max-Age=${KEPT}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
  ctx.append('Set-Cookie', `${COOKIE}=${serial}.${holderKey(call, serial)}; ${scope}`)
}

/** The card that this browser took here last. */
export function findRemembered(call: Call): Promise<IssuedPass | undefined> {
  const [serial = '', key = ''] = call.ctx.cookies.get(COOKIE)?.split('.') ?? []
  return findHeld(call, serial, key)
}
