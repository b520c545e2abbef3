import type { InputHTMLAttributes, ReactNode } from 'react'
import type { uiLimitMessages } from '#contract/messages/ui.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'

interface SearchFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'aria-describedby'> {
  label: string
  hint?: string
  className?: string
  value: string
  onType: (text: string) => void
  /** Below the field. */
  children?: ReactNode
}

/** Search text that filters a list. */
export function SearchField({ label, hint, className = '', onType, children, ...rest }: SearchFieldProps) {
  const t = useTexts<typeof uiLimitMessages>()
  const { length } = rest.value.trim()
  return (
    <label className={`field ${className}`}>
      <span className="label">{label}</span>
      <input
        className="input"
        type="search"
        name="q"
        placeholder={hint}
        aria-invalid={length > TEXT_MAX || undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        {...rest}
      />
      <span className="errors" aria-live="polite">
        {length > TEXT_MAX && t('ui.length', { length, max: TEXT_MAX })}
      </span>
      {children}
    </label>
  )
}
