import type { VideoProvider } from '#contract/settings'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface RoomRow {
  appointment_uuid: string
  provider: VideoProvider
  made_at: string | null
  failing_since: string | null
}

export const find = (db: TenantDb, appointment_uuid: string): Promise<RoomRow | undefined> =>
  db.table('video_rooms').where({ appointment_uuid }).first('appointment_uuid', 'provider', 'made_at', 'failing_since')

export const save = (db: TenantDb, row: RoomRow) =>
  db.insert('video_rooms', row).onConflict(['tenant_id', 'appointment_uuid']).merge()

export const remove = (db: TenantDb, appointment_uuid: string) =>
  db.table('video_rooms').where({ appointment_uuid }).delete()
