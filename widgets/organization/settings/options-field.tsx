import { ASSIGNABLE_ROLES } from '#contract/access'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import { settingOf } from '#contract/settings'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'
import { wordsOf } from './words.ts'

/** What there is to choose, with the text of each. */
const OPTIONS = {
  'contact-options': CONTACT_OPTIONS.map((option) => [option, `people.option-${option}`] as const),
  'assignable-roles': ASSIGNABLE_ROLES.map((role) => [role, `people.role-${role}`] as const)
}

/** Options of which any may be chosen. */
export function OptionsField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const options = OPTIONS[settingOf(name).field as keyof typeof OPTIONS]
  const chosen = new Set(wordsOf(value))
  const choose = (option: string, isOn: boolean) =>
    write(
      options
        .map(([one]) => one)
        .filter((one) => (one === option ? isOn : chosen.has(one)))
        .join(' ')
    )
  return (
    <>
      <FormGroup fieldset label={label} help={help} errors={errors}>
        {() => (
          <div className="setting-options">
            {options.map(([option, text]) => (
              <CheckField
                key={option}
                name={`${name}-${option}`}
                title={t(text)}
                checked={chosen.has(option)}
                onChange={(isOn) => choose(option, isOn)}
              />
            ))}
          </div>
        )}
      </FormGroup>
      <Default form={form} name={name} />
    </>
  )
}
