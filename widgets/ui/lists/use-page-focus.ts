import { useEffect, useRef } from 'react'
import { useFocusRestore } from '../base/use-focus-restore.ts'

const CONTROLS = 'button, input, select, textarea'

/** Whether someone works with the list, such as its search or order, which leads to the first page and keeps the focus. */
const isAtWork = (focused: Element | null) => Boolean(focused?.matches(CONTROLS) && !focused.closest('.page-links'))

/** The container of a paged list: following a link to another page moves the focus to its start, and never loses it. */
export function usePageFocus(page: number) {
  const box = useRef<HTMLDivElement>(null)
  const turned = useRef(page)
  useFocusRestore(box, (node) => node)
  useEffect(() => {
    if (turned.current === page) return
    turned.current = page
    if (isAtWork(document.activeElement)) return
    scrollTo(0, 0)
    box.current?.focus({ preventScroll: true })
  }, [page])
  return box
}
