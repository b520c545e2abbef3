import { CONTACT_OPTIONS, type ContactOption } from '#contract/contact-options'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'
import { wordsOf } from './words.ts'

/** Contact options, of which any may be chosen. */
export function OptionsField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const chosen = new Set(wordsOf(value))
  const choose = (option: ContactOption, isOn: boolean) =>
    write(CONTACT_OPTIONS.filter((one) => (one === option ? isOn : chosen.has(one))).join(' '))
  return (
    <>
      <FormGroup fieldset label={label} help={help} errors={errors}>
        {() => (
          <div className="setting-options">
            {CONTACT_OPTIONS.map((option) => (
              <CheckField
                key={option}
                name={`${name}-${option}`}
                title={t(`people.option-${option}`)}
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
