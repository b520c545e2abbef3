import type { ReactNode } from 'react'
import { useStyles } from '../base/use-styles.ts'
import css from './shown-actions.css?inline'

/** What can be done with what a dialog shows, at its end. */
export function ShownActions({ className, children }: { className: string; children: ReactNode }) {
  useStyles(css)
  return <div className={`cluster shown-actions ${className}`}>{children}</div>
}
