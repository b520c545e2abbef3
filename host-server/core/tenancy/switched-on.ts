import type { ModuleName } from '#contract/module-names'
import type { TenantDb } from './tenant-db.ts'

/** Data of a module counts only while it is on, since it could not be removed otherwise. */
export const switchedOn = (db: TenantDb, module_name: ModuleName) =>
  db.table('tenant_modules').where({ module_name, effective_state: true }).select('module_name')
