import type { WorkingHours } from '#contract/working-hours'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { DefaultWeekRow } from './inherited-week.repository.ts'

/** The institution's default hours, and those of the branch if given. */
export const findWeeksFor = (db: TenantDb, organizationUuid?: string): Promise<DefaultWeekRow[]> =>
  db
    .table('default_weeks')
    .whereIn('uuid', [db.tenantId, organizationUuid ?? db.tenantId])
    .select('organization_uuid', 'hours')

export async function put(db: TenantDb, organization_uuid: string | null, week: WorkingHours): Promise<void> {
  const row = { uuid: organization_uuid ?? db.tenantId, organization_uuid, hours: JSON.stringify(week) }
  await db.insert('default_weeks', row).onConflict(['tenant_id', 'uuid']).merge(['hours'])
}

export const remove = (db: TenantDb, uuid: string) => db.table('default_weeks').where({ uuid }).delete()

const OWN_ROWS = `exists (select 1 from working_hours h where h.tenant_id = a.tenant_id and h.advisor_uuid = a.uuid)`
const OWN_WEEK = `exists (select 1 from default_weeks d where d.tenant_id = a.tenant_id and d.uuid = a.organization_uuid)`

/**
 * The number of advisors at a branch, and of those who inherit its hours; without a branch, the same for the institution
 * and its own hours.
 */
export async function count(db: TenantDb, organization_uuid?: string): Promise<{ advisors: number; keepers: number }> {
  const inherits = `not a.own_week and not ${OWN_ROWS}${organization_uuid ? '' : ` and not ${OWN_WEEK}`}`
  const advisors = db.table('advisors as a').whereNull('a.deactivated_at')
  if (organization_uuid) advisors.where('a.organization_uuid', organization_uuid)
  const row = await advisors.first(
    db.raw<{ advisors: number; keepers: number | null }>(
      `count(*) as advisors, sum(case when ${inherits} then 1 else 0 end) as keepers`
    )
  )
  return { advisors: Number(row?.advisors ?? 0), keepers: Number(row?.keepers ?? 0) }
}
