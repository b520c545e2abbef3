import { LRUCache } from 'lru-cache'
import { findNextFree } from '../../calendar/availability/availability.service.ts'
import { MINUTE } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { findOffered, type OfferedTopic } from './search.repository.ts'

/** Known times of a tenant, by advisor, state of the calendar, minute and topic. */
type Known = LRUCache<string, { next: string | null }>

const MOST = 5000
const knownTo = new WeakMap<CurrentTenant, Known>()

/** Known times live as long as the cached tenant, like the search index. */
function knownFor(tenant: CurrentTenant): Known {
  const known: Known = knownTo.get(tenant) ?? new LRUCache({ max: MOST })
  knownTo.set(tenant, known)
  return known
}

/** Node 20 has no `Map.groupBy`. */
function grouped(all: readonly OfferedTopic[], key: 'advisor_uuid' | 'organization_uuid') {
  const groups = new Map<string, OfferedTopic[]>()
  for (const one of all) groups.set(one[key], [...(groups.get(one[key]) ?? []), one])
  return groups
}

/**
 * The next free start of those of some advisors who can be booked, for one topic or, with '', any; null without any. What no search of this minute has
 * needed yet is computed, with one read for each branch, until a calendar changes.
 */
export async function nextFreeOf(
  { db, app, tenant }: Call,
  uuids: readonly string[],
  topic: string
): Promise<Map<string, string | null>> {
  const now = app.clock.now()
  const minute = Math.ceil(now.getTime() / MINUTE)
  const known = knownFor(tenant)
  const keyOf = ({ advisor_uuid, calendar_revision }: OfferedTopic) =>
    `${advisor_uuid} ${calendar_revision} ${minute} ${topic}`
  const offered = await findOffered(db, uuids, topic)
  const missing = offered.filter((one) => !known.has(keyOf(one)))
  const found = new Map<string, string>()
  await Promise.all(
    [...grouped(missing, 'organization_uuid').values()].map(async (topics) => {
      const [branch] = topics as [OfferedTopic]
      const free = await findNextFree(db, branch, grouped(topics, 'advisor_uuid'), now)
      for (const [uuid, start] of free) found.set(uuid, start)
    })
  )
  for (const one of missing) known.set(keyOf(one), { next: found.get(one.advisor_uuid) ?? null })
  return new Map(
    offered.map((one) => [one.advisor_uuid, found.get(one.advisor_uuid) ?? known.get(keyOf(one))?.next ?? null])
  )
}
