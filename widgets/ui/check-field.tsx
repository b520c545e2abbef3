interface CheckFieldProps {
  name: string
  title: string
  /** Below the title. */
  text?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox as a row that can be hit anywhere. */
export const CheckField = ({ name, title, text, checked, onChange }: CheckFieldProps) => (
  <label className="choice">
    <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>
      <span className="choice-title">{title}</span>
      {text && <span className="choice-text">{text}</span>}
    </span>
  </label>
)
