import type { Config } from '../../core/base/config.ts'
import { derivedToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** An address of a card whose advisor was erased: recognised when somebody follows it, and told to nobody. */
export const aliasHash = ({ SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>, tenant: string, alias: string) =>
  derivedToken(SESSION_SECRET, 'erased-alias', `${tenant}\0${alias}`)

/** What is left of the card that had this alias. */
export async function findErased(
  config: Pick<Config, 'SESSION_SECRET'>,
  db: TenantDb,
  alias: string
): Promise<string | undefined> {
  const alias_hash = aliasHash(config, db.tenantId, alias)
  const row = await db
    .table('advisors as a')
    .join('erased_aliases as e', (on) => on.on('e.tenant_id', 'a.tenant_id').on('e.advisor_uuid', 'a.uuid'))
    .where('e.alias_hash', alias_hash)
    .first('a.alias')
  return row?.alias
}
