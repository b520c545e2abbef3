import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'
import { FormActions } from './form-actions.tsx'

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

/** A form over its state machine: a loading box, the general error with a retry, or the fields and the save button. */
export function SavingForm({ form, alias, children, whenChanged, blocked, before }: SavingFormProps) {
  const status = useAtomValue(form.statusAtom)
  const failure = useAtomValue(form.failureAtom)
  const dirty = useAtomValue(form.dirtyAtom)
  const load = useSetAtom(form.loadAtom)
  const save = useSetAtom(form.saveAtom)
  // with the drawing: until then, the answer to the last save would count for the form that is shown now
  useLayoutEffect(() => void load(alias), [alias, load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => load(alias)} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const go = () => void save(alias)
    if (before) before(go)
    else go()
  }
  return (
    <form noValidate onSubmit={submit}>
      {children()}
      {(dirty || !whenChanged) && <FormActions busy={status === 'processing'} dirty={dirty} blocked={blocked} />}
    </form>
  )
}
