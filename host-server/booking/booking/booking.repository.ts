import type { Absence } from '#contract/advisors'
import { ABSENCE_COLUMNS, absenceOf, joinAbsence } from '../../calendar/advisor-settings/absence.repository.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { type AdvisorRow, REMINDER } from '../../people/advisors/advisor.repository.ts'
import { contactOptions, withOptions } from '../../people/advisors/contact-options.repository.ts'

export interface BookableAdvisor extends AdvisorRow {
  position: string
  photo: string | null
  street: string
  zip: string
  city: string
  absence: Absence | undefined
}

export async function find(db: TenantDb, alias: string, now: Date): Promise<BookableAdvisor | undefined> {
  const row = await joinAbsence(db.table('advisors as a'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('calendars as c', (on) => on.on('c.tenant_id', 'a.tenant_id').on('c.advisor_uuid', 'a.uuid'))
    .where('a.alias', alias)
    .whereNull('a.deactivated_at')
    .select(
      'a.*',
      'o.name',
      'o.public_name',
      'o.street',
      'o.zip',
      'o.city',
      'o.time_zone',
      'c.revision as calendar_revision'
    )
    .first(db.raw<{ reminder_hours: number }>(REMINDER), contactOptions(db), ...ABSENCE_COLUMNS)
  return row && { ...withOptions(row), organization_name: publicName(row), absence: absenceOf(row, now) }
}
