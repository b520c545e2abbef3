import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ContactKind, ContactOffer } from '#contract/contact-requests'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { useHash } from '../../core/element/hash.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { loadCallbackDays } from './callback-times.ts'
import { CHAT, loadOffer } from './offered-kinds.ts'
import type { RequestProps } from './request.tsx'

export interface ContactFormProps {
  alias?: string
  /** `basic` (as when absent), `appointment`, `callback` or `messenger`. */
  kind?: string
  /** `inline` (as when absent), `popup` or `page`. */
  mode?: string
  /** Sends nothing, and says so. */
  test?: boolean
}

/** Spec §2. */
const HASHES: Record<ContactKind, RegExp> = {
  basic: /^#(contact-request|kontaktanfrage)$/i,
  appointment: /^#(appointment-request|terminwunsch)$/i,
  callback: /^#(callback-request|rueckrufwunsch)$/i,
  messenger: CHAT
}

const kindOf = (kind = ''): ContactKind => (Object.hasOwn(HASHES, kind) ? (kind as ContactKind) : 'basic')

/** The form, with validation and sending, loads on demand. */
const loadForm = () => import('./request.tsx').then(({ Request }) => Request)
const loadPopup = () => import('./request-popup.tsx').then(({ RequestPopup }) => RequestPopup)

const loadConversation = () => import('../conversations/conversation.tsx').then(({ Conversation }) => Conversation)

/** The advisor whom the page's hash names, or after a slash the key to a conversation; '' when irrelevant. */
function useNamedInHash(isPage: boolean): string {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    if (!isPage) return
    const read = () => setHash(location.hash)
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [isPage])
  return (isPage && /^#([a-z\d-]+|\/[\w-]{43})$/.exec(hash)?.[1]) || ''
}

interface FormProps {
  alias: string
  kind: ContactKind
  mode: string | undefined
  /** On the page of a link: a conversation, since the server has printed no form. */
  isChat: boolean
  test: boolean | undefined
}

function Form({ alias, kind, mode, isChat, test }: FormProps) {
  const t = useTexts<typeof contactRequestsMessages>()
  const isPopup = mode === 'popup'
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(!isPopup)
  const load = useCallback((origin: string) => loadOffer(origin, alias), [alias])
  // a link leads to what was begun, whatever the advisor offers by now
  const isLink = alias[0] === '/'
  const offer = useLoaded(isLink ? undefined : load)
  const isOn = isLink || offer?.kinds.includes(kind)
  const loadPart: () => Promise<ComponentType<RequestProps>> = isChat
    ? loadConversation
    : isPopup
      ? loadPopup
      : loadForm
  const loadTest = useCallback(async () => {
    const { tryOut } = await import('../test-mode/test-mode.tsx')
    return tryOut(await loadPart())
  }, [loadPart])
  const { Part, isFailed, retry } = usePart(test ? loadTest : loadPart, isOn !== false && (isWanted || !isPopup))
  const loadDays = useCallback((origin: string) => loadCallbackDays(origin, alias), [alias])
  const days = useLoaded(kind === 'callback' && isOn && isWanted ? loadDays : undefined)
  const frame = useRef<HTMLDivElement>(null)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
    if (isPopup) return
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isPopup])
  useHash(isOn ? HASHES[kind] : undefined, open)
  const onClose = useCallback(() => setOpen(false), [])
  if (!offer && !isLink) return <slot />
  if (!isOn) return mode === 'page' ? <slot /> : null
  const popup = isPopup ? { isOpen, onOpen: open, onClose } : undefined
  const form = Part && (kind !== 'callback' || days) && (
    <Part key={kind} alias={alias} kind={kind} offer={offer as ContactOffer} days={days} popup={popup} />
  )
  const failed = isFailed && <PartFailed onRetry={retry} />
  if (!isPopup) {
    // what the tag contains stays until the form takes its place, which on our own pages is just as high
    const isShown = failed || form
    return (
      <div className={isShown ? 'contact card' : 'contact'} part="frame" ref={frame} tabIndex={-1} aria-busy={!isShown}>
        {isShown || <slot />}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button primary"
        part="button"
        aria-haspopup="dialog"
        aria-busy={isOpen && !form && !isFailed}
        onClick={open}
        {...expecting(loadPart)}
      >
        {t(`contact-requests.${kind}`)}
      </button>
      {isOpen && failed}
      {form}
    </>
  )
}

/** Contacts an advisor, requests an appointment or a callback, inline or in a popup; nothing for a kind that is switched off. */
export function ContactForm({ alias: given, kind, mode, test }: ContactFormProps) {
  const named = useNamedInHash(mode === 'page')
  const alias = given || named
  if (!alias) return <slot />
  return <Form key={`${test} ${alias}`} alias={alias} kind={kindOf(kind)} mode={mode} isChat={!given} test={test} />
}
