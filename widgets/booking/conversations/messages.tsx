import { type ComponentType, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { ConversationMessage } from '#contract/conversations'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './conversations.css?inline'
import { BookedNote, Offered } from './offered.tsx'
import type { Offer } from './offers.atoms.ts'
import { SentFileNote } from './sent-file.tsx'

interface MessagesProps {
  messages: readonly ConversationMessage[]
  /** On whose side the reader is. */
  isVisitor: boolean
  /** The last message that the other side has seen. */
  seen: number
  /** The branch's, for staff; visitors have their own clock. */
  timeZone?: string
  /** What is not confirmed yet. */
  pending?: readonly Pick<ConversationMessage, 'client_id' | 'text'>[]
  /** Fetches the file of a message. */
  load: (seq: number) => Promise<Blob>
  /** How the reader takes offered times; without it they are only read. */
  offers?: ComponentType<Offer>
}

function FileOf({ message, load }: { message: ConversationMessage; load: MessagesProps['load'] }) {
  const { seq, text, file } = message
  const loadIt = useCallback(() => load(seq), [load, seq])
  return file ? <SentFileNote name={text} file={file} load={loadIt} /> : null
}

/** What was written, the latest last and in sight; a screen reader hears what comes. */
export function Messages({ messages, isVisitor, seen, timeZone, pending = [], load, offers: Take }: MessagesProps) {
  useStyles(css)
  const t = useTexts<typeof conversationsWidgetMessages>()
  const { tag } = useTextsContext()
  const box = useRef<HTMLDivElement>(null)
  const count = messages.length + pending.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every message
  useLayoutEffect(() => void box.current?.scrollTo(0, box.current.scrollHeight), [count])
  const isOwn = ({ is_from_visitor }: ConversationMessage) => is_from_visitor === isVisitor
  const lastOwn = messages.findLast(isOwn)
  const when = useMemo(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) }),
    [tag, timeZone]
  )
  return (
    <div
      className="chat-log"
      role="log"
      aria-label={t('conversations.messages')}
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
    >
      {messages.map((message) => (
        <div key={message.seq} className={isOwn(message) ? 'chat-message own' : 'chat-message'}>
          <p className="chat-by">
            {isOwn(message) && isVisitor ? t('conversations.you') : message.author_name},{' '}
            <time dateTime={message.created_at}>{when.format(new Date(message.created_at))}</time>
          </p>
          {message.text && !message.file && <p className="chat-text">{message.text}</p>}
          {message.file && <FileOf message={message} load={load} />}
          {message.offer &&
            (Take ? (
              <Take seq={message.seq} offer={message.offer} />
            ) : (
              <Offered offer={message.offer} isVisitor={isVisitor} />
            ))}
          {message.booked && <BookedNote booked={message.booked} isVisitor={isVisitor} />}
          {message === lastOwn && (
            <p className="chat-mark">{t(message.seq <= seen ? 'conversations.seen' : 'conversations.sent')}</p>
          )}
        </div>
      ))}
      {pending.map(({ client_id, text }) => (
        <div key={client_id} className="chat-message own pending">
          <p className="chat-text">{text}</p>
        </div>
      ))}
    </div>
  )
}
