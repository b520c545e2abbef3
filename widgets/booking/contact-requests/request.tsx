import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { CallbackDay, ContactKind, ContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { StoreProvider } from '../../core/element/store.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { usePart } from '../../core/element/use-part.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { addressAtom, daysAtom, offerAtom, openAtom, startOverAtom, statusAtom } from './request.atoms.ts'
import { RequestForm } from './request-form.tsx'

export interface RequestProps {
  alias: string
  kind: ContactKind
  offer: ContactOffer
  /** Those on which the advisor can call back, for a callback. */
  days?: CallbackDay[] | undefined
  popup: { isOpen: boolean; onClose: () => void } | undefined
}

/** What follows the form, which is loaded while it is filled in. */
const loadDone = () => import('./request-done.tsx').then(({ Done }) => Done)

function Body({ alias, kind, offer, days, popup }: RequestProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const status = useAtomValue(statusAtom)
  const address = useAtomValue(addressAtom)
  const open = useSetAtom(openAtom)
  const setOffer = useSetAtom(offerAtom)
  const setDays = useSetAtom(daysAtom)
  const again = useSetAtom(startOverAtom)
  const [isTyped, setTyped] = useState(false)
  const { Part: Done } = usePart(loadDone, isTyped || status !== 'ready')
  useEffect(() => {
    open({ alias, kind })
    setOffer(offer)
    setDays(days)
  }, [open, setOffer, setDays, alias, kind, offer, days])
  const onClose = () => {
    popup?.onClose()
    if (status === 'done') again()
  }
  // without an address there is no recipient yet
  if (!address.alias) return null
  const title = t(`contact-requests.${kind}`)
  const sent = Done ? <Done onClose={popup && onClose} /> : <p role="status">{t('contact-requests.sent')}</p>
  const body = status === 'done' ? sent : <RequestForm title={popup ? undefined : title} />
  const type = () => setTyped(true)
  if (!popup) return <div onInput={type}>{body}</div>
  return (
    <Modal open={popup.isOpen} onClose={onClose} title={title} clickToClose={status !== 'processing'}>
      <div className="contact" onInput={type}>
        {body}
      </div>
    </Modal>
  )
}

/** Keeps the input as long as the element exists, also while its popup is closed. */
export const Request = (props: RequestProps) => (
  <StoreProvider>
    <Body {...props} />
  </StoreProvider>
)
