import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { MessageForm } from './message-form.tsx'
import type { PartProps } from './part.ts'
import { replyAtom } from './reply.atoms.ts'
import { nameOf } from './texts.ts'
import { useTemplate } from './use-template.ts'

/** Answers the customer by e-mail, with a greeting to begin with. */
export function Reply({ request, back }: { request: InboxRequest } & PartProps) {
  const t = useTexts<typeof requestInboxMessages>()
  const name = nameOf(request)
  const greeting = `${t('request-inbox.reply-greeting', { name })}\n\n`
  const [text, setText] = useState(greeting)
  const reply = useSetAtom(replyAtom)
  const template = useTemplate(request, text, setText)
  const isGreeting = text.trim() === greeting.trim()
  return (
    <MessageForm
      label={t('request-inbox.reply-text')}
      help={t('request-inbox.reply-help', {
        email: request.email,
        advisor: request.advisor.full_name,
        has_left: String(request.advisor.has_left)
      })}
      text={text}
      onInput={setText}
      first={greeting}
      max={NOTE_MAX}
      fault={isGreeting ? t('request-inbox.reply-only-greeting', { name }) : undefined}
      deed={t('request-inbox.send')}
      send={(written) => reply(request, written)}
      back={back}
    >
      {template.found.length > 0 && (
        <ComboboxField
          name="template"
          label={t('request-inbox.template')}
          value={template.chosen}
          options={[
            { value: '', text: t('request-inbox.template-none') },
            ...template.found.map((one) => ({ value: one.uuid, text: one.name }))
          ]}
          onChange={template.choose}
        />
      )}
    </MessageForm>
  )
}
