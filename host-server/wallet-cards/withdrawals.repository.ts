import type { TenantDb } from '../core/tenant-db.ts'

interface Withdrawal {
  withdrawn_at: string
  /** For what phones are woken. */
  withdrawal_uuid: string
  withdrawer_uuid: string
  withdrawer_name: string
}

/** Notes who took a notification back and when, unless somebody has; whether it had begun by then. */
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
    .andWhere('serial', '>', after)
    .orderBy('serial')
    .limit(limit)
    .pluck('serial')

/** Notes that what these cards tell has changed. */
export const change = (
  db: TenantDb,
  serials: readonly string[],
  changed: { revision: number; changed_at: string }
): Promise<number> => db.table('wallet_passes').whereIn('serial', serials).update(changed)
