import { OPEN_STATES } from '#contract/appointments'
import { ABSENCE_COLUMNS, joinAbsence } from '../../calendar/advisor-settings/absence.repository.ts'
import { byName } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The active advisors of a branch by name, each with the person's key and an announced absence. */
export async function findAdvisors(db: TenantDb, organization_uuid: string) {
  const advisors = db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .where('a.organization_uuid', organization_uuid)
    .whereNull('a.deactivated_at')
    .select(
      'a.uuid as advisor_uuid',
      'a.first_name',
      'a.last_name',
      'a.title_prefix',
      'a.title_suffix',
      'a.photo',
      'u.uuid as user_uuid',
      'o.time_zone'
    )
  return byName(await joinAbsence(advisors).select(ABSENCE_COLUMNS))
}

/** When the absences end that some advisors have entered in their calendars and that have begun, by advisor. */
export async function findAbsences(db: TenantDb, advisors: readonly string[], now: string) {
  const rows = await db
    .table('calendar_overrides')
    .whereIn('advisor_uuid', advisors)
    .where({ kind: 'absence' })
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select('advisor_uuid', 'ends_at')
  return new Map(rows.map(({ advisor_uuid, ends_at }) => [advisor_uuid, ends_at]))
}

/** The open appointments between two instants, by advisor. */
export async function countAppointments(db: TenantDb, advisors: readonly string[], since: string, until: string) {
  const rows = await db
    .table('appointments')
    .whereIn('advisor_uuid', advisors)
    .whereIn('state', OPEN_STATES)
    .where('ends_at', '>', since)
    .where('starts_at', '<', until)
    .groupBy('advisor_uuid')
    .select('advisor_uuid')
    .count('* as count')
  return new Map(rows.map(({ advisor_uuid, count }) => [advisor_uuid, Number(count)]))
}
