import { useEffect } from 'react'
import { useHost } from './host.ts'

/** The page's hash opens the first widget of its kind on the page; where a tag has several kinds, `alike` selects one. */
export function useHash(hash: RegExp | undefined, open: () => void, alike?: string) {
  const { root } = useHost()
  useEffect(() => {
    if (!hash) return
    const look = () => {
      const host = 'host' in root ? root.host : undefined
      const first = host && document.querySelector(alike ?? host.localName)
      const isFirst = !first || first === host
      if (isFirst && hash.test(location.hash)) open()
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [root, hash, open, alike])
}

/** Otherwise the link that led here would not work twice. A relative address would go by the page's `<base>`. */
export function dropHash(hash: RegExp) {
  if (hash.test(location.hash)) history.replaceState(history.state, '', location.href.split('#')[0])
}
