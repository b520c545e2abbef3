import type { TopicAdvisors } from '#contract/topics-management'
import { byName, sortedBy } from '../../core/base/collation.ts'
import { fullName, type NameParts } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'

async function findBranches(db: TenantDb): Promise<TopicAdvisors['branches']> {
  const rows: TopicAdvisors['branches'] = await db
    .table('organizations')
    .whereNull('closed_at')
    .orderBy('uuid')
    .select('uuid', 'name')
  return sortedBy(rows, ({ name }) => name)
}

/** All active advisors by name, with whether they have the topic. */
export async function findAll(db: TenantDb, topicUuid: string): Promise<TopicAdvisors> {
  const rows = await db
    .table('advisors as a')
    .leftJoin('advisor_topics as o', (on) =>
      on.on('o.tenant_id', 'a.tenant_id').on('o.advisor_uuid', 'a.uuid').andOnVal('o.topic_uuid', topicUuid)
    )
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select('a.*', 'o.topic_uuid')
  const advisors = byName(rows).map((row) => ({
    uuid: row.uuid,
    slug: row.alias,
    full_name: fullName(row),
    photo: mediaUrl(row.photo),
    organization_uuid: row.organization_uuid,
    has_topic: row.topic_uuid !== null
  }))
  return { branches: await findBranches(db), advisors }
}

/** The given advisors that belong to the tenant, with what their names consist of. */
export const findExisting = (
  db: TenantDb,
  uuids: readonly string[]
): Promise<(Pick<AdvisorRow, 'uuid'> & NameParts)[]> =>
  db.table('advisors').whereIn('uuid', uuids).select('uuid', 'title_prefix', 'first_name', 'last_name', 'title_suffix')

/** The given advisors who have the topic. */
export const findHolders = (trx: TenantDb, topic_uuid: string, uuids: readonly string[]): Promise<string[]> =>
  trx.table('advisor_topics').where({ topic_uuid }).whereIn('advisor_uuid', uuids).pluck('advisor_uuid')

const BATCH = 500

const batchesOf = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH))

/** Locks many calendars as `reviseCalendar` locks one; in a fixed order, to avoid deadlocks. */
export async function reviseCalendars(trx: TenantDb, uuids: readonly string[]): Promise<void> {
  for (const some of batchesOf(uuids.toSorted())) {
    const rows = some.map((advisor_uuid) => ({ advisor_uuid, revision: 1 }))
    await trx
      .insert('calendars', rows)
      .onConflict(['tenant_id', 'advisor_uuid'])
      .merge({ revision: trx.raw('calendars.revision + 1') })
  }
}

export async function insert(trx: TenantDb, topic_uuid: string, uuids: readonly string[]): Promise<void> {
  for (const some of batchesOf(uuids)) {
    await trx.insert(
      'advisor_topics',
      some.map((advisor_uuid) => ({ advisor_uuid, topic_uuid }))
    )
  }
}

export const remove = (trx: TenantDb, topic_uuid: string, uuids: readonly string[]) =>
  trx.table('advisor_topics').where({ topic_uuid }).whereIn('advisor_uuid', uuids).delete()
