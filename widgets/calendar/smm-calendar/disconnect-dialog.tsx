import { useAtom, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { deedAtom, disconnectAtom } from './smm-calendar.atoms.ts'

/** Asks before a calendar is forgotten. */
export function DisconnectDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const [deed, setDeed] = useAtom(deedAtom)
  const disconnect = useSetAtom(disconnectAtom)
  const isBusy = deed === 'disconnecting'
  return (
    <ConfirmDialog
      open={deed === 'asking' || isBusy}
      busy={isBusy}
      title={t('smm-calendar.disconnect-title')}
      text={t('smm-calendar.disconnect-text')}
      deed={t('smm-calendar.disconnect')}
      onConfirm={() => void disconnect(alias)}
      onClose={() => setDeed('none')}
    />
  )
}
