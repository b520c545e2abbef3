import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { uiFormMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { FormContent } from '../fields/form-content.tsx'
import { useFirstError } from '../fields/use-first-error.ts'
import { DialogActions } from './dialog-actions.tsx'
import { useGuarded } from './guarded-modal.tsx'

interface DialogFormProps {
  form: FormAtoms
  /** What it loads and saves. */
  alias: string
  /** Counts refusals that lead to the first wrong field. */
  attempt?: number
  /** Called once it is saved, before it closes. */
  onSaved: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form over its state machine within a GuardedModal, which closes once it is saved. */
export function DialogForm({ form, alias, attempt, onSaved, onClose, children }: DialogFormProps) {
  const t = useTexts<typeof uiFormMessages>()
  const isDirty = useAtomValue(form.dirtyAtom)
  const isBusy = useAtomValue(form.statusAtom) === 'processing'
  const save = useSetAtom(form.saveAtom)
  const box = useFirstError(attempt)
  useGuarded(isDirty)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) {
      if (!(await save(alias))) return
      onSaved()
    }
    onClose()
  }
  return (
    <form className="stack" noValidate ref={box} onSubmit={(event) => void submit(event)}>
      <FormContent form={form} alias={alias}>
        {() => children}
      </FormContent>
      <DialogActions busy={isBusy} onClose={onClose}>
        {isDirty && !isBusy && <span className="help">{t('ui.changed')}</span>}
      </DialogActions>
    </form>
  )
}
