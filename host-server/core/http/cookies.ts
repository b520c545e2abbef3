import type { Context } from 'koa'
import type { Config } from '../base/config.ts'
import { Refusal } from '../base/failures.ts'

interface CookieOptions {
  sameSite: 'lax'
  maxAge?: number
}

/**
 * Every cookie that the product sets; the banner names them. `pages.cookie-<name>` says what each is called,
 * `…-purpose` what for, `…-lifetime` how long.
 */
export const COOKIES = [
  'hideCookiesAlert',
  'language',
  'wallet-card',
  'session',
  'sign-in',
  'passkey',
  'openid',
  'calendar-consent',
  'known-device',
  'staff-look'
] as const
export type CookieName = (typeof COOKIES)[number]

/** Whether a proxy in front ended https and does not tell: a cookie for https only cannot be set. */
export const isHttpsUnseen = ({ secure }: Context, config: Config) => config.secure && !secure

/** The name of a cookie, with the prefix that binds it to this host. */
export const cookieName = (name: string, { secure }: Config) => (secure ? `__Host-${name}` : name)

/** Sets or, with null, deletes a cookie that no script can read. @throws Refusal where https is unseen */
export function setCookie(
  ctx: Context,
  config: Config,
  name: CookieName,
  value: string | null,
  options: CookieOptions
): void {
  if (isHttpsUnseen(ctx, config)) throw new Refusal(503, 'errors.https-unseen')
  const { secure } = config
  ctx.cookies.set(cookieName(name, config), value, { httpOnly: true, secure, path: '/', overwrite: true, ...options })
}

export const readCookie = (ctx: Context, config: Config, name: CookieName) => ctx.cookies.get(cookieName(name, config))
