import type { errorsMessages } from '#contract/messages/errors.messages'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { weekday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FieldName, Fields } from './form.ts'

interface ChoicesProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; title: string; text?: string }[]
  onChange: (value: T) => void
}

/** Radio options with explanations. */
export function Choices<T extends string>({ label, value, options, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <FormGroup label={label} fieldset>
      {() => (
        <div className="slot-choices">
          {options.map((one) => (
            <label key={one.value} className="choice">
              <input
                type="radio"
                name={name}
                value={one.value}
                checked={one.value === value}
                onChange={() => onChange(one.value)}
              />
              <span>
                <span className="choice-title">{one.title}</span>
                {one.text && <span className="choice-text">{one.text}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FormGroup>
  )
}

interface TimesProps {
  fields: Fields
  errorsOf: (field: FieldName) => readonly string[]
  onChange: (part: Partial<Fields>) => void
}

/** Day, start and end. */
export function Times({ fields, errorsOf, onChange }: TimesProps) {
  const t = useTexts<typeof slotsCalendarMessages & typeof errorsMessages>()
  const setDate = (date: string) => {
    const { repeats } = fields
    // a rule on a single weekday follows its day
    const isOwn = fields.date && repeats.days.length === 1 && repeats.days[0] === weekday(fields.date)
    onChange({ date, ...(isOwn && date && { repeats: { ...repeats, days: [weekday(date)] } }) })
  }
  const field = (name: 'date' | 'start_time' | 'end_time') => ({ name, value: fields[name], errors: errorsOf(name) })
  return (
    <>
      <div className="slot-times">
        <TextField label={t('slots-calendar.date')} type="date" {...field('date')} onInput={setDate} />
        <TextField
          label={t('slots-calendar.from')}
          type="time"
          {...field('start_time')}
          onInput={(start_time) => onChange({ start_time })}
        />
        <TextField
          label={t('slots-calendar.to')}
          type="time"
          {...field('end_time')}
          onInput={(end_time) => onChange({ end_time })}
        />
      </div>
      <p className="help">{t('slots-calendar.times-help')}</p>
    </>
  )
}
