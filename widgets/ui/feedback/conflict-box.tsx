import { useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { clearFailuresAtom, notificationsAtom } from '../../core/data/notify.ts'

interface ConflictBoxProps {
  /** The text of the notification that says no more than the box, and would cover it, if there is one. */
  instead?: string
  children: ReactNode
}

/** Says that what is to be saved has changed elsewhere, and offers what can be done: nothing is lost, whatever it is. */
export function ConflictBox({ instead, children }: ConflictBoxProps) {
  const [notifications, show] = useAtom(notificationsAtom)
  const clear = useSetAtom(clearFailuresAtom)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const others = notifications.filter(({ text }) => text !== instead)
    if (others.length < notifications.length) show(others)
  }, [notifications, show, instead])
  // what helps may be far from the button that was pressed
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
    return clear
  }, [clear])
  return (
    <div className="notice warning stack" ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
