import type { CardTags } from '#contract/card-tags'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { tagsOf } from '../../people/advisors/advisor.repository.ts'

/** Locks the advisor until the transaction ends. */
export async function findOf(trx: TenantDb, uuid: string): Promise<CardTags | undefined> {
  const [row] = await trx.table('advisors').where({ uuid }).forNoKeyUpdate().select('tags')
  return row && { tags: tagsOf(row) }
}

export const replace = (trx: TenantDb, uuid: string, tags: readonly string[]) =>
  trx
    .table('advisors')
    .where({ uuid })
    .update({ tags: tags.join(',') })
