import { useAtomValue, useSetAtom } from 'jotai'
import type { replyTemplatesMessages } from '#contract/messages/reply-templates.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { replyTemplateForm } from './form.atoms.ts'

/** Adds or changes a reply template. */
export function FormDialog() {
  const t = useTexts<typeof replyTemplatesMessages>()
  const errors = useAtomValue(replyTemplateForm.errorsAtom)
  const change = useSetAtom(replyTemplateForm.changeAtom)
  return (
    <DraftDialog
      of={replyTemplateForm}
      title={(isNew) => t(isNew ? 'reply-templates.add' : 'reply-templates.edit-title')}
    >
      {({ name, text }) => (
        <>
          <TextField
            name="name"
            autoComplete="off"
            trim
            required
            label={t('reply-templates.name')}
            value={name}
            errors={errors.name}
            onInput={(name) => change({ name })}
          />
          <TextField
            name="text"
            rows={8}
            required
            label={t('reply-templates.text')}
            help={t('reply-templates.text-help')}
            value={text}
            errors={errors.text}
            onInput={(text) => change({ text })}
          />
        </>
      )}
    </DraftDialog>
  )
}
