import type { WorkingHours } from '#contract/working-hours'
import type { TenantDb } from '../core/tenant-db.ts'

/** A week that an advisor would keep: a branch's, or the institution's, whose `organization_uuid` is null. */
export interface KeptRow {
  organization_uuid: string | null
  hours: string
}

/** Advisors as `a` without a week of their own, each with the weeks as `d` that may hold for them. */
export const keptWeeks = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('default_weeks as d', (on) =>
      on
        .on('d.tenant_id', 'a.tenant_id')
        .on((whose) => whose.on('d.uuid', 'a.organization_uuid').orOn('d.uuid', 'a.tenant_id'))
    )
    .where('a.own_week', false)

/** The nearer one: a branch's before the institution's. */
export const nearest = <T extends KeptRow>(kept: readonly T[]): T | undefined =>
  kept.find((one) => one.organization_uuid !== null) ?? kept[0]

/** The week by which an advisor can be booked: their own, or else the one that they keep. */
export function heldWeek(own: WorkingHours, kept: readonly KeptRow[]): WorkingHours {
  const held = own.length ? undefined : nearest(kept)
  return held ? JSON.parse(held.hours) : own
}
