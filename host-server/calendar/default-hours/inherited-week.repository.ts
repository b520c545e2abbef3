import type { WorkingHours } from '#contract/working-hours'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Default hours: a branch's, or the institution's, with `organization_uuid` null. */
export interface DefaultWeekRow {
  organization_uuid: string | null
  hours: string
}

/** Advisors (as `a`) without own hours, each with the default hours (as `d`) that they may inherit. */
export const inheritableWeeks = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('default_weeks as d', (on) =>
      on
        .on('d.tenant_id', 'a.tenant_id')
        .on((scope) => scope.on('d.uuid', 'a.organization_uuid').orOn('d.uuid', 'a.tenant_id'))
    )
    .where('a.own_week', false)

/** A branch's hours take precedence over the institution's. */
export const nearest = <T extends DefaultWeekRow>(inherited: readonly T[]): T | undefined =>
  inherited.find((one) => one.organization_uuid !== null) ?? inherited[0]

/** The hours in effect for an advisor: their own, or else inherited ones. */
export function effectiveWeek(own: WorkingHours, inherited: readonly DefaultWeekRow[]): WorkingHours {
  const week = own.length ? undefined : nearest(inherited)
  return week ? JSON.parse(week.hours) : own
}
