import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** By what a service tells that a calendar has changed. */
export interface SubscriptionRow {
  advisor_uuid: string
  /** Which of the advisor's calendars, of those that were connected. */
  calendar_uuid: string
  /** Ours: new with each subscription. */
  channel: string | null
  /** The service's; null without a subscription. */
  subscription_id: string | null
  resource_id: string | null
  /** Since when changes have been told without a gap. */
  started_at: string | null
  expires_at: string | null
  /** When it was last attempted to make or prolong it. */
  tried_at: string
  /** When a reading was asked for that has not begun yet. */
  asked_at: string | null
}

export const find = (db: TenantDb, advisor_uuid: string): Promise<SubscriptionRow | undefined> =>
  db.table('external_subscriptions').where({ advisor_uuid }).first()

export const findByChannel = (db: TenantDb, channel: string): Promise<SubscriptionRow | undefined> =>
  db.table('external_subscriptions').where({ channel }).whereNotNull('subscription_id').first()

export const save = (db: TenantDb, row: SubscriptionRow) =>
  db
    .insert('external_subscriptions', { ...row })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge()

export const update = (db: TenantDb, advisor_uuid: string, change: Partial<SubscriptionRow>) =>
  db.table('external_subscriptions').where({ advisor_uuid }).update(change)

/** What became of an attempt; false if the calendar was disconnected meanwhile, or another one connected. */
export const settle = async (
  db: TenantDb,
  key: Pick<SubscriptionRow, 'advisor_uuid' | 'calendar_uuid'>,
  change: Partial<SubscriptionRow>
): Promise<boolean> => (await db.table('external_subscriptions').where(key).update(change)) > 0

export const remove = (db: TenantDb, advisor_uuid: string) =>
  db.table('external_subscriptions').where({ advisor_uuid }).delete()

/** Whether a reading has to be asked for: not while one has been, unless that was long ago. */
export const claimReading = async (db: TenantDb, advisor_uuid: string, now: string, lost: string): Promise<boolean> =>
  (await db
    .table('external_subscriptions')
    .where({ advisor_uuid })
    .where((free) => free.whereNull('asked_at').orWhere('asked_at', '<', lost))
    .update({ asked_at: now })) > 0
