import type { Opening } from '#contract/organizations'
import type { ImportTables } from '../../core/jobs/file-imports.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const TABLES: ImportTables = {
  imports: 'branch_imports',
  rows: 'branch_import_rows',
  subject: 'branch',
  blank: {}
}

interface Named {
  uuid: string
  alias: string
}

export const findByAlias = (db: TenantDb, alias: string): Promise<Named | undefined> =>
  db.table('organizations').where({ alias }).first('uuid', 'alias')

/** Two at most: more do not matter. */
export const findByName = (db: TenantDb, name: string): Promise<Named[]> =>
  db.table('organizations').where({ name }).orderBy('alias').limit(2).select('uuid', 'alias')

/** The opening hours of every branch. */
export async function findWeeks(db: TenantDb): Promise<Map<string, Opening[]>> {
  const weeks = new Map<string, Opening[]>()
  const all = await db
    .table('opening_hours')
    .orderBy(['organization_uuid', 'day', 'start_time'])
    .select('organization_uuid', 'day', 'start_time', 'end_time')
  for (const { organization_uuid, ...opening } of all)
    weeks.set(organization_uuid, [...(weeks.get(organization_uuid) ?? []), opening])
  return weeks
}
