import { DAY } from '../../core/base/clock.ts'
import { readCookie, setCookie } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { plainAccount } from '../../core/security/limit-key.ts'
import { derivedToken, isEqual, randomToken } from '../../core/security/tokens.ts'

const COOKIE = 'known-device'
const KEPT = 180 * DAY
/** Colleagues share computers. */
const ACCOUNTS = 5
const BETWEEN = '~'

const signatureOf = ({ app, tenant }: Call, account: string, device: string) =>
  derivedToken(app.config.SESSION_SECRET, 'known-device', [tenant.id, plainAccount(account), device].join('\0'))

/** What the cookie holds for each account that has signed in here. */
const entriesOf = ({ ctx, app }: Call) => readCookie(ctx, app.config, COOKIE)?.split(BETWEEN).slice(0, ACCOUNTS) ?? []

function deviceIn(call: Call, account: string, entry: string): string | undefined {
  const [device = '', signature = ''] = entry.split('.')
  return device && isEqual(signature, signatureOf(call, account, device)) ? device : undefined
}

/**
 * A browser in which this account has signed in before, so that guesses from elsewhere do not lock it out, and sign-ins
 * elsewhere are told to its owner; undefined for any other. The cookie opens nothing by itself.
 */
export const knownDevice = (call: Call, account: string): string | undefined =>
  entriesOf(call)
    .map((entry) => deviceIn(call, account, entry))
    .find(Boolean)

export function rememberDevice(call: Call, account: string): void {
  const device = knownDevice(call, account) ?? randomToken()
  const others = entriesOf(call).filter((entry) => !deviceIn(call, account, entry))
  const value = [`${device}.${signatureOf(call, account, device)}`, ...others].slice(0, ACCOUNTS).join(BETWEEN)
  setCookie(call.ctx, call.app.config, COOKIE, value, { sameSite: 'lax', maxAge: KEPT })
}
