import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { giveUpAtom, givingUpAtom, keepingAtom } from './working-hours.atoms.ts'

/** Asks before an own week goes. */
export function GiveUpDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  const keeping = useAtomValue(keepingAtom)
  const giveUp = useSetAtom(giveUpAtom)
  const [asked, ask] = useAtom(givingUpAtom)
  const values = { of: String(keeping?.of), name: keeping?.name ?? '' }
  return (
    <ConfirmDialog
      open={asked !== 'idle'}
      busy={asked === 'processing'}
      title={t('working-hours.give-up-title')}
      text={t('working-hours.give-up-text', values)}
      deed={t('working-hours.give-up', values)}
      onConfirm={() => void giveUp(alias)}
      onClose={() => ask('idle')}
    />
  )
}
