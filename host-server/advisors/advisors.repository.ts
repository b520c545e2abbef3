import type { AdvisorSummary } from '#contract/advisors'
import type { TenantDb } from '../core/tenant-db.ts'

interface Row {
  uuid: string
  alias: string
  first_name: string
  last_name: string
  title_prefix: string
  title_suffix: string
  position: string
  photo: string | null
  organization_uuid: string
  organization_name: string
  organization_alias: string
  time_zone: string
}

/** Titles and names in the order of a business card. */
export const fullName = (row: Pick<Row, 'title_prefix' | 'first_name' | 'last_name' | 'title_suffix'>) =>
  [row.title_prefix, row.first_name, row.last_name].filter(Boolean).join(' ') +
  (row.title_suffix && `, ${row.title_suffix}`)

const summary = (row: Row): AdvisorSummary => ({
  uuid: row.uuid,
  slug: row.alias,
  full_name: fullName(row),
  position: row.position,
  profile_picture_url: row.photo && `/media/${row.photo}`,
  organization: {
    uuid: row.organization_uuid,
    name: row.organization_name,
    slug: row.organization_alias,
    time_zone: row.time_zone
  }
})

async function findWhere(db: TenantDb, where: Record<string, string>): Promise<AdvisorSummary[]> {
  const rows = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where(where)
    .orderBy(['a.last_name', 'a.first_name', 'a.alias'])
    .select('a.*', 'o.name as organization_name', 'o.alias as organization_alias', 'o.time_zone')
  return (rows as unknown as Row[]).map(summary)
}

export const findAll = (db: TenantDb) => findWhere(db, {})

export const findOfBranch = (db: TenantDb, uuid: string) => findWhere(db, { 'a.organization_uuid': uuid })
