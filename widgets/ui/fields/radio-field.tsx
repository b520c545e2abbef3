interface RadioFieldProps {
  name: string
  value: string
  title: string
  /** Below the title. */
  text?: string
  checked: boolean
  /** What was refused of the whole choice, such as that none is made. */
  invalid?: boolean | undefined
  onChoose: () => void
}

/** A radio button as a row that is clickable anywhere. */
export const RadioField = ({ name, value, title, text, checked, invalid, onChoose }: RadioFieldProps) => (
  <label className="choice">
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      aria-invalid={invalid || undefined}
      onChange={onChoose}
    />
    <span>
      <span className="choice-title">{title}</span>
      {text && <span className="choice-text">{text}</span>}
    </span>
  </label>
)
