import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { uiFormMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { DraftAtoms } from '../../core/forms/draft.atoms.ts'
import { ConflictChoice } from '../feedback/conflict-choice.tsx'
import { useFirstError } from '../fields/use-first-error.ts'
import { DialogActions } from './dialog-actions.tsx'
import { GuardedModal, useGuarded } from './guarded-modal.tsx'

interface DraftFormProps<Item, Draft> {
  of: DraftAtoms<Item, Draft>
  children: ReactNode
}

function DraftForm<Item, Draft>({ of, children }: DraftFormProps<Item, Draft>) {
  const dirty = useAtomValue(of.dirtyAtom)
  const busy = useAtomValue(of.statusAtom) === 'processing'
  const save = useSetAtom(of.saveAtom)
  const close = useSetAtom(of.closeAtom)
  const t = useTexts<typeof uiFormMessages>()
  const form = useFirstError(useAtomValue(of.attemptAtom))
  useGuarded(dirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <ConflictChoice of={of} />
      {children}
      <DialogActions busy={busy} onClose={() => close()}>
        {dirty && !busy && <span className="help">{t('ui.changed')}</span>}
      </DialogActions>
    </form>
  )
}

interface DraftDialogProps<Item, Draft> {
  of: DraftAtoms<Item, Draft>
  title(isNew: boolean): string
  /** The fields; rendered only while there is a draft. */
  children(draft: Draft): ReactNode
}

/** Creates or changes an item of a list. */
export function DraftDialog<Item, Draft>({ of, title, children }: DraftDialogProps<Item, Draft>) {
  const draft = useAtomValue(of.draftAtom)
  const isNew = !useAtomValue(of.itemAtom)
  const close = useSetAtom(of.closeAtom)
  return (
    <GuardedModal open={Boolean(draft)} onClose={() => close()} title={title(isNew)}>
      {draft && <DraftForm of={of}>{children(draft)}</DraftForm>}
    </GuardedModal>
  )
}
