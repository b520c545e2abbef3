import { FRAMED, framePath, SCHEMES } from '#contract/frames'
import { languageTag } from '#contract/locales'
import { isUsable, PAGE_TAGS } from '#contract/page-tags'
import { tagLink } from '#contract/tag-links'
import type { PropType } from '#contract/tags'
import { FramedWidgetPage, framedCss } from '../../../templates/framed-widget.tsx'
import { advisorAt } from '../../card/profile/advisor-at.service.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { allowStyles, page, show } from '../../core/pages/page.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'

const READ: Record<PropType, (given: string) => string | number | boolean> = {
  string: (given) => given,
  number: Number,
  boolean: (given) => given !== 'false',
  json: () => ''
}

/** The tag's attributes in the address; as on any page, one with a value that it cannot have counts as absent. */
function attributesOf(tag: string, query: Record<string, unknown>) {
  const { mode: _, ...props } = PAGE_TAGS[tag]?.props ?? {}
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, type]) => {
      const given = query[name]
      if (typeof given !== 'string' || !given) return []
      const value = READ[type](given)
      return isUsable(tag, name, value) ? [[name, value]] : []
    })
  )
}

/** The website around the frame, as browsers name it. */
function askedBy({ ctx }: Call): string | undefined {
  const page = ctx.get('referer')
  return URL.canParse(page) ? new URL(page).origin : undefined
}

/**
 * Only registered websites may show the page: what is sent from it comes from the host itself, as if they had sent it.
 * The one that asks is named, and no other, since some may be internal. A page with a policy for what it embeds (COEP)
 * may show it, too.
 */
function letFrame(call: Call): string {
  const { ctx, tenant } = call
  const asked = askedBy(call)
  const origin = embedOrigins(tenant).find((one) => one === asked) ?? ''
  const policy = String(ctx.response.get('Content-Security-Policy'))
  ctx.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]+/, `frame-ancestors 'self' ${origin}`.trim()))
  // for browsers that know no other: it cannot name websites
  ctx.remove('X-Frame-Options')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.set('Cross-Origin-Embedder-Policy', 'require-corp')
  return origin
}

const schemeOf = (query: Record<string, unknown>) => SCHEMES.find((one) => one === query.scheme) ?? 'light'

/** Shows the widget; without an alias, if its other attributes say whom it is about. */
function showWidget(call: Call, tag: string, given: Record<string, string | number | boolean>) {
  const { ctx, locale, t } = call
  const { alias, branch, ...rest } = { ...attributesOf(tag, ctx.query), ...given } as Record<string, string>
  const isNamed = !('alias' in (PAGE_TAGS[tag]?.props ?? {})) || alias || branch
  if (!isNamed) throw new NotFound()
  const attributes = { ...rest, ...(alias ? { alias } : branch ? { branch } : {}) }
  const { href, text } = tagLink({ tag, attributes })
  const css = framedCss(schemeOf(ctx.query))
  const origin = letFrame(call)
  const link = { href, text: t(text) }
  show(ctx, <FramedWidgetPage lang={languageTag(locale)} title={t(text)} {...{ tag, attributes, link, origin, css }} />)
  allowStyles(ctx, css)
}

const withAlias = (widget: string) => async (call: Call) => {
  const advisor = await advisorAt(call, (alias) => framePath(widget, alias))
  if (advisor) showWidget(call, `advisor-${widget}`, { alias: advisor.alias })
}

const takesAlias = (widget: string) => 'alias' in (PAGE_TAGS[`advisor-${widget}`]?.props ?? {})

export const framePages = [
  ...FRAMED.map((widget) => page('GET', framePath(widget), (call) => showWidget(call, `advisor-${widget}`, {}))),
  ...FRAMED.filter(takesAlias).map((widget) => page('GET', framePath(widget, ':slug'), withAlias(widget)))
]
