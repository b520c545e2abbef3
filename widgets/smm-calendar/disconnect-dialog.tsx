import { useAtom, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/smm-calendar.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Modal } from '../ui/modal.tsx'
import { deedAtom, disconnectAtom } from './smm-calendar.atoms.ts'

/** Asks before a calendar is forgotten. */
export function DisconnectDialog({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages & typeof uiMessages>()
  const [deed, setDeed] = useAtom(deedAtom)
  const disconnect = useSetAtom(disconnectAtom)
  const isBusy = deed === 'disconnecting'
  const close = () => void (isBusy || setDeed('none'))
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
        onClick={() => void disconnect(alias)}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {t('smm-calendar.disconnect')}
      </button>
    </>
  )
  return (
    <Modal
      open={deed === 'asking' || isBusy}
      onClose={close}
      title={t('smm-calendar.disconnect-title')}
      footer={footer}
      width={440}
    >
      <p>{t('smm-calendar.disconnect-text')}</p>
    </Modal>
  )
}
