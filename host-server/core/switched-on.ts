import type { ModuleName } from '#contract/modules'
import type { TenantDb } from './tenant-db.ts'

/** What was stored with a module counts while it is on: nobody could remove it after. */
export const switchedOn = (db: TenantDb, module_name: ModuleName) =>
  db.table('tenant_modules').where({ module_name, effective_state: true }).select('module_name')
