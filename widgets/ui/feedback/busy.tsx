import type { ReactNode } from 'react'

interface BusyProps {
  className: string
  busy: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that ignores clicks while busy, and keeps the focus. */
export function Busy({ className, busy, onClick, children }: BusyProps) {
  return (
    <button type="button" className={className} aria-busy={busy} aria-disabled={busy} onClick={() => busy || onClick()}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
