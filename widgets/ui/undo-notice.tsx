import type { listsMessages } from '#contract/lists.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Busy } from './busy.tsx'

interface UndoNoticeProps {
  text: string
  /** Why there was no way back. */
  errors?: readonly string[]
  busy: boolean
  onUndo: () => void
  onClose: () => void
}

/** Tells what has just been done, with the way back. */
export function UndoNotice({ text, errors = [], busy, onUndo, onClose }: UndoNoticeProps) {
  const t = useTexts<typeof listsMessages & typeof uiMessages>()
  return (
    <div className="notice success cluster">
      <p>{text}</p>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
      <Busy className="button" busy={busy} onClick={onUndo}>
        {t('lists.undo')}
      </Busy>
      <button type="button" className="button quiet" onClick={onClose}>
        {t('ui.close')}
      </button>
    </div>
  )
}
