import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { clearFailuresAtom } from '../../core/data/notify.ts'

/** Says that what is to be saved has changed elsewhere, and offers what can be done: nothing is lost, whatever it is. */
export function ConflictBox({ children }: { children: ReactNode }) {
  const clear = useSetAtom(clearFailuresAtom)
  const box = useRef<HTMLDivElement>(null)
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
