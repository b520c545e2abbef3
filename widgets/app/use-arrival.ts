import { useEffect, useRef } from 'react'
import { useHost } from '../core/element/host.ts'

/** Leads into the page once a dialog has closed, which returns the focus to where it was opened. */
export function useArrival(isOpen: boolean) {
  const { root } = useHost()
  const hasMoved = useRef(false)
  useEffect(() => {
    if (isOpen || !hasMoved.current) return
    hasMoved.current = false
    scrollTo(0, 0)
    root.getElementById('main')?.focus({ preventScroll: true })
  }, [isOpen, root])
  return hasMoved
}
