import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { retentionMessages } from '#contract/messages/retention.messages'
import { type DecidedPeriod, PERIODS } from '#contract/retention'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { SaveButton } from '../../ui/fields/save-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { askingStatusAtom, decideAtom, periodForm } from './retention.atoms.ts'

const useMessages = useTexts<typeof retentionMessages>

function Form({
  period,
  days,
  due,
  time
}: {
  period: DecidedPeriod
  days: string
  due?: number | undefined
  time: string
}) {
  const t = useMessages()
  const errors = useAtomValue(periodForm.errorsAtom)
  const change = useSetAtom(periodForm.changeAtom)
  const close = useSetAtom(periodForm.closeAtom)
  const decide = useSetAtom(decideAtom)
  const isSaving = useAtomValue(periodForm.statusAtom) === 'processing'
  const isBusy = useAtomValue(askingStatusAtom) === 'processing' || isSaving
  const form = useFirstError(useAtomValue(periodForm.attemptAtom))
  useGuarded(useAtomValue(periodForm.dirtyAtom))
  const { kind } = period
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void decide()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <p>{t(`retention.why-${kind}`)}</p>
      <TextField
        name="days"
        required
        inputMode="numeric"
        autoComplete="off"
        label={t('retention.form-days')}
        help={t('retention.form-days-help', PERIODS[kind])}
        value={days}
        errors={errors.days}
        onInput={(typed) => change({ days: typed, due: undefined })}
      />
      <div role="status">
        {due !== undefined && <p className="notice warning">{t('retention.shorten-text', { count: due, time })}</p>}
      </div>
      <DialogActions
        busy={isBusy}
        onClose={() => close()}
        deed={due === undefined ? undefined : <SaveButton busy={isBusy} label={t('retention.shorten')} />}
      />
    </form>
  )
}

/** For how many days something is kept; a shorter period is asked about with what it deletes. */
export function PeriodDialog({ time }: { time: string }) {
  const t = useMessages()
  const draft = useAtomValue(periodForm.draftAtom)
  const period = useAtomValue(periodForm.itemAtom)
  const close = useSetAtom(periodForm.closeAtom)
  return (
    <GuardedModal
      open={Boolean(draft)}
      onClose={() => close()}
      title={period ? t('retention.change-title', { kind: t(`retention.kind-${period.kind}`) }) : ''}
    >
      {draft && period && <Form period={period} {...draft} time={time} />}
    </GuardedModal>
  )
}
