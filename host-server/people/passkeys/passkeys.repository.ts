import type { NewRow } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** What an answer is checked against. */
export interface Passkey {
  uuid: string
  user_uuid: string
  credential_id: string
  public_key: string
  counter: number | string
  host: string
}

export const findByHash = (db: TenantDb, id_hash: string): Promise<Passkey | undefined> =>
  db.table('passkeys').where({ id_hash }).first('uuid', 'user_uuid', 'credential_id', 'public_key', 'counter', 'host')

/** An account's, the oldest first. */
export const list = (db: TenantDb, user_uuid: string) =>
  db
    .table('passkeys')
    .where({ user_uuid })
    .orderBy(['created_at', 'uuid'])
    .select('uuid', 'credential_id', 'transports', 'is_synced', 'host', 'name', 'created_at', 'used_at')

export const isAny = async (db: TenantDb, user_uuid: string): Promise<boolean> =>
  Boolean(await db.table('passkeys').where({ user_uuid }).first('uuid'))

/** False if it is stored already, here or with another account. */
export const insert = async (trx: TenantDb, row: NewRow<'passkeys'>): Promise<boolean> =>
  (await trx.insert('passkeys', row).onConflict(['tenant_id', 'id_hash']).ignore().returning(['uuid'])).length === 1

/** Notes the use of a passkey; false if it has been used with this counter. Those that do not count stay at 0. */
export const use = async (
  trx: TenantDb,
  uuid: string,
  counter: number,
  rest: { is_backed_up: boolean; used_at: string }
): Promise<boolean> => {
  const mine = trx.table('passkeys').where({ uuid })
  const ahead = counter > 0 ? mine.where('counter', '<', counter) : mine
  return (await ahead.update({ counter, ...rest })) === 1
}

export const rename = (trx: TenantDb, user_uuid: string, uuid: string, name: string) =>
  trx.table('passkeys').where({ user_uuid, uuid }).update({ name })

export const remove = (trx: TenantDb, user_uuid: string, uuid: string) =>
  trx.table('passkeys').where({ user_uuid, uuid }).delete()

/** All of an account; false if there were none. */
export const removeAll = async (trx: TenantDb, user_uuid: string): Promise<boolean> =>
  (await trx.table('passkeys').where({ user_uuid }).delete()) > 0

/** Uses up a challenge; false if it has been used. */
export const useChallenge = async (trx: TenantDb, challenge_hash: string, expires_at: string): Promise<boolean> =>
  (
    await trx
      .insert('used_challenges', { challenge_hash, expires_at })
      .onConflict(['tenant_id', 'challenge_hash'])
      .ignore()
      .returning(['challenge_hash'])
  ).length === 1
