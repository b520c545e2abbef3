import { useAtomValue, useSetAtom } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ClockInput } from '../../ui/fields/clock-input.tsx'
import { blurAtom, changesAtom, type Field, type Range, removeAtom, typeAtom } from './week.atoms.ts'

/** An error text at its field. */
export interface ShownError {
  id: number
  day: number
  field: Field
  text: string
}

/** Id of a field: only ranges after a day's first carry a number. */
export const fieldId = (day: number, index: number, field: Field) =>
  index > 0 ? `working-hours-${day}-${index + 1}-${field}` : `working-hours-${day}-${field}`

const LABELS = { start_time: 'working-hours.start-of', end_time: 'working-hours.end-of' } as const
const TEXTS = { start_time: 'working-hours.from', end_time: 'working-hours.to' } as const
const FIELDS = ['start_time', 'end_time'] as const

interface TimeProps {
  id: string
  range: Range
  /** The range's accessible name. */
  name: string
  field: Field
  isWrong: boolean
}

function Time({ id, range, name, field, isWrong }: TimeProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(blurAtom)
  return (
    <>
      <label htmlFor={id}>{t(TEXTS[field])}</label>
      <ClockInput
        id={id}
        className="time"
        label={t(LABELS[field], { day: name })}
        value={range[field]}
        isWrong={isWrong}
        onType={(value) => type(range, field, value)}
        onLeave={() => leave(range.id, field)}
      />
    </>
  )
}

const Bin = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4M11.5 9v4" />
  </svg>
)

interface RangeRowProps {
  range: Range
  index: number
  name: string
  errors: readonly ShownError[]
  /** Called before it is removed. */
  onRemove: () => void
}

/** A range of a day: its two times, their adjustments, and a remove button. */
export function RangeRow({ range, index, name, errors, onRemove }: RangeRowProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const changed = useAtomValue(changesAtom)[range.id]
  const remove = useSetAtom(removeAtom)
  const of = (field: Field) => errors.filter((error) => error.id === range.id && error.field === field)
  const press = () => {
    onRemove()
    remove(range)
  }
  return (
    <div className="range-row">
      <div className="range">
        {FIELDS.map((field) => (
          <Time
            key={field}
            id={fieldId(range.day, index, field)}
            range={range}
            name={name}
            field={field}
            isWrong={of(field).length > 0}
          />
        ))}
        <button
          type="button"
          className="button quiet icon remove"
          aria-label={t('working-hours.remove-day', { day: name })}
          onClick={press}
        >
          <Bin />
        </button>
      </div>
      <p className="help changed" aria-live="polite">
        {changed && t(`working-hours.${changed.change}`, { time: changed.time })}
      </p>
      {FIELDS.map((field) => (
        <div key={field} className="errors" id={`${fieldId(range.day, index, field)}-errors`} aria-live="polite">
          {of(field).map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  )
}
