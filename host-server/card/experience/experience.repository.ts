import type { KnownExperience } from '#contract/experience'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { experienceOf, storedExperience } from '../../people/advisors/advisor.repository.ts'

/** Locks the advisor until the transaction ends. */
export async function findOf(trx: TenantDb, uuid: string): Promise<KnownExperience | undefined> {
  const rows = trx.table('advisors').where({ uuid }).forNoKeyUpdate()
  const [row] = await rows.select('advising_since', 'certificates')
  return row && experienceOf(row)
}

export const replace = (trx: TenantDb, uuid: string, given: KnownExperience) =>
  trx.table('advisors').where({ uuid }).update(storedExperience(given))
