import type { VideoProvider } from '#contract/settings'
import type { SmmCalendar } from '#contract/smm-calendar'
import { fullName } from '../../core/base/full-name.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface RoomRow {
  appointment_uuid: string
  provider: VideoProvider
  made_at: string | null
  failing_since: string | null
  link: string | null
}

export const find = (db: TenantDb, appointment_uuid: string): Promise<RoomRow | undefined> =>
  db
    .table('video_rooms')
    .where({ appointment_uuid })
    .first('appointment_uuid', 'provider', 'made_at', 'failing_since', 'link')

/** A link that is not given stays. */
export const save = (db: TenantDb, row: Omit<RoomRow, 'link'> & Partial<Pick<RoomRow, 'link'>>) =>
  db.insert('video_rooms', row).onConflict(['tenant_id', 'appointment_uuid']).merge()

export const remove = (db: TenantDb, appointment_uuid: string) =>
  db.table('video_rooms').where({ appointment_uuid }).delete()

/** Who holds online appointments, and which kind of calendar of their own each has connected. */
export async function findOnlineAdvisors(
  db: TenantDb
): Promise<{ name: string; kind: NonNullable<SmmCalendar['kind']> | null }[]> {
  const rows = await db
    .table('advisors as a')
    .join('advisor_appointment_types as t', (on) => on.on('t.tenant_id', 'a.tenant_id').on('t.advisor_uuid', 'a.uuid'))
    .leftJoin('external_calendars as c', (on) => on.on('c.tenant_id', 'a.tenant_id').on('c.advisor_uuid', 'a.uuid'))
    .where('t.type', 'online')
    .whereNull('a.deactivated_at')
    .orderBy(['a.last_name', 'a.first_name', 'a.uuid'])
    .select('a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix', 'c.kind')
  return rows.map(({ kind, ...name }) => ({ name: fullName(name), kind }))
}
