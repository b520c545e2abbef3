import type { ContactOption } from '#contract/contact-options'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Serialises changes of a card's options until the transaction ends. */
export const lock = (trx: TenantDb, uuid: string) =>
  trx.table('advisors').where({ uuid }).forNoKeyUpdate().select('uuid')

/** Turns off all of the given options but those to be on. */
export async function replace(
  trx: TenantDb,
  advisor_uuid: string,
  given: readonly ContactOption[],
  on: readonly ContactOption[]
): Promise<void> {
  await trx.table('advisor_contact_options').where({ advisor_uuid }).whereIn('name', given).delete()
  const rows = on.map((name) => ({ advisor_uuid, name }))
  if (rows.length) await trx.insert('advisor_contact_options', rows)
}
