import type { NewRow } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const rows = (db: TenantDb) =>
  db
    .table('api_tokens as k')
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'k.tenant_id').on('u.uuid', 'k.created_by'))
    .select(
      'k.uuid',
      'k.name',
      'k.scopes',
      'k.last_four',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
      'u.full_name as created_by'
    )

export type TokenRow = Awaited<ReturnType<typeof findAll>>[number]

/** Latest first. */
export const findAll = (db: TenantDb) => rows(db).orderBy('k.created_at', 'desc').orderBy('k.uuid')

export const find = (db: TenantDb, uuid: string): Promise<TokenRow | undefined> =>
  rows(db).where('k.uuid', uuid).first()

export const lock = (trx: TenantDb) => trx.table('api_tokens').orderBy('uuid').forUpdate().select('uuid')

export const insert = (trx: TenantDb, row: NewRow<'api_tokens'>) => trx.insert('api_tokens', row)

export const revoke = (trx: TenantDb, uuid: string, revoked_at: string) =>
  trx.table('api_tokens').where({ uuid }).whereNull('revoked_at').update({ revoked_at })
