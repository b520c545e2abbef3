import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'

interface AskButtonProps {
  label: string
  title: string
  text: string
  blocked?: boolean
  onConfirm: () => Promise<unknown>
}

/** Does something once that is confirmed. */
export function AskButton({ label, title, text, blocked = false, onConfirm }: AskButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    setAsked(false)
  }
  return (
    <>
      <Busy className="button quiet" busy={false} blocked={blocked} onClick={() => setAsked(true)}>
        {label}
      </Busy>
      <ConfirmDialog
        open={isAsked}
        busy={isBusy}
        title={title}
        text={text}
        action={label}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
