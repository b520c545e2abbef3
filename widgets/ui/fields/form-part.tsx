import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import type { JoinedPart } from '../../core/forms/joined.atoms.ts'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'
import { JoinedContext } from './joined-context.ts'

interface FormPartProps extends JoinedPart {
  /** The fields, rendered once the values have loaded. */
  children: () => ReactNode
}

/** What a form's state machine shows around its fields: a loading box, the general error with a retry, or the fields. */
export function FormPart({ form, alias, before, children }: FormPartProps) {
  const status = useAtomValue(form.statusAtom)
  const failure = useAtomValue(form.failureAtom)
  const load = useSetAtom(form.loadAtom)
  // with the drawing: until then, the answer to the last save would count for the form that is shown now
  useLayoutEffect(() => void load(alias), [alias, load])
  const join = useContext(JoinedContext)
  useLayoutEffect(() => join?.({ form, alias, before }), [join, form, alias, before])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => load(alias)} />
  return children()
}
