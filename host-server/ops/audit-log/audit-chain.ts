import { Cron } from 'croner'
import type { Knex } from 'knex'
import { giveWay } from '../../core/base/slices.ts'
import { randomToken } from '../../core/security/tokens.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './audit-chain.repository.ts'
import { contentOf, firstHash, hashOf } from './audit-lines.ts'

const AT_ONCE = 100

/** Gives some entries their numbers; nodes do it one after the other. */
const chainSome = (db: TenantDb): Promise<number> =>
  db.transaction(async (trx) => {
    await trx.lockTenant()
    const entries = await repository.findUnchained(trx, AT_ONCE)
    if (!entries.length) return 0
    let { seq, hash } = (await repository.findLast(trx)) ?? { seq: 0, hash: firstHash(trx.tenantId) }
    const lines = entries.map((entry) => {
      const { uuid: entry_uuid, at } = entry
      const salt = randomToken()
      const content = contentOf(salt, entry)
      seq += 1
      hash = hashOf(hash, { seq, at, content })
      return { seq, entry_uuid, at, salt, content, hash }
    })
    await repository.append(trx, lines)
    return entries.length
  })

/** Gives every entry of an institution its number, and the hash of the line before. */
export async function chain(db: TenantDb): Promise<void> {
  if (!(await repository.isAnyUnchained(db))) return
  while ((await chainSome(db)) === AT_ONCE) await giveWay()
}

async function chainAll({ knex }: Pick<AppContext, 'knex'>): Promise<void> {
  const rows: { tenant_id: string }[] = await knex.distinct('tenant_id').from('audit_log').whereNull('seq')
  for (const { tenant_id } of rows) await chain(new TenantDb(knex, tenant_id))
}

/** Every minute: what is written in between is not yet in the chain. */
export function startChain(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'the entries of the audit log could not be chained')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, () => chainAll(app))
}

export const removeOld = (knex: Knex, tenantId: string, uuids: readonly string[]): Promise<number> =>
  new TenantDb(knex, tenantId).transaction((trx) => repository.remove(trx, uuids))
