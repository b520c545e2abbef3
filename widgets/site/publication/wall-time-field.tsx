import { FormGroup, type GroupProps } from '../../ui/fields/form-group.tsx'

/** In seconds: cached pages are made anew on the quarter hour. */
const QUARTER = 900

interface WallTimeFieldProps extends GroupProps {
  name: string
  value: string
  onInput: (time: string) => void
}

/** A day and a time on the clock of a place, on the quarter hour. */
export const WallTimeField = ({ name, value, onInput, ...group }: WallTimeFieldProps) => (
  <FormGroup {...group} required>
    {(control) => (
      <input
        {...control}
        className="input"
        type="datetime-local"
        name={name}
        step={QUARTER}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value.slice(0, 16))}
      />
    )}
  </FormGroup>
)
