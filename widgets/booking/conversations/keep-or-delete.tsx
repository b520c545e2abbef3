import { useAtomValue, useSetAtom } from 'jotai'
import { DATA_PATH } from '#contract/links'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { AskButton } from './ask-button.tsx'
import { deleteAtom, sendTranscriptAtom, threadAtom, transcriptAtom } from './conversation.atoms.ts'
import { KeyLink } from './key-link.tsx'

/** The visitor takes the chat along by e-mail, has it deleted, or goes where that can be asked for everything. */
export function KeepOrDelete() {
  const t = useTexts<typeof conversationsWidgetMessages>()
  const thread = useAtomValue(threadAtom)
  const transcript = useAtomValue(transcriptAtom)
  const send = useSetAtom(sendTranscriptAtom)
  const remove = useSetAtom(deleteAtom)
  const isAnswered = thread?.messages.some(({ is_from_visitor }) => !is_from_visitor)
  return (
    <div className="chat">
      <div className="chat-actions">
        {thread?.conversation.has_email && isAnswered && (
          <Busy className="button quiet" busy={transcript === 'sending'} onClick={() => void send()}>
            {t('conversations.transcript')}
          </Busy>
        )}
        <AskButton
          label={t('conversations.delete')}
          title={t('conversations.delete-title')}
          text={t('conversations.delete-text', { hasRequest: thread?.conversation.has_request ? 'yes' : 'no' })}
          onConfirm={() => remove()}
        />
      </div>
      {thread?.conversation.has_data_page && (
        <p className="help chat-link">
          <KeyLink to={DATA_PATH} text={t('conversations.data')} />
        </p>
      )}
      <p className="help" role="status">
        {transcript === 'sent' && t('conversations.transcript-sent')}
      </p>
    </div>
  )
}
