import type { Role } from '#contract/access'
import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface OpenIdAccount {
  uuid: string
  full_name: string
  email_address: string
  password_hash: string
  deactivated_at: string | null
}

const findAccount = (db: TenantDb, issuer: string) =>
  db
    .table('users as u')
    .leftJoin('openid_identities as i', (on) =>
      on.on('i.tenant_id', 'u.tenant_id').on('i.user_uuid', 'u.uuid').andOnVal('i.issuer', issuer)
    )

/** The account linked to a subject of a sign-in service. */
export const findBySubject = (db: TenantDb, issuer: string, subject: string): Promise<OpenIdAccount | undefined> =>
  findAccount(db, issuer).where('i.subject', subject).first('u.*')

/** Locks the account until the transaction ends; false if it has been unlinked or deactivated. */
export async function lockLinked(trx: TenantDb, issuer: string, subject: string, uuid: string): Promise<boolean> {
  await trx.table('users').where({ uuid }).forNoKeyUpdate().first('uuid')
  const found = await findBySubject(trx, issuer, subject)
  return found?.uuid === uuid && !found.deactivated_at
}

/** The account with an e-mail address; `subject` is the one it is already linked to. */
export const findByEmail = (
  db: TenantDb,
  issuer: string,
  email: string
): Promise<(OpenIdAccount & { subject: string | null }) | undefined> =>
  findAccount(db, issuer).whereRaw('lower(u.email_address) = ?', [email.toLowerCase()]).first('u.*', 'i.subject')

export const link = (
  db: TenantDb,
  identity: { issuer: string; subject: string; user_uuid: string; linked_at: string }
) => db.insert('openid_identities', identity)

/** The next sign-in by the service finds the account by its e-mail address again. */
export const unlink = (db: TenantDb, user_uuid: string) => db.table('openid_identities').where({ user_uuid }).delete()

/** At another service, or for another client, the same subject may be another person. */
export const unlinkAll = (db: TenantDb) => db.table('openid_identities').delete()

export const insertUser = (db: TenantDb, user: OpenIdAccount & { first_name: string; last_name: string }) =>
  db.insert('users', { ...user })

/** Activates an account that was only invited so far. */
export const open = (db: TenantDb, uuid: string, password_hash: string) =>
  db.table('users').where({ uuid, password_hash: '' }).update({ password_hash })

export async function changeRoles(db: TenantDb, user_uuid: string, added: readonly Role[], taken: readonly Role[]) {
  const rows = added.map((role) => ({ user_uuid, role }))
  if (rows.length) await db.insert('user_roles', rows).onConflict(['tenant_id', 'user_uuid', 'role']).ignore()
  if (taken.length) await db.table('user_roles').where({ user_uuid }).whereIn('role', taken).delete()
}

/** Whether an administrator has signed in by the sign-in service. */
export const hasLinkedAdministrator = async (db: TenantDb, issuer: string): Promise<boolean> =>
  Boolean(
    await db
      .table('openid_identities as i')
      .join('users as u', (on) => on.on('u.tenant_id', 'i.tenant_id').on('u.uuid', 'i.user_uuid'))
      .join('user_roles as r', (on) => on.on('r.tenant_id', 'i.tenant_id').on('r.user_uuid', 'i.user_uuid'))
      .where({ 'i.issuer': issuer, 'r.role': 'accountadmin' })
      .whereNull('u.deactivated_at')
      .first('u.uuid')
  )

export async function findSettings(db: TenantDb): Promise<Record<string, string>> {
  const rows: { name: string; value: string }[] = await db.table('tenant_settings').select('name', 'value')
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export const keepIdToken = (db: TenantDb, id_hash: string, id_token: string) =>
  db.insert('openid_sessions', { id_hash, id_token })

export const findIdToken = async (db: TenantDb, id_hash: string): Promise<string | undefined> =>
  (await db.table('openid_sessions').where({ id_hash }).first('id_token'))?.id_token

/** The account's name, for the audit log. */
export const findName = async (db: TenantDb, uuid: string): Promise<{ uuid: string; full_name: string }> =>
  found(await db.table('users').where({ uuid }).first('uuid', 'full_name'))
