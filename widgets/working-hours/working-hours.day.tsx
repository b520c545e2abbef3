import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import type { Day } from '#contract/working-hours'
import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts } from '../core/texts.tsx'
import {
  addAtom,
  changesAtom,
  type DayRange,
  type Field,
  hoursAtom,
  leaveAtom,
  removeAtom,
  typeAtom
} from './working-hours.atoms.ts'
import { TIME_LENGTH } from './working-hours.time.ts'

/** An error in words, at its field. */
export interface ShownError {
  day: number
  field: Field
  text: string
}

export const fieldId = (day: number, field: Field) => `working-hours-${day}-${field}`
const errorsId = (day: number, field: Field) => `${fieldId(day, field)}-errors`

const LABELS = { start_time: 'working-hours.start-of', end_time: 'working-hours.end-of' } as const
const WORDS = { start_time: 'working-hours.from', end_time: 'working-hours.to' } as const
const FIELDS = ['start_time', 'end_time'] as const

interface TimeProps {
  day: Day
  name: string
  field: Field
  value: string
  isWrong: boolean
}

function Time({ day, name, field, value, isWrong }: TimeProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(leaveAtom)
  const id = fieldId(day, field)
  return (
    <>
      <label htmlFor={id}>{t(WORDS[field])}</label>
      <input
        id={id}
        className="input time"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh:mm"
        maxLength={TIME_LENGTH}
        value={value}
        aria-label={t(LABELS[field], { day: name })}
        aria-required="true"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorsId(day, field) : undefined}
        onInput={(event) => type(day, field, event.currentTarget.value)}
        onBlur={() => leave(day, field)}
      />
    </>
  )
}

interface RangeProps {
  day: Day
  name: string
  range: DayRange
  errors: readonly ShownError[]
}

function Range({ day, name, range, errors }: RangeProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const changed = useAtomValue(changesAtom)[day]
  const of = (field: Field) => errors.filter((error) => error.field === field)
  return (
    <>
      <div className="range">
        {FIELDS.map((field) => (
          <Time key={field} day={day} name={name} field={field} value={range[field]} isWrong={of(field).length > 0} />
        ))}
      </div>
      <p className="help changed" aria-live="polite">
        {changed && t(`working-hours.${changed.change}`, { time: changed.time })}
      </p>
      {FIELDS.map((field) => (
        <div key={field} className="errors" id={errorsId(day, field)} aria-live="polite">
          {of(field).map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </>
  )
}

const Bin = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4M11.5 9v4" />
  </svg>
)

/** A day of the week: its hours, or the way to give it some. */
export function DayRow({ day, name, errors }: { day: Day; name: string; errors: readonly ShownError[] }) {
  const t = useTexts<typeof workingHoursMessages>()
  const range = useAtomValue(hoursAtom).find((one) => one.day === day)
  const add = useSetAtom(addAtom)
  const remove = useSetAtom(removeAtom)
  const row = useRef<HTMLLIElement>(null)
  const isOpen = Boolean(range)
  const flipped = useRef(false)
  const flip = (change: (day: Day) => void) => {
    flipped.current = true
    change(day)
  }
  useLayoutEffect(() => {
    // the button that was pressed is gone: focus goes to what took its place
    if (flipped.current) row.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    flipped.current = false
  }, [isOpen])
  return (
    <li className={isOpen ? 'day open' : 'day'} ref={row}>
      <span className="day-name">{name}</span>
      <div className="day-hours">
        {range ? <Range day={day} name={name} range={range} errors={errors} /> : t('working-hours.none')}
      </div>
      {range ? (
        <button
          type="button"
          className="button quiet icon"
          aria-label={t('working-hours.remove-day', { day: name })}
          onClick={() => flip(remove)}
        >
          <Bin />
        </button>
      ) : (
        <button
          type="button"
          className="button quiet"
          aria-label={t('working-hours.add-day', { day: name })}
          onClick={() => flip(add)}
        >
          {t('working-hours.add')}
        </button>
      )}
    </li>
  )
}
