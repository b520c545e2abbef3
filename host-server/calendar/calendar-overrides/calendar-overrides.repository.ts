import { randomUUID } from 'node:crypto'
import { OPEN_STATES } from '#contract/appointments'
import type { CalendarOverride } from '#contract/calendar-overrides'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const COLUMNS = ['uuid', 'kind', 'starts_at', 'ends_at', 'label', 'author_name'] as const

/** An advisor's spans that end after an instant, soonest first. */
export const findEndingAfter = (db: TenantDb, advisorUuid: string, moment: string): Promise<CalendarOverride[]> =>
  db
    .table('calendar_overrides')
    .where({ advisor_uuid: advisorUuid })
    .where('ends_at', '>', moment)
    .orderBy(['starts_at', 'ends_at', 'uuid'])
    .select(...COLUMNS)

export async function insert(
  db: TenantDb,
  advisorUuid: string,
  given: Omit<CalendarOverride, 'uuid'>
): Promise<CalendarOverride> {
  const row = { uuid: randomUUID(), ...given }
  await db.insert('calendar_overrides', { ...row, advisor_uuid: advisorUuid })
  return row
}

export const find = (db: TenantDb, advisor_uuid: string, uuid: string): Promise<CalendarOverride | undefined> =>
  db
    .table('calendar_overrides')
    .where({ advisor_uuid, uuid })
    .first(...COLUMNS)

/** Returns whether there was one. */
export const remove = async (db: TenantDb, advisorUuid: string, uuid: string): Promise<boolean> =>
  (await db.table('calendar_overrides').where({ advisor_uuid: advisorUuid, uuid }).delete()) > 0

/** The absences of an advisor that overlap a span or touch it, soonest first. */
export const findAbsencesAround = (
  db: TenantDb,
  advisor_uuid: string,
  { starts_at, ends_at }: Pick<CalendarOverride, 'starts_at' | 'ends_at'>
): Promise<CalendarOverride[]> =>
  db
    .table('calendar_overrides')
    .where({ advisor_uuid, kind: 'absence' })
    .where('starts_at', '<=', ends_at)
    .where('ends_at', '>=', starts_at)
    .orderBy(['starts_at', 'ends_at', 'uuid'])
    .select(...COLUMNS)

/** When an advisor's appointments that have not begun take place, soonest first. */
export const findAppointmentsAhead = (
  db: TenantDb,
  advisor_uuid: string,
  moment: string
): Promise<Pick<CalendarOverride, 'starts_at' | 'ends_at'>[]> =>
  db
    .table('appointments')
    .where({ advisor_uuid })
    .whereIn('state', OPEN_STATES)
    .where('starts_at', '>', moment)
    .orderBy('starts_at')
    .select('starts_at', 'ends_at')

/** An absence of an advisor of a branch, and whose it is. */
export const findAbsenceAt = (db: TenantDb, organization_uuid: string, uuid: string) =>
  db
    .table('calendar_overrides as o')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'o.tenant_id').on('a.uuid', 'o.advisor_uuid'))
    .where({ 'o.uuid': uuid, 'o.kind': 'absence', 'a.organization_uuid': organization_uuid })
    .first('o.uuid', 'o.starts_at', 'o.ends_at', 'o.label', 'a.uuid as advisor_uuid', 'a.alias')
