import type { ReactNode } from 'react'

interface BusyProps {
  className: string
  busy: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that works once at a time, and keeps the focus meanwhile. */
export function Busy({ className, busy, onClick, children }: BusyProps) {
  return (
    <button type="button" className={className} aria-busy={busy} aria-disabled={busy} onClick={() => busy || onClick()}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
