import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef } from 'react'
import { REDIRECTION_STATUSES, type RedirectionForm } from '#contract/redirections'
import type { redirectionsMessages } from '#contract/redirections.messages'
import { useTexts } from '../core/texts.tsx'
import { CheckField } from '../ui/check-field.tsx'
import { FormActions } from '../ui/form-actions.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { GuardedModal, useGuarded } from '../ui/guarded-modal.tsx'
import { RadioField } from '../ui/radio-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  attemptAtom,
  changeAtom,
  closeAtom,
  draftAtom,
  errorsAtom,
  formStatusAtom,
  isDirtyAtom,
  isNewAtom,
  saveAtom
} from './form.atoms.ts'

const useMessages = useTexts<typeof redirectionsMessages>

const KINDS = { 302: 'redirections.temporary', 301: 'redirections.permanent' } as const

function Kinds({ draft }: { draft: RedirectionForm }) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
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

/** A refusal takes the focus to the first field that it speaks of. */
function useFirstFault() {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useAtomValue(attemptAtom)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  return form
}

function Form({ draft, hosts }: { draft: RedirectionForm; hosts: readonly string[] }) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const status = useAtomValue(formStatusAtom)
  const dirty = useAtomValue(isDirtyAtom)
  const change = useSetAtom(changeAtom)
  const save = useSetAtom(saveAtom)
  const form = useFirstFault()
  useGuarded(dirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
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
      <FormActions busy={status === 'processing'} dirty={dirty} />
    </form>
  )
}

/** Makes or changes a redirection. */
export function FormDialog({ hosts }: { hosts: readonly string[] }) {
  const t = useMessages()
  const draft = useAtomValue(draftAtom)
  const isNew = useAtomValue(isNewAtom)
  const close = useSetAtom(closeAtom)
  return (
    <GuardedModal
      open={Boolean(draft)}
      onClose={() => close()}
      title={t(isNew ? 'redirections.add' : 'redirections.edit-title')}
    >
      {draft && <Form draft={draft} hosts={hosts} />}
    </GuardedModal>
  )
}
