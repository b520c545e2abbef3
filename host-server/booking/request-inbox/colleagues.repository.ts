import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface AdvisorNames {
  uuid: string
  slug: string
  organization_uuid: string
  branch: string
  photo: string | null
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

const activeAdvisors = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .select('a.uuid', 'a.alias as slug', 'a.organization_uuid', 'o.name as branch', 'a.photo')
    .select('a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix')

export const findAdvisors = (db: TenantDb, organization_uuid: string): PromiseLike<AdvisorNames[]> =>
  activeAdvisors(db).where('a.organization_uuid', organization_uuid)

export const findAdvisor = (db: TenantDb, uuid: string): PromiseLike<AdvisorNames | undefined> =>
  activeAdvisors(db).where('a.uuid', uuid).first()

export const findBranches = (
  db: TenantDb,
  uuids: readonly string[] | undefined
): PromiseLike<{ uuid: string; name: string; city: string }[]> => {
  const rows = db.table('organizations').whereNull('closed_at').select('uuid', 'name', 'city')
  return uuids ? rows.whereIn('uuid', uuids) : rows
}

/** With whom an appointment is. */
export const findBooked = (
  db: TenantDb,
  appointment_uuid: string
): PromiseLike<{ advisor_uuid: string; organization_uuid: string } | undefined> =>
  db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .where('p.uuid', appointment_uuid)
    .first('p.advisor_uuid', 'a.organization_uuid')
