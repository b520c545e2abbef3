import { FormGroup, type GroupProps } from './form-group.tsx'

export interface SelectFieldProps<Value extends string> extends GroupProps {
  /** Does not compile for values from data, such as people, branches or topics: these are searched in a `ComboboxField`. */
  name: string extends Value ? never : string
  value: string
  /** Values with their labels. */
  options: readonly (readonly [value: Value, text: string])[]
  onChange: (value: Value) => void
}

/** A select of a few values that the code knows, with label, help and errors. */
export const SelectField = <Value extends string>({
  name,
  value,
  options,
  onChange,
  ...group
}: SelectFieldProps<Value>) => (
  <FormGroup {...group}>
    {(control) => (
      <select
        {...control}
        className="input"
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
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
