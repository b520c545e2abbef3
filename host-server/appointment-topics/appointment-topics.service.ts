import type { TopicAssignments } from '#contract/appointment-topics'
import { NotFound } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import * as repository from './appointment-topics.repository.ts'

/** Replaces an advisor's topics; a topic named twice counts once, and one that the tenant does not know refuses them all. */
export async function assign(db: TenantDb, advisorUuid: string, topics: TopicAssignments): Promise<void> {
  const uuids = [...new Set(topics.map(({ uuid }) => uuid))]
  await db.transaction(async (trx) => {
    await trx.reviseCalendar(advisorUuid)
    const known = await repository.findKnown(trx, uuids)
    if (known.length < uuids.length) throw new NotFound()
    await repository.replaceAssigned(trx, advisorUuid, uuids)
  })
}
