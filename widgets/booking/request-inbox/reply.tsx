import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { NOTE_MAX } from '#contract/values'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { MessageForm } from './message-form.tsx'
import type { PartProps } from './part.ts'
import { finishAtom, replyAtom } from './reply.atoms.ts'
import { opened } from './request-inbox.atoms.ts'
import { nameOf, wishText } from './texts.ts'
import { useTemplate } from './use-template.ts'

/** What is being answered: the wished time, and the customer's last words. */
function Quote({ request }: { request: InboxRequest }) {
  const t = useTexts<typeof requestInboxMessages>()
  const { tag } = useTextsContext()
  const replies = useAtomValue(opened.valueAtom)?.replies ?? []
  const said = replies.findLast(({ is_from_customer }) => is_from_customer)?.text ?? request.note
  const lines = [wishText(request, tag), said].filter(Boolean)
  if (!lines.length) return null
  return (
    <section
      className="request-quote"
      aria-label={t('request-inbox.quote', { name: nameOf(request) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
    >
      <p className="help" aria-hidden="true">
        {t('request-inbox.quote', { name: nameOf(request) })}
      </p>
      {lines.map((line) => (
        <p key={line} className="request-text">
          {line}
        </p>
      ))}
    </section>
  )
}

/** Answers the customer by e-mail, with a greeting to begin with. */
export function Reply({ request, back, close }: { request: InboxRequest } & PartProps) {
  const t = useTexts<typeof requestInboxMessages>()
  const name = nameOf(request)
  const greeting = `${t('request-inbox.reply-greeting', { name })}\n\n`
  const [text, setText] = useState(greeting)
  const reply = useSetAtom(replyAtom)
  const finish = useSetAtom(finishAtom)
  const template = useTemplate({ name, advisor: request.advisor.full_name }, text, setText)
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
      instead={
        request.done_at
          ? undefined
          : {
              deed: t('request-inbox.send-done'),
              send: (written) => finish(request, written),
              back: close
            }
      }
    >
      <Quote request={request} />
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
