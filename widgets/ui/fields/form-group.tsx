import type { ReactNode } from 'react'
import { useId } from '../../core/element/use-id.ts'

/** Props that link a control to its label, help and errors. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface GroupProps {
  /** Id of the control, for links to it. */
  id?: string | undefined
  label: string
  help?: ReactNode
  errors?: readonly string[] | undefined
  required?: boolean | undefined
}

interface FormGroupProps extends GroupProps {
  /** For several controls under one name: a fieldset with a legend. */
  fieldset?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label, help text and error list around a control. */
export function FormGroup({ id: given, label, help, errors = [], required, fieldset, children }: FormGroupProps) {
  const own = useId()
  const id = given ?? own
  const described = [help && `${id}-help`, errors.length && `${id}-errors`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': errors.length ? true : undefined,
    'aria-required': required || undefined
  }
  const name = (
    <>
      {label}
      {required && (
        <span className="required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  const body = (
    <>
      {help && (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {children(control)}
      <div className="errors" id={`${id}-errors`} aria-live="polite">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </>
  )
  if (fieldset) {
    return (
      <fieldset className="field" aria-describedby={described || undefined}>
        <legend className="label">{name}</legend>
        {body}
      </fieldset>
    )
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {name}
      </label>
      {body}
    </div>
  )
}
