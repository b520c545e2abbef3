import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The revision of each calendar; one that has never changed is left out. */
export async function findRevisions(db: TenantDb, advisors: readonly string[]): Promise<Map<string, number>> {
  const rows: { advisor_uuid: string; revision: number }[] = await db
    .table('calendars')
    .whereIn('advisor_uuid', advisors)
    .select('advisor_uuid', 'revision')
  return new Map(rows.map(({ advisor_uuid, revision }) => [advisor_uuid, revision]))
}
