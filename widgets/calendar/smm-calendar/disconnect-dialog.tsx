import { useAtom, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { actionAtom, disconnectAtom } from './smm-calendar.atoms.ts'

/** Asks before a calendar is disconnected. */
export function DisconnectDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const [action, setAction] = useAtom(actionAtom)
  const disconnect = useSetAtom(disconnectAtom)
  const isBusy = action === 'disconnecting'
  return (
    <ConfirmDialog
      open={action === 'asking' || isBusy}
      busy={isBusy}
      title={t('smm-calendar.disconnect-title')}
      text={t('smm-calendar.disconnect-text')}
      action={t('smm-calendar.disconnect')}
      onConfirm={() => void disconnect(alias)}
      onClose={() => setAction('none')}
    />
  )
}
