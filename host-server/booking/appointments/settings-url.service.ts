import { ROOM_PATH } from '#contract/talks'
import { instant } from '../../core/base/clock.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { announce } from './appointments.jobs.ts'
import { findOne, update } from './appointments.repository.ts'
import type { Deed } from './history.repository.ts'

/**
 * Video appointments that are not over and whose customers' latest mail names another link than the settings', or none.
 * Without a link there, only what has a room has one again; who was sent a room's address is led on from there.
 */
const uninformed = (db: TenantDb, advisor_uuid: string, meeting_url: string, now: Date) => {
  const all = db
    .table('appointments')
    .where({ advisor_uuid, type: 'online', state: 'booked', meeting_url: '' })
    .whereNot('email', '')
    .whereNot('announced_url', meeting_url)
    .where('ends_at', '>', instant(now))
    .orderBy(['starts_at', 'uuid'])
  return meeting_url ? all : all.where('has_video_room', true).where('announced_url', 'not like', `${ROOM_PATH}%`)
}

/** The addresses of those who would be sent this link. */
export const findUninformed = (db: TenantDb, advisor_uuid: string, meeting_url: string, now: Date): Promise<string[]> =>
  uninformed(db, advisor_uuid, meeting_url, now).pluck('email')

/** Sends the link of the settings to each customer who needs it, and says to how many. The caller has locked the calendar. */
export async function sendSettingsUrl(
  trx: TenantDb,
  advisor_uuid: string,
  meeting_url: string,
  deed: Deed
): Promise<number> {
  const uuids: string[] = await uninformed(trx, advisor_uuid, meeting_url, deed.now).pluck('uuid')
  for (const uuid of uuids) {
    const found = await findOne(trx, { uuid, advisor_uuid })
    if (!found) continue
    await update(trx, found, {})
    await announce(trx, { ...found, sequence: found.sequence + 1, isListed: true }, 'link', deed)
  }
  return uuids.length
}
