import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { ErasablePerson } from '#contract/deletion-tool'
import type { deletionToolMessages } from '#contract/messages/deletion-tool.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { SaveButton } from '../../ui/fields/save-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { erasureForm } from './deletion-tool.atoms.ts'
import { contactOf, Kinds, OtherNames } from './kinds.tsx'

function Form({ person, confirmation }: { person: ErasablePerson; confirmation: string }) {
  const t = useTexts<typeof deletionToolMessages>()
  const errors = useAtomValue(erasureForm.errorsAtom)
  const change = useSetAtom(erasureForm.changeAtom)
  const close = useSetAtom(erasureForm.closeAtom)
  const save = useSetAtom(erasureForm.saveAtom)
  const isBusy = useAtomValue(erasureForm.statusAtom) === 'processing'
  const form = useFirstError(useAtomValue(erasureForm.attemptAtom))
  useGuarded(useAtomValue(erasureForm.dirtyAtom))
  const { name, kinds } = person
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <p className="erased-value">{contactOf(person, t)}</p>
      <OtherNames person={person} />
      <Kinds kinds={kinds} label={name} />
      <p>{t('deletion-tool.final')}</p>
      <TextField
        name="confirmation"
        required
        autoComplete="off"
        label={t('deletion-tool.confirmation')}
        help={t('deletion-tool.confirmation-help', { name })}
        value={confirmation}
        errors={errors.confirmation}
        onInput={(confirmation) => change({ confirmation })}
      />
      <DialogActions
        busy={isBusy}
        onClose={() => close()}
        deed={<SaveButton busy={isBusy} label={t('deletion-tool.erase')} busyLabel={t('deletion-tool.erasing')} />}
      />
    </form>
  )
}

/** What goes and what stays, and the name as confirmation. */
export function ErasureDialog() {
  const t = useTexts<typeof deletionToolMessages>()
  const draft = useAtomValue(erasureForm.draftAtom)
  const person = useAtomValue(erasureForm.itemAtom) as ErasablePerson | undefined
  const close = useSetAtom(erasureForm.closeAtom)
  return (
    <GuardedModal
      open={Boolean(draft)}
      onClose={() => close()}
      title={t('deletion-tool.confirm-title', { name: person?.name ?? '' })}
    >
      {draft && person && <Form person={person} confirmation={draft.confirmation} />}
    </GuardedModal>
  )
}
