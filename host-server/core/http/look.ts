import type { Context } from 'koa'
import * as v from 'valibot'
import { AppearanceChoice, LanguageChoice, type Preferences } from '#contract/preferences'
import { DAY } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import { isHttpsUnseen, readCookie, setCookie } from './cookies.ts'
import type { CurrentUser } from './session.ts'

const COOKIE = 'staff-look'
const KEPT = 180 * DAY

const chosen = ({ language, appearance }: Pick<CurrentUser, 'language' | 'appearance'>) =>
  language || appearance !== 'system' ? `${language ?? ''}.${appearance}` : null

/** Lets the login page look and speak as the user of this browser has chosen, once the session has ended. */
export function rememberLook(ctx: Context, config: Config, user: Pick<CurrentUser, 'language' | 'appearance'>): void {
  const value = chosen(user)
  if (isHttpsUnseen(ctx, config) || (!value && !readCookie(ctx, config, COOKIE))) return
  setCookie(ctx, config, COOKIE, value, { sameSite: 'lax', maxAge: KEPT })
}

/** What the last user of this browser has chosen. */
export function lookOf(ctx: Context, config: Config): Preferences {
  const [language, appearance] = readCookie(ctx, config, COOKIE)?.split('.') ?? []
  return {
    ...(v.is(LanguageChoice, language) && { language }),
    ...(v.is(AppearanceChoice, appearance) && { appearance })
  }
}
