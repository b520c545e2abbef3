import { type ReactNode, useState } from 'react'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './popover.css?inline'
import { useDismissal } from './use-dismissal.ts'

interface PopoverProps {
  label: string
  /** `up` where there is no room below, such as at a dialog's lower edge. */
  opens?: 'down' | 'up'
  children: ReactNode
}

/** A button that opens a panel beside itself. */
export function Popover({ label, opens = 'down', children }: PopoverProps) {
  useStyles(css)
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const { box, button } = useDismissal(isOpen, close)
  const id = useId()
  return (
    <div className={`popover ${opens}`} ref={box}>
      <button
        type="button"
        className="button quiet popover-button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d="m5.5 8 4.5 4.5L14.5 8" />
        </svg>
      </button>
      <div className="popover-panel" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}
