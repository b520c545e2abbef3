import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { Publication } from '#contract/publication'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { SaveButton } from '../../ui/fields/save-button.tsx'
import type { PublicationAtoms, PublicationDraft } from './publication.atoms.ts'
import { WallTimeField } from './wall-time-field.tsx'

const useMessages = useTexts<typeof contentEditorMessages>

interface DialogProps {
  of: PublicationAtoms
  page: Publication & { time_zone: string }
  /** Whether it can be withdrawn at a time. */
  canEnd?: boolean
  /** What it means that it is withdrawn. */
  warning?: ReactNode
}

interface TimeProps extends Pick<DialogProps, 'of'> {
  name: 'publish_at' | 'withdraw_at'
  zone: string
  value: string
}

function Time({ of, name, zone, value }: TimeProps) {
  const t = useMessages()
  const type = useSetAtom(of.typeAtom)
  const errors = useAtomValue(of.errorsAtom)[name]
  return (
    <WallTimeField
      name={name}
      label={t(`content-editor.${name}`)}
      help={t('content-editor.time-help', { zone })}
      value={value}
      errors={errors}
      onInput={(time) => type({ [name]: time })}
    />
  )
}

function Fields({ of, draft, page, canEnd = false, warning }: DialogProps & { draft: PublicationDraft }) {
  const t = useMessages()
  const type = useSetAtom(of.typeAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const publish = useSetAtom(of.publishAtom)
  const close = useSetAtom(of.closeAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void publish()
  }
  const zone = page.time_zone
  const deed = t(draft.when === 'at' ? 'content-editor.schedule' : 'content-editor.publish')
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{t('content-editor.publish-lead', { version: page.version })}</p>
      <fieldset className="field">
        <legend className="label">{t('content-editor.when')}</legend>
        {(['now', 'at'] as const).map((when) => (
          <RadioField
            key={when}
            name="when"
            value={when}
            title={t(`content-editor.when-${when}`)}
            checked={draft.when === when}
            onChoose={() => type({ when })}
          />
        ))}
      </fieldset>
      {draft.when === 'at' && <Time of={of} name="publish_at" zone={zone} value={draft.publish_at} />}
      {canEnd && (
        <CheckField
          name="ends"
          title={t('content-editor.ends')}
          checked={draft.ends}
          onChange={(ends) => type({ ends })}
        />
      )}
      {draft.ends && (
        <>
          <Time of={of} name="withdraw_at" zone={zone} value={draft.withdraw_at} />
          {warning}
        </>
      )}
      <DialogActions
        busy={isBusy}
        onClose={() => close()}
        deed={<SaveButton busy={isBusy} label={deed} busyLabel={deed} />}
      />
    </form>
  )
}

/** Publishes what is saved, now or later, and until when. */
export function PublishDialog(props: DialogProps) {
  const { of } = props
  const t = useMessages()
  const draft = useAtomValue(of.draftAtom)
  const close = useSetAtom(of.closeAtom)
  return (
    <GuardedModal open={Boolean(draft)} onClose={() => close()} title={t('content-editor.publish-title')}>
      {draft && <Fields {...props} draft={draft} />}
    </GuardedModal>
  )
}

interface WithdrawProps extends DialogProps {
  /** Where the page is. */
  path: string
  kind: 'withdraw' | 'unplan'
}

export function WithdrawDialog({ of, path, kind, warning }: Omit<WithdrawProps, 'page'>) {
  const t = useMessages()
  const [isOpen, open] = useAtom(of.isWithdrawingAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const withdraw = useSetAtom(of.withdrawAtom)
  return (
    <ConfirmDialog
      open={isOpen}
      busy={isBusy}
      title={t(`content-editor.${kind}-title`)}
      text={t(`content-editor.${kind}-text`, { path })}
      action={t(`content-editor.${kind}`)}
      onConfirm={() => void withdraw()}
      onClose={() => open(false)}
    >
      {warning}
    </ConfirmDialog>
  )
}
