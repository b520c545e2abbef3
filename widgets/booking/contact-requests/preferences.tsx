import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { type ContactField, isRequired } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { hoursOf } from './hours.ts'
import { addressAtom, changeAtom, daysAtom, draftAtom, offerAtom } from './request.atoms.ts'

interface PreferenceProps {
  id: string
  errors: Partial<Record<ContactField, string[]>>
}

function Hour({ field, id, errors }: PreferenceProps & { field: 'start_time' | 'end_time' }) {
  const t = useTexts<typeof contactRequestsMessages>()
  const { kind } = useAtomValue(addressAtom)
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  const days = useAtomValue(daysAtom)
  const required = isRequired(kind, field)
  return (
    <FormGroup id={`${id}-${field}`} label={t(`contact-requests.${field}`)} required={required} errors={errors[field]}>
      {(control) => (
        <select
          {...control}
          className="input"
          name={field}
          value={draft[field]}
          onInput={({ currentTarget }) => change(field, currentTarget.value)}
        >
          <option value="">{t(required ? 'contact-requests.choose' : 'contact-requests.any-time')}</option>
          {hoursOf(field, days, draft).map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </select>
      )}
    </FormGroup>
  )
}

const DAY = { dateStyle: 'full', timeZone: 'UTC' } as const

const zoneName = (tag: string, timeZone: string) =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** The visitor's preferred time, as the kind requires, in the branch's zone, which is named to those who live in another. */
export function Preferences({ id, errors }: PreferenceProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const { tag } = useTextsContext()
  const { kind } = useAtomValue(addressAtom)
  const zone = useAtomValue(offerAtom)?.time_zone
  const days = useAtomValue(daysAtom) ?? []
  const { date } = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  if (kind === 'basic' || kind === 'messenger') return null
  const day = {
    className: days.length ? 'input' : 'input date',
    name: 'date',
    value: date,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) => change('date', currentTarget.value)
  }
  const now = new Date()
  const isElsewhere = zone && now.toLocaleString('sv', { timeZone: zone }) !== now.toLocaleString('sv')
  const help = isElsewhere && t('contact-requests.zone', { zone: zoneName(tag, zone) })
  return (
    <FormGroup fieldset label={t(`contact-requests.${kind}-when`)} help={help}>
      {() => (
        <div className="fields-time stack">
          <FormGroup id={`${id}-date`} label={t('contact-requests.date')} required errors={errors.date}>
            {(control) =>
              days.length ? (
                <select {...control} {...day}>
                  <option value="">{t('contact-requests.choose')}</option>
                  {days.map((one) => (
                    <option key={one.date} value={one.date}>
                      {new Date(one.date).toLocaleDateString(tag, DAY)}
                    </option>
                  ))}
                </select>
              ) : (
                <input {...control} {...day} type="date" />
              )
            }
          </FormGroup>
          <div className="hours">
            <Hour field="start_time" id={id} errors={errors} />
            <Hour field="end_time" id={id} errors={errors} />
          </div>
        </div>
      )}
    </FormGroup>
  )
}
