import type { Topic, TopicAssignments } from '#contract/appointment-topics'
import type { TenantDb } from '../core/tenant-db.ts'

export const findAll = (db: TenantDb): Promise<Topic[]> =>
  db.table('appointment_topics').orderBy(['position', 'topic']).select('uuid', 'topic', 'comment', 'length')

export const findAssigned = (db: TenantDb, advisorUuid: string): Promise<TopicAssignments> =>
  db
    .table('advisor_topics as a')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.uuid', 'a.topic_uuid'))
    .where('a.advisor_uuid', advisorUuid)
    .orderBy(['t.position', 't.topic'])
    .select('t.uuid') as never

export const findKnown = (db: TenantDb, uuids: readonly string[]): Promise<string[]> =>
  db.table('appointment_topics').whereIn('uuid', uuids).pluck('uuid')

export async function replaceAssigned(db: TenantDb, advisorUuid: string, uuids: readonly string[]): Promise<void> {
  await db.table('advisor_topics').where({ advisor_uuid: advisorUuid }).delete()
  const rows = uuids.map((topic_uuid) => ({ advisor_uuid: advisorUuid, topic_uuid }))
  if (rows.length) await db.insert('advisor_topics', rows)
}
