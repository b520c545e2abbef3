import { type RefObject, useEffect } from 'react'
import { isFocusLost } from '../ui/base/use-focus-restore.ts'

/** What is around an element and can have the focus, from the inside out. */
function placesAround(element: Element, outermost: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex], dialog')
  if (!place || !outermost.contains(place)) return []
  return [place, ...placesAround(place, outermost)]
}

/** A dialog that is open gives it to its title. */
const targetIn = (place: HTMLElement) => (place.matches('dialog') ? place.querySelector<HTMLElement>('h2') : place)

/**
 * Where what has the focus disappears and nothing else takes it, such as the button of an error that tries again, the
 * next place around it gets the focus, and at last the page.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const node = box.current
    if (!node) return
    let last: Element | undefined
    let around: HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      last = target as Element
      around = placesAround(last, node)
    }
    const restore = () => {
      if (!last || last.isConnected || !isFocusLost()) return
      last = undefined
      const place = around.find((one) => one.isConnected && targetIn(one))
      const target = place && targetIn(place)
      target?.focus({ preventScroll: true })
    }
    // after whatever else would move it
    const observer = new MutationObserver(() => last && !last.isConnected && isFocusLost() && setTimeout(restore))
    node.addEventListener('focusin', note)
    observer.observe(node, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('focusin', note)
    }
  }, [box])
}
