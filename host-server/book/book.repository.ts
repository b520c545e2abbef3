import type { AdvisorRow } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface BookableAdvisor extends AdvisorRow {
  position: string
  photo: string | null
  /** The branch as customers know it. */
  branch: string
}

export async function find(db: TenantDb, alias: string): Promise<BookableAdvisor | undefined> {
  const row = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('a.alias', alias)
    .first('a.*', 'o.name as organization_name', 'o.public_name', 'o.time_zone')
  return row && { ...row, branch: row.public_name || row.organization_name }
}
