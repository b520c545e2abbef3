import { instant } from '../../core/base/clock.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface FeedRow {
  advisor_uuid: string
  uuid: string
  token_hash: string
}

export const find = (db: TenantDb, advisor_uuid: string): Promise<FeedRow | undefined> =>
  db.table('calendar_feeds').where({ advisor_uuid }).first()

/** Active advisors only: those who have left still know the address, and must not read customer data any longer. */
export const findServed = (db: TenantDb, token_hash: string): Promise<FeedRow | undefined> =>
  db
    .table('calendar_feeds as f')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'f.tenant_id').on('a.uuid', 'f.advisor_uuid'))
    .where({ 'f.token_hash': token_hash })
    .whereNull('a.deactivated_at')
    .first('f.*')

/** An advisor has one address; a new one replaces it. */
export const replace = (db: TenantDb, row: FeedRow, now: Date) =>
  db
    .insert('calendar_feeds', { ...row, created_at: instant(now) })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge(['uuid', 'token_hash', 'created_at'])

export const remove = (db: TenantDb, advisor_uuid: string) =>
  db.table('calendar_feeds').where({ advisor_uuid }).delete()
