import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { ANSWER_MAX } from '#contract/request-thread'
import { useTexts } from '../../core/element/texts.tsx'
import { MessageForm } from './message-form.tsx'
import type { PartProps } from './part.ts'
import { recordAtom } from './reply.atoms.ts'

/** Takes in what the customer has answered by e-mail. */
export function RecordAnswer({ request, back }: { request: InboxRequest } & PartProps) {
  const t = useTexts<typeof requestInboxMessages>()
  const [text, setText] = useState('')
  const record = useSetAtom(recordAtom)
  return (
    <MessageForm
      label={t('request-inbox.answer-text')}
      help={t('request-inbox.answer-help', { advisor: request.advisor.full_name })}
      text={text}
      onInput={setText}
      max={ANSWER_MAX}
      deed={t('request-inbox.answer-save')}
      send={(written) => record(request, written)}
      back={back}
    />
  )
}
