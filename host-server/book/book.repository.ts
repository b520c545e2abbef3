import type { TenantDb } from '../core/tenant-db.ts'

interface BookableAdvisor {
  first_name: string
  last_name: string
  title_prefix: string
  title_suffix: string
  position: string
  photo: string | null
  phone_number: string
  email_address: string
  /** The branch as customers know it. */
  branch: string
}

export async function find(db: TenantDb, alias: string): Promise<BookableAdvisor | undefined> {
  const row = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('a.alias', alias)
    .first('a.*', 'o.name', 'o.public_name')
  return row && { ...row, branch: row.public_name || row.name }
}
