import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { CookieConfig, type DeclaredCookie, HIDE_COOKIE, type ShownConfig } from '#contract/consents'
import { legalLink } from '#contract/links'
import { writtenIn } from '#contract/locales'
import { isOrigin } from '#contract/settings'
import { COOKIES, cookieName } from '../http/cookies.ts'
import type { Call } from '../http/http.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'

/** A tenant's cookies, and the version of the configuration to which a visitor's choice applies. */
export interface CookieNotice {
  version: string
  config: CookieConfig
}

/** The notice as the banner shows it. */
type ShownNotice = Omit<CookieNotice, 'config'> & { config: ShownConfig }

/** If the configuration is invalid, nothing optional is offered, set or loaded. */
const NOTHING_OPTIONAL: CookieConfig = { text: '', essentialKey: '', entries: {} }

/** Logged once per process, since pages are requested often. */
const read = new LRUCache<string, CookieNotice>({ max: 1000 })

function parsed(text: string): CookieConfig | undefined {
  try {
    const result = v.safeParse(CookieConfig, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The tenant's setting; undefined if there is none. */
export function cookieNotice({ id, settings }: CurrentTenant, log: AppContext['log']): CookieNotice | undefined {
  const text = settings.cookies_alert_config
  if (!text) return undefined
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const known = read.get(`${id} ${version}`)
  if (known) return known
  const config = parsed(text)
  if (!config) log.warn({ tenant: id, setting: 'cookies_alert_config' }, 'a setting is not valid')
  const notice = { version, config: config ?? NOTHING_OPTIONAL }
  read.set(`${id} ${version}`, notice)
  return notice
}

/** What the product itself sets, as the banner describes it. */
function ownCookies({ app, tenant, locale, t }: Call): DeclaredCookie[] {
  const privacyPolicy = legalLink(tenant.settings, 'privacy', locale) ?? ''
  return COOKIES.map((name) => ({
    name: t(`pages.cookie-${name}`),
    provider: tenant.name,
    purpose: t(`pages.cookie-${name}-purpose`),
    privacyPolicy,
    // set by hand, without a prefix
    cookieName: name === HIDE_COOKIE || name === 'wallet-card' ? name : cookieName(name, app.config),
    lifetime: t(`pages.cookie-${name}-lifetime`),
    script: ''
  }))
}

/**
 * The banner: our own cookies among the essential ones, and those that the institution has declared. Its text is the
 * institution's only for readers of the institution's language.
 */
export function bannerFor(call: Call): ShownNotice | undefined {
  const notice = cookieNotice(call.tenant, call.app.log)
  if (!notice) return undefined
  const { entries, text, essentialKey: named } = notice.config
  const essentialKey = named || 'essential'
  const { [essentialKey]: declared = [], ...optional } = entries
  const own = ownCookies(call)
  const others = declared.filter((one) => !own.some(({ cookieName: name }) => name === one.cookieName))
  const lang = writtenIn(call.tenant.language, call.locale)
  const declare = (cookies: readonly DeclaredCookie[]) => cookies.map((one) => ({ ...one, lang }))
  return {
    ...notice,
    config: {
      text: text && lang ? call.t('consents.optional') : text,
      essentialKey,
      entries: {
        [essentialKey]: [...own, ...declare(others)],
        ...Object.fromEntries(Object.entries(optional).map(([category, cookies]) => [category, declare(cookies)]))
      }
    }
  }
}

const POLICY = 'Content-Security-Policy'

/**
 * Scripts that wait for consent may come from our own origin, and from those in the tenant's setting `cookie_sources`.
 */
export function allowSources(ctx: Context, { settings }: CurrentTenant): void {
  const sources = (settings.cookie_sources ?? '')
    .split(/\s+/)
    .filter((one) => isOrigin(one) && one.startsWith('https:'))
  if (!sources.length) return
  const policy = String(ctx.response.get(POLICY))
  ctx.set(
    POLICY,
    policy.replace(/(script|connect|img)-src [^;]+/g, (directive) => [directive, ...sources].join(' '))
  )
}
