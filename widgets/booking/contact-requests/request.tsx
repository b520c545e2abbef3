import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { CallbackDay, ContactKind, ContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { useHost } from '../../core/element/host.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { usePart } from '../../core/element/use-part.ts'
import type { PopupState } from '../../core/element/use-trail.ts'
import type { Popup } from '../../ui/dialogs/popup.tsx'
import { daysAtom, offerAtom, openAtom, startOverAtom, statusAtom } from './request.atoms.ts'
import { RequestForm } from './request-form.tsx'

export interface RequestProps {
  /** With the kind the same as long as the form exists. */
  alias: string
  kind: ContactKind
  offer: ContactOffer
  /** Those on which the advisor can call back, for a callback. */
  days?: CallbackDay[] | undefined
  popup: PopupState | undefined
  /** What a popup is shown in. */
  Frame?: typeof Popup
}

/** What follows the form, which is loaded while it is filled in. */
const loadDone = () => import('./request-done.tsx').then(({ Done }) => Done)

function Body({ alias, kind, offer, days, popup, Frame }: RequestProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const status = useAtomValue(statusAtom)
  const store = useStore()
  const { test } = useHost()
  // before the first picture, which takes the place of the form that the page printed
  useState(() => {
    store.set(openAtom, { alias, kind })
    store.set(offerAtom, offer)
    store.set(daysAtom, days)
  })
  const again = useSetAtom(startOverAtom)
  const [isTyped, setTyped] = useState(false)
  const { Part: Done } = usePart(loadDone, isTyped || status !== 'ready')
  useEffect(() => {
    store.set(offerAtom, offer)
    store.set(daysAtom, days)
  }, [store, offer, days])
  const onClose = () => {
    popup?.onClose()
    if (status === 'done') again()
  }
  const title = t(`contact-requests.${kind}`)
  const sent = Done ? <Done onClose={popup && onClose} /> : <p role="status">{t('contact-requests.sent')}</p>
  const body = (
    <>
      {test?.notice}
      {status === 'done' ? sent : <RequestForm title={popup ? undefined : title} />}
    </>
  )
  const type = () => setTyped(true)
  if (!popup || !Frame) return <div onInput={type}>{body}</div>
  return (
    <Frame {...popup} onClose={onClose} title={title} clickToClose={status !== 'processing'}>
      <div className="contact" onInput={type}>
        {body}
      </div>
    </Frame>
  )
}

/** Keeps the input as long as the element exists, also while its popup is closed. */
export const Request = (props: RequestProps) => (
  <StoreProvider around={useHost().test?.around}>
    <Body {...props} />
  </StoreProvider>
)
