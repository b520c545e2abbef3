import type { ReactNode } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useLayer } from '../base/layer.ts'
import { useStyles } from '../base/use-styles.ts'
import { SaveButton } from '../fields/save-button.tsx'
import css from './dialog-actions.css?inline'
import { useGuardedStep } from './guarded-modal.tsx'

interface DialogActionsProps {
  busy: boolean
  /** Nothing can be saved now. */
  disabled?: boolean
  /** What is done here, if it is not to save; `false` where nothing can be done yet. */
  deed?: ReactNode
  /** What the way out is called, if it is a step back and not “Cancel”. */
  wayOut?: string
  onClose: () => void
  /** What stands apart from the two buttons, at the other end. */
  children?: ReactNode
}

/** What can be done in a dialog, in sight at its lower edge. */
export function DialogFooter({ className = '', children }: { className?: string; children: ReactNode }) {
  useStyles(css)
  return <div className={`dialog-actions ${className}`}>{children}</div>
}

/** The end of a form in a GuardedModal: as in every dialog, the way out and then the deed. */
export function DialogActions({ busy, disabled = false, deed, wayOut, onClose, children }: DialogActionsProps) {
  const t = useTexts<typeof uiCommonMessages>()
  const leave = useGuardedStep(onClose)
  useLayer(Boolean(wayOut), () => busy || leave())
  return (
    <DialogFooter>
      {children}
      <button type="button" className="button" onClick={() => busy || leave()}>
        {wayOut ?? t('ui.cancel')}
      </button>
      {deed ?? <SaveButton busy={busy} disabled={disabled} />}
    </DialogFooter>
  )
}
