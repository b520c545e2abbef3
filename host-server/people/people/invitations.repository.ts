import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface InvitationRow {
  user_uuid: string
  uuid: string
  token_hash: string
  sent_at: string
  expires_at: string
}

/** Replaces the user's previous invitation, whose link no longer works. */
export const replace = (trx: TenantDb, { user_uuid, ...row }: InvitationRow) =>
  trx
    .insert('invitations', { user_uuid, ...row })
    .onConflict(['tenant_id', 'user_uuid'])
    .merge(['uuid', 'token_hash', 'sent_at', 'expires_at'])

export const findOf = (db: TenantDb, user_uuid: string): Promise<{ uuid: string }> =>
  db.table('invitations').where({ user_uuid }).first('uuid').then(found)

export const removeOf = (trx: TenantDb, user_uuid: string) => trx.table('invitations').where({ user_uuid }).delete()

export interface Invited {
  uuid: string
  email_address: string
  full_name: string
  expires_at: string
}

const open = (db: TenantDb, now: string) =>
  db
    .table('invitations as i')
    .join('users as u', (on) => on.on('u.tenant_id', 'i.tenant_id').on('u.uuid', 'i.user_uuid'))
    .where('i.expires_at', '>', now)
    .whereNull('u.deactivated_at')
    .where('u.password_hash', '')

const COLUMNS = ['u.uuid', 'u.email_address', 'u.full_name', 'i.expires_at'] as const

/** The person an e-mail invites; undefined if the invitation has been withdrawn or replaced. */
export const find = (db: TenantDb, uuid: string, now: string): Promise<Invited | undefined> =>
  open(db, now)
    .where('i.uuid', uuid)
    .first(...COLUMNS)

/** The person a link invites, unless it is used up or expired. */
export const findByToken = (db: TenantDb, token_hash: string, now: string): Promise<Invited | undefined> =>
  open(db, now)
    .where('i.token_hash', token_hash)
    .first(...COLUMNS)

/** Uses up a link; false if another request did so first. */
export const remove = async (db: TenantDb, token_hash: string): Promise<boolean> =>
  (await db.table('invitations').where({ token_hash }).delete()) === 1

/** Sets the first password; false if there is one already, which an invitation must not replace. */
export const setFirstPassword = async (db: TenantDb, uuid: string, password_hash: string): Promise<boolean> =>
  (await db.table('users').where({ uuid, password_hash: '' }).update({ password_hash })) === 1
