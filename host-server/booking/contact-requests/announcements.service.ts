import { instant } from '../../core/base/clock.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The payload of a job that sends a mail about a contact request. */
export type ContactMail = {
  contact_request_uuid: string
  to: 'visitor' | 'advisor'
  given?: Given
}

/** By whom and when a request was given to the advisor. */
export interface Given {
  from: string
  at: string
  /** What the giver adds for the advisor; older jobs have none. */
  note?: string
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

interface Handed {
  uuid: string
  advisor_uuid: string
  /** The name of who has given it. */
  from: string
  note?: string
}

/** Enqueues the mail to the advisor to whom a request was given; the visitor has been notified already. */
export function announceTo(trx: TenantDb, { uuid, advisor_uuid, from, note }: Handed, now: Date) {
  const at = instant(now)
  return enqueue(trx, now, {
    kind: 'contact-mail',
    // who has given it away may get it back
    dedupe_key: `contact-request:${uuid}:advisor:${advisor_uuid}:${at}`,
    payload: {
      contact_request_uuid: uuid,
      to: 'advisor',
      given: { from, at, ...(note && { note }) }
    } satisfies ContactMail
  })
}
