import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface Withdrawal {
  withdrawn_at: string
  /** Why phones are woken. */
  withdrawal_uuid: string
  withdrawer_uuid: string
  withdrawer_name: string
}

/** Records who withdrew a notification and when, unless that has happened; returns whether sending had begun. */
export const insert = (
  trx: TenantDb,
  uuid: string,
  withdrawal: Withdrawal
): Promise<{ started_at: string | null } | undefined> =>
  trx
    .table('wallet_notifications')
    .where({ uuid })
    .whereNull('withdrawn_at')
    .update({ ...withdrawal })
    .returning('started_at')
    .then(([row]) => row)

/** The next cards that carry a notification, by serial. */
export const findCarrying = (
  db: TenantDb,
  notification_uuid: string,
  after: string,
  limit: number
): Promise<string[]> =>
  db
    .table('wallet_passes')
    .where({ notification_uuid })
    .where('serial', '>', after)
    .orderBy('serial')
    .limit(limit)
    .pluck('serial')

/** Marks the content of these cards as changed. */
export const change = (
  db: TenantDb,
  serials: readonly string[],
  changed: { revision: number; changed_at: string }
): Promise<number> => db.table('wallet_passes').whereIn('serial', serials).update(changed)
