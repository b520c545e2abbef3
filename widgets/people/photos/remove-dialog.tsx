import { useAtom, useSetAtom } from 'jotai'
import type { photosMessages } from '#contract/messages/photos.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { PhotoAtoms } from './photos.atoms.ts'

/** Asks before the photo is removed. */
export function RemoveDialog({ of, id }: { of: PhotoAtoms; id: string }) {
  const t = useTexts<typeof photosMessages>()
  const [state, setState] = useAtom(of.removingAtom)
  const remove = useSetAtom(of.removeAtom)
  return (
    <ConfirmDialog
      open={state !== 'idle'}
      busy={state === 'processing'}
      title={t('photos.remove-question')}
      text={t(`photos.removal-${of.place}`)}
      action={t('photos.remove')}
      onConfirm={() => void remove(id)}
      onClose={() => setState('idle')}
    />
  )
}
