import type { Role } from '#contract/access'
import type { TenantDb } from '../core/tenant-db.ts'

export interface OpenIdAccount {
  uuid: string
  full_name: string
  email_address: string
  deactivated_at?: string | null
}

const findAccount = (db: TenantDb, issuer: string) =>
  db
    .table('users as u')
    .leftJoin('openid_identities as i', (on) =>
      on.on('i.tenant_id', 'u.tenant_id').on('i.user_uuid', 'u.uuid').andOnVal('i.issuer', issuer)
    )

/** The account that somebody of a sign-in service has been given. */
export const findBySubject = (db: TenantDb, issuer: string, subject: string): Promise<OpenIdAccount | undefined> =>
  findAccount(db, issuer).where('i.subject', subject).first('u.*')

/** The account of an address; `subject` is whose it already is. */
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

/** Another service, or another name at it, may mean somebody else by the same subject. */
export const unlinkAll = (db: TenantDb) => db.table('openid_identities').delete()

export const insertUser = (db: TenantDb, user: OpenIdAccount & { password_hash: string }) =>
  db.insert('users', { ...user })

export async function changeRoles(db: TenantDb, user_uuid: string, added: readonly Role[], taken: readonly Role[]) {
  const rows = added.map((role) => ({ user_uuid, role }))
  if (rows.length) await db.insert('user_roles', rows).onConflict(['tenant_id', 'user_uuid', 'role']).ignore()
  if (taken.length) await db.table('user_roles').where({ user_uuid }).whereIn('role', taken).delete()
}

const administrators = (db: TenantDb) =>
  db
    .table('user_roles as r')
    .join('users as u', (on) => on.on('u.tenant_id', 'r.tenant_id').on('u.uuid', 'r.user_uuid'))
    .where('r.role', 'accountadmin')

export const hasOtherAdministrator = async (db: TenantDb, uuid: string): Promise<boolean> =>
  Boolean(await administrators(db).whereNot('u.uuid', uuid).first('u.uuid'))

/** Whether an administrator has come by the sign-in service. */
export const hasLinkedAdministrator = async (db: TenantDb, issuer: string): Promise<boolean> =>
  Boolean(
    await administrators(db)
      .join('openid_identities as i', (on) => on.on('i.tenant_id', 'u.tenant_id').on('i.user_uuid', 'u.uuid'))
      .where('i.issuer', issuer)
      .first('u.uuid')
  )

/** Settings that hang together are changed one after the other. */
export const takeTurns = (db: TenantDb) => db.tenant().forUpdate().first('id')

export async function findSettings(db: TenantDb): Promise<Record<string, string>> {
  const rows: { name: string; value: string }[] = await db.table('tenant_settings').select('name', 'value')
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export const keepIdToken = (db: TenantDb, id_hash: string, id_token: string) =>
  db.insert('openid_sessions', { id_hash, id_token })

export const findIdToken = async (db: TenantDb, id_hash: string): Promise<string | undefined> =>
  (await db.table('openid_sessions').where({ id_hash }).first('id_token'))?.id_token
