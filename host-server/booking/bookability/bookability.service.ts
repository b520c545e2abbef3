import type { Bookability, BookableAdvisor, Obstacle } from '#contract/bookability'
import { findNextFree, type Offering } from '../../calendar/availability/availability.service.ts'
import { findObstacles } from '../../calendar/availability/obstacles.service.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { BranchRow } from '../../organization/branches/branch.repository.ts'
import { findOffered, type OfferedTopic } from '../../site/search/search.repository.ts'
import * as repository from './bookability.repository.ts'

/** What can be booked with each of some advisors. */
export async function findOffering(db: TenantDb, uuids: readonly string[]): Promise<Map<string, OfferedTopic[]>> {
  const topics = new Map<string, OfferedTopic[]>()
  for (const one of await findOffered(db, uuids, ''))
    topics.set(one.advisor_uuid, [...(topics.get(one.advisor_uuid) ?? []), one])
  return topics
}

const without = (offering: Offering, uuids: ReadonlyMap<string, string>): Offering =>
  new Map([...offering].filter(([uuid]) => !uuids.has(uuid)))

type Found = Pick<BookableAdvisor, 'next_free' | 'obstacle'>

/** When each of some advisors of a branch can be booked next, and else what prevents it. */
async function findBookability(
  db: TenantDb,
  branch: { organization_uuid: string; time_zone: string },
  uuids: readonly string[],
  now: Date
): Promise<(uuid: string) => Found> {
  const offering = await findOffering(db, uuids)
  const free = await findNextFree(db, branch, offering, now)
  const obstacles = await findObstacles(db, branch, without(offering, free), now)
  const [withOption, withTopics] = await Promise.all([
    repository.findWithOption(db, uuids),
    repository.findWithTopics(db, uuids)
  ])
  const obstacleOf = (uuid: string): Obstacle | null => {
    if (free.has(uuid)) return null
    if (!withOption.includes(uuid)) return 'option'
    if (!withTopics.includes(uuid)) return 'topics'
    return obstacles.get(uuid) ?? 'types'
  }
  return (uuid) => ({ next_free: free.get(uuid) ?? null, obstacle: obstacleOf(uuid) })
}

/** The branch in the path: when each of its advisors can be booked next, and else what prevents it. */
export async function read(call: Call): Promise<Bookability> {
  const { db, app } = call
  const { uuid: organization_uuid, alias: slug, name, time_zone, closed_at } = call.host as BranchRow
  const rows = await repository.findAdvisors(db, organization_uuid)
  const uuids = rows.map(({ advisor_uuid }) => advisor_uuid)
  const found = await findBookability(db, { organization_uuid, time_zone }, uuids, app.clock.now())
  const stateOf = (row: (typeof rows)[number]): BookableAdvisor => ({
    uuid: row.user_uuid ?? row.advisor_uuid,
    full_name: fullName(row),
    profile_picture_url: mediaUrl(row.photo),
    ...found(row.advisor_uuid)
  })
  return { slug, name, time_zone, closed_at, advisors: rows.map(stateOf) }
}
