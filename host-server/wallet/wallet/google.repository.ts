import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { MessageType } from './google-objects.ts'

export const findFingerprint = (db: TenantDb): Promise<string | undefined> =>
  db
    .table('google_classes')
    .first('fingerprint')
    .then((row) => row?.fingerprint)

export const storeFingerprint = (db: TenantDb, fingerprint: string) =>
  db.insert('google_classes', { fingerprint }).onConflict(['tenant_id']).merge()

/** Those of these cards that are saved in a Google Wallet. */
export const findSaved = (db: TenantDb, serials: readonly string[]): Promise<string[]> =>
  db.table('wallet_passes').whereIn('serial', serials).whereNotNull('saved_at').orderBy('serial').pluck('serial')

/** Those of them without the notification yet and with consent. */
export const findWithoutNotification = (db: TenantDb, serials: readonly string[], uuid: string): Promise<string[]> =>
  db
    .table('wallet_passes')
    .whereIn('serial', serials)
    .whereNotNull('saved_at')
    .whereNotNull('notifications_at')
    .where((other) => other.whereNull('notification_uuid').orWhereNot('notification_uuid', uuid))
    .orderBy('serial')
    .pluck('serial')

/**
 * Records a callback, unless a later one has been recorded before; returns whether it was recorded, and undefined if
 * there is no such card.
 */
export async function recordCallback(
  db: TenantDb,
  serial: string,
  message: { saved_at: string | null; google_word_until: string }
): Promise<'saved' | 'gone' | 'known' | undefined> {
  const card = () => db.table('wallet_passes').where({ serial, kind: 'google' })
  const before = await card().forUpdate().first('saved_at')
  if (!before) return undefined
  const updated = await card()
    .where((older) =>
      older.whereNull('google_word_until').orWhere('google_word_until', '<=', message.google_word_until)
    )
    .update(message)
  if (!updated || Boolean(before.saved_at) === Boolean(message.saved_at)) return 'known'
  return message.saved_at ? 'saved' : 'gone'
}

interface Undelivered {
  serial: string
  /** Null before the first attempt. */
  message_type: MessageType | null
}

/** The cards in Google Wallet with consent for which no delivery of the notification is recorded. */
export const findUndelivered = (db: TenantDb, serials: readonly string[], uuid: string): Promise<Undelivered[]> =>
  db
    .table('wallet_passes as p')
    .leftJoin('google_messages as m', (on) =>
      on.on('m.tenant_id', 'p.tenant_id').on('m.serial', 'p.serial').andOnVal('m.notification_uuid', uuid)
    )
    .whereIn('p.serial', serials)
    .whereNotNull('p.saved_at')
    .whereNotNull('p.notifications_at')
    .whereNull('m.told_at')
    .orderBy('p.serial')
    .select('p.serial', 'm.message_type')

/** Those of these cards whose holders were alerted that often since. */
export const findFrequentlyAlerted = (
  db: TenantDb,
  serials: readonly string[],
  { since, times }: { since: string; times: number }
): Promise<string[]> =>
  db
    .table('google_messages')
    .whereIn('serial', serials)
    .where({ message_type: 'TEXT_AND_NOTIFY' })
    .where(db.raw('coalesce(told_at, begun_at) > ?', [since]))
    .groupBy('serial')
    .havingRaw('count(*) >= ?', [times])
    .pluck('serial')

interface Begun {
  serial: string
  notification_uuid: string
  message_type: MessageType
  begun_at: string
}

/** Recorded before Google is asked: a delivery without a result is looked up at Google the next time. */
export const begin = (db: TenantDb, rows: readonly Begun[]) =>
  db
    .insert(
      'google_messages',
      rows.map((row) => ({ ...row }))
    )
    .onConflict()
    .ignore()

const messageOf = (db: TenantDb, serial: string, notification_uuid: string) =>
  db.table('google_messages').where({ notification_uuid, serial })

export const recordDelivery = (
  db: TenantDb,
  serial: string,
  uuid: string,
  delivery: { message_type: MessageType; told_at: string }
) => messageOf(db, serial, uuid).update(delivery)

export const remove = (db: TenantDb, serial: string, uuid: string) => messageOf(db, serial, uuid).delete()

/** Cancels the delivery, unless it has been made. */
export const cancelDelivery = (db: TenantDb, serial: string, uuid: string) =>
  messageOf(db, serial, uuid).whereNull('told_at').delete()

/** Marks the card as no longer saved, since Google does not have it; returns whether it was. */
export async function markUnsaved(trx: TenantDb, serial: string, uuid: string): Promise<boolean> {
  await remove(trx, serial, uuid)
  return (await trx.table('wallet_passes').where({ serial }).whereNotNull('saved_at').update({ saved_at: null })) > 0
}

/** The next cards that have the notification at Google, by serial. */
export const findDelivered = (db: TenantDb, notification_uuid: string, limit: number): Promise<string[]> =>
  db.table('google_messages').where({ notification_uuid }).orderBy('serial').limit(limit).pluck('serial')
