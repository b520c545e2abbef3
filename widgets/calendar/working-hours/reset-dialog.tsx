import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { inheritanceAtom, resetAtom, resetDialogAtom } from './working-hours.atoms.ts'

/** Asks before an own week is reset. */
export function ResetDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  const keeping = useAtomValue(inheritanceAtom)
  const giveUp = useSetAtom(resetAtom)
  const [asked, ask] = useAtom(resetDialogAtom)
  const values = { of: String(keeping?.of), name: keeping?.name ?? '' }
  return (
    <ConfirmDialog
      open={asked !== 'idle'}
      busy={asked === 'processing'}
      title={t('working-hours.give-up-title')}
      text={t('working-hours.give-up-text', values)}
      action={t('working-hours.give-up', values)}
      onConfirm={() => void giveUp(alias)}
      onClose={() => ask('idle')}
    />
  )
}
