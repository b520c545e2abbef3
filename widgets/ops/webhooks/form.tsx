import { useAtomValue, useSetAtom } from 'jotai'
import type { webhooksMessages } from '#contract/messages/webhooks.messages'
import type { EventSubject, EventType, WebhookForm } from '#contract/webhooks'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { eventsOf, SUBJECTS } from './event-names.ts'
import { webhookForm } from './form.atoms.ts'

const useMessages = useTexts<typeof webhooksMessages>

interface PartProps {
  draft: Required<WebhookForm>
}

function Subject({ subject, draft: { events } }: PartProps & { subject: EventSubject }) {
  const t = useMessages()
  const change = useSetAtom(webhookForm.changeAtom)
  const put = (type: EventType, isWanted: boolean) =>
    change({ events: isWanted ? [...events, type] : events.filter((one) => one !== type) })
  return (
    <FormGroup label={t(`webhooks.of-${subject}`)} fieldset>
      {() => (
        <div className="webhook-events">
          {eventsOf(subject).map(({ type, deed }) => (
            <CheckField
              key={type}
              name={type}
              title={t(`webhooks.deed-${deed}`)}
              checked={events.includes(type)}
              onChange={(isWanted) => put(type, isWanted)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Events({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(webhookForm.errorsAtom)
  return (
    <FormGroup label={t('webhooks.events')} help={t('webhooks.events-help')} errors={errors.events} fieldset>
      {() => (
        <div className="webhook-subjects">
          {SUBJECTS.map((subject) => (
            <Subject key={subject} subject={subject} draft={draft} />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

/** Adds or changes a webhook. */
export function FormDialog() {
  const t = useMessages()
  const errors = useAtomValue(webhookForm.errorsAtom)
  const change = useSetAtom(webhookForm.changeAtom)
  return (
    <DraftDialog of={webhookForm} title={(isNew) => t(isNew ? 'webhooks.add' : 'webhooks.edit-title')}>
      {(draft) => (
        <>
          <LimitedField
            name="name"
            max={60}
            autoComplete="off"
            trim
            required
            label={t('webhooks.name')}
            value={draft.name}
            errors={errors.name}
            onInput={(name) => change({ name })}
          />
          <TextField
            name="url"
            type="url"
            autoComplete="off"
            trim
            required
            label={t('webhooks.url')}
            help={t('webhooks.url-help')}
            value={draft.url}
            errors={errors.url}
            onInput={(url) => change({ url })}
          />
          <Events draft={draft} />
          <CheckField
            name="is_on"
            title={t('webhooks.on')}
            text={t('webhooks.on-help')}
            checked={draft.is_on}
            onChange={(is_on) => change({ is_on })}
          />
        </>
      )}
    </DraftDialog>
  )
}
