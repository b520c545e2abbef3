import type { appMessages } from '#contract/messages/app.messages'
import { Lazy } from '../../core/element/lazy.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'

const load = () => import('./devices.tsx').then(({ Devices }) => ({ Page: Devices }))

interface DevicesDialogProps {
  open: boolean
  onClose: () => void
}

/** Where the account is signed in; the code of its content loads when it is first opened. */
export function DevicesDialog({ open, onClose }: DevicesDialogProps) {
  const t = useTexts<typeof appMessages>()
  const failed = (failure: Error, retry = () => location.reload()) => (
    <GeneralError failure={failure} level={3} retry={retry} />
  )
  return (
    <Modal open={open} onClose={onClose} title={t('app.devices')}>
      <Lazy load={load} props={{}} loading={<LoadingBox />} failed={failed} />
    </Modal>
  )
}
