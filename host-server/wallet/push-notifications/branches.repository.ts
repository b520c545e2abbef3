import type { FoundAdvisor, PushBranch } from '#contract/push-notifications'
import { byName, sortedBy } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Branches that have advisors, by name. */
export async function findBranches(db: TenantDb): Promise<PushBranch[]> {
  const rows = await db
    .table('organizations as o')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'o.tenant_id').on('a.organization_uuid', 'o.uuid'))
    .whereNull('a.deactivated_at')
    .groupBy('o.uuid', 'o.name', 'o.city')
    .orderBy('o.uuid')
    .select('o.uuid', 'o.name', 'o.city', db.raw<{ advisors: number }>('count(*) as advisors'))
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

/** The names of these advisors' branches. */
export async function findBranchNames(db: TenantDb, advisors: readonly string[]): Promise<string[]> {
  const names: string[] = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereIn('a.uuid', advisors)
    .distinct()
    .pluck('o.name')
  return sortedBy(names, (name) => name)
}

/** These advisors with their names, in the order of these. */
export async function findNamed(db: TenantDb, advisors: readonly string[]) {
  const rows = await db
    .table('advisors')
    .whereIn('uuid', advisors)
    .orderBy('uuid')
    .select('uuid', 'first_name', 'last_name', 'title_prefix', 'title_suffix')
  return byName(rows).map((row) => ({ uuid: row.uuid, name: fullName(row) }))
}

/** The active advisors, or those of a branch or of these ids, by name. */
export async function findAdvisorsOf(
  db: TenantDb,
  organization_uuid?: string,
  uuids?: readonly string[]
): Promise<FoundAdvisor[]> {
  const rows = db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select('a.alias', 'a.email_address', 'a.photo', 'o.name as branch')
    .select('a.first_name', 'a.last_name', 'a.title_prefix', 'a.title_suffix')
  if (organization_uuid) rows.where('a.organization_uuid', organization_uuid)
  if (uuids) rows.whereIn('a.uuid', uuids)
  return byName(await rows).map((row) => ({
    slug: row.alias,
    full_name: fullName(row),
    email_address: row.email_address,
    profile_picture_url: mediaUrl(row.photo),
    branch: row.branch
  }))
}
