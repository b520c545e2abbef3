import type { appMessages } from '#contract/messages/app.messages'
import { Lazy } from '../../core/element/lazy.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'

const load = () => import('./help.tsx').then(({ Help }) => ({ Page: Help }))

interface HelpDialogProps {
  open: boolean
  onClose: () => void
}

/** Help for staff; the code of its content loads when it is first opened. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const t = useTexts<typeof appMessages>()
  const failed = (failure: Error, retry = () => location.reload()) => (
    <GeneralError failure={failure} level={3} retry={retry} />
  )
  return (
    <Modal open={open} onClose={onClose} title={t('app.help')}>
      <Lazy load={load} props={{ onClose }} loading={<LoadingBox />} failed={failed} />
    </Modal>
  )
}
