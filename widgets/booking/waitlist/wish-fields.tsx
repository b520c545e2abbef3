import type { FormEvent } from 'react'
import type { waitlistFormMessages } from '#contract/messages/waitlist.messages'
import { type WishField, weekdayName } from '#contract/waitlist'
import { FormGroup } from '../../ui/fields/form-group.tsx'

/** A wish as it is typed. */
export interface TypedWish {
  weekdays: readonly number[]
  start_time: string
  end_time: string
  from_date: string
  until_date: string
}

interface WishFieldsProps {
  t: (id: keyof typeof waitlistFormMessages) => string
  tag: string
  /** Prefix of the fields' ids. */
  id?: string
  legend: string
  /** On which clock days and hours are. */
  help: string
  wish: TypedWish
  errors: Partial<Record<string, readonly string[]>>
  /** Only what is within these days can be chosen. */
  min: string
  max: string
  /** Without the last day, where an appointment says it. */
  isOpenEnded?: boolean
  /** Absent in a form without script. */
  onChange?: (change: Partial<TypedWish>) => void
}

/** Monday is 1. */
const DAYS = [1, 2, 3, 4, 5, 6, 7]
/** Half hours from 7:00 to 20:00. */
const HOURS = Array.from({ length: 27 }, (_, index) => new Date((index + 14) * 18e5).toISOString().slice(11, 16))

type Typed = FormEvent<HTMLInputElement | HTMLSelectElement>

/** When a customer has time: days of the week, hours, and from when to when. */
export function WishFields({
  t,
  tag,
  id = '',
  legend,
  help,
  wish,
  errors,
  min,
  max,
  isOpenEnded,
  onChange
}: WishFieldsProps) {
  const idOf = (field: WishField) => `${id}${field}`
  const toggle = (day: number) =>
    onChange?.({
      weekdays: wish.weekdays.includes(day) ? wish.weekdays.filter((one) => one !== day) : [...wish.weekdays, day]
    })
  const value = (field: Exclude<WishField, 'weekdays'>) =>
    onChange
      ? { value: wish[field], onInput: ({ currentTarget }: Typed) => onChange({ [field]: currentTarget.value }) }
      : { defaultValue: wish[field] }
  const hour = (field: 'start_time' | 'end_time') => (
    <FormGroup id={idOf(field)} label={t(`waitlist.${field}`)} errors={errors[field]}>
      {(control) => (
        <select {...control} className="input" name={field} {...value(field)}>
          <option value="">{t('waitlist.hours-any')}</option>
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </FormGroup>
  )
  const date = (field: 'from_date' | 'until_date') => (
    <FormGroup id={idOf(field)} label={t(`waitlist.${field}`)} required errors={errors[field]}>
      {(control) => (
        <input {...control} className="input date" type="date" name={field} min={min} max={max} {...value(field)} />
      )}
    </FormGroup>
  )
  return (
    <FormGroup id={`${id}wish`} fieldset label={legend} help={help}>
      {() => (
        <div className="wish stack">
          <FormGroup id={idOf('weekdays')} fieldset label={t('waitlist.weekdays')} errors={errors.weekdays}>
            {({ 'aria-describedby': described }) => (
              <div className="wish-days">
                {DAYS.map((day) => (
                  <label key={day}>
                    <input
                      type="checkbox"
                      // a fieldset takes no focus: who is told of an error in the days comes to the first
                      id={day === 1 ? idOf('weekdays') : undefined}
                      name={`weekday-${day}`}
                      aria-describedby={described}
                      {...(onChange
                        ? { checked: wish.weekdays.includes(day), onInput: () => toggle(day) }
                        : { defaultChecked: wish.weekdays.includes(day) })}
                    />
                    <span>{weekdayName(tag, day)}</span>
                  </label>
                ))}
              </div>
            )}
          </FormGroup>
          <div className="wish-pair">
            {hour('start_time')}
            {hour('end_time')}
          </div>
          <div className="wish-pair">
            {date('from_date')}
            {!isOpenEnded && date('until_date')}
          </div>
        </div>
      )}
    </FormGroup>
  )
}
