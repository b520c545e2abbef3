import type { TenantDb } from '../core/tenant-db.ts'

export interface Account {
  uuid: string
  email_address: string
  full_name: string
  password_hash: string
}

const columns = ['u.uuid', 'u.email_address', 'u.full_name', 'u.password_hash'] as const

/** An account with which one can sign in: who has left, and who was never invited, has none. */
export const find = (db: TenantDb, email: string): Promise<Account | undefined> =>
  db
    .table('users as u')
    .whereRaw('lower(u.email_address) = ?', [email])
    .whereNull('u.deactivated_at')
    .whereNot('u.password_hash', '')
    .first(...columns)

/** Keeps others from changing how one signs in until the transaction ends; false where somebody has. */
export const lockUnchanged = async (trx: TenantDb, { uuid, password_hash }: Account): Promise<boolean> =>
  Boolean(
    await trx.table('users').where({ uuid, password_hash }).whereNull('deactivated_at').forNoKeyUpdate().first('uuid')
  )

export const replacePassword = (db: TenantDb, uuid: string, passwordHash: string) =>
  db.table('users').where({ uuid }).update({ password_hash: passwordHash })

/** Asking again for the same reset, as a job that is tried again does, changes nothing. */
export const insertReset = (db: TenantDb, reset: { token_hash: string; user_uuid: string; expires_at: string }) =>
  db.insert('password_resets', reset).onConflict('token_hash').ignore()

/** The account that a link opens, unless the link is used up or has expired. */
export const findByReset = (db: TenantDb, tokenHash: string, now: string): Promise<Account | undefined> =>
  db
    .table('password_resets as r')
    .join('users as u', (on) => on.on('u.tenant_id', 'r.tenant_id').on('u.uuid', 'r.user_uuid'))
    .where('r.token_hash', tokenHash)
    .where('r.expires_at', '>', now)
    .whereNull('u.deactivated_at')
    // closed since, by another address: an invitation opens it
    .whereNot('u.password_hash', '')
    .first(...columns)

/** Uses a link up; false when another request was first. */
export const deleteReset = async (db: TenantDb, tokenHash: string): Promise<boolean> =>
  (await db.table('password_resets').where({ token_hash: tokenHash }).delete()) === 1

export const deleteResets = (db: TenantDb, userUuid: string) =>
  db.table('password_resets').where({ user_uuid: userUuid }).delete()

export const deleteExpiredResets = (db: TenantDb, now: string) =>
  db.table('password_resets').where('expires_at', '<=', now).delete()
