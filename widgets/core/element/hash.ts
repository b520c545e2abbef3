import { useEffect } from 'react'
import { useHost } from './host.ts'

interface Opener {
  hash: RegExp
  /** The element in the document that contains the widget, at any depth. */
  anchor: Element | undefined
  open: () => void
}

const openers = new Set<Opener>()
/** The opener of the current hash: a widget that loads later must not open over it. */
let taken = ''

function anchorOf(root: Node): Element | undefined {
  if (!(root instanceof ShadowRoot)) return undefined
  return anchorOf(root.host.getRootNode()) ?? root.host
}

const isBefore = ({ anchor: one }: Opener, { anchor: other }: Opener) =>
  one !== undefined && ((other?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0

function look() {
  const { hash } = location
  const [first, ...others] = [...openers].filter((one) => one.hash.test(hash))
  if (!first || taken === hash) return
  taken = hash
  others.reduce((before, one) => (isBefore(one, before) ? one : before), first).open()
}

const changed = () => {
  taken = ''
  look()
}

/** The page's hash opens the first widget of its kind on the page. */
export function useHash(hash: RegExp | undefined, open: () => void) {
  const { root } = useHost()
  useEffect(() => {
    if (!hash) return
    const opener = { hash, anchor: anchorOf(root), open }
    if (!openers.size) addEventListener('hashchange', changed)
    openers.add(opener)
    look()
    return () => {
      openers.delete(opener)
      if (!openers.size) removeEventListener('hashchange', changed)
    }
  }, [root, hash, open])
}

/** Otherwise the same link would not work twice. A relative URL would depend on the page's `<base>`. */
export function dropHash(hash: RegExp) {
  if (!hash.test(location.hash)) return
  history.replaceState(history.state, '', location.href.split('#')[0])
  taken = ''
}
