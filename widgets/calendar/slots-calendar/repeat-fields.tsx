import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { DAYS } from '#contract/working-hours'
import { formatDay, weekday } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FieldName } from './form.ts'
import type { Repeats } from './repeats.ts'

interface RepeatProps {
  repeats: Repeats
  date: string
  errorsOf: (field: FieldName) => readonly string[]
  onChange: (repeats: Repeats) => void
}

function Weekdays({ repeats, date, onChange }: Omit<RepeatProps, 'errorsOf'>) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const own = date ? weekday(date) : 0
  const toggle = (day: number) => {
    const days = repeats.days.includes(day) ? repeats.days.filter((one) => one !== day) : [...repeats.days, day]
    onChange({ ...repeats, days })
  }
  return (
    <FormGroup label={t('slots-calendar.on-days')} fieldset>
      {() => (
        <div className="slot-weekdays">
          {DAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={day === own || repeats.days.includes(day)}
                disabled={day === own}
                onChange={() => toggle(day)}
              />
              {/* 1 January 2024 was a Monday */}
              {formatDay(`2024-01-0${day}`, tag, { weekday: 'short' })}
            </label>
          ))}
        </div>
      )}
    </FormGroup>
  )
}

const FREQS = ['NEVER', 'DAILY', 'WEEKLY', 'MONTHLY'] as const
const ENDS = ['never', 'until', 'count'] as const
const MONTHLY = ['date', 'weekday'] as const

function Rule({ repeats, date, errorsOf, onChange }: RepeatProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { freq, interval, monthly, ends, until, count } = repeats
  if (freq === 'NEVER') return null
  return (
    <>
      <TextField
        label={t(`slots-calendar.every-${freq}`)}
        inputMode="numeric"
        value={interval}
        errors={errorsOf('interval')}
        onInput={(value) => onChange({ ...repeats, interval: value })}
      />
      {freq === 'WEEKLY' && <Weekdays repeats={repeats} date={date} onChange={onChange} />}
      {freq === 'MONTHLY' && (
        <SelectField
          name="monthly"
          label={t('slots-calendar.monthly')}
          value={monthly}
          options={MONTHLY.map((one) => [one, t(`slots-calendar.monthly-${one}`)])}
          onChange={(value) => onChange({ ...repeats, monthly: value as Repeats['monthly'] })}
        />
      )}
      <SelectField
        name="ends"
        label={t('slots-calendar.ends')}
        value={ends}
        options={ENDS.map((one) => [one, t(`slots-calendar.ends-${one}`)])}
        onChange={(value) => onChange({ ...repeats, ends: value as Repeats['ends'] })}
      />
      {ends === 'until' && (
        <TextField
          label={t('slots-calendar.until')}
          type="date"
          value={until}
          errors={errorsOf('until')}
          onInput={(value) => onChange({ ...repeats, until: value })}
        />
      )}
      {ends === 'count' && (
        <TextField
          label={t('slots-calendar.count')}
          inputMode="numeric"
          value={count}
          errors={errorsOf('count')}
          onInput={(value) => onChange({ ...repeats, count: value })}
        />
      )}
    </>
  )
}

/** Whether a span repeats, how, and until when. */
export function RepeatFields(props: RepeatProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { repeats, onChange } = props
  return (
    <>
      <SelectField
        name="freq"
        label={t('slots-calendar.freq')}
        value={repeats.freq}
        options={FREQS.map((one) => [one, t(`slots-calendar.freq-${one}`)])}
        onChange={(freq) => onChange({ ...repeats, freq: freq as Repeats['freq'] })}
      />
      <Rule {...props} />
    </>
  )
}
