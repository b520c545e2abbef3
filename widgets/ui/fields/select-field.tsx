import { FormGroup, type GroupProps } from './form-group.tsx'

export interface SelectFieldProps extends GroupProps {
  name: string
  value: string
  /** Values with their labels. */
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** A select with label, help and errors. */
export const SelectField = ({ name, value, options, onChange, ...group }: SelectFieldProps) => (
  <FormGroup {...group}>
    {(control) => (
      <select
        {...control}
        className="input"
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    )}
  </FormGroup>
)
