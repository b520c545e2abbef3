import { type AdvisorSettings, COPIES_MAX, REMINDER_HOURS } from '#contract/advisor-settings'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { addressesIn, notices } from './advisor-settings.atoms.ts'
import { useSection } from './use-section.ts'

const EVENTS = ['booked', 'moved', 'cancelled'] as const

function Mails() {
  const {
    t,
    draft: { notify },
    edit
  } = useSection(notices)
  return (
    <FormGroup fieldset label={t('advisor-settings.notify')} help={t('advisor-settings.notify-help')}>
      {() => (
        <div className="stack settings-choices">
          {EVENTS.map((name) => (
            <CheckField
              key={name}
              name={name}
              title={t(`advisor-settings.${name}`)}
              checked={notify[name]}
              onChange={(checked) => edit({ notify: { ...notify, [name]: checked } })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

/** What is wrong with one of several addresses names it. */
function errorsOfCopies(copies: string, errorsOf: (field: string) => string[]): string[] {
  const ofOne = addressesIn(copies).map((address, at) => ({ address, errors: errorsOf(`copies_to.${at}`) }))
  const known = new Set(ofOne.flatMap(({ errors }) => errors))
  const named = ofOne.flatMap(({ address, errors }) => errors.map((text) => `${address}: ${text}`))
  return [...named, ...errorsOf('copies_to').filter((text) => !known.has(text))]
}

/** Notifications: recipients and times. */
export function Notices() {
  const {
    t,
    draft: { copies, reminder_hours },
    errorsOf,
    edit
  } = useSection(notices)
  return (
    <>
      <Mails />
      <TextField
        name="copies_to"
        rows={COPIES_MAX}
        autoComplete="off"
        spellCheck={false}
        label={t('advisor-settings.copies_to')}
        help={t('advisor-settings.copies_to-help', { max: COPIES_MAX })}
        errors={errorsOfCopies(copies, errorsOf)}
        value={copies}
        onInput={(value) => edit({ copies: value })}
      />
      <SelectField
        name="reminder_hours"
        label={t('advisor-settings.reminder')}
        help={t('advisor-settings.reminder-help')}
        errors={errorsOf('reminder_hours')}
        value={String(reminder_hours)}
        options={REMINDER_HOURS.map((hours) => [`${hours}`, t('advisor-settings.reminder-option', { hours })] as const)}
        onChange={(value) => edit({ reminder_hours: Number(value) as AdvisorSettings['reminder_hours'] })}
      />
    </>
  )
}
