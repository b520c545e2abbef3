import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { getAdvisor } from '#contract/advisors'
import type { ContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { getTranslations } from '#contract/translations'
import { caller } from '../../core/element/api.ts'
import { formatMessage } from '../../core/element/format.ts'
import { once } from '../../core/element/loads.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { TextsContext, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Begin, type OpenToday } from './begin.tsx'
import { openAtom, tokenAtom } from './conversation.atoms.ts'
import { VisitorThread } from './visitor-thread.tsx'

interface ConversationProps {
  /** With whom; or after a slash the key to a conversation, from a link. */
  alias: string
  offer?: Pick<ContactOffer, 'full_name'>
  popup?: { isOpen: boolean; onClose: () => void } | undefined
}

const SCOPE = 'conversations-widget'

/** The texts come with the window: those who never open it do not load them. */
function useOwnTexts() {
  const texts = useTextsContext()
  const { locale } = texts
  const load = useCallback(
    (origin: string) =>
      once(`${SCOPE} ${origin} ${locale}`, () => caller(origin)(getTranslations, { query: { scope: SCOPE, locale } })),
    [locale]
  )
  const own = useLoaded(load)
  return useMemo(
    () => own && { ...texts, messages: { ...texts.messages, ...own }, format: formatMessage },
    [texts, own]
  )
}

/** Today's hours of whom the window is about; false while they are loading, which nothing is drawn before. */
function useOpenToday(alias: string): OpenToday | false {
  const load = useCallback(
    (origin: string): Promise<{ open_today?: OpenToday }> =>
      caller(origin)(getAdvisor, { params: { alias }, query: { with: 'open_today' } }).catch(() => ({})),
    [alias]
  )
  const loaded = useLoaded(alias ? load : undefined)
  return loaded || !alias ? loaded?.open_today : false
}

interface BodyProps extends Omit<ConversationProps, 'alias'> {
  alias: string
  token: string
  open: OpenToday
}

function Body({ alias, token, offer, popup, open: hours }: BodyProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const open = useSetAtom(openAtom)
  const known = useAtomValue(tokenAtom)
  useEffect(() => open(alias, token), [open, alias, token])
  const title = t('contact-requests.messenger')
  const heading = popup ? undefined : title
  const body = known ? (
    <VisitorThread key={known} alias={alias} title={heading} />
  ) : (
    // a link leads to what was begun, not to a beginning
    alias && <Begin alias={alias} title={heading} advisor={offer?.full_name ?? ''} open={hours} />
  )
  if (!popup) return body
  return (
    <Modal open={popup.isOpen} onClose={popup.onClose} title={title}>
      <div className="contact">{body}</div>
    </Modal>
  )
}

/** A conversation with an advisor; it lasts as long as the element, also while its popup is closed. */
export function Conversation({ alias: named, ...props }: ConversationProps) {
  const [alias, token] = named[0] === '/' ? ['', named.slice(1)] : [named, '']
  const texts = useOwnTexts()
  const open = useOpenToday(alias)
  if (!texts || open === false) return props.popup ? null : <div className="contact-loading" aria-busy="true" />
  return (
    <TextsContext.Provider value={texts}>
      <StoreProvider>
        <Body {...props} alias={alias} token={token} open={open} />
      </StoreProvider>
    </TextsContext.Provider>
  )
}
