import type { Widget } from './registry.ts'

type Values = Record<string, unknown>

const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
const attributeText = ([name, value]: [string, unknown]) =>
  value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`

const element = (name: string, attributes: [string, unknown][], { href, text }: Widget['fallback']) => {
  const given = attributes.filter(([, value]) => value !== undefined && value !== false)
  return `<${name}${given.map(attributeText).join('')}>\n  <a href="${escaped(href)}">${escaped(text)}</a>\n</${name}>`
}

/** `<advisor-topics alias="anna-gruber">…</advisor-topics>`, as a page would write it. */
export const markupOf = ({ tag, fallback }: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string =>
  element(tag, Object.entries(attributes), fallback)

/** The same for a CMS that strips unknown tags. */
export function placeholderOf({ tag, fallback }: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string {
  const data = Object.entries(attributes).map(([name, value]): [string, unknown] => [`data-${name}`, value])
  return element('div', [['data-advisor-widget', tag.replace('advisor-', '')], ...data], fallback)
}

/** The `integrity.json` of a server's release. */
export interface Release {
  version: string
  embed: string
  integrity: Record<string, string>
}

/** The script tag, once per page; with a release, pinned to it. */
export function scriptLine(host: string, release?: Release): string {
  const pin = release && ` crossorigin integrity="${escaped(release.integrity[release.embed])}"`
  return `<script type="module" async${pin ?? ''} src="${escaped(host + (release?.embed ?? '/embed.js'))}"></script>`
}

/** What a page's Content Security Policy must allow, without any `unsafe-` keyword. */
export const policyFor = (host: string) => `script-src ${host}; connect-src ${host}; img-src ${host}`
