/** As long as hh:mm (spec §5). */
export const TIME_LENGTH = 5

interface ClockInputProps {
  /** Errors stand in the element `<id>-errors`. */
  id: string
  className: string
  label: string
  value: string
  isWrong: boolean
  onType: (value: string) => void
  onLeave: () => void
}

/** A time of day, typed; who uses it says what is refused. */
export const ClockInput = ({ id, className, label, value, isWrong, onType, onLeave }: ClockInputProps) => (
  <input
    id={id}
    className={`input ${className}`}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    placeholder="hh:mm"
    maxLength={TIME_LENGTH}
    value={value}
    aria-label={label}
    aria-required="true"
    aria-invalid={isWrong || undefined}
    aria-describedby={isWrong ? `${id}-errors` : undefined}
    onInput={(event) => onType(event.currentTarget.value)}
    onBlur={onLeave}
  />
)
