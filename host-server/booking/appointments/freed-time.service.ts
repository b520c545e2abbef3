import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { hasWaiting } from '../waitlist/waitlist.repository.ts'

interface Freed {
  uuid: string
  advisor_uuid: string
  sequence: number
  starts_at: string
  ends_at: string
}

/** An appointment no longer takes its time: where somebody waits, it is offered to them. */
export async function noteFreed(
  trx: TenantDb,
  { uuid, advisor_uuid, sequence, starts_at, ends_at }: Freed,
  now: Date
): Promise<void> {
  if (!(await hasWaiting(trx))) return
  await enqueue(trx, now, {
    kind: 'waitlist-freed',
    dedupe_key: `waitlist-freed:${uuid}:${sequence}`,
    payload: { advisor_uuid, starts_at, ends_at }
  })
}
