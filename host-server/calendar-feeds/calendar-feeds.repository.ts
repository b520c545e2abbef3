import { instant } from '../core/clock.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface FeedRow {
  advisor_uuid: string
  uuid: string
  token_hash: string
}

export const find = (
  db: TenantDb,
  by: Pick<FeedRow, 'advisor_uuid'> | Pick<FeedRow, 'token_hash'>
): Promise<FeedRow | undefined> => db.table('calendar_feeds').where(by).first() as never

/** The one address of an advisor, instead of any before it. */
export const replace = (db: TenantDb, row: FeedRow, now: Date) =>
  db
    .insert('calendar_feeds', { ...row, created_at: instant(now) })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge(['uuid', 'token_hash', 'created_at'])

export const remove = (db: TenantDb, advisor_uuid: string) =>
  db.table('calendar_feeds').where({ advisor_uuid }).delete()
