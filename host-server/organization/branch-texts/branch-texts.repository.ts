import type { BranchTextForm } from '#contract/branch-texts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export async function replace(trx: TenantDb, organization_uuid: string, texts: readonly BranchTextForm[]) {
  await trx.table('organization_texts').where({ organization_uuid }).delete()
  const rows = texts.map(({ title, value }, position) => ({ organization_uuid, position, title, value }))
  if (rows.length) await trx.insert('organization_texts', rows)
}
