import { randomUUID } from 'node:crypto'
import type { CalendarOverride } from '#contract/calendar-overrides'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** An advisor's spans that end after an instant, soonest first. */
export const findEndingAfter = (db: TenantDb, advisorUuid: string, moment: string): Promise<CalendarOverride[]> =>
  db
    .table('calendar_overrides')
    .where({ advisor_uuid: advisorUuid })
    .where('ends_at', '>', moment)
    .orderBy(['starts_at', 'ends_at', 'uuid'])
    .select('uuid', 'kind', 'starts_at', 'ends_at', 'label')

export async function insert(
  db: TenantDb,
  advisorUuid: string,
  given: Omit<CalendarOverride, 'uuid'>
): Promise<CalendarOverride> {
  const row = { uuid: randomUUID(), ...given }
  await db.insert('calendar_overrides', { ...row, advisor_uuid: advisorUuid })
  return row
}

/** Returns whether there was one. */
export const remove = async (db: TenantDb, advisorUuid: string, uuid: string): Promise<boolean> =>
  (await db.table('calendar_overrides').where({ advisor_uuid: advisorUuid, uuid }).delete()) > 0
