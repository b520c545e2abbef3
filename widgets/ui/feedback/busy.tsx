import type { ReactNode } from 'react'

interface BusyProps {
  className: string
  busy: boolean
  /** It would do nothing; why is said beside it. */
  blocked?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that ignores clicks while busy or blocked, and keeps the focus. */
export function Busy({ className, busy, blocked = false, onClick, children }: BusyProps) {
  const isOff = busy || blocked
  return (
    <button
      type="button"
      className={className}
      aria-busy={busy}
      aria-disabled={isOff}
      onClick={() => isOff || onClick()}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
