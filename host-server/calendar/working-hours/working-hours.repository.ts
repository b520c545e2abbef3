import type { WorkingHours } from '#contract/working-hours'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const find = (db: TenantDb, advisorUuid: string): Promise<WorkingHours> =>
  db
    .table('working_hours')
    .where({ advisor_uuid: advisorUuid })
    .orderBy(['day', 'start_time'])
    .select('day', 'start_time', 'end_time')

export async function replace(db: TenantDb, advisorUuid: string, hours: WorkingHours): Promise<void> {
  await db.table('working_hours').where({ advisor_uuid: advisorUuid }).delete()
  const rows = hours.map((entry) => ({ ...entry, advisor_uuid: advisorUuid }))
  if (rows.length) await db.insert('working_hours', rows)
}

/** Sets whether an advisor has own hours, which may be empty. */
export const own = (db: TenantDb, uuid: string, own_week: boolean) =>
  db.table('advisors').where({ uuid }).whereNot({ own_week }).update({ own_week })
