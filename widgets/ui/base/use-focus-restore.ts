import { type RefObject, useLayoutEffect, useRef } from 'react'

export const isFocusLost = () => !document.activeElement || document.activeElement === document.body

const isAmong = (records: readonly MutationRecord[], element: Node) =>
  records.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(element)))

/**
 * When the focused element is removed, such as a button that has done its work, the focus moves to one that stays. When
 * it is only moved, such as a row of a list that is sorted again, browsers blur it: the focus is restored.
 */
export function useFocusRestore(box: RefObject<HTMLElement | null>, find: (box: HTMLElement) => HTMLElement | null) {
  const latest = useRef(find)
  latest.current = find
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    let last: Node | undefined
    const note = ({ target }: FocusEvent) => {
      last = target as Node
    }
    const observer = new MutationObserver((records) => {
      if (!last) return
      if (node.contains(last)) {
        if (isFocusLost() && isAmong(records, last)) (last as HTMLElement).focus({ preventScroll: true })
        return
      }
      last = undefined
      if (isFocusLost()) latest.current(node)?.focus({ preventScroll: true })
    })
    node.addEventListener('focusin', note)
    observer.observe(node, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', note)
    }
  }, [box])
}
