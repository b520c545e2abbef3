import { useSetAtom } from 'jotai'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import type { RequestReply } from '#contract/request-thread'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { momentIn } from '../appointments/dates.ts'
import { modeAtom } from './request-inbox.atoms.ts'
import { nameOf } from './texts.ts'

interface ThreadProps {
  request: InboxRequest
  replies: readonly RequestReply[]
}

interface Message extends Pick<RequestReply, 'uuid' | 'text' | 'created_at' | 'is_from_customer' | 'is_internal'> {
  by: string
}

/** What the customer wrote first, then the replies and the answers to them. */
function useThread({ request, replies }: ThreadProps): Message[] {
  const t = useTexts<typeof requestInboxMessages>()
  const customer = nameOf(request)
  const { uuid, note, created_at } = request
  const first = { uuid, text: note, created_at, is_from_customer: true, is_internal: false, by: customer }
  const authorOf = ({ author_name: name, ...reply }: RequestReply) => {
    if (reply.is_from_customer) return t('request-inbox.recorded-by', { customer, name })
    if (reply.is_attempt) return t('request-inbox.attempt-by', { name })
    return reply.is_internal ? t('request-inbox.note-by', { name }) : name
  }
  const later = replies.map((reply) => ({
    ...reply,
    text: reply.is_attempt ? t('request-inbox.not-reached') : reply.text,
    by: authorOf(reply)
  }))
  return note ? [first, ...later] : later
}

/** Everything that was written, by whom and when. */
export function Thread(props: ThreadProps) {
  const t = useTexts<typeof requestInboxMessages>()
  const { tag } = useTextsContext()
  const go = useSetAtom(modeAtom)
  const messages = useThread(props)
  const { request } = props
  const { time_zone } = request
  return (
    <section className="stack">
      {messages.length > 0 && (
        <>
          <h3>{t('request-inbox.thread')}</h3>
          <ol className="request-thread">
            {messages.map(({ uuid, text, created_at, is_from_customer, is_internal, by }) => (
              <li key={uuid} className={is_from_customer ? 'from-customer' : is_internal ? 'internal' : ''}>
                <p className="help">
                  {by}, <time dateTime={created_at}>{momentIn(time_zone, created_at, tag)}</time>
                </p>
                <p className="request-text">{text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      <div>
        <button type="button" className="button quiet" onClick={() => go('answer')}>
          {t('request-inbox.answer-title', { name: nameOf(request) })}
        </button>
      </div>
    </section>
  )
}
