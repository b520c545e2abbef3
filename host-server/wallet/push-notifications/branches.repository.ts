import type { FoundAdvisor, PushBranch } from '#contract/push-notifications'
import { byName, sortedBy } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Branches that have advisors, by name. */
export async function findBranches(db: TenantDb): Promise<PushBranch[]> {
  const rows = await db
    .table('organizations as o')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'o.tenant_id').on('a.organization_uuid', 'o.uuid'))
    .whereNull('a.deactivated_at')
    .groupBy('o.uuid', 'o.name')
    .orderBy('o.uuid')
    .select('o.uuid', 'o.name', db.raw<{ advisors: number }>('count(*) as advisors'))
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

/** The active advisors, or those of a branch, by name. */
export async function findAdvisorsOf(db: TenantDb, branch: { organization_uuid?: string }): Promise<FoundAdvisor[]> {
  const rows: (Parameters<typeof fullName>[0] & { alias: string; email_address: string })[] = await db
    .table('advisors')
    .where(branch)
    .whereNull('deactivated_at')
    .orderBy('alias')
    .select('alias', 'email_address', 'first_name', 'last_name', 'title_prefix', 'title_suffix')
  return byName(rows).map((row) => ({
    slug: row.alias,
    full_name: fullName(row),
    email_address: row.email_address
  }))
}
