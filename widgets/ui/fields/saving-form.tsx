import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useContext } from 'react'
import type { JoinedPart } from '../../core/forms/joined.atoms.ts'
import { FormActions } from './form-actions.tsx'
import { FormPart } from './form-part.tsx'
import { JoinedContext } from './joined-context.ts'

interface SavingFormProps extends JoinedPart {
  /** The fields, rendered once the values have loaded. */
  children: () => ReactNode
  /** Shows the save button only when there is something to save. */
  whenChanged?: boolean
  /** The form cannot be saved as it is. */
  blocked?: boolean
}

/** A form over its state machine, with its save button; within a `JoinedForm`, it is a part of that. */
export function SavingForm({ form, alias, children, whenChanged, blocked, before }: SavingFormProps) {
  const status = useAtomValue(form.statusAtom)
  const dirty = useAtomValue(form.dirtyAtom)
  const save = useSetAtom(form.saveAtom)
  const isPart = Boolean(useContext(JoinedContext))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const go = () => void save(alias)
    if (before) before(go)
    else go()
  }
  if (isPart) {
    return (
      <FormPart form={form} alias={alias} before={before}>
        {children}
      </FormPart>
    )
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
