import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useRef
} from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useFocusRestore } from '../base/use-focus-restore.ts'
import { useStyles } from '../base/use-styles.ts'
import { NoticesContext } from '../feedback/notices-context.ts'
import css from './modal.css?inline'

/** Spec §2. */
export const MODAL_WIDTH = 600

type DialogRef = RefObject<HTMLDialogElement | null>

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

function useOpen(dialog: DialogRef, open: boolean) {
  // in a layout effect: otherwise the pending close event would close it again
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node || node.open === open) return
    if (!open) return node.close()
    node.showModal()
    const first = node.querySelector<HTMLElement>('[data-autofocus]') ?? node.querySelector('h2')
    first?.focus()
  }, [dialog, open])
}

/** A click that began and ended on the background, unlike a text selection that ends there. */
function useBackgroundClick(dialog: DialogRef, onClick: (() => void) | undefined) {
  const latest = useRef(onClick)
  useLayoutEffect(() => {
    latest.current = onClick
  })
  // once, or a drawing between press and release would lose the click
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    let began = false
    const begin = ({ target }: Event) => {
      began = target === node
    }
    const end = ({ target }: Event) => began && target === node && latest.current?.()
    node.addEventListener('mousedown', begin)
    node.addEventListener('click', end)
    return () => {
      node.removeEventListener('mousedown', begin)
      node.removeEventListener('click', end)
    }
  }, [dialog])
}

function Header({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useTexts<typeof uiCommonMessages>()
  return (
    <div className="modal-header">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className="button quiet icon" aria-label={t('ui.close')} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  )
}

/** A modal dialog. Focus moves to `[data-autofocus]` or the title, and back on closing. */
export function Modal({
  open,
  onClose,
  title,
  footer,
  clickToClose = true,
  width = MODAL_WIDTH,
  children
}: ModalProps) {
  useStyles(css)
  const id = useId()
  const Notices = useContext(NoticesContext)
  const dialog = useRef<HTMLDialogElement>(null)
  useOpen(dialog, open)
  useFocusRestore(dialog, (node) => node.querySelector('h2'))
  useBackgroundClick(dialog, open && clickToClose ? onClose : undefined)
  const close = (event: SyntheticEvent) => {
    // Chromium dispatches `close` with the next frame, when the dialog may be open again
    if (event.target !== dialog.current || (event.type === 'close' && dialog.current.open)) return
    event.preventDefault()
    if (open) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      style={{ '--width': `${width}px` } as CSSProperties}
      onCancel={close}
      onClose={close}
    >
      {open && (
        <div className="modal-box">
          <Header id={id} title={title} onClose={onClose} />
          <div className="modal-body">{children}</div>
          {footer && <div className="modal-footer">{footer}</div>}
        </div>
      )}
      {open && Notices && <Notices onClose={onClose} />}
    </dialog>
  )
}
