import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'

export interface FormContentProps {
  form: FormAtoms
  /** What it loads and saves. */
  alias: string
  /** The fields, rendered once the values have loaded. */
  children: () => ReactNode
}

/** What a form's state machine shows around its fields: a loading box, the general error with a retry, or the fields. */
export function FormContent({ form, alias, children }: FormContentProps) {
  const status = useAtomValue(form.statusAtom)
  const failure = useAtomValue(form.failureAtom)
  const load = useSetAtom(form.loadAtom)
  // with the drawing: until then, the answer to the last save would count for the form that is shown now
  useLayoutEffect(() => void load(alias), [alias, load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => load(alias)} />
  return children()
}
