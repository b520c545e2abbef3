import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree
} from 'parse5'
import type { Place } from '#contract/embedding'

type Element = Tree.Element

const isElement = (node: Tree.Node): node is Element => 'tagName' in node
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value

/** All elements below a node, in the order of the document. Without recursion: a page may be nested as deeply as it likes. */
function* elementsOf(root: Tree.ParentNode): Generator<Element> {
  const waiting: Tree.Node[] = [...root.childNodes].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    yield node
    // one by one: a call has room for some hundred thousand siblings only
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
}

const find = (root: Tree.ParentNode, matches: (element: Element) => boolean): Element | undefined => {
  for (const element of elementsOf(root)) if (matches(element)) return element
  return undefined
}

const named = (name: string) => (element: Element) => element.tagName === name

/** Where a page says what it is about: what is around it are menus and the like. */
const CONTENT: readonly ((element: Element) => boolean)[] = [
  named('main'),
  (element) => attribute(element, 'role') === 'main',
  (element) => /^(?:main|content|main-content)$/.test(attribute(element, 'id') ?? ''),
  named('article'),
  named('body')
]

function contentOf(document: Tree.Document): Element | undefined {
  for (const matches of CONTENT) {
    const found = find(document, matches)
    if (found) return found
  }
  return undefined
}

function insert(parent: Tree.ParentNode, nodes: readonly Tree.ChildNode[], before: Tree.ChildNode | undefined) {
  for (const node of nodes) {
    if (before) tree.insertBefore(parent, node, before)
    else tree.appendChild(parent, node)
  }
}

/** Behind the first heading of the content, or at the very beginning of it. */
function place(content: Element, nodes: readonly Tree.ChildNode[]) {
  const heading = find(content, named('h1'))
  const parent = heading?.parentNode ?? content
  const siblings = parent.childNodes
  insert(parent, nodes, siblings[heading ? siblings.indexOf(heading) + 1 : 0])
}

/**
 * A page with further markup in its content. Its own addresses lead where they did; what would lead it elsewhere, or
 * hold its own policy against our script, is left out.
 */
export function pageWith(source: string, markup: string, where: Place, address?: string): string {
  const document = parse(source)
  const all = [...elementsOf(document)]
  for (const element of all)
    if (element.tagName === 'meta' && attribute(element, 'http-equiv')) tree.detachNode(element)
  const head = find(document, named('head'))
  const [first] = head?.childNodes ?? []
  if (address && head && !find(head, named('base'))) {
    insert(head, [tree.createElement('base', head.namespaceURI, [{ name: 'href', value: address }])], first)
  }
  const nodes = parseFragment(markup).childNodes
  const content = contentOf(document)
  if (content && where === 'start') place(content, nodes)
  else if (content) insert(content, nodes, undefined)
  return serialize(document)
}
