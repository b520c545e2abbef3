import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import type { ReactNode } from 'react'
import { type Locale, languageTag, writtenIn } from '#contract/locales'
import { DEFAULT_THEME_COLOUR } from '#contract/tenant'
import type { Site, Translate } from '../../../templates/site.ts'
import { frameStyles, pageStyles } from '../../../templates/styles.ts'
import { formatted, messagesIn, textsIn } from '../base/intl.ts'
import type { Call, Read } from '../http/http.ts'
import { lookOf } from '../http/look.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { allowSources, bannerFor } from './cookie-notice.ts'
import { publicFrame } from './public-frame.ts'
import { html } from './render.ts'
import { themeSheet } from './theme-sheet.ts'
import { usedStyles } from './used-styles.ts'

/** A server-rendered page or the target of its form; DELETE is for protocols with prescribed URLs. */
export interface Page {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handle(call: Call, read: Read): Promise<void> | void
  /** Speaks the institution's language, and has neither cookie banner nor links for visitors. */
  isForStaff?: true
}

export const page = (method: Page['method'], path: string, handle: Page['handle']): Page => ({ method, path, handle })

/** A page that visitors have no business with. */
export const staffPage = (...declared: Parameters<typeof page>): Page => ({ ...page(...declared), isForStaff: true })

const STYLES_VERSION = createHash('sha256').update(pageStyles).digest('hex').slice(0, 8)

/** Falls back if the setting is not a colour, since it is printed into style sheets and pages. */
export function primaryColour({ settings }: Pick<CurrentTenant, 'settings'>): string {
  const { primary_color = '' } = settings
  return /^#[\da-f]{6}$/i.test(primary_color) ? primary_color : DEFAULT_THEME_COLOUR
}

/** The URL of a picture of our own; undefined for any other, which would send every visitor to a third party. */
export const ownPicture = (address: string | undefined) =>
  address && /^\/[\w-][\w./-]*$/.test(address) ? address : null

/**
 * What a page prints around its content. There is no tenant for an unknown host or while the database is unavailable.
 */
export function siteOf(tenant: CurrentTenant | undefined, locale: Locale, now: Date): Site {
  const styles = [`/pages.css?v=${STYLES_VERSION}`]
  if (tenant) styles.push(`/theme.css?v=${primaryColour(tenant).slice(1)}`)
  return {
    t: textsIn(locale) as Translate,
    texts: {
      locale,
      tag: languageTag(locale),
      messages: messagesIn(locale),
      format: formatted,
      written_in: tenant && writtenIn(tenant.language, locale)
    },
    name: tenant?.name ?? '',
    logo: ownPicture(tenant?.settings['images.tenantLogo']),
    darkLogo: ownPicture(tenant?.settings['images.tenantLogoDark']),
    colour: tenant ? primaryColour(tenant) : DEFAULT_THEME_COLOUR,
    year: String(now.getUTCFullYear()),
    styles,
    legal: [],
    languages: []
  }
}

/** Only visitors of public pages are asked for consent; elsewhere nothing optional is loaded. */
export function siteFor(call: Call): Site {
  const { ctx, tenant, locale, app, user } = call
  const site = siteOf(tenant, locale, app.clock.now())
  if (ctx.state.isForStaff) {
    const { appearance = 'system' } = user ?? lookOf(ctx, app.config)
    return { ...site, isAnswer: ctx.method === 'POST', ...(appearance !== 'system' && { appearance }) }
  }
  const isAsked = !user && !ctx.state.isSecret
  return { ...site, ...publicFrame(ctx, tenant, locale), cookies: isAsked ? bannerFor(call) : undefined }
}

/**
 * For a page whose address is a secret: no link sends it as referrer, and no script of the institution's, which may send
 * the address to a third party, is loaded.
 */
export function keepSecret(ctx: Context): void {
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.state.isSecret = true
}

/** Makes a page private: not cached and not indexed. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** Answers with a page, private unless the handler changes the headers afterwards. */
export function show(ctx: Context, node: ReactNode, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set(PRIVATE)
  const { tenant, user, isForStaff, isSecret } = ctx.state
  if (tenant && !user && !isForStaff && !isSecret) allowSources(ctx, tenant)
  ctx.body = html(node)
}

/** Whether search engines may list the institution's public pages. */
export const isIndexable = ({ settings }: Pick<CurrentTenant, 'settings'>) => settings.search_engines !== 'false'

/** Lifts the privacy of a page for everyone: it is revalidated, since it depends on today, and may be indexed. */
export function publish({ ctx, tenant }: Call): void {
  ctx.set('Cache-Control', 'no-cache')
  if (isIndexable(tenant)) ctx.remove('X-Robots-Tag')
}

/** Redirects to a page after a form was accepted (303). */
export function seeOther(ctx: Context, path: string): void {
  ctx.status = 303
  ctx.redirect(path)
  ctx.set('Cache-Control', 'no-store')
}

/** Lets a page have these styles in itself, by their hash. */
export function allowStyles(ctx: Context, css: string): void {
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = String(ctx.response.get('Content-Security-Policy'))
  ctx.set('Content-Security-Policy', policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`))
}

/** Where the styles of a page go, which are known once it is printed. */
const STYLES = '/*styles*/'

/**
 * Responds with a page that has the styles that it uses in itself, so that its first paint waits for no style sheet; its
 * policy allows them by their hash. For pages on which most visits begin and end, such as the card; others share their
 * sheets.
 */
export function showInlined(call: Call, css: string, draw: (site: Site) => ReactNode): void {
  const { ctx, tenant } = call
  show(ctx, draw({ ...siteFor(call), ownStyles: STYLES }))
  const page = String(ctx.body)
  const styles = usedStyles(`${frameStyles}\n${themeSheet(primaryColour(tenant))}${css}`, page)
  ctx.body = page.replace(STYLES, () => styles)
  allowStyles(ctx, styles)
}

/** A form's fields as texts; those that are absent or not a text are empty. */
export function formOf<K extends string>(ctx: Context, ...names: K[]): Record<K, string> {
  const body = (ctx.request as { body?: unknown }).body
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const read = (name: string) => (Object.hasOwn(given, name) && typeof given[name] === 'string' ? given[name] : '')
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<K, string>
}
