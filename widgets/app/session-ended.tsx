import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { meAtom } from '../core/data/session.ts'
import { useTexts } from '../core/element/texts.tsx'
import { unsavedAtom } from '../core/forms/unsaved.ts'
import { Modal } from '../ui/dialogs/modal.tsx'
import { loginAddress } from './login.tsx'
import { continueAtom, releaseAtom, requestErrorAtom, saidAtom, statusAtom } from './session-ended.atoms.ts'
import { nameOf } from './user-menu.tsx'

/** Shown over the app when the session has ended: signing in in another tab keeps the input here. */
export function SessionEnded() {
  const t = useTexts<typeof appMessages & typeof uiMessages>()
  const status = useAtomValue(statusAtom)
  const error = useAtomValue(requestErrorAtom)
  const name = nameOf(useAtomValue(meAtom))
  const goOn = useSetAtom(continueAtom)
  const release = useSetAtom(releaseAtom)
  const isUnsaved = useAtomValue(unsavedAtom)
  const [isUnsaid, say] = useAtom(saidAtom)
  useLayoutEffect(() => void (isUnsaid && say()), [isUnsaid, say])
  const busy = status === 'processing'
  const footer = (
    <>
      <a
        className="button primary session-step"
        href={loginAddress(location.pathname + location.search)}
        target="_blank"
        rel="noopener"
      >
        {t('app.sign-in')}
      </a>
      <button type="button" className="button session-step" aria-busy={busy} onClick={() => void goOn()}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {t('app.continue')}
      </button>
    </>
  )
  return (
    <Modal
      open={status !== 'idle'}
      onClose={() => release(false)}
      title={t('app.session-ended')}
      clickToClose={false}
      footer={footer}
    >
      <p>
        {t('app.session-ended-text')} {isUnsaved && t('app.entries-kept')}
      </p>
      <div role="alert" className="session-error">
        {error && <p className="notice danger">{t(error, { name })}</p>}
      </div>
    </Modal>
  )
}
