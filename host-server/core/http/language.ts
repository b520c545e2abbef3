import type { Context } from 'koa'
import { type Locale, resolveLocale } from '#contract/locales'
import type { Config } from '../base/config.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { isHttpsUnseen, readCookie, setCookie } from './cookies.ts'
import { lookOf } from './look.ts'
import type { CurrentUser } from './session.ts'

/** The languages in which visitors can read public pages, each named as its speakers do. */
export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const
type Language = keyof typeof LANGUAGES

export const isLanguage = (asked: unknown): asked is Language =>
  typeof asked === 'string' && Object.hasOwn(LANGUAGES, asked)

/** The browser's preferred one; undefined if it names neither, or none. */
function preferred(ctx: Context, language: Locale): string | undefined {
  if (!ctx.get('accept-language')) return undefined
  // where any will do, the first is taken
  return ctx.acceptsLanguages(...(language === 'en' ? ['en', 'de'] : ['de', 'en'])) || undefined
}

/**
 * The language of a public page: as its address or an earlier choice says, else the one that is known of the visitor, else
 * as the browser prefers.
 */
export function visitorLocale(ctx: Context, config: Config, { language }: CurrentTenant, known = ''): Locale {
  const { lang } = ctx.query
  const asked = [lang, readCookie(ctx, config, 'language'), known].find(isLanguage)
  return resolveLocale(asked ?? preferred(ctx, language), language)
}

/** The language of a page for staff: the user's own choice, or that of who was signed in here last, else the institution's. */
export function staffLocale(ctx: Context, config: Config): Locale {
  const { user, tenant } = ctx.state as { user?: CurrentUser; tenant: CurrentTenant }
  const { language } = user ?? lookOf(ctx, config)
  return resolveLocale(language ?? undefined, tenant.language)
}

/** Lets the following pages speak the language that a page's address names. */
export function rememberLanguage(ctx: Context, config: Config): void {
  const { lang } = ctx.query
  if (isLanguage(lang) && !isHttpsUnseen(ctx, config)) setCookie(ctx, config, 'language', lang, { sameSite: 'lax' })
}

const CHOICE = /^(?:__Host-)?(?:language|staff-look)=/

/**
 * The cookies on which language and look of a guest's page depend, as they were sent: read in another way than the page
 * reads them, a cached page could be another's. Undefined if the address itself chooses the language.
 */
export function languageKey({ url = '', cookie = '' }: { url?: string | undefined; cookie?: string | undefined }) {
  if (/[?&]lang=/.test(url)) return undefined
  const pairs = cookie.split(';').map((pair) => pair.replace(/^ +/, ''))
  return pairs.filter((pair) => CHOICE.test(pair)).join(';')
}

/** A cache must not answer in another visitor's language. */
export const varyByLanguage = (ctx: Context) => ctx.vary(['Accept-Language', 'Cookie'])
