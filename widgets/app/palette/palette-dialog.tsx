import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { paletteMessages } from '#contract/messages/palette.messages'
import { subjectAtom } from '../../core/data/access.ts'
import { Lazy } from '../../core/element/lazy.tsx'
import { reportAtom } from '../../core/element/report.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { Boundary } from '../boundary.tsx'
import { openGroups } from '../tabs.ts'
import { useArrival } from '../use-arrival.ts'
import { openAtom } from './palette.atoms.ts'
import { useShortcut } from './shortcut.ts'

const load = () => import('./palette.tsx').then(({ Palette }) => ({ Page: Palette }))

function Dialog() {
  const t = useTexts<typeof paletteMessages>()
  const [isOpen, setOpen] = useAtom(openAtom)
  const report = useSetAtom(reportAtom)
  const hasMoved = useArrival(isOpen)
  useShortcut()
  const close = useCallback(() => setOpen(false), [setOpen])
  const arrive = useCallback(() => {
    hasMoved.current = true
    close()
  }, [hasMoved, close])
  const failed = (failure: Error, retry = () => location.reload()) => (
    <GeneralError failure={failure} level={3} retry={retry} />
  )
  return (
    <Modal open={isOpen} onClose={close} title={t('palette.title')}>
      <Boundary report={report} failed={failed}>
        <Lazy load={load} props={{ close, arrive }} loading={<LoadingBox />} failed={failed} />
      </Boundary>
    </Modal>
  )
}

/** The palette, whose code loads when it is first opened. */
export const PaletteDialog = () => openGroups(useAtomValue(subjectAtom)).length > 0 && <Dialog />
