import { useAtom, useSetAtom } from 'jotai'
import type { photosMessages } from '#contract/photos.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Modal } from '../ui/modal.tsx'
import { removeAtom, removingAtom } from './photos.atoms.ts'

/** Asks before the photo goes. */
export function RemoveDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof photosMessages & typeof uiMessages>()
  const [state, setState] = useAtom(removingAtom)
  const remove = useSetAtom(removeAtom)
  const isBusy = state === 'processing'
  const close = () => void (isBusy || setState('idle'))
  const footer = (
    <>
      <button type="button" className="button" onClick={close}>
        {t('ui.cancel')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void remove(alias)}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {t('photos.remove')}
      </button>
    </>
  )
  return (
    <Modal open={state !== 'idle'} onClose={close} title={t('photos.remove-question')} footer={footer} width={440}>
      <p>{t('photos.remove-text')}</p>
    </Modal>
  )
}
