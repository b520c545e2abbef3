import { useEffect, useRef } from 'react'
import { useFocusRestore } from '../base/use-focus-restore.ts'

/** The container of a paged list: changing the page moves the focus to its start, and never loses it. */
export function usePageFocus(page: number) {
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
