import type { ReactNode } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../feedback/busy.tsx'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  open: boolean
  /** Keeps the dialog open until the action is done. */
  busy: boolean
  title: string
  text: string
  action: string
  /** What the way out is called, if not “Cancel”. */
  cancel?: string
  /** The button's style: destructive unless stated otherwise. */
  kind?: 'danger' | 'primary'
  onConfirm: () => void
  onClose: () => void
  /** Below the question. */
  children?: ReactNode
}

/** Asks for confirmation. */
export function ConfirmDialog({ kind = 'danger', children, ...props }: ConfirmDialogProps) {
  const { open, busy, title, text, action, cancel, onConfirm, onClose } = props
  const t = useTexts<typeof uiCommonMessages>()
  const close = () => busy || onClose()
  const footer = (
    <>
      <button type="button" className="button" onClick={close}>
        {cancel ?? t('ui.cancel')}
      </button>
      <Busy className={`button ${kind}`} busy={busy} onClick={onConfirm}>
        {action}
      </Busy>
    </>
  )
  return (
    <Modal open={open} onClose={close} title={title} footer={footer} width={520}>
      <div className="stack">
        <p>{text}</p>
        {children}
      </div>
    </Modal>
  )
}
