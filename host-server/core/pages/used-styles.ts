import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'

/** Style sheets are few; those of pages with pictures of their own differ by these. */
const parsed = new LRUCache<string, Root>({ max: 50 })

function parse(css: string): Root {
  const known = parsed.get(css)
  if (known) return known
  const root = postcss.parse(css)
  parsed.set(css, root)
  return root
}

/** Arguments of `:is()`, `:not()` and the like, which need not be on the page. */
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g
const CLASS = /\.([a-z][\w-]*)/gi

/** Shadow roots have styles of their own. */
const isForShadow = (selector: string) => selector.includes(':host')

function matches(selector: string, classes: ReadonlySet<string>): boolean {
  if (isForShadow(selector)) return false
  return [...selector.replace(ARGUMENTS, '').matchAll(CLASS)].every(([, name = '']) => classes.has(name))
}

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer'])
const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes'

function print(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === 'comment' || isKeyframes(node)) return ''
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => matches(selector, classes))
    return selectors.length ? `${selectors.join()}{${node.nodes.join(';')}}` : ''
  }
  if (node.type !== 'atrule' || !node.nodes || !CONDITIONS.has(node.name)) return String(node)
  const rules = node.nodes.map((one) => print(one, classes)).join('')
  return rules && `@${node.name} ${node.params}{${rules}}`
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))

/**
 * What a page's style sheets say of the classes that the page has: the rest is most of it, and browsers read all of it
 * before the first paint. Scripts of a page must not add classes that were not printed.
 */
export function usedStyles(css: string, html: string): string {
  const { nodes } = parse(css)
  const classes = classesIn(html)
  const rules = nodes.map((node) => print(node, classes)).join('')
  const moving = nodes.filter((node) => isKeyframes(node) && rules.includes((node as AtRule).params))
  return rules + moving.join('')
}
