import { useContext, useLayoutEffect } from 'react'
import type { JoinedPart } from '../../core/forms/joined.atoms.ts'
import { ConflictChoice } from '../feedback/conflict-choice.tsx'
import { FormContent, type FormContentProps } from './form-content.tsx'
import { JoinedContext } from './joined-context.ts'

/** A form among those of a page that a `JoinedForm` saves by one button. */
export function FormPart({ form, alias, name, isNew, before, children }: FormContentProps & JoinedPart) {
  const join = useContext(JoinedContext)
  useLayoutEffect(() => join?.({ form, alias, name, isNew, before }), [join, form, alias, name, isNew, before])
  return (
    <FormContent form={form} alias={alias}>
      {() => (
        <>
          <ConflictChoice of={form} />
          {children()}
        </>
      )}
    </FormContent>
  )
}
