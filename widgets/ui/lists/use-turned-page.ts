import { useEffect, useRef } from 'react'
import { useFocusRestore } from '../base/use-focus-restore.ts'

/** The box of a list that is shown a page at a time: whoever turns it is led to its beginning, and nobody loses the focus in it. */
export function useTurnedPage(page: number) {
  const box = useRef<HTMLDivElement>(null)
  const turned = useRef(page)
  useFocusRestore(box, (node) => node)
  useEffect(() => {
    if (turned.current === page) return
    turned.current = page
    scrollTo(0, 0)
    box.current?.focus({ preventScroll: true })
  }, [page])
  return box
}
