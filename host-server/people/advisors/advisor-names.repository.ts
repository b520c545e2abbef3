import { fullName } from '../../core/base/full-name.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The names of some advisors, as on their cards. */
export async function findNames(
  db: TenantDb,
  rows: readonly { advisor_uuid: string | null }[]
): Promise<Map<string | null, string>> {
  const uuids = [...new Set(rows.flatMap(({ advisor_uuid }) => advisor_uuid ?? []))]
  const advisors = await db
    .table('advisors')
    .whereIn('uuid', uuids)
    .select('uuid', 'title_prefix', 'first_name', 'last_name', 'title_suffix')
  return new Map(advisors.map((advisor) => [advisor.uuid, fullName(advisor)]))
}
