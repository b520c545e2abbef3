import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface SecondFactor {
  /** Encrypted. */
  secret: string
  created_at: string
}

export const find = (db: TenantDb, user_uuid: string): Promise<SecondFactor | undefined> =>
  db.table('second_factors').where({ user_uuid }).first('secret', 'created_at')

/** False if the account has one already. */
export const insert = async (
  trx: TenantDb,
  factor: SecondFactor & { user_uuid: string; last_counter: number }
): Promise<boolean> => {
  await trx.insert('second_factors', factor).onConflict(['tenant_id', 'user_uuid']).ignore()
  const stored = await find(trx, factor.user_uuid)
  return stored?.secret === factor.secret
}

/** Uses up a code, with all before it; false if it has been used. */
export const takeCounter = async (db: TenantDb, user_uuid: string, counter: number): Promise<boolean> =>
  (await db
    .table('second_factors')
    .where({ user_uuid })
    .where('last_counter', '<', counter)
    .update({ last_counter: counter })) === 1

/** Uses up a recovery code; false if there is none. */
export const takeRecoveryCode = async (db: TenantDb, user_uuid: string, code_hash: string): Promise<boolean> =>
  (await db.table('recovery_codes').where({ user_uuid, code_hash }).delete()) === 1

export const countRecoveryCodes = async (db: TenantDb, user_uuid: string): Promise<number> =>
  (await db.table('recovery_codes').where({ user_uuid }).pluck('code_hash')).length

/** Instead of those that are left. */
export async function replaceRecoveryCodes(trx: TenantDb, user_uuid: string, hashes: readonly string[]) {
  await trx.table('recovery_codes').where({ user_uuid }).delete()
  for (const code_hash of hashes) await trx.insert('recovery_codes', { user_uuid, code_hash })
}

/** False if there was none. */
export const remove = async (trx: TenantDb, user_uuid: string): Promise<boolean> => {
  await trx.table('recovery_codes').where({ user_uuid }).delete()
  return (await trx.table('second_factors').where({ user_uuid }).delete()) === 1
}
