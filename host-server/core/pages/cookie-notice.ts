import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { CookieConfig } from '#contract/consents'
import { isOrigin } from '#contract/settings'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'

/** A tenant's cookies, and the version of the configuration to which a visitor's choice applies. */
export interface CookieNotice {
  version: string
  config: CookieConfig
}

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
