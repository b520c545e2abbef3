import { randomUUID } from 'node:crypto'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { PreviousTime } from './appointments.jobs.ts'

/** The payload of a job that sends an advisor one mail about several appointments that have a new advisor or place. */
export type HandOverMail = {
  advisor_uuid: string
  /** Whether the recipient has taken them over, given them away, or taken them along to another branch. */
  about: 'taken' | 'given' | 'relocated'
  appointments: readonly string[]
  /** When the appointment was, if it has been moved as well. */
  previous?: PreviousTime
}

interface List {
  to: string
  about: HandOverMail['about']
  visits: readonly { uuid: string }[]
  previous?: PreviousTime | undefined
}

export const announceList = (trx: TenantDb, { to, about, visits, previous }: List, now: Date) =>
  enqueue(trx, now, {
    kind: 'hand-over-mail',
    // an appointment may be given back and come again
    dedupe_key: `hand-over:${to}:${about}:${randomUUID()}`,
    payload: {
      advisor_uuid: to,
      about,
      appointments: visits.map(({ uuid }) => uuid),
      ...(previous && { previous })
    } satisfies HandOverMail
  })
