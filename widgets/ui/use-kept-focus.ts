import { type RefObject, useEffect, useRef } from 'react'

const isNowhere = () => !document.activeElement || document.activeElement === document.body

/** Where what has the focus is taken away, as a button that has done its work, the focus goes to a place that stays. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, find: (box: HTMLElement) => HTMLElement | null) {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const node = box.current
    if (!node) return
    let last: Node | undefined
    const note = ({ target }: FocusEvent) => {
      last = target as Node
    }
    const observer = new MutationObserver(() => {
      if (!last || node.contains(last)) return
      last = undefined
      if (isNowhere()) latest.current(node)?.focus({ preventScroll: true })
    })
    node.addEventListener('focusin', note)
    observer.observe(node, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', note)
    }
  }, [box])
}
