import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { FormActions } from './form-actions.tsx'
import { FormPart } from './form-part.tsx'

interface SavingFormProps {
  form: FormAtoms
  alias: string
  /** The fields, rendered once the values have loaded. */
  children: () => ReactNode
  /** Shows the save button only when there is something to save. */
  whenChanged?: boolean
  /** The form cannot be saved as it is. */
  blocked?: boolean
  /** Asks before saving: continues with the given function, or not. */
  before?: ((save: () => void) => void) | undefined
}

/** A form over its state machine, with its save button. */
export function SavingForm({ form, alias, children, whenChanged, blocked, before }: SavingFormProps) {
  const status = useAtomValue(form.statusAtom)
  const dirty = useAtomValue(form.dirtyAtom)
  const save = useSetAtom(form.saveAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const go = () => void save(alias)
    if (before) before(go)
    else go()
  }
  return (
    <FormPart form={form} alias={alias}>
      {() => (
        <form noValidate onSubmit={submit}>
          {children()}
          {(dirty || !whenChanged) && <FormActions busy={status === 'processing'} dirty={dirty} blocked={blocked} />}
        </form>
      )}
    </FormPart>
  )
}
