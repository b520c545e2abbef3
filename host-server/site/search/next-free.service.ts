import { findNextFree } from '../../calendar/availability/availability.service.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findOffered, type OfferedTopic } from './search.repository.ts'

/** Node 20 has no `Map.groupBy`. */
function grouped(all: readonly OfferedTopic[], key: 'advisor_uuid' | 'organization_uuid') {
  const groups = new Map<string, OfferedTopic[]>()
  for (const one of all) groups.set(one[key], [...(groups.get(one[key]) ?? []), one])
  return groups
}

/**
 * The next free start of those of some advisors who can be booked, for one topic or, with '', any; null without any. The
 * calendars of a branch are read together.
 */
export async function nextFreeOf(
  db: TenantDb,
  uuids: readonly string[],
  topic: string,
  now: Date
): Promise<Map<string, string | null>> {
  const offered = await findOffered(db, uuids, topic)
  const found = new Map<string, string | null>(offered.map(({ advisor_uuid }) => [advisor_uuid, null]))
  await Promise.all(
    [...grouped(offered, 'organization_uuid').values()].map(async (topics) => {
      const [branch] = topics as [OfferedTopic]
      const free = await findNextFree(db, branch, grouped(topics, 'advisor_uuid'), now)
      for (const [uuid, start] of free) found.set(uuid, start)
    })
  )
  return found
}
