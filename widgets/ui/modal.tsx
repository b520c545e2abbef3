import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import css from './modal.css?inline'
import { useStyles } from './use-styles.ts'

/** Spec §2. */
export const MODAL_WIDTH = 600
export const MODAL_PIVOT_Y = 0.05

interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  footer?: ReactNode
  /** A click on the background closes. */
  clickToClose?: boolean
  width?: number
  children: ReactNode
}

/** A dialog over the page. Focus goes to `[data-autofocus]` or to the title, and back to where it was on closing. */
export function Modal({ open, onClose, title, footer, clickToClose = true, width = MODAL_WIDTH, children }: ModalProps) {
  useStyles(css)
  const t = useTexts<typeof uiMessages>()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false)

  useEffect(() => {
    const node = dialog.current
    if (!node || node.open === open) return
    if (!open) return node.close()
    node.showModal()
    node.querySelector<HTMLElement>('[data-autofocus], h2')?.focus()
  }, [open])

  const isBackground = (event: SyntheticEvent) => event.target === dialog.current
  const close = (event: SyntheticEvent) => {
    if (!isBackground(event)) return
    event.preventDefault()
    if (open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      style={{ '--width': `${width}px`, '--pivot': MODAL_PIVOT_Y } as CSSProperties}
      onCancel={close}
      onClose={close}
      onMouseDown={(event) => void (pressed.current = isBackground(event))}
      onClick={(event) => clickToClose && pressed.current && close(event)}
    >
      {open && (
        <div className="modal-box">
          <header className="modal-header">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="button quiet icon" aria-label={t('ui.close')} onClick={onClose}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </header>
          <div className="modal-body">{children}</div>
          {footer && <footer className="modal-footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
