import { instant } from '../../core/base/clock.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { tell } from '../../ops/webhooks/webhook-events.service.ts'

/** The payload of a job that sends a mail about a contact. */
export type LeadMail = { lead_uuid: string; to: 'visitor' | 'advisor'; given?: Given }

/** By whom and when a contact was given to the advisor. */
interface Given {
  from: string
  at: string
}

/** What the keys of its mails begin with. */
export const leadKey = (uuid: string) => `lead:${uuid}`

interface Announced {
  uuid: string
  advisor_uuid: string
}

/** Enqueues the mails to both sides about a new contact, and tells webhooks. */
export async function announce(trx: TenantDb, { uuid, advisor_uuid }: Announced, now: Date): Promise<void> {
  const mails = (['advisor', 'visitor'] as const).map((to) => ({
    kind: 'lead-mail',
    dedupe_key: `${leadKey(uuid)}:${to}`,
    payload: { lead_uuid: uuid, to } satisfies LeadMail
  }))
  await Promise.all([tell(trx, now, { type: 'lead.created', uuid, advisor_uuid }), enqueue(trx, now, ...mails)])
}

/** Enqueues the mail to the advisor who has been given a contact, and tells webhooks; visitors are told nothing. */
export async function announceTo(trx: TenantDb, { uuid, advisor_uuid, from }: Announced & { from: string }, now: Date) {
  await tell(trx, now, { type: 'lead.assigned', uuid, advisor_uuid })
  const at = instant(now)
  await enqueue(trx, now, {
    kind: 'lead-mail',
    dedupe_key: `${leadKey(uuid)}:advisor:${advisor_uuid}:${at}`,
    payload: { lead_uuid: uuid, to: 'advisor', given: { from, at } } satisfies LeadMail
  })
}
