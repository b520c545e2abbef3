import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { usePart } from '../../core/element/use-part.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { confirmAtom, declineAtom, draftAtom, reachAtom, statusAtom, wordingAtom } from './push-form.atoms.ts'
import { totalOf } from './reach.tsx'
import { useSendLabel } from './use-send-label.ts'

export const loadSummary = () => import('./later-parts.ts').then(({ SendSummary }) => SendSummary)

/** Asks before sending (spec §5), with text, audience and reach, whose code comes while they are counted. */
export function SendDialog() {
  const t = useTexts<typeof pushFormMessages>()
  const status = useAtomValue(statusAtom)
  const number = totalOf(useAtomValue(reachAtom))
  const isPlanned = useAtomValue(draftAtom).send_at !== undefined
  const confirm = useSetAtom(confirmAtom)
  const decline = useSetAtom(declineAtom)
  const { Part, isFailed, retry } = usePart(loadSummary, status !== 'idle')
  const isBusy = status === 'sending'
  const action = useSendLabel()
  const { title, question } = useAtomValue(wordingAtom)
  const planned = isPlanned ? 'push-form.confirm-later' : 'push-form.confirm'
  const asked = question?.(number) ?? t(planned, { number })
  if (!Part) return isFailed && status === 'asking' ? <PartFailed onRetry={retry} /> : null
  return (
    <ConfirmDialog
      open={status === 'asking' || isBusy}
      busy={isBusy}
      kind="primary"
      title={title ?? t(isPlanned ? 'push-form.schedule-title' : 'push-form.send-step')}
      text={number ? asked : t('push-form.confirm-nobody')}
      action={action}
      onConfirm={() => void confirm()}
      onClose={decline}
    >
      <Part />
    </ConfirmDialog>
  )
}
