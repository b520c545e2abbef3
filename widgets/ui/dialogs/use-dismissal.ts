import { useLayoutEffect, useRef } from 'react'

/** Closes what a button has opened: on click or focus elsewhere, on Escape, and on a link inside. */
export function useDismissal(open: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // with the drawing, or a key pressed right after opening would be lost
  useLayoutEffect(() => {
    if (!open) return
    const isOutside = (target: EventTarget | null) => !box.current?.contains(target as Node | null)
    const onElsewhere = ({ target }: Event) => isOutside(target) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // a dialog around it stays open
      event.preventDefault()
      close()
      button.current?.focus()
    }
    const onClick = ({ target }: Event) => {
      if (isOutside(target) || !(target as Element).closest('a')) return
      close()
      // a link to the current page does not move the focus
      if (!isOutside(document.activeElement)) button.current?.focus()
    }
    const listeners = { pointerdown: onElsewhere, focusin: onElsewhere, keydown: onKey, click: onClick }
    const each = Object.entries(listeners) as [string, EventListener][]
    for (const [type, listener] of each) document.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of each) document.removeEventListener(type, listener)
    }
  }, [open, close])
  return { box, button }
}
