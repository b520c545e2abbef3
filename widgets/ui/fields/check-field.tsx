import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface CheckFieldProps {
  name: string
  title: string
  /** Before the title, such as a face. */
  picture?: ReactNode
  /** Below the title. */
  text?: string
  checked: boolean
  /** Indeterminate: only some of those represented are checked. */
  mixed?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox as a row that is clickable anywhere. */
export function CheckField({ name, title, picture, text, checked, mixed = false, onChange }: CheckFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        ref={box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {picture}
      <span>
        <span className="choice-title">{title}</span>
        {text && <span className="choice-text">{text}</span>}
      </span>
    </label>
  )
}
