import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { PLATFORMS } from '#contract/push-notifications'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { confirmAtom, declineAtom, reachAtom, statusAtom } from './push-form.atoms.ts'
import { Platforms } from './reach.tsx'
import { SendsAt } from './schedule.tsx'
import { useTenant } from './use-tenant.ts'

const useMessages = useTexts<typeof pushFormMessages>

/** Asks before sending (spec §5), showing the reach. */
export function SendDialog() {
  const t = useMessages()
  const status = useAtomValue(statusAtom)
  const reach = useAtomValue(reachAtom)
  const confirm = useSetAtom(confirmAtom)
  const decline = useSetAtom(declineAtom)
  const number = PLATFORMS.reduce((sum, platform) => sum + reach[platform], 0)
  // loaded before the dialog opens, since its content is announced immediately
  const zone = useTenant()?.time_zone
  const isBusy = status === 'sending'
  return (
    <ConfirmDialog
      open={status === 'asking' || isBusy}
      busy={isBusy}
      kind="primary"
      title={t('push-form.send-step')}
      text={number ? t('push-form.confirm', { number }) : t('push-form.confirm-nobody')}
      action={t('push-form.send')}
      onConfirm={() => void confirm()}
      onClose={decline}
    >
      {number > 0 && (
        <section aria-label={t('push-form.reach')}>
          <Platforms reach={reach} />
        </section>
      )}
      <SendsAt zone={zone} />
    </ConfirmDialog>
  )
}
