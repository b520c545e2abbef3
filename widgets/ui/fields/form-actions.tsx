import type { uiFormMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { SaveButton } from './save-button.tsx'

interface FormActionsProps {
  busy: boolean
  dirty: boolean
  blocked?: boolean | undefined
}

/** The footer of a form: the save button, and whether there are unsaved changes; while there are, it stays at the thumb on phones. */
export function FormActions({ busy, dirty, blocked = false }: FormActionsProps) {
  const t = useTexts<typeof uiFormMessages>()
  useUnsaved(dirty)
  return (
    <div className={dirty || busy ? 'form-actions in-view' : 'form-actions'}>
      <SaveButton busy={busy} disabled={blocked} />
      {dirty && !busy && <span className="help">{t('ui.changed')}</span>}
    </div>
  )
}
