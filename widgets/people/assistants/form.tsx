import { useAtomValue, useSetAtom } from 'jotai'
import type { AssistantForm } from '#contract/assistants'
import type { assistantsMessages } from '#contract/messages/assistants.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { assistantForm } from './form.atoms.ts'

interface FieldProps {
  name: keyof AssistantForm
  draft: AssistantForm
  label: string
  help?: string
  type?: 'email' | 'tel'
  required?: true
}

function Field({ name, draft, ...rest }: FieldProps) {
  const errors = useAtomValue(assistantForm.errorsAtom)[name]
  const change = useSetAtom(assistantForm.changeAtom)
  return (
    <TextField
      name={name}
      autoComplete="off"
      trim
      {...rest}
      value={draft[name]}
      errors={errors}
      onInput={(value) => change({ [name]: value })}
    />
  )
}

/** Adds or changes an assistant. */
export function FormDialog() {
  const t = useTexts<typeof assistantsMessages>()
  return (
    <DraftDialog of={assistantForm} title={(isNew) => t(isNew ? 'assistants.add' : 'assistants.edit-title')}>
      {(draft) => (
        <>
          <Field name="first_name" draft={draft} label={t('assistants.first-name')} required />
          <Field name="last_name" draft={draft} label={t('assistants.last-name')} required />
          <Field name="phone_number" draft={draft} label={t('assistants.phone')} type="tel" />
          <Field
            name="email_address"
            draft={draft}
            label={t('assistants.email')}
            help={t('assistants.email-help')}
            type="email"
          />
        </>
      )}
    </DraftDialog>
  )
}
