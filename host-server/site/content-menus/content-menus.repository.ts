import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface MenusRow {
  version: number
  menus: string
  author: string
  saved_at: string
}

export const find = (db: TenantDb): Promise<MenusRow | undefined> =>
  db.table('content_menus').first('version', 'menus', 'author', 'saved_at')

export const replace = (trx: TenantDb, row: MenusRow) =>
  trx
    .insert('content_menus', { ...row })
    .onConflict(['tenant_id'])
    .merge()
