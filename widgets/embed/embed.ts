/** Inserted by the build: the elements, the suffix of their file names, and their shared chunk. */
declare const NAMES: string
declare const RELEASE: string
declare const CORE: string

const names = NAMES.split(' ')
const base = new URL('/cdn/', import.meta.url)
const asked = new Set<string>()

let newest: Promise<unknown> | undefined

/** A cached loader may belong to an earlier release whose files are gone: the newest takes over, except from a pinned version. */
function renew(failure: unknown) {
  if (!/\/embed\.js(?!\?at=)/.test(import.meta.url)) throw failure
  newest ??= import(new URL(`/embed.js?at=${Date.now()}`, base).href).catch((reason) => {
    newest = undefined
    throw reason
  })
  return newest
}

function fail(tag: string) {
  asked.delete(tag)
  for (const element of document.querySelectorAll(tag)) {
    element.dispatchEvent(
      new CustomEvent('advisor-error', { bubbles: true, composed: true, cancelable: true, detail: { reason: 'load' } })
    )
  }
}

const fetchFile = (file: string) => import(new URL(file, base).href)

function load(name: string) {
  const tag = `advisor-${name}`
  if (!names.includes(name) || asked.has(tag) || customElements.get(tag)) return
  asked.add(tag)
  // beside the element rather than after it
  fetchFile(CORE).catch(() => {})
  fetchFile(`elements/${name}${RELEASE}`)
    .catch(renew)
    .catch(() => fail(tag))
}

/**
 * `<div data-advisor-widget="topics" data-alias="…">`, for CMSs whose sanitiser strips unknown tags, gets the tag inside:
 * the div itself stays, with its styles and listeners, and for the framework that may have made it.
 */
function upgrade(stand: HTMLElement) {
  const { advisorWidget, ...data } = stand.dataset
  const tag = `advisor-${advisorWidget}`
  if (!names.includes(advisorWidget ?? '') || stand.querySelector(tag)) return
  const element = document.createElement(tag)
  for (const name of Object.keys(data)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    element.setAttribute(attribute, data[name] ?? '')
  }
  element.append(...stand.childNodes)
  stand.append(element)
}

function scan(root: Document | HTMLElement) {
  for (const stand of root.querySelectorAll<HTMLElement>('[data-advisor-widget]')) upgrade(stand)
  for (const name of names) if (root.querySelector(`advisor-${name}`)) load(name)
}

function added(node: Node) {
  if (!(node instanceof HTMLElement)) return
  if (node.dataset.advisorWidget) upgrade(node)
  load(node.localName.slice(8))
  scan(node)
}

const rescan = () => document.hidden || scan(document)

function start() {
  scan(document)
  // what failed to load is not remembered, and is requested again
  addEventListener('online', rescan)
  document.addEventListener('visibilitychange', rescan)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(added)
  }).observe(document.documentElement, { childList: true, subtree: true })
}

// with `async` the script may run while the page is being parsed: a div whose fallback is incomplete must not be touched yet
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
