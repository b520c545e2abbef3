import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** A phone that holds a card and wants to hear of its changes. */
export interface Registration {
  /** The name that the phone gives itself for this pass type. */
  device: string
  serial: string
  push_token: string
  created_at: string
}

/** Whether it is a new one; a phone that is known brings its latest push token. */
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

/** What of a phone's cards changed after a revision; without one, all of them. */
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
 * The number of the next change of the tenant's cards. Its row is locked until the transaction ends, so that a number is
 * never seen before a lower one, and no phone passes one over.
 */
export async function nextRevision(trx: TenantDb): Promise<number> {
  const [row] = await trx
    .insert('wallet_revisions', { revision: 1 })
    .onConflict(['tenant_id'])
    .merge({ revision: trx.raw('wallet_revisions.revision + 1') })
    .returning('revision')
  return row?.revision ?? 1
}
