import type { Absence } from '#contract/advisors'
import { ABSENCE_COLUMNS, absenceOf, joinAbsence } from '../advisor-settings/absence.ts'
import { type AdvisorRow, REMINDER } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface BookableAdvisor extends AdvisorRow {
  position: string
  photo: string | null
  /** The branch as customers know it. */
  branch: string
  absence: Absence | undefined
}

export async function find(db: TenantDb, alias: string, now: Date): Promise<BookableAdvisor | undefined> {
  const row = await joinAbsence(db.table('advisors as a'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('a.alias', alias)
    .whereNull('a.deactivated_at')
    .first('a.*', 'o.name as organization_name', 'o.public_name', 'o.time_zone', db.raw(REMINDER), ...ABSENCE_COLUMNS)
  return row && { ...row, branch: row.public_name || row.organization_name, absence: absenceOf(row, now) }
}
