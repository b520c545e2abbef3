import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect } from 'react'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import type { appointmentTypesMessages } from '#contract/appointment-types.messages'
import { useTexts } from '../core/texts.tsx'
import { FormActions } from '../ui/form-actions.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import {
  dirtyAtom,
  errorsAtom,
  failureAtom,
  flipAtom,
  loadAtom,
  saveAtom,
  selectedAtom,
  statusAtom
} from './appointment-types.atoms.ts'

export interface AppointmentTypesProps {
  alias?: string
  /** Name of the group of checkboxes. */
  label?: string
  /** Text below the name. */
  help?: string
}

function Form({ alias = '', label, help }: AppointmentTypesProps) {
  const t = useTexts<typeof appointmentTypesMessages>()
  const selected = useAtomValue(selectedAtom)
  const errors = useAtomValue(errorsAtom)
  const dirty = useAtomValue(dirtyAtom)
  const busy = useAtomValue(statusAtom) === 'processing'
  const flip = useSetAtom(flipAtom)
  const save = useSetAtom(saveAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) save(alias)
  }
  return (
    <form noValidate onSubmit={submit}>
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
          </div>
        )}
      </FormGroup>
      <FormActions busy={busy} dirty={dirty} />
    </form>
  )
}

/** An advisor chooses how customers can meet them (spec §2). */
export function AppointmentTypes(props: AppointmentTypesProps) {
  const { alias = '' } = props
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(alias), [alias, load])
  return (
    <div className="section">
      <section className="card" part="section">
        {status === 'loading' && <LoadingBox />}
        {status === 'error' && <GeneralError failure={failure} retry={() => load(alias)} />}
        {status !== 'loading' && status !== 'error' && <Form {...props} />}
      </section>
    </div>
  )
}
