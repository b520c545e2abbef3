import type { InputHTMLAttributes, ReactNode } from 'react'

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
export const SearchField = ({ label, hint, className = '', onType, children, ...rest }: SearchFieldProps) => (
  <label className={`field ${className}`}>
    <span className="label">{label}</span>
    <input
      className="input"
      type="search"
      name="q"
      maxLength={255}
      placeholder={hint}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      {...rest}
    />
    {children}
  </label>
)
