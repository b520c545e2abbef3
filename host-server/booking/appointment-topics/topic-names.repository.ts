import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** What some topics are called, in the institution's language. */
export async function findTopics(db: TenantDb, rows: readonly { topic_uuid: string }[]): Promise<Map<string, string>> {
  const uuids = [...new Set(rows.map(({ topic_uuid }) => topic_uuid))]
  const topics = await db.table('appointment_topics').whereIn('uuid', uuids).select('uuid', 'topic')
  return new Map(topics.map(({ uuid, topic }) => [uuid, topic]))
}
