import { OtherWebhook, postWebhook, putWebhook, type Webhook, type WebhookForm } from '#contract/webhooks'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { secretAtom, webhooks } from './webhooks.atoms.ts'

const updates = listUpdates(webhooks)

/** The form of one webhook; the secret of a new one is shown afterwards. */
export const webhookForm = draftAtoms<Webhook, Required<WebhookForm>>({
  of: (webhook) => ({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: webhook?.events ?? [],
    is_on: webhook?.is_on ?? true
  }),
  save(call, body, webhook) {
    if (!webhook) return call(postWebhook, { body })
    const { uuid, revision } = webhook
    return call(putWebhook, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherWebhook,
  nameOf: ({ name }) => name,
  ...updates,
  saved(set, answer, isNew) {
    updates.saved(set, answer, isNew)
    if ('secret' in answer) set(secretAtom, answer as Webhook & { secret: string })
  }
})
