import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** A phone that holds a card and wants to be notified of its changes. */
export interface Registration {
  /** The phone's identifier for this pass type. */
  device: string
  serial: string
  push_token: string
  created_at: string
}

/** Returns whether it is new; for a known phone, updates its push token. */
export async function replace(db: TenantDb, registration: Registration): Promise<boolean> {
  const { device, serial, push_token } = registration
  const added = await db
    .insert('wallet_registrations', { ...registration })
    .onConflict()
    .ignore()
    .returning('serial')
  if (!added.length) await db.table('wallet_registrations').where({ device, serial }).update({ push_token })
  return added.length > 0
}

export const remove = (db: TenantDb, device: string, serial: string): Promise<number> =>
  db.table('wallet_registrations').where({ device, serial }).delete()

/** The phone's cards that have changed after a revision; without one, all of them. */
export const findChanged = (
  db: TenantDb,
  device: string,
  since: number | undefined
): Promise<{ serial: string; revision: number }[]> =>
  db
    .table('wallet_registrations as r')
    .join('wallet_passes as p', (on) => on.on('p.tenant_id', 'r.tenant_id').on('p.serial', 'r.serial'))
    .where('r.device', device)
    .where('p.revision', '>', since ?? -1)
    .orderBy(['p.revision', 'p.serial'])
    .select('p.serial', 'p.revision')

/**
 * The number of the next change of the tenant's cards. Its row is locked until the transaction ends, so that no number
 * becomes visible before a lower one, which phones would then miss.
 */
export async function nextRevision(trx: TenantDb): Promise<number> {
  const [row] = await trx
    .insert('wallet_revisions', { revision: 1 })
    .onConflict(['tenant_id'])
    .merge({ revision: trx.raw('wallet_revisions.revision + 1') })
    .returning('revision')
  return row?.revision ?? 1
}
