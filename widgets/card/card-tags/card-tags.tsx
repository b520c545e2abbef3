import { useAtom, useAtomValue } from 'jotai'
import { TAG_MAX, TAGS_MAX } from '#contract/card-tags'
import type { cardTagsMessages } from '#contract/messages/card-tags.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { cardTagsForm, errorsAtom, typedAtom } from './card-tags.atoms.ts'

function Field() {
  const t = useTexts<typeof cardTagsMessages>()
  const [typed, type] = useAtom(typedAtom)
  const errors = useAtomValue(errorsAtom)
  return (
    <TextField
      name="tags"
      label={t('card-tags.header')}
      help={t('card-tags.help', { max: TAGS_MAX, length: TAG_MAX })}
      errors={errors}
      autoComplete="off"
      value={typed}
      onInput={type}
    />
  )
}

/** The words by which the search finds an advisor. */
export function CardTags({ alias }: { alias: string }) {
  const t = useTexts<typeof cardTagsMessages>()
  return (
    <section className="card" aria-labelledby="card-tags-title">
      <h2 className="card-title" id="card-tags-title">
        {t('card-tags.header')}
      </h2>
      <p className="lead">{t('card-tags.lead')}</p>
      <SavingForm form={cardTagsForm} alias={alias} name={t('card-tags.header')} whenChanged>
        {() => <Field />}
      </SavingForm>
    </section>
  )
}
