import { useAtom, useAtomValue } from 'jotai'
import type { assistantsMessages } from '#contract/messages/assistants.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { PhotoFields } from '../photos/photos.tsx'
import { RemoveDialog } from '../photos/remove-dialog.tsx'
import { nameOf } from './assistants.atoms.ts'
import { assistantPhoto, picturedAtom } from './photo.atoms.ts'

function Content({ uuid }: { uuid: string }) {
  useGuarded(useAtomValue(assistantPhoto.form.dirtyAtom))
  return <PhotoFields of={assistantPhoto} id={uuid} />
}

/** Replaces or removes an assistant's photo. */
export function PhotoDialog() {
  const t = useTexts<typeof assistantsMessages>()
  const [assistant, show] = useAtom(picturedAtom)
  const title = assistant ? t('assistants.photo-of', { name: nameOf(assistant) }) : ''
  return (
    <>
      <GuardedModal open={Boolean(assistant)} onClose={() => show(undefined)} title={title} width={760}>
        {assistant && <Content uuid={assistant.uuid} />}
      </GuardedModal>
      {assistant && <RemoveDialog of={assistantPhoto} id={assistant.uuid} />}
    </>
  )
}
