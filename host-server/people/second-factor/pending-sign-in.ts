import { MINUTE } from '../../core/base/clock.ts'
import { readCookie, setCookie } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, isEqual } from '../../core/security/tokens.ts'
import { type Account, findByUuid } from '../account/account.repository.ts'

const COOKIE = 'sign-in'
const LIFETIME = 10 * MINUTE

/** Not valid any more once the password has changed. */
const signatureOf = ({ app, tenant }: Call, { uuid, password_hash }: Account, until: string) =>
  derivedToken(app.config.SESSION_SECRET, 'sign-in', [tenant.id, uuid, password_hash, until].join('\0'))

/** Remembers in the browser that the password was right, while the second step is taken. */
export function rememberPending(call: Call, account: Account): void {
  const until = String(call.app.clock.now().getTime() + LIFETIME)
  const value = [account.uuid, until, signatureOf(call, account, until)].join('.')
  setCookie(call.ctx, call.app.config, COOKIE, value, { sameSite: 'lax', maxAge: LIFETIME })
}

/** The account whose password was right a moment ago; undefined if that is too long ago, or for any other cookie. */
export async function findPending(call: Call): Promise<Account | undefined> {
  const [uuid = '', until = '', signature = ''] = readCookie(call.ctx, call.app.config, COOKIE)?.split('.') ?? []
  if (!(Number(until) > call.app.clock.now().getTime())) return undefined
  const account = await findByUuid(call.db, uuid)
  return account && isEqual(signature, signatureOf(call, account, until)) ? account : undefined
}

export const forgetPending = ({ ctx, app }: Call): void => setCookie(ctx, app.config, COOKIE, null, { sameSite: 'lax' })
