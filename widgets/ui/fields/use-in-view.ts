import { useLayoutEffect, useRef } from 'react'

/** Scrolls what has opened into view, in a dialog or at the end of the window. */
export function useInView(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return box
}
