import type { FilteredList, SavedFilter } from '#contract/saved-filters'
import { sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface Owned {
  user_uuid: string
  list: FilteredList
}

/** By name. */
export async function find(db: TenantDb, owned: Owned): Promise<SavedFilter[]> {
  const rows = await db.table('saved_filters').where(owned).orderBy('name').select('name', 'search')
  return sortedBy(rows, ({ name }) => name)
}

/** Lets no other request save filters of the user until the transaction ends. */
export const lock = (trx: TenantDb, uuid: string) => trx.table('users').where({ uuid }).forUpdate().select('uuid')

export const save = (db: TenantDb, owned: Owned, filter: SavedFilter) =>
  db
    .insert('saved_filters', { ...owned, ...filter })
    .onConflict(['tenant_id', 'user_uuid', 'list', 'name'])
    .merge({ search: filter.search })

export const remove = (db: TenantDb, owned: Owned, name: string) =>
  db
    .table('saved_filters')
    .where({ ...owned, name })
    .delete()
