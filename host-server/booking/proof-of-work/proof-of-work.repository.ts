import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const find = (db: TenantDb, signature: string): Promise<{ signature: string } | undefined> =>
  db.table('spent_proofs').where({ signature }).first('signature')

/** Returns false if the proof is spent already. */
export async function insert(trx: TenantDb, proof: { signature: string; expires_at: string }): Promise<boolean> {
  const rows = await trx
    .insert('spent_proofs', proof)
    .onConflict(['tenant_id', 'signature'])
    .ignore()
    .returning('signature')
  return rows.length > 0
}
