import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { uiCommonMessages, uiFieldMessages, uiOverlayMessages } from '#contract/messages/ui.messages'
import { PUSH_TEXT_MAX } from '#contract/push-notifications'
import { ownCardPath } from '#contract/wallet'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Qr } from '../../ui/base/qr.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { SAID } from './message-fields.tsx'
import { reachesNoPhoneAtom } from './no-phone.atoms.ts'
import { draftAtom } from './push-form.atoms.ts'
import { Platforms } from './reach.tsx'
import { loadSetupAtom } from './setup.atoms.ts'
import { isTestingAtom, openAtom, ownAtom, pollAtom, testAtom, trialAtom, trialFaultsAtom } from './test.atoms.ts'

const useMessages = useTexts<
  typeof pushFormMessages & typeof uiCommonMessages & typeof uiOverlayMessages & typeof uiFieldMessages
>

const QR_SIZE = 200
/** Polling interval for a saved card. */
const PAUSE = 3000

/** Code and link for a card of one's own, of the first chosen advisor. */
function OwnCard({ cardKey }: { cardKey: string }) {
  const t = useMessages()
  const { origin } = useHost()
  const [advisor] = useAtomValue(draftAtom).advisors
  if (!advisor) return <p className="notice">{t('push-form.test-choose')}</p>
  const url = `${origin || location.origin}${ownCardPath(advisor.slug, cardKey)}`
  return (
    <>
      <p>{t('push-form.test-card', { name: advisor.full_name })}</p>
      <Qr text={url} label={t('push-form.test-code')} size={QR_SIZE} />
      <a href={url} target="_blank" rel="noopener nofollow">
        {t('push-form.test-link')}
      </a>
    </>
  )
}

/** Why nothing can be sent yet. */
function Faults() {
  const t = useMessages()
  const faults = useAtomValue(trialFaultsAtom)
  const values = { max: PUSH_TEXT_MAX, start: 'given' }
  return (['text', 'link'] as const).map((field) => {
    const code = faults[field]
    if (!code) return null
    return (
      <p key={field} className="notice warning">
        {t(SAID[field][code] ?? 'push-form.url', { attribute: t(`push-form.${field}`), ...values })}
      </p>
    )
  })
}

function Body() {
  const t = useMessages()
  const own = useAtomValue(ownAtom)
  const reachesNoPhone = useAtomValue(reachesNoPhoneAtom)
  if (!own) return <LoadingBox />
  if (own === 'error') return <p className="notice danger">{t('ui.overlay-error')}</p>
  return (
    <div className="stack">
      <p>{t('push-form.test-text')}</p>
      <section aria-label={t('push-form.test-own')}>
        <Platforms reach={own.reach} />
      </section>
      {reachesNoPhone && <p className="notice warning">{t('push-form.not-set-up')}</p>}
      <Faults />
      <OwnCard cardKey={own.key} />
    </div>
  )
}

/** Polls the user's cards while the dialog is open. */
function usePolling(isOpen: boolean) {
  const own = useAtomValue(ownAtom)
  const begin = useSetAtom(openAtom)
  const look = useSetAtom(pollAtom)
  const load = useSetAtom(loadSetupAtom)
  useEffect(() => {
    if (!isOpen) return
    void begin()
    void load()
  }, [isOpen, begin, load])
  useEffect(() => {
    if (!isOpen || !own) return
    const timer = setTimeout(() => void look(), PAUSE)
    return () => clearTimeout(timer)
  }, [isOpen, own, look])
  return typeof own === 'object' && own.reach.apple + own.reach.google > 0
}

interface TestDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** A test on the user's own cards, and how to get one. */
export function TestDialog({ isOpen, onClose }: TestDialogProps) {
  const t = useMessages()
  const hasCard = usePolling(isOpen)
  const isTesting = useAtomValue(isTestingAtom)
  const trial = useAtomValue(trialAtom)
  const test = useSetAtom(testAtom)
  const send = () => void test().then((isDone) => isDone && onClose())
  const footer = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      {hasCard && trial && (
        <Busy className="button primary" busy={isTesting} onClick={send}>
          {t('push-form.test-send')}
        </Busy>
      )}
    </>
  )
  return (
    <Modal open={isOpen} onClose={() => isTesting || onClose()} title={t('push-form.test')} footer={footer} width={440}>
      <Body />
    </Modal>
  )
}
