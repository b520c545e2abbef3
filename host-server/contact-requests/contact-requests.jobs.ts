import type { TenantDb } from '../core/tenant-db.ts'
import { enqueue } from '../outbox/outbox.ts'

/** What a mail about a contact request is made from. */
export interface ContactMail {
  contact_request_uuid: string
  to: 'visitor' | 'advisor'
}

/** Tells both sides of a request that has come. */
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

/** Tells of a request whoever has it from now on; its visitor has heard of it already. */
export const announceTo = (trx: TenantDb, uuid: string, advisor_uuid: string, now: Date) =>
  enqueue(trx, now, {
    kind: 'contact-mail',
    dedupe_key: `contact-request:${uuid}:advisor:${advisor_uuid}`,
    payload: { contact_request_uuid: uuid, to: 'advisor' } satisfies ContactMail
  })
