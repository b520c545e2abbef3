import { MINUTE } from '../base/clock.ts'
import { decrypt, encrypt } from '../security/encryption.ts'
import { isEqual } from '../security/tokens.ts'
import { type CookieName, readCookie, setCookie } from './cookies.ts'
import type { Call } from './http.ts'

/** Long enough for a user to look up a password. */
const PATIENCE = 10 * MINUTE

/** What is remembered of a user who is at another service, in an encrypted cookie. */
export interface Pending {
  /** Comes back from the service in the address. */
  state: string
}

/** `lax`, since the redirect back from a service is a cross-site navigation. */
const set = ({ ctx, app }: Call, cookie: CookieName, value: string | null) =>
  setCookie(ctx, app.config, cookie, value, { sameSite: 'lax', ...(value && { maxAge: PATIENCE }) })

/** Sets the cookie that the way back is checked against. */
export function keepPending<T extends Pending>(call: Call, cookie: CookieName, pending: T): void {
  const { config, clock } = call.app
  const text = JSON.stringify({ ...pending, until: clock.now().getTime() + PATIENCE })
  set(call, cookie, encrypt(config.SESSION_SECRET, cookie, call.tenant.id, text))
}

/** Reads the cookie and deletes it, so that it works once; undefined if it is too old, or belongs to another state. */
export function takePending<T extends Pending>(call: Call, cookie: CookieName): T | undefined {
  const { ctx, app, tenant } = call
  const sealed = readCookie(ctx, app.config, cookie)
  set(call, cookie, null)
  const text = sealed && decrypt(app.config.SESSION_SECRET, cookie, tenant.id, sealed)
  const pending: (T & { until: number }) | undefined = text ? JSON.parse(text) : undefined
  const { state } = ctx.query
  if (!pending || typeof state !== 'string' || !isEqual(state, pending.state)) return undefined
  return pending.until < app.clock.now().getTime() ? undefined : pending
}
