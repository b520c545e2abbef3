import { instant } from '../../core/base/clock.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { tell } from '../../ops/webhooks/webhook-events.service.ts'

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

/** The payload of the job that tells the devices of the advisor of a request. */
export type RequestNotice = { contact_request_uuid: string; advisor_uuid: string }

const noticeOf = (uuid: string, advisor_uuid: string, key: string): Job => ({
  kind: 'contact-notice',
  dedupe_key: `contact-request:${uuid}:${key}`,
  payload: { contact_request_uuid: uuid, advisor_uuid } satisfies RequestNotice
})

interface Announced {
  uuid: string
  advisor_uuid: string
}

/** Enqueues the mails to both sides about a new request and what the advisor's devices are told, and tells webhooks. */
export async function announce(trx: TenantDb, { uuid, advisor_uuid }: Announced, now: Date): Promise<void> {
  const told = tell(trx, now, { type: 'contact_request.created', uuid, advisor_uuid })
  const mails = enqueue(
    trx,
    now,
    ...(['visitor', 'advisor'] as const).map((to) => ({
      kind: 'contact-mail',
      dedupe_key: `contact-request:${uuid}:${to}`,
      payload: { contact_request_uuid: uuid, to } satisfies ContactMail
    })),
    noticeOf(uuid, advisor_uuid, 'notice')
  )
  await Promise.all([told, mails])
}

interface Handed extends Announced {
  /** The name of who has given it. */
  from: string
  note?: string
}

/** Enqueues the mail to the advisor to whom a request was given; the visitor has been notified already. */
export async function announceTo(trx: TenantDb, { uuid, advisor_uuid, from, note }: Handed, now: Date): Promise<void> {
  await tell(trx, now, { type: 'contact_request.assigned', uuid, advisor_uuid })
  const at = instant(now)
  const mail = {
    kind: 'contact-mail',
    // who has given it away may get it back
    dedupe_key: `contact-request:${uuid}:advisor:${advisor_uuid}:${at}`,
    payload: {
      contact_request_uuid: uuid,
      to: 'advisor',
      given: { from, at, ...(note && { note }) }
    } satisfies ContactMail
  }
  await enqueue(trx, now, mail, noticeOf(uuid, advisor_uuid, `notice:${advisor_uuid}:${at}`))
}
