interface RadioFieldProps {
  name: string
  value: string
  title: string
  /** Below the title. */
  text?: string
  checked: boolean
  onChoose: () => void
}

/** A radio button as a row that is clickable anywhere. */
export const RadioField = ({ name, value, title, text, checked, onChoose }: RadioFieldProps) => (
  <label className="choice">
    <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
    <span>
      <span className="choice-title">{title}</span>
      {text && <span className="choice-text">{text}</span>}
    </span>
  </label>
)
