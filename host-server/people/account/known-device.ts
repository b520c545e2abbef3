import { DAY } from '../../core/base/clock.ts'
import { readCookie, setCookie } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { plainAccount } from '../../core/security/limit-key.ts'
import { derivedToken, isEqual, randomToken } from '../../core/security/tokens.ts'

const COOKIE = 'known-device'
const KEPT = 180 * DAY

const signatureOf = ({ app, tenant }: Call, account: string, device: string) =>
  derivedToken(app.config.SESSION_SECRET, 'known-device', [tenant.id, plainAccount(account), device].join('\0'))

/**
 * A browser in which this account has signed in before, so that guesses from elsewhere do not lock it out; undefined for
 * any other. The cookie opens nothing by itself.
 */
export function knownDevice(call: Call, account: string): string | undefined {
  const [device = '', signature = ''] = readCookie(call.ctx, call.app.config, COOKIE)?.split('.') ?? []
  return device && isEqual(signature, signatureOf(call, account, device)) ? device : undefined
}

export function rememberDevice(call: Call, account: string): void {
  const device = knownDevice(call, account) ?? randomToken()
  const value = `${device}.${signatureOf(call, account, device)}`
  setCookie(call.ctx, call.app.config, COOKIE, value, { sameSite: 'lax', maxAge: KEPT })
}
