import { useEffect } from 'react'
import { useHost } from './host.ts'

interface Opener {
  hash: RegExp
  /** The element in the document that contains the widget, at any depth. */
  anchor: Element | undefined
  open: () => void
}

const openers = new Set<Opener>()

function anchorOf(root: Node): Element | undefined {
  if (!(root instanceof ShadowRoot)) return undefined
  return anchorOf(root.host.getRootNode()) ?? root.host
}

const isBefore = ({ anchor: one }: Opener, { anchor: other }: Opener) =>
  one !== undefined && ((other?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0

/** Takes the hash away, so that the same link works twice and a widget that loads later does not open over the first. */
function look() {
  const { hash, href } = location
  const [first, ...others] = [...openers].filter((one) => one.hash.test(hash))
  if (!first) return
  // a relative URL would depend on the page's `<base>`
  history.replaceState(history.state, '', href.split('#')[0])
  others.reduce((before, one) => (isBefore(one, before) ? one : before), first).open()
}

/** The page's hash opens the first widget of its kind on the page. */
export function useHash(hash: RegExp | undefined, open: () => void) {
  const { root } = useHost()
  useEffect(() => {
    if (!hash) return
    const openSeen = () => {
      // a dialog inside a closed disclosure would not be seen
      ;(root as Partial<ShadowRoot>).host?.closest('details')?.setAttribute('open', '')
      open()
    }
    const opener = { hash, anchor: anchorOf(root), open: openSeen }
    if (!openers.size) addEventListener('hashchange', look)
    openers.add(opener)
    look()
    return () => {
      openers.delete(opener)
      if (!openers.size) removeEventListener('hashchange', look)
    }
  }, [root, hash, open])
}
