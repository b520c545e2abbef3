import type { FormEvent, InputHTMLAttributes, KeyboardEvent } from 'react'
import { FormGroup, type GroupProps } from './form-group.tsx'

type Native = 'name' | 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'readOnly' | 'spellCheck'

export interface TextFieldProps extends GroupProps, Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  value: string
  onInput: (value: string) => void
  /** On blur. */
  onLeave?: () => void
  /** What Enter does instead of submitting the form or starting a new line. */
  onEnter?: (field: HTMLElement) => void
  /** Trims the text on blur; not while typing. */
  trim?: boolean
  /** Height of a text area in lines. */
  rows?: number
}

/** A text field or text area with label, help and errors. */
export function TextField({
  id,
  label,
  help,
  errors,
  required,
  value,
  onInput,
  onLeave,
  onEnter,
  trim,
  rows,
  ...native
}: TextFieldProps) {
  const leave = () => {
    if (trim && value !== value.trim()) onInput(value.trim())
    onLeave?.()
  }
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.(event.currentTarget)
  }
  return (
    <FormGroup id={id} label={label} help={help} errors={errors} required={required}>
      {(control) => {
        const props = {
          ...native,
          ...control,
          className: 'input',
          value,
          onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => onInput(event.currentTarget.value),
          onBlur: leave,
          ...(onEnter && { onKeyDown: enter })
        }
        return rows ? <textarea {...props} rows={rows} /> : <input type="text" {...props} />
      }}
    </FormGroup>
  )
}
