import { instant } from '../../core/base/clock.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
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

/** The payload of the job that tells the devices of the advisor of a request. */
export type RequestNotice = { contact_request_uuid: string; advisor_uuid: string }

const noticeOf = (uuid: string, advisor_uuid: string, key: string): Job => ({
  kind: 'contact-notice',
  dedupe_key: `contact-request:${uuid}:${key}`,
  payload: { contact_request_uuid: uuid, advisor_uuid } satisfies RequestNotice
})

/** Enqueues the mails to both sides about a new request, and what the advisor's devices are told. */
export const announce = (trx: TenantDb, { uuid, advisor_uuid }: Pick<Handed, 'uuid' | 'advisor_uuid'>, now: Date) =>
  enqueue(
    trx,
    now,
    ...(['visitor', 'advisor'] as const).map((to) => ({
      kind: 'contact-mail',
      dedupe_key: `contact-request:${uuid}:${to}`,
      payload: { contact_request_uuid: uuid, to } satisfies ContactMail
    })),
    noticeOf(uuid, advisor_uuid, 'notice')
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
  return enqueue(trx, now, mail, noticeOf(uuid, advisor_uuid, `notice:${advisor_uuid}:${at}`))
}
