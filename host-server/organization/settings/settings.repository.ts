import type { SettingName } from '#contract/settings'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export async function find(db: TenantDb): Promise<Partial<Record<string, string>>> {
  const rows: { name: string; value: string }[] = await db.table('tenant_settings').select('name', 'value')
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export const replace = (db: TenantDb, rows: readonly { name: SettingName; value: string }[]) =>
  db.insert('tenant_settings', rows).onConflict(['tenant_id', 'name']).merge(['value'])
