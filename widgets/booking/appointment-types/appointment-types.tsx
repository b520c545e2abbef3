import { useAtomValue, useSetAtom } from 'jotai'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import type { appointmentTypesMessages } from '#contract/messages/appointment-types.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { appointmentTypesForm, errorsAtom, selectedAtom, toggleAtom } from './appointment-types.atoms.ts'

export interface AppointmentTypesProps {
  alias?: string
  /** Name of the group of checkboxes. */
  label?: string
  /** Text below the name. */
  help?: string
}

/** The types with a checkbox each. */
export function TypeChoices({ label, help }: AppointmentTypesProps) {
  const t = useTexts<typeof appointmentTypesMessages>()
  const selected = useAtomValue(selectedAtom)
  const errors = useAtomValue(errorsAtom)
  const flip = useSetAtom(toggleAtom)
  return (
    <FormGroup
      fieldset
      label={label ?? t('appointment-types.label')}
      help={help ?? t('appointment-types.help')}
      errors={errors}
    >
      {() => (
        <div className="stack choices">
          {APPOINTMENT_TYPES.map((type) => (
            <label className="choice" key={type}>
              <input type="checkbox" name={type} checked={selected.includes(type)} onChange={() => flip(type)} />
              <span className="choice-title">{t(`appointment-types.${type}`)}</span>
            </label>
          ))}
          <div role="status">{!selected.length && <p className="notice warning">{t('appointment-types.none')}</p>}</div>
        </div>
      )}
    </FormGroup>
  )
}

/** An advisor chooses how customers can meet them (spec §2). */
export const AppointmentTypes = ({ alias = '', ...texts }: AppointmentTypesProps) => (
  <div className="section">
    <section className="card" part="section">
      <SavingForm form={appointmentTypesForm} alias={alias}>
        {() => <TypeChoices {...texts} />}
      </SavingForm>
    </section>
  </div>
)
