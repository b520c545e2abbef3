/**
 * Inserted by the build: by element, the files that it imports and, unless it is a popup, those of what it shows first,
 * comma-separated; the attributes that matter to a preload (`contract/preload.ts`); the end of all files' names.
 */
declare const ELEMENTS: Record<string, string[]>
declare const ATTRIBUTES: string
declare const RELEASE: string

const own = import.meta.url
// biome-ignore lint/suspicious/noAssignInExpressions: bytes
const shared = (document[Symbol.for('advisor')] ??= {})
const elements = ELEMENTS
const selector = `${Object.keys(elements).map((name) => `advisor-${name},[data-advisor-widget=${name}]`)}`
const seen = new WeakSet<Element>()

/**
 * A cached loader may belong to an earlier release whose files are gone: the newest takes over, except from a pinned
 * version. Once a minute, for all elements, since browsers remember what failed.
 */
function renew(failure: unknown) {
  if (!own.endsWith('/embed.js')) throw failure
  return import(new URL(`/embed.js?at=${Math.floor(Date.now() / 60_000)}`, own).href)
}

const fetchFile = (file: string) => import(new URL(`/cdn/elements/${file}${RELEASE}`, own).href)
const ignore = () => {}

/** Requests at once all that the tags in it need: one answer with what they show first, and their files. */
function scan(root: ParentNode) {
  const fresh = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const stand = element.dataset.advisorWidget
    const name = stand ?? element.localName.slice(8)
    const files = elements[name]
    if (!files || seen.has(element)) continue
    seen.add(element)
    const read = (attribute: string) => element.getAttribute((stand ? 'data-' : '') + attribute)
    const tag = ATTRIBUTES.split(' ').reduce((text, one) => (read(one) ? `${text};${one}=${read(one)}` : text), name)
    if (!shared[tag] && !read('host')) fresh.add(tag)
    // after the request below
    queueMicrotask(() => {
      const wanted = files.slice(0, read('mode') === 'popup' ? 1 : 2)
      const [common] = `${wanted}`.split(',').map((file) => fetchFile(file).catch(ignore))
      fetchFile(name)
        .catch(renew)
        .catch(() => {
          seen.delete(element)
          element.dispatchEvent(new CustomEvent('advisor-error', { bubbles: true, detail: { reason: 'load' } }))
        })
      if (stand) common?.then(() => shared.upgrade?.(element))
    })
  }
  if (fresh.size) {
    const answer = fetch(new URL(`/api/v1/preload?locale=${document.documentElement.lang}&tags=${[...fresh]}`, own))
    answer.catch(ignore)
    for (const tag of fresh) shared[tag] = answer
  }
}

const rescan = () => scan(document)

rescan()
// what failed to load is not remembered, and is requested again
addEventListener('online', rescan)
addEventListener('visibilitychange', rescan)
new MutationObserver((changes) => {
  for (const { target } of changes) scan(target as Element)
}).observe(document, { childList: true, subtree: true })
