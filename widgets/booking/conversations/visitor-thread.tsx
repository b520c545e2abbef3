import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { getVisitorFile, getVisitorNews, TOKEN_HEADER } from '#contract/conversations'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { refusalsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { AttachButton, Uploads } from './attach.tsx'
import { useErrors } from './begin.tsx'
import {
  changeAtom,
  deletedAtom,
  draftAtom,
  endAtom,
  isFreshAtom,
  isOfflineAtom,
  isUnknownAtom,
  pendingAtom,
  refreshAtom,
  seeAtom,
  startOverAtom,
  threadAtom,
  tokenAtom,
  typeAtom,
  waitAtom,
  writeAtom
} from './conversation.atoms.ts'
import css from './conversations.css?inline'
import { DropArea } from './drop-area.tsx'
import { EndChat } from './end-chat.tsx'
import { KeepOrDelete } from './keep-or-delete.tsx'
import { KeyLink } from './key-link.tsx'
import { listenTogether } from './listen.ts'
import { loadFile } from './load-file.ts'
import { Messages } from './messages.tsx'
import { Typing } from './typing.tsx'
import { files } from './visitor-files.ts'
import { VisitorOffer } from './visitor-offer.tsx'

const useMessages = useTexts<typeof conversationsWidgetMessages>

/** Hears of the conversation while its window is open, and notes what is seen there. */
function useNews() {
  const { origin } = useHost()
  const token = useAtomValue(tokenAtom)
  const refresh = useSetAtom(refreshAtom)
  const see = useSetAtom(seeAtom)
  const thread = useAtomValue(threadAtom)
  const isUnknown = useAtomValue(isUnknownAtom)
  useEffect(() => {
    if (isUnknown) return undefined
    return listenTogether(origin + getVisitorNews.path, { [TOKEN_HEADER]: token }, () => void refresh())
  }, [origin, token, refresh, isUnknown])
  const last = thread?.messages.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every message
  useEffect(() => {
    const look = () => document.hidden || void see()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, see])
}

/** The form in which it began has gone: the next message is written in another field. */
function useFocusAfterBeginning(isShown: boolean) {
  const { root } = useHost()
  const [isFresh, setFresh] = useAtom(isFreshAtom)
  useEffect(() => {
    if (!isShown || !isFresh) return
    root.querySelector<HTMLElement>('.chat [name=text]')?.focus()
    setFresh(false)
  }, [isShown, isFresh, root, setFresh])
}

function Write() {
  const t = useMessages()
  const id = useId()
  const { text } = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  const tell = useSetAtom(typeAtom)
  const write = useSetAtom(writeAtom)
  const end = useSetAtom(endAtom)
  const errors = useErrors()
  const refusals = useAtomValue(refusalsAtom)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals) box.current?.querySelector('textarea')?.focus()
  }, [refusals])
  const send = (event: FormEvent) => {
    event.preventDefault()
    write()
  }
  return (
    <form className="chat" noValidate onSubmit={send} ref={box}>
      <TextField
        id={`${id}-text`}
        name="text"
        label={t('conversations.text')}
        rows={3}
        autoComplete="off"
        errors={errors.text}
        value={text}
        onInput={(value) => {
          change('text', value)
          tell(value)
        }}
      />
      <Uploads of={files} />
      <div className="chat-actions">
        <button type="submit" className="button primary">
          {t('conversations.send')}
        </button>
        <AttachButton of={files} help={`${id}-attach`} />
        <EndChat onEnd={end} />
      </div>
      <p className="help" id={`${id}-attach`}>
        {t('conversations.attach-help')}
      </p>
    </form>
  )
}

/** By which the chat goes on elsewhere. */
function OwnLink() {
  const t = useMessages()
  return (
    <p className="help chat-link">
      <KeyLink to="/messenger#" text={t('conversations.link')} />
      <br />
      {t('conversations.link-help')}
    </p>
  )
}

/** Why what was last asked for was not done. */
function Refused() {
  const t = useMessages()
  const wait = useAtomValue(waitAtom)
  return (
    <>
      <RequestErrorNotice />
      <div role="alert">
        {wait > 0 && <p className="notice danger">{t('conversations.wait', { minutes: wait })}</p>}
      </div>
    </>
  )
}

interface OverProps {
  alias: string
  text: string
  /** What had the focus is gone. */
  isFocused?: boolean
}

/** What remains to do once it has ended. */
function Over({ alias, text, isFocused = false }: OverProps) {
  useStyles(css)
  const t = useMessages()
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [isFocused])
  const again = useSetAtom(startOverAtom)
  return (
    <div className="chat">
      <p className="notice" role="status" tabIndex={-1} ref={box}>
        {text}
      </p>
      {alias && (
        <div>
          <button type="button" className="button" onClick={() => again(alias)}>
            {t('conversations.another')}
          </button>
        </div>
      )}
    </div>
  )
}

/** Fetches the files of the conversation. */
function useFiles() {
  const { origin } = useHost()
  const token = useAtomValue(tokenAtom)
  return useCallback(
    (seq: number) =>
      loadFile({ origin, path: getVisitorFile.path, params: { seq }, headers: { [TOKEN_HEADER]: token } }),
    [origin, token]
  )
}

/** The visitor's conversation, with what is written next. */
export function VisitorThread({ alias }: { alias: string }) {
  const t = useMessages()
  const thread = useAtomValue(threadAtom)
  const pending = useAtomValue(pendingAtom)
  const isUnknown = useAtomValue(isUnknownAtom)
  const isOffline = useAtomValue(isOfflineAtom)
  const load = useFiles()
  const clearFiles = useSetAtom(files.clearAtom)
  useEffect(() => {
    if (isUnknown) clearFiles()
  }, [isUnknown, clearFiles])
  useNews()
  useFocusAfterBeginning(Boolean(thread))
  const deleted = useAtomValue(deletedAtom)
  if (deleted !== undefined) return <Over alias={alias || deleted} text={t('conversations.deleted')} isFocused />
  if (isUnknown) return <Over alias={alias} text={t('conversations.unknown')} />
  if (!thread) return <div className="contact-loading" aria-busy="true" />
  const { conversation, messages } = thread
  const isOpen = !conversation.ended_at && !conversation.is_blocked
  return (
    <DropArea of={files} className="chat" isOn={isOpen}>
      <p className="contact-to">{conversation.advisor.full_name}</p>
      <Messages
        messages={messages}
        isVisitor
        seen={conversation.seen_staff}
        pending={pending}
        load={load}
        offers={VisitorOffer}
      />
      {conversation.away_until && isOpen && (
        <p className="notice">{t('conversations.answers-later', { name: conversation.advisor.full_name })}</p>
      )}
      <div>
        <Typing of={conversation} text={t('conversations.answer-typing')} />
        <p className="help" role="status">
          {isOffline && t(pending.length ? 'conversations.not-sent' : 'conversations.offline')}
        </p>
      </div>
      <Refused />
      {conversation.is_blocked && <Over alias="" text={t('conversations.is-blocked')} />}
      {conversation.ended_at && !conversation.is_blocked && (
        <Over alias={alias || conversation.advisor.slug} text={t('conversations.is-ended')} />
      )}
      {isOpen && (
        <>
          <Write />
          <OwnLink />
        </>
      )}
      <KeepOrDelete />
    </DropArea>
  )
}
