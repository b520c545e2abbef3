import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element

/** What Word knows of HTML, and mail programs leave in. */
const TAGS = ['table', 'tbody', 'tr', 'td', 'p', 'a', 'img', 'span', 'br', 'strong']

const LENGTH = String.raw`\d+px`
/** The properties that Word and web mail both keep, with the values that they understand. */
const PROPERTIES: Record<string, RegExp> = {
  'border-collapse': /^collapse$/,
  border: /^0$/,
  'border-left': new RegExp(`^${LENGTH} solid #[0-9a-f]{6}$`),
  'background-color': /^#[0-9a-f]{6}$/,
  color: /^#[0-9a-f]{6}$/,
  display: /^block$/,
  'font-family': /^Arial, Helvetica, sans-serif$/,
  'font-size': new RegExp(`^${LENGTH}$`),
  'font-weight': /^bold$/,
  'line-height': new RegExp(`^${LENGTH}$`),
  margin: new RegExp(`^(0|${LENGTH}( (0|${LENGTH})){3}|0( 0){3}|${LENGTH} 0 0 0)$`),
  padding: new RegExp(`^(0|${LENGTH})( (0|${LENGTH})){1,3}$`),
  'text-decoration': /^none$/,
  'vertical-align': /^(top|middle)$/
}
/** Word ignores these anywhere else. */
const ONLY_IN: Record<string, string> = { padding: 'td', 'border-left': 'td', 'background-color': 'td', margin: 'p' }

const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

const declarationsOf = (style = '') =>
  style
    .split(';')
    .filter((one) => one.trim())
    .map((one) => one.split(/:(.*)/s).map((part) => part.trim()) as [string, string])

function styleFaults({ tagName }: Element, attributes: Record<string, string>): string[] {
  return declarationsOf(attributes.style).flatMap(([property, value]) => {
    const at = `${tagName} { ${property}: ${value} }`
    const place = ONLY_IN[property]
    if (!PROPERTIES[property]?.test(value)) return [`${at} is not understood`]
    if (place && place !== tagName) return [`${at} has no effect outside ${place}`]
    const isPainted = property !== 'background-color' || attributes.bgcolor === value
    return isPainted ? [] : [`${at} needs the attribute bgcolor`]
  })
}

function elementFaults(element: Element): string[] {
  const { tagName } = element
  const has = attributesOf(element)
  const missing = (...names: string[]) =>
    names.filter((name) => has[name] === undefined).map((name) => `${tagName} has no ${name}`)
  if (!TAGS.includes(tagName)) return [`${tagName} is not known`]
  const own: Record<string, () => string[]> = {
    img: () => [
      ...missing('src', 'alt', 'width', 'height'),
      ...(/^(https?:\/\/\S+\.(jpg|png)|data:image\/(jpeg|png);base64,)/.test(has.src ?? '')
        ? []
        : [`${has.src} is no picture that Word shows`])
    ],
    table: () => [
      ...missing('cellpadding', 'cellspacing', 'border'),
      ...(has.role === 'presentation' ? [] : ['a table for looks has no role'])
    ],
    a: () => (/^(https?|mailto|tel):/.test(has.href ?? '') ? [] : [`${has.href} leads nowhere in a mail`])
  }
  const unknown = ['class', 'id'].filter((name) => has[name] !== undefined).map((name) => `${tagName} has ${name}`)
  return [...unknown, ...styleFaults(element, has), ...(own[tagName]?.() ?? [])]
}

/** Where a signature would look different in Outlook on Windows, which draws it with Word: empty if nowhere. */
export function wordFaultsOf(html: string): string[] {
  const within = (node: Tree.Node): string[] => {
    const children = 'childNodes' in node ? node.childNodes : []
    return [...('tagName' in node ? elementFaults(node) : []), ...children.flatMap(within)]
  }
  return within(parseFragment(html))
}

/** The lines that a mail program without formatting makes of it. */
export function plainLinesOf(html: string): string[] {
  const said = (node: Tree.Node): string => {
    if ('value' in node) return node.value
    if (!('childNodes' in node)) return ''
    const inner = node.childNodes.map(said).join('')
    return 'tagName' in node && ['p', 'td', 'tr'].includes(node.tagName) ? `\n${inner}\n` : inner
  }
  return said(parseFragment(html))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
