import { Cron } from 'croner'
import type { Knex } from 'knex'
import { isPostgres } from '../db/db.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { AppContext } from '../tenancy/app-context.ts'

/**
 * Rows locked by a request or another node's sweep are skipped: waiting for each other's rows could end in a deadlock.
 * So all nodes may sweep at the same time.
 */
function rowsOf(knex: Knex, { table, key, column, until, only }: RetentionRule, now: Date) {
  const gone = knex(table).where(column, '<=', until(now)).select(key)
  only?.(gone, now)
  if (isPostgres(knex)) gone.forUpdate().skipLocked()
  return knex(table).whereIn(key, gone)
}

/** Deletes and blanks expired rows of all tenants. */
export async function sweep({
  knex,
  clock,
  retention
}: Pick<AppContext, 'knex' | 'clock' | 'retention'>): Promise<void> {
  const now = clock.now()
  for (const rule of retention) {
    const rows = rowsOf(knex, rule, now)
    await (rule.blank ? rows.update(rule.blank) : rows.delete())
  }
}

/** Sweeps every hour. */
export function startSweep(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'expired rows could not be removed')
  return new Cron('17 * * * *', { unref: true, protect: true, catch: report }, () => sweep(app))
}
