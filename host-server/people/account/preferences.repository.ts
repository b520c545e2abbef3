import type { Preferences } from '#contract/preferences'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const update = (db: TenantDb, uuid: string, preferences: Preferences) =>
  db.table('users').where({ uuid }).update(preferences)

/** The open ones, the latest first. */
export const listSessions = (db: TenantDb, user_uuid: string, since: { created_at: string; seen_at: string }) =>
  db
    .table('sessions')
    .where({ user_uuid })
    .where('created_at', '>=', since.created_at)
    .where('seen_at', '>=', since.seen_at)
    .orderBy([{ column: 'seen_at', order: 'desc' }, { column: 'created_at', order: 'desc' }, 'id_hash'])
    .select('id_hash', 'created_at', 'seen_at', 'device')

export const deleteSessions = (db: TenantDb, user_uuid: string, hashes: readonly string[]) =>
  db.table('sessions').where({ user_uuid }).whereIn('id_hash', hashes).delete()
