import type { listsMessages } from '#contract/messages/lists.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import { Busy } from './busy.tsx'
import css from './undo-notice.css?inline'

interface UndoNoticeProps {
  text: string
  /** What undoing is called, where it takes back only a part of that. */
  undo?: string
  /** Why undo failed. */
  errors?: readonly string[]
  busy: boolean
  onUndo: () => void
  onClose: () => void
}

/** Says what has just been done, with an undo button. */
export function UndoNotice({ text, undo, errors = [], busy, onUndo, onClose }: UndoNoticeProps) {
  useStyles(css)
  const t = useTexts<typeof listsMessages & typeof uiMessages>()
  const action = undo ?? t('lists.undo')
  return (
    <div className="notice success cluster undo-notice">
      <p>{text}</p>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
      <span className="visually-hidden">{t('lists.undo-key', { action })}</span>
      <span className="cluster beside">
        <span className="undo-key" aria-hidden="true">
          F6
        </span>
        <Busy className="button" busy={busy} onClick={onUndo}>
          {action}
        </Busy>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('ui.close')}
        </button>
      </span>
    </div>
  )
}
