import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { statusAtom } from '../session-ended.atoms.ts'
import { openAtom } from './palette.atoms.ts'

/** Their keyboards have ⌘ for this; in their fields, Ctrl-K deletes the rest of the line. */
export const isApple = () => /Mac OS X/.test(navigator.userAgent)

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** Ctrl-K, or ⌘-K, opens and closes the palette, except over the notice that the session has ended. */
export function useShortcut() {
  const hasSession = useAtomValue(statusAtom) === 'idle'
  const setOpen = useSetAtom(openAtom)
  // with the drawing, or a key pressed right after it would be the browser's
  useLayoutEffect(() => {
    if (!hasSession) return
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      // browsers would go to their own search
      event.preventDefault()
      if (!event.repeat) setOpen((isOpen) => !isOpen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasSession, setOpen])
}
