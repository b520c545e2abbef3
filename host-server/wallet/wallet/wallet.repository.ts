import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface IssuedPass {
  serial: string
  advisor_uuid: string
  kind: 'apple' | 'google'
  token_hash: string
  created_at: string
  /** When the holder consented to notifications; null without consent. */
  notifications_at: string | null
  /** The last of the tenant's changes that concerns it; 0 before any. */
  revision: number
  changed_at: string
  /** The last notification that was sent to it. */
  notification_uuid: string | null
  /** Since when it is in a Google Wallet; null if it is in none. */
  saved_at: string | null
  /** Since when it is void; null while it is valid. */
  revoked_at: string | null
  /** The appointment with which it was taken. */
  appointment_uuid?: string | null
  /** The user who took it as their own, for tests. */
  owner_user_uuid?: string | null
}

export const insert = (db: TenantDb, pass: IssuedPass) => db.insert('wallet_passes', { ...pass })

export const find = (db: TenantDb, serial: string): Promise<IssuedPass | undefined> =>
  db.table('wallet_passes').where({ serial }).first()

export { findBytes as findImage } from '../../core/files/media.repository.ts'
