import { useAtomValue, useSetAtom } from 'jotai'
import { useReducer, useState } from 'react'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { InboxRequest } from '#contract/request-inbox'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import type { PartProps } from './part.ts'
import { replyAtom } from './reply.atoms.ts'
import { isBusyAtom } from './request-inbox.atoms.ts'
import { nameOf } from './texts.ts'
import { useTemplate } from './use-template.ts'

/** Answers the customer by e-mail, with a greeting to begin with. */
export function Reply({ request, back }: { request: InboxRequest } & PartProps) {
  const t = useTexts<typeof requestInboxMessages & typeof uiMessages>()
  const greeting = `${t('request-inbox.reply-greeting', { name: nameOf(request) })}\n\n`
  const [text, setText] = useState(greeting)
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const isTried = refusals > 0
  const box = useFirstError<HTMLDivElement>(refusals)
  const isBusy = useAtomValue(isBusyAtom)
  const reply = useSetAtom(replyAtom)
  const template = useTemplate(request, text, setText)
  useGuarded(text !== greeting)
  const isLong = [...text.trim()].length > NOTE_MAX
  const isEmpty = !text.trim()
  const isGreeting = text.trim() === greeting.trim()
  const attribute = t('request-inbox.reply-text')
  const errors = [
    isLong && t('ui.too-long', { attribute, max: NOTE_MAX }),
    isEmpty && t('ui.required', { attribute }),
    isGreeting && t('request-inbox.reply-only-greeting', { name: nameOf(request) })
  ]
  const send = async () => {
    if (isLong || isEmpty || isGreeting) return countRefusal()
    if (await reply(request, text.trim())) back()
  }
  return (
    <div className="stack" ref={box}>
      {template.found.length > 0 && (
        <ComboboxField
          name="template"
          label={t('request-inbox.template')}
          value={template.chosen}
          options={[
            { value: '', text: t('request-inbox.template-none') },
            ...template.found.map(({ uuid, name }) => ({ value: uuid, text: name }))
          ]}
          onChange={template.choose}
        />
      )}
      <TextField
        name="text"
        label={attribute}
        help={t('request-inbox.reply-help', {
          email: request.email,
          advisor: request.advisor.full_name,
          has_left: String(request.advisor.has_left)
        })}
        required
        rows={8}
        value={text}
        errors={isTried || isLong ? errors.filter((one) => one !== false) : []}
        onInput={setText}
      />
      <DialogActions
        busy={isBusy}
        wayOut={t('ui.back')}
        deed={
          <Busy className="button primary" busy={isBusy} onClick={send}>
            {t('request-inbox.send')}
          </Busy>
        }
        onClose={back}
      />
    </div>
  )
}
