import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Where some appointments are found in a branch's calendar; those of closed branches, which have none, are left out. */
export async function findCalendarPlaces(db: TenantDb, uuids: readonly string[]) {
  if (!uuids.length) return []
  return db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereIn('p.uuid', [...new Set(uuids)])
    .whereNull('o.closed_at')
    .select('p.uuid', 'p.starts_at', 'a.alias as advisor', 'o.alias as branch', 'o.time_zone')
}
