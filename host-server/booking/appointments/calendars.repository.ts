import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'

const revisionsOf = compiled((db, advisors: readonly string[]) =>
  db.table('calendars').whereIn('advisor_uuid', advisors).select('advisor_uuid', 'revision')
)

/** The revision of each advisor's calendar; one that has never changed is left out. */
export async function findRevisions(db: TenantDb, advisors: readonly string[]): Promise<Map<string, number>> {
  const rows = await revisionsOf(db, advisors)
  return new Map(rows.map(({ advisor_uuid, revision }) => [advisor_uuid, revision]))
}

/** The sum of the revisions of a branch's calendars; a branch whose calendars have never changed is left out. */
export async function findRevisionsOfBranches(db: TenantDb, branches: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .table('calendars as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .whereIn('a.organization_uuid', branches)
    .groupBy('a.organization_uuid')
    .select('a.organization_uuid', db.raw<{ revision: number }>('sum(c.revision) as revision'))
  return new Map(rows.map(({ organization_uuid, revision }) => [organization_uuid, Number(revision)]))
}
