import { useSyncExternalStore } from 'react'

/** Room for a sidebar beside the page; `app.css` says the same. */
const WIDE = '(width >= 62.5em)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
