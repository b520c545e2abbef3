import { useState } from 'react'
import type { deviceNoticesMessages } from '#contract/messages/device-notices.messages'
import { Lazy } from '../../core/element/lazy.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'

const load = () => import('./device-notices.tsx').then(({ DeviceNotices }) => ({ Page: DeviceNotices }))

interface NoticesDialogProps {
  open: boolean
  onClose: () => void
}

/** Notifications on devices; the code of its content loads when it is first opened. */
export function NoticesDialog({ open, onClose }: NoticesDialogProps) {
  const t = useTexts<typeof deviceNoticesMessages>()
  const failed = (failure: Error, retry = () => location.reload()) => (
    <GeneralError failure={failure} level={3} retry={retry} />
  )
  return (
    <Modal open={open} onClose={onClose} title={t('device-notices.title')}>
      <Lazy load={load} props={{}} loading={<LoadingBox />} failed={failed} />
    </Modal>
  )
}

/** Opens the notifications on devices, from where something is to be told. */
export function NoticesButton() {
  const t = useTexts<typeof deviceNoticesMessages>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('device-notices.open')}
      </button>
      <NoticesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
