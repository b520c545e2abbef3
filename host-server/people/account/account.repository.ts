import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface Account {
  uuid: string
  email_address: string
  full_name: string
  password_hash: string
}

const columns = ['u.uuid', 'u.email_address', 'u.full_name', 'u.password_hash'] as const

/** An account that can sign in with a password: active, and with a password set. */
export const find = (db: TenantDb, email: string): Promise<Account | undefined> =>
  db
    .table('users as u')
    .whereRaw('lower(u.email_address) = ?', [email])
    .whereNull('u.deactivated_at')
    .whereNot('u.password_hash', '')
    .first(...columns)

/** The same by its key. */
export const findByUuid = (db: TenantDb, uuid: string): Promise<Account | undefined> =>
  db
    .table('users as u')
    .where('u.uuid', uuid)
    .whereNull('u.deactivated_at')
    .whereNot('u.password_hash', '')
    .first(...columns)

/** Keeps an account from being deleted until the transaction ends, so that an erasure finds what is written of it. */
export const keepAccount = (trx: TenantDb, uuid: string): PromiseLike<{ uuid: string } | undefined> =>
  trx.table('users').where({ uuid }).forShare().first('uuid')

/** Locks the account's credentials until the transaction ends; false if they have changed or the account is deactivated. */
export const lockUnchanged = async (trx: TenantDb, { uuid, password_hash }: Account): Promise<boolean> =>
  Boolean(
    await trx.table('users').where({ uuid, password_hash }).whereNull('deactivated_at').forNoKeyUpdate().first('uuid')
  )

/** Whether the account has ever signed in. */
export const hasSignedIn = async (db: TenantDb, uuid: string): Promise<boolean> =>
  Boolean(await db.table('users').where({ uuid }).whereNotNull('last_sign_in_at').first('uuid'))

export const replacePassword = (db: TenantDb, uuid: string, passwordHash: string) =>
  db.table('users').where({ uuid }).update({ password_hash: passwordHash })

/** Idempotent, since a job may be retried. */
export const insertReset = (db: TenantDb, reset: { token_hash: string; user_uuid: string; expires_at: string }) =>
  db.insert('password_resets', reset).onConflict(['token_hash']).ignore()

/** The account of a reset link, unless the link is used up or expired. */
export const findByReset = (db: TenantDb, tokenHash: string, now: string): Promise<Account | undefined> =>
  db
    .table('password_resets as r')
    .join('users as u', (on) => on.on('u.tenant_id', 'r.tenant_id').on('u.uuid', 'r.user_uuid'))
    .where('r.token_hash', tokenHash)
    .where('r.expires_at', '>', now)
    .whereNull('u.deactivated_at')
    // the password was removed with a change of address: only an invitation sets a new one
    .whereNot('u.password_hash', '')
    .first(...columns)

/** Uses up a link; false if another request did so first. */
export const deleteReset = async (db: TenantDb, tokenHash: string): Promise<boolean> =>
  (await db.table('password_resets').where({ token_hash: tokenHash }).delete()) === 1

export const deleteResets = (db: TenantDb, userUuid: string) =>
  db.table('password_resets').where({ user_uuid: userUuid }).delete()

export const deleteExpiredResets = (db: TenantDb, now: string) =>
  db.table('password_resets').where('expires_at', '<=', now).delete()
