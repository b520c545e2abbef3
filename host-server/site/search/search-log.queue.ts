import { writeBuffer } from '../../core/jobs/write-buffer.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The columns are explained in the table's migration. */
// a type, since an interface has no index signature, which a row needs
export type LoggedSearch = {
  tenant_id: string
  day: string
  created_at: string
  action: 'search' | 'front_search_by_advisor_name'
  searched_by: string
  words: string
  hits: number | null
  source: 'page' | 'widget'
  form: string | null
  organization_uuid: string | null
  advisor_alias: string | null
}

export const { add, flush } = writeBuffer<LoggedSearch>('searches', async ({ knex }, searches) => {
  for (const tenantId of new Set(searches.map(({ tenant_id }) => tenant_id))) {
    const own = searches.filter(({ tenant_id }) => tenant_id === tenantId)
    await new TenantDb(knex, tenantId).insert('search_log', own)
  }
})
