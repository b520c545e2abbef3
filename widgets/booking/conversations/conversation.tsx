import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { ContactOffer } from '#contract/contact-requests'
import { type ChatTimes, getChatTimes } from '#contract/conversations'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { caller } from '../../core/element/api.ts'
import { formatMessage } from '../../core/element/format.ts'
import { useHost } from '../../core/element/host.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { TextsContext, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import type { PopupState } from '../../core/element/use-trail.ts'
import { useTranslations } from '../../core/element/use-translations.ts'
import { Popup } from '../../ui/dialogs/popup.tsx'
import { Begin } from './begin.tsx'
import { openAtom, tokenAtom } from './conversation.atoms.ts'
import { files } from './visitor-files.ts'
import { VisitorThread } from './visitor-thread.tsx'

interface ConversationProps {
  /** With whom; or after a slash the key to a conversation, from a link. */
  alias: string
  offer?: Pick<ContactOffer, 'full_name'>
  popup?: PopupState | undefined
}

/** With those of the window, which come with it. */
function useOwnTexts() {
  const texts = useTextsContext()
  const own = useTranslations('conversations-widget')
  return useMemo(
    () => own && { ...texts, messages: { ...texts.messages, ...own }, format: formatMessage },
    [texts, own]
  )
}

/** When answers come from whom the window is about; false while that is loading, which nothing is drawn before. */
function useTimes(alias: string): ChatTimes | undefined | false {
  const load = useCallback(
    (origin: string): Promise<Partial<ChatTimes>> =>
      caller(origin)(getChatTimes, { params: { alias } }).catch(() => ({})),
    [alias]
  )
  const loaded = useLoaded(alias ? load : undefined)
  if (!loaded) return alias ? false : undefined
  return { open_today: null, answers_within: null, away_until: null, ...loaded }
}

/** It stands there before what is in it, and so can be closed while there is no connection. */
function ChatPopup({ children, ...popup }: PopupState & { children: ReactNode }) {
  const t = useTexts<typeof contactRequestsMessages>()
  return (
    <Popup {...popup} title={t('contact-requests.messenger')}>
      <div className="contact">{children}</div>
    </Popup>
  )
}

interface BodyProps extends Omit<ConversationProps, 'alias'> {
  alias: string
  token: string
  times: ChatTimes | undefined
  isLoading: boolean
}

function Body({ alias, token, offer, popup, times, isLoading }: BodyProps) {
  const open = useSetAtom(openAtom)
  const known = useAtomValue(tokenAtom)
  const { test } = useHost()
  useEffect(() => open(alias, token), [open, alias, token])
  const clearFiles = useSetAtom(files.clearAtom)
  // nothing is sent on into another conversation
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every conversation
  useEffect(() => () => clearFiles(), [known, clearFiles])
  const begun = test?.done ?? <VisitorThread key={known} alias={alias} />
  const conversation = known
    ? begun
    : // a link leads to what was begun, not to a beginning
      alias && <Begin alias={alias} advisor={offer?.full_name ?? ''} times={times} />
  const body = (
    <>
      {test?.notice}
      {isLoading ? <div className="contact-loading" aria-busy="true" /> : conversation}
    </>
  )
  // one popup from the first moment on: another in its place would not know where the focus goes back to
  return popup ? <ChatPopup {...popup}>{body}</ChatPopup> : body
}

/** A conversation with an advisor, below the page's heading or in a popup; it lasts as long as the element, also while its popup is closed. */
export function Conversation({ alias: named, ...props }: ConversationProps) {
  const [alias, token] = named[0] === '/' ? ['', named.slice(1)] : [named, '']
  const outer = useTextsContext()
  const texts = useOwnTexts()
  const times = useTimes(alias)
  return (
    <TextsContext.Provider value={texts ?? outer}>
      <StoreProvider around={useHost().test?.around}>
        <Body {...props} alias={alias} token={token} times={times || undefined} isLoading={!texts || times === false} />
      </StoreProvider>
    </TextsContext.Provider>
  )
}
