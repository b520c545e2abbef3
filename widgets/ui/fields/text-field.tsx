import type { FormEvent, InputHTMLAttributes, KeyboardEvent } from 'react'
import { FormGroup, type GroupProps } from './form-group.tsx'

type Native = 'name' | 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck'

export interface TextFieldProps extends GroupProps, Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  value: string
  onInput: (value: string) => void
  /** The field was left. */
  onLeave?: () => void
  /** What Enter does instead of sending the form or beginning a line. */
  onEnter?: (field: HTMLElement) => void
  /** Drops the blanks around the text on leaving; while typing, they are the writer's. */
  trim?: boolean
  /** Height in lines of a text area, for texts of several lines. */
  rows?: number
}

/** A line or an area of text with label, help and errors. */
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
