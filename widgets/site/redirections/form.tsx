import { useAtomValue, useSetAtom } from 'jotai'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import { REDIRECTION_STATUSES, type RedirectionForm } from '#contract/redirections'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { redirectionForm } from './form.atoms.ts'

const useMessages = useTexts<typeof redirectionsMessages>

const KINDS = { 302: 'redirections.temporary', 301: 'redirections.permanent' } as const

function Kinds({ draft }: { draft: RedirectionForm }) {
  const t = useMessages()
  const change = useSetAtom(redirectionForm.changeAtom)
  return (
    <FormGroup label={t('redirections.status')} fieldset>
      {() => (
        <div className="stack redirection-kinds">
          {REDIRECTION_STATUSES.map((status) => (
            <RadioField
              key={status}
              name="status"
              value={String(status)}
              title={t(KINDS[status])}
              text={t(`${KINDS[status]}-text`)}
              checked={draft.status === status}
              onChoose={() => change({ status })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

/** Creates or changes a redirect. */
export function FormDialog({ hosts }: { hosts: readonly string[] }) {
  const t = useMessages()
  const errors = useAtomValue(redirectionForm.errorsAtom)
  const change = useSetAtom(redirectionForm.changeAtom)
  return (
    <DraftDialog of={redirectionForm} title={(isNew) => t(isNew ? 'redirections.add' : 'redirections.edit-title')}>
      {(draft) => (
        <>
          <TextField
            label={t('redirections.path')}
            help={t('redirections.path-help')}
            name="path"
            spellCheck={false}
            autoComplete="off"
            required
            trim
            value={draft.path}
            errors={errors.path}
            onInput={(path) => change({ path })}
          />
          <TextField
            label={t('redirections.target')}
            help={t('redirections.target-help', { hosts: hosts.join(', ') })}
            name="target"
            spellCheck={false}
            autoComplete="off"
            required
            trim
            value={draft.target}
            errors={errors.target}
            onInput={(target) => change({ target })}
          />
          <Kinds draft={draft} />
          <CheckField
            name="is_active"
            title={t('redirections.active')}
            text={t('redirections.active-text')}
            checked={draft.is_active}
            onChange={(is_active) => change({ is_active })}
          />
        </>
      )}
    </DraftDialog>
  )
}
