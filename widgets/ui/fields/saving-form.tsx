import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, createContext, type FormEvent, useContext } from 'react'
import type { JoinedPart } from '../../core/forms/joined.atoms.ts'
import { ConflictChoice } from '../feedback/conflict-choice.tsx'
import { FormActions } from './form-actions.tsx'
import { FormContent, type FormContentProps } from './form-content.tsx'

interface SavingFormProps extends FormContentProps, JoinedPart {
  /** Shows the save button only when there is something to save. */
  whenChanged?: boolean
  /** The form cannot be saved as it is. */
  blocked?: boolean
}

/** What shows a form where another one saves it. Embedded tags have none, and do without its bytes. */
export const PartContext = createContext<ComponentType<SavingFormProps> | undefined>(undefined)

function OwnForm({ form, alias, children, whenChanged, blocked, before }: SavingFormProps) {
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
    <FormContent form={form} alias={alias}>
      {() => (
        <form noValidate onSubmit={submit}>
          <ConflictChoice of={form} />
          {children()}
          {(dirty || !whenChanged) && <FormActions busy={status === 'processing'} dirty={dirty} blocked={blocked} />}
        </form>
      )}
    </FormContent>
  )
}

/** A form over its state machine, with its save button; within a `JoinedForm`, it is a part of that. */
export function SavingForm(props: SavingFormProps) {
  const Part = useContext(PartContext) ?? OwnForm
  return <Part {...props} />
}
