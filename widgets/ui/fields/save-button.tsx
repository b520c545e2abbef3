import type { MouseEvent } from 'react'
import type { uiFormMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'

interface SaveButtonProps {
  busy: boolean
  /** Nothing can be saved now; the button stays focusable. */
  disabled?: boolean
  label?: string
  /** While busy. */
  busyLabel?: string
  /** Clicked while nothing can be saved: time to say why. */
  onRefused?: () => void
}

/** Submits its form, once. */
export function SaveButton({ busy, disabled, label, busyLabel, onRefused }: SaveButtonProps) {
  const t = useTexts<typeof uiFormMessages>()
  const blocked = busy || Boolean(disabled)
  const refuse = (event: MouseEvent) => {
    if (!blocked) return
    event.preventDefault()
    if (!busy) onRefused?.()
  }
  // blur may add a line to the form, moving the button away before the pointer is released
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="submit"
      className="button primary save"
      aria-busy={busy}
      aria-disabled={blocked}
      onMouseDown={stay}
      onClick={refuse}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? (busyLabel ?? t('ui.saving')) : (label ?? t('ui.save'))}
    </button>
  )
}
