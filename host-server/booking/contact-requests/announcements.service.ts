import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The payload of a job that sends a mail about a contact request. */
export type ContactMail = {
  contact_request_uuid: string
  to: 'visitor' | 'advisor'
}

/** Enqueues the mails to both sides about a new request. */
export const announce = (trx: TenantDb, uuid: string, now: Date) =>
  enqueue(
    trx,
    now,
    ...(['visitor', 'advisor'] as const).map((to) => ({
      kind: 'contact-mail',
      dedupe_key: `contact-request:${uuid}:${to}`,
      payload: { contact_request_uuid: uuid, to } satisfies ContactMail
    }))
  )

/** Enqueues the mail to the advisor to whom a request was handed over; the visitor has been notified already. */
export const announceTo = (trx: TenantDb, uuid: string, advisor_uuid: string, now: Date) =>
  enqueue(trx, now, {
    kind: 'contact-mail',
    dedupe_key: `contact-request:${uuid}:advisor:${advisor_uuid}`,
    payload: { contact_request_uuid: uuid, to: 'advisor' } satisfies ContactMail
  })
