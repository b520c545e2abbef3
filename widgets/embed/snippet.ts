import type { Widget } from './registry.ts'

type Values = Record<string, unknown>

const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
const attributeText = ([name, value]: [string, unknown]) =>
  value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`

/** Attributes that are there. */
const writtenIn = (attributes: Values) =>
  Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false)

const element = (name: string, attributes: Values, { href, text }: Widget['fallback']) => {
  const given = writtenIn(attributes)
  return `<${name}${given.map(attributeText).join('')}>\n  <a href="${escaped(href)}">${escaped(text)}</a>\n</${name}>`
}

/** `<advisor-topics alias="anna-gruber">…</advisor-topics>`, as a page would write it. */
export const markupOf = ({ tag, fallback }: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string =>
  element(tag, attributes, fallback)

/** Whether a tag is a button or a link, which stands in a line of text. */
export const isButton = ({ tag }: Pick<Widget, 'tag'>, { mode }: Values) => tag.endsWith('-button') || mode === 'popup'

/** In a paragraph, which a theme puts into its column; what stands in a line by itself would be outside. */
export const inParagraph = (markup: string) => `<p>\n${markup.replace(/^/gm, '  ')}\n</p>`

/** What keeps a tag's place until it is there, so that nothing moves then. */
export function placeOf(widget: Pick<Widget, 'tag' | 'heights'>, attributes: Values): Record<string, string> {
  if (attributes.inline) return {}
  if (isButton(widget, attributes)) {
    // the rule for the same tag within a page holds for its popup, too; buttons that wrap do not touch each other
    const own = widget.heights && { 'min-block-size': '0' }
    return { display: 'inline-block', ...own, 'line-height': '44px', 'margin-block': '4px' }
  }
  const height = widget.heights?.[String(attributes.mode)] ?? widget.heights?.['']
  return height ? { display: 'block', 'min-block-size': height } : {}
}

/** The same for a CMS that strips unknown tags. */
export function placeholderOf({ tag, fallback }: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string {
  const data = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))
  return element('div', { 'data-advisor-widget': tag.replace('advisor-', ''), ...data }, fallback)
}

/** For the plugin of WordPress, which prints the fallback itself; a bracket would end it. */
export function shortcodeOf({ tag }: Pick<Widget, 'tag'>, attributes: Values): string {
  const text = writtenIn(attributes).map(attributeText).join('')
  return `[${tag}${text.replace(/[[\]]/g, (one) => `&#${one.charCodeAt(0)};`)}]`
}

const scriptOf = (...lines: readonly string[]) => `<script>\n${lines.map((line) => `  ${line}\n`).join('')}</script>`
/** Of a script within a page, which no `<` of the markup's texts can end: they are escaped. */
const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Names of its own stay in it. */
const wrapped = (...lines: readonly string[]) =>
  scriptOf('(function () {', ...lines.map((line) => `  ${line}`), '})();')

/** For a tag manager, which runs no modules itself; once per page. */
export const addScriptOf = (host: string) =>
  wrapped(
    "var script = document.createElement('script');",
    "script.type = 'module';",
    'script.async = true;',
    `script.src = ${quoted(`${host}/embed.js`)};`,
    'document.head.appendChild(script);'
  )

/** For a tag manager: puts the tag after an element of the page, which `#contact` stands for, where there is none yet. */
export function insertionOf(widget: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string {
  const markup = markupOf(widget, attributes).replace(/\n */g, '')
  return wrapped(
    "var place = document.querySelector('#contact');",
    `if (place && !document.querySelector('${widget.tag}')) {`,
    `  place.insertAdjacentHTML('afterend', ${quoted(markup)});`,
    '}'
  )
}

const componentOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const jsxText = ([name, value]: [string, unknown]) => {
  if (value === true) return ` ${name}`
  const isPlain = typeof value === 'string' && /^[^"\\&]*$/.test(value)
  return isPlain ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`
}
const jsxEscaped = (text: string) => (/[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text)

/** The component of the package for React, with its import. */
export function reactOf({ tag, fallback }: Pick<Widget, 'tag' | 'fallback'>, attributes: Values): string {
  const name = componentOf(tag)
  const given = writtenIn(attributes)
  const link = `<a${jsxText(['href', fallback.href])}>${jsxEscaped(fallback.text)}</a>`
  return `import { ${name} } from 'advisor-widgets'\n\n<${name}${given.map(jsxText).join('')}>\n  ${link}\n</${name}>`
}

/** What registers the tag in an application, and lets Vue's templates leave it alone. */
export const vueSetUpOf = ({ tag }: Pick<Widget, 'tag'>) =>
  `// where the application starts\nimport 'advisor-widgets/elements/${tag.replace('advisor-', '')}'\n\n// vite.config.js\nvue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('advisor-') } } })`

/** Custom properties as the attribute `style`. */
export const declarationsOf = (look: Readonly<Record<string, string>>) =>
  Object.entries(look)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** Custom properties as a rule of a style sheet. */
export const styleRuleOf = (tag: string, look: Readonly<Record<string, string>>) =>
  `${tag} {\n${Object.entries(look)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`

/** The `integrity.json` of a server's release. */
export interface Release {
  version: string
  embed: string
  integrity: Record<string, string>
  /** The scripts that each tag may load. */
  tags: Record<string, readonly string[]>
}

/** Installs the package for applications, of which each server has that of its own version. */
export const installLine = (host: string, { version }: Pick<Release, 'version'>) =>
  `npm install ${host}/cdn/advisor-widgets-${version}.tgz`

/** The plugin for WordPress, of which each server has that of its own version. */
export const pluginPath = ({ version }: Pick<Release, 'version'>) => `/cdn/advisor-widgets-wordpress-${version}.zip`

/** The script tag, once per page; with a release, pinned to it. */
export function scriptLine(host: string, release?: Release): string {
  const pin = release && ` crossorigin integrity="${escaped(release.integrity[release.embed])}"`
  return `<script type="module" async${pin ?? ''} src="${escaped(host + (release?.embed ?? '/embed.js'))}"></script>`
}

/** An import map that has browsers check every script of a tag. It must stand above all module scripts of the page. */
export function importMapOf(host: string, release: Release, tag: string): string {
  const integrity = Object.fromEntries(
    (release.tags[tag] ?? []).map((path) => [host + path, release.integrity[path] ?? ''])
  )
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`
}

/** What a page's Content Security Policy must allow, without any `unsafe-` keyword. */
export const policyFor = (host: string) => `script-src ${host};\nconnect-src ${host};\nimg-src ${host}`
