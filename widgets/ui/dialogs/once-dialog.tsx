import { type ReactNode, useCallback, useState } from 'react'
import type { uiOnceMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GuardedModal, useGuarded } from './guarded-modal.tsx'
import { type AskToLeave, LeavingContext } from './leaving.ts'

interface OnceDialogProps {
  open: boolean
  title: string
  /** What the button says by which it is left without a question. */
  done: string
  onClose: () => void
  children: ReactNode
}

function Held({ children }: { children: ReactNode }) {
  useGuarded(true)
  return <div className="stack">{children}</div>
}

/** Shows what nobody is shown again, such as a new secret: Escape and the like ask before it is gone. */
export function OnceDialog({ open, title, done, onClose, children }: OnceDialogProps) {
  const t = useTexts<typeof uiOnceMessages>()
  const [asked, setAsked] = useState<{ go: () => void }>()
  const ask = useCallback<AskToLeave>((go) => setAsked({ go }), [])
  const stay = () => setAsked(undefined)
  const leave = () => {
    stay()
    asked?.go()
  }
  const footer = (
    <button type="button" className="button primary" onClick={onClose}>
      {done}
    </button>
  )
  return (
    <LeavingContext.Provider value={ask}>
      <GuardedModal open={open} onClose={onClose} title={title} clickToClose={false} footer={footer}>
        <Held>{children}</Held>
      </GuardedModal>
      <ConfirmDialog
        open={Boolean(asked)}
        busy={false}
        title={t('ui.once-title')}
        text={t('ui.once-text')}
        action={t('ui.once-leave')}
        cancel={t('ui.once-stay')}
        onConfirm={leave}
        onClose={stay}
      />
    </LeavingContext.Provider>
  )
}
