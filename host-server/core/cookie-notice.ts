import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import * as v from 'valibot'
import { CookieConfig } from '#contract/consents'
import { isOrigin } from '#contract/settings'
import { Bounded } from './bounded.ts'
import type { CurrentTenant } from './current-tenant.ts'
import type { Services } from './services.ts'

/** A tenant's cookies, and the version under which visitors choose among them. */
export interface CookieNotice {
  version: string
  config: CookieConfig
}

/** Where a configuration cannot be read, nothing optional is offered, set or loaded. */
const NOTHING_OPTIONAL: CookieConfig = { text: '', essentialKey: '', entries: {} }

/** Told of once in a process: a page is asked for often. */
const read = new Bounded<CookieNotice>(1000)

function parsed(text: string): CookieConfig | undefined {
  try {
    const result = v.safeParse(CookieConfig, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What the tenant's setting says; undefined where there is none. */
export function cookieNotice({ id, settings }: CurrentTenant, log: Services['log']): CookieNotice | undefined {
  const text = settings.cookies_alert_config
  if (!text) return undefined
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const known = read.get(`${id} ${version}`)
  if (known) return known
  const config = parsed(text)
  if (!config) log.warn({ tenant: id, setting: 'cookies_alert_config' }, 'a setting cannot be read')
  const notice = { version, config: config ?? NOTHING_OPTIONAL }
  read.set(`${id} ${version}`, notice)
  return notice
}

const POLICY = 'Content-Security-Policy'

/** What waits for a category may come from our own origin, and from those in the tenant's setting `cookie_sources`. */
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
