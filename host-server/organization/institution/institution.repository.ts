import type { Locale } from '#contract/locales'
import type { ModuleName } from '#contract/module-names'
import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const findDomains = (db: TenantDb): Promise<string[]> => db.table('tenant_domains').orderBy('host').pluck('host')

export const rename = (db: TenantDb, named: { name: string; language: Locale }) => db.tenant().update(named)

export const findName = (db: TenantDb): Promise<{ name: string; language: Locale }> =>
  db.tenant().first('name', 'language').then(found)

export async function isOn(db: TenantDb, module_name: ModuleName): Promise<boolean> {
  const row = await db.table('tenant_modules').where({ module_name }).first('effective_state')
  return Boolean(row?.effective_state)
}

export const switchModule = (db: TenantDb, module_name: ModuleName, effective_state: boolean) =>
  db
    .insert('tenant_modules', { module_name, effective_state })
    .onConflict(['tenant_id', 'module_name'])
    .merge(['effective_state'])
