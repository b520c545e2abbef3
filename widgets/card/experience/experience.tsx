import { useAtom, useAtomValue } from 'jotai'
import { CERTIFICATE_MAX, CERTIFICATES_MAX } from '#contract/experience'
import type { experienceMessages } from '#contract/messages/experience.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { errorsAtom, experienceForm, typedAtom } from './experience.atoms.ts'

function Fields() {
  const t = useTexts<typeof experienceMessages>()
  const [{ since, certificates }, type] = useAtom(typedAtom)
  const errors = useAtomValue(errorsAtom)
  return (
    <div className="stack">
      <TextField
        name="since"
        label={t('experience.since')}
        errors={errors.since}
        inputMode="numeric"
        autoComplete="off"
        value={since}
        onInput={(typed) => type({ since: typed })}
      />
      <TextField
        name="certificates"
        label={t('experience.certificates')}
        help={t('experience.certificates-help', { max: CERTIFICATES_MAX, length: CERTIFICATE_MAX })}
        errors={errors.certificates}
        autoComplete="off"
        rows={3}
        value={certificates}
        onInput={(typed) => type({ certificates: typed })}
      />
    </div>
  )
}

/** Since when an advisor advises, and the certificates on the card. */
export function Experience({ alias }: { alias: string }) {
  const t = useTexts<typeof experienceMessages>()
  return (
    <section className="card" aria-labelledby="experience-title">
      <h2 className="card-title" id="experience-title">
        {t('experience.header')}
      </h2>
      <p className="lead">{t('experience.lead')}</p>
      <SavingForm form={experienceForm} alias={alias} name={t('experience.header')} whenChanged>
        {() => <Fields />}
      </SavingForm>
    </section>
  )
}
