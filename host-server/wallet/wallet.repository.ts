import type { TenantDb } from '../core/tenant-db.ts'

export interface IssuedPass {
  serial: string
  advisor_uuid: string
  kind: 'apple' | 'google'
  token_hash: string
  created_at: string
  /** When the holder allowed notifications; null without. */
  notifications_at: string | null
}

export const insert = (db: TenantDb, pass: IssuedPass) => db.insert('wallet_passes', { ...pass })

export const find = (db: TenantDb, serial: string): Promise<IssuedPass | undefined> =>
  db.table('wallet_passes').where({ serial }).first()

/** Whether the advisor hands out a card (spec §3). */
export const isOffered = async (db: TenantDb, advisor_uuid: string): Promise<boolean> =>
  Boolean(await db.table('advisor_contact_options').where({ advisor_uuid, name: 'wallet_cards' }).first('name'))

/** A picture of the tenant's own; no other address is fetched. */
export async function findImage(db: TenantDb, name: string | null | undefined): Promise<Buffer | undefined> {
  const file = name ? await db.table('media').where({ name }).first('bytes') : undefined
  return file && Buffer.from(file.bytes)
}
