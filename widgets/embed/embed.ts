import type { Address } from '../core/element/preload.ts'

/**
 * Inserted by the build: by element, the files that it imports and, after a dot, those of what it shows first unless it
 * is a popup; the attributes that matter to a preload (`contract/preload.ts`); the end of all files' names.
 */
declare const ELEMENTS: Record<string, string>
declare const ATTRIBUTES: string
declare const RELEASE: string

const own = import.meta.url
const elements = ELEMENTS
const selector = `${Object.keys(elements).map((name) => `advisor-${name},[data-advisor-widget=${name}]`)}`
let seen = new WeakSet<Node>()

const at = (path: string) => new URL(path, own).href as Address
// biome-ignore lint/suspicious/noAssignInExpressions: bytes
const shared = (document[at('/')] ??= {})
const newest = at(`/embed.js?at=${Date.now()}`)
const fetchFile = (file: string) => import(at(`/cdn/elements/${file}${RELEASE}`))

/** A cached loader may belong to an earlier release whose files are gone: the newest takes over, except from a pinned version. */
function renew(failure: unknown) {
  if (!/embed.js(?!.at)/.test(own)) throw failure
  return import(newest)
}

/** Requests at once all that the tags in it need: one answer with what they show first, and their files. */
function scan(root: ParentNode) {
  const lang = document.documentElement.lang
  const fresh = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (seen.has(element)) continue
    seen.add(element)
    const stand = element.dataset.advisorWidget
    const name = stand ?? element.localName.slice(8)
    const read = (attribute: string) => element.getAttribute((stand ? 'data-' : '') + attribute)
    const tag = name + ATTRIBUTES.replace(/;(\w+)/g, (text, one) => (read(one) ? `${text}=${read(one)}` : ''))
    if (!(shared[lang + tag] || read('host'))) fresh.add(tag)
    // after the request below
    queueMicrotask(() => {
      const files = elements[name] as string
      const wanted = read('mode') === 'popup' ? (files.split('.')[0] as string) : files
      const [common] = wanted.split(/[,.]/).map((file) => fetchFile(file).catch(() => {}))
      fetchFile(name)
        .catch(renew)
        .catch(() =>
          element.dispatchEvent(new CustomEvent('advisor-error', { bubbles: true, detail: { reason: 'load' } }))
        )
      if (stand) common?.then(() => shared.upgrade?.(element))
    })
  }
  const answer =
    fresh.size && fetch(at(`/api/v1/preload?locale=${lang}&tags=${[...fresh]}&v=${RELEASE}`)).catch(() => {})
  for (const tag of fresh) shared[lang + tag] = answer
}

/** What failed to load is requested again. */
function rescan() {
  seen = new WeakSet()
  scan(document)
}

scan(document)
addEventListener('online', rescan)
addEventListener('visibilitychange', rescan)
new MutationObserver((changes) => {
  new Set(changes.map(({ target }) => target as Element)).forEach(scan)
}).observe(document, { childList: true, subtree: true })
