import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import { Lazy } from '../core/element/lazy.tsx'
import { useTexts } from '../core/element/texts.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { GeneralError } from '../ui/feedback/general-error.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import { isAskedAtom, releaseAtom, saidAtom } from './proof.atoms.ts'

const load = () => import('./proof.tsx').then(({ Proof }) => ({ Page: Proof }))

const failed = (failure: Error, retry = () => location.reload()) => (
  <GeneralError failure={failure} level={3} retry={retry} />
)

/** Shown over the app when a request needs to know that it is still the user who sits there. */
export function ProofDialog() {
  const t = useTexts<typeof appMessages>()
  const isAsked = useAtomValue(isAskedAtom)
  const release = useSetAtom(releaseAtom)
  const [isUnsaid, say] = useAtom(saidAtom)
  useLayoutEffect(() => void (isUnsaid && say()), [isUnsaid, say])
  return (
    <Modal open={isAsked} onClose={() => release(false)} title={t('app.proof')} clickToClose={false} width={440}>
      <Lazy load={load} props={{}} loading={<LoadingBox />} failed={failed} />
    </Modal>
  )
}
