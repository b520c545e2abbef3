import { compiled } from '../../core/tenancy/tenant-db.ts'

export const find = compiled((db, signature: string) =>
  db.table('spent_proofs').where({ signature }).first('signature')
)

/** @throws a duplicate if the proof is spent already */
export const insert = compiled((trx, proof: { signature: string; expires_at: string }) =>
  trx.insert('spent_proofs', { ...proof })
)
