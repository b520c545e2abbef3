/** Files by tag, put in by the build. */
declare const ELEMENTS: Record<string, string>

const base = new URL('/cdn/', import.meta.url)

let newest: Promise<unknown> | undefined

/** From a cache, this may be an earlier release whose files are gone: the newest takes over, but never from one under its versioned name. */
function renew(failure: unknown) {
  const { pathname, search } = new URL(import.meta.url)
  if (pathname !== '/embed.js' || search.startsWith('?at=')) throw failure
  newest ??= import(new URL(`/embed.js?at=${Date.now()}`, base).href)
  return newest
}

function load(tag: string) {
  const file = ELEMENTS[tag]
  if (!file || customElements.get(tag)) return
  const module = import(new URL(file, base).href)
  module.catch(renew).catch(() => {
    for (const element of document.querySelectorAll(tag)) {
      element.dispatchEvent(
        new CustomEvent('advisor-error', { bubbles: true, composed: true, detail: { reason: 'load' } })
      )
    }
  })
}

/** `<div data-advisor-widget="topics" data-alias="…">`, for CMSs whose sanitiser strips unknown tags, becomes the tag. */
function upgrade(stand: HTMLElement) {
  const { advisorWidget, ...data } = stand.dataset
  const element = document.createElement(`advisor-${advisorWidget}`)
  if (!ELEMENTS[element.localName]) return
  for (const name of Object.keys(data)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    element.setAttribute(attribute, data[name] ?? '')
  }
  element.append(...stand.childNodes)
  if (stand.id) element.id = stand.id
  stand.replaceWith(element)
  load(element.localName)
}

function scan(root: Document | Element) {
  for (const stand of root.querySelectorAll<HTMLElement>('[data-advisor-widget]')) upgrade(stand)
  for (const tag in ELEMENTS) if (root.querySelector(tag)) load(tag)
}

function added(node: Node) {
  if (!(node instanceof HTMLElement)) return
  if (node.dataset.advisorWidget) return upgrade(node)
  load(node.localName)
  scan(node)
}

scan(document)
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(added)
}).observe(document.documentElement, { childList: true, subtree: true })
