import { useAtom, useSetAtom } from 'jotai'
import type { photosMessages } from '#contract/photos.messages'
import { useTexts } from '../core/texts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { removeAtom, removingAtom } from './photos.atoms.ts'

/** Asks before the photo goes. */
export function RemoveDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages>()
  const [state, setState] = useAtom(removingAtom)
  const remove = useSetAtom(removeAtom)
  return (
    <ConfirmDialog
      open={state !== 'idle'}
      busy={state === 'processing'}
      title={t('photos.remove-question')}
      text={t('photos.remove-text')}
      deed={t('photos.remove')}
      onConfirm={() => void remove(alias)}
      onClose={() => setState('idle')}
    />
  )
}
