import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'
import { FormActions } from './form-actions.tsx'

interface SavingFormProps {
  form: FormAtoms
  alias: string
  /** The fields, drawn once there is something to fill them with. */
  children: () => ReactNode
  /** Shows the way to save only where there is something to save. */
  whenChanged?: boolean
  /** What the form holds cannot be saved. */
  blocked?: boolean
  /** Asks before what is typed is saved: it goes on with what it is given, or leaves it. */
  before?: ((save: () => void) => void) | undefined
}

/** A form over its machine: the loading box, the general error with a retry, or the fields and the way to save them. */
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
