import { Cron } from 'croner'
import type { Knex } from 'knex'
import { DECIDED_KINDS, type DecidedKind, PERIODS, type RetainedKind } from '#contract/retention'
import { instant } from '../base/clock.ts'
import { giveWay } from '../base/slices.ts'
import { isPostgres } from '../db/db.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { TableName } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'

/** Every hour. */
const SWEEPS = '17 * * * *'
/** As many rows are deleted in a statement, which blocks SQLite's only connection. */
const AT_ONCE = 200
const REMOVED_AT_ONCE = 50

type Sweeping = Pick<AppContext, 'knex' | 'clock' | 'retention'>

/** For how many days tenants keep what, where they have changed that. */
type Periods = ReadonlyMap<string, number>

const isDecided = (kind: RetainedKind): kind is DecidedKind => (DECIDED_KINDS as readonly string[]).includes(kind)

/**
 * Rows locked by a request or another node's sweep are skipped: waiting for each other's rows could end in a deadlock.
 * So all nodes may sweep at the same time.
 */
const unlocked = (knex: Knex, rows: Knex.QueryBuilder) => (isPostgres(knex) ? rows.forUpdate().skipLocked() : rows)

/** Expired rows, of all tenants or of one. */
function expiredRows(
  knex: Knex,
  { table, column, until, only }: RetentionRule,
  now: Date,
  { days = 0, ...own }: { days?: number; tenant_id?: string } = {}
): Knex.QueryBuilder {
  const rows = knex(table).where(own).where(column, '<=', until(now, days))
  only?.(rows, now)
  return rows
}

/** What only the software needs goes in one statement. */
async function sweepAll(knex: Knex, rule: RetentionRule, now: Date): Promise<void> {
  const { table, key, blank } = rule
  const rows = knex(table).whereIn(key, unlocked(knex, expiredRows(knex, rule, now).select(key)))
  await (blank ? rows.update(blank) : rows.delete())
}

async function removeSome(knex: Knex, rule: RetentionRule, now: Date, own: { days: number; tenant_id: string }) {
  const { table, key, blank, remove } = rule
  const rows = expiredRows(knex, rule, now, own)
  if (remove) {
    const uuids = await rows.orderBy('uuid').limit(REMOVED_AT_ONCE).pluck('uuid')
    return uuids.length ? remove(knex, own.tenant_id, uuids, instant(now)) : 0
  }
  // a plain subquery may be run again for each row, and the limit with it
  const gone = knex
    .withMaterialized('gone', unlocked(knex, rows.limit(AT_ONCE).select(key)))
    .from(table)
    .whereIn(key, knex('gone').select(key))
  return blank ? gone.update(blank) : gone.delete()
}

/** Adds to what the day's runs before have deleted. */
const note = (knex: Knex, tenant_id: string, kind: RetainedKind, removed: number, now: Date) =>
  knex('retention_runs')
    .insert({ tenant_id, kind, day: instant(now).slice(0, 10), removed, last_at: instant(now) })
    .onConflict(['tenant_id', 'day', 'kind'])
    .merge({ removed: knex.raw('retention_runs.removed + excluded.removed'), last_at: instant(now) })

async function findPeriods(knex: Knex): Promise<Periods> {
  const rows: { tenant_id: string; kind: string; days: number }[] = await knex('retention_periods')
  return new Map(rows.map(({ tenant_id, kind, days }) => [`${tenant_id} ${kind}`, days]))
}

const daysOf = (periods: Periods, tenant_id: string, kind: RetainedKind) =>
  isDecided(kind) ? (periods.get(`${tenant_id} ${kind}`) ?? PERIODS[kind].initial) : 0

async function sweepTenant(
  { knex, clock }: Sweeping,
  rule: RetentionRule & { kind: RetainedKind },
  own: { days: number; tenant_id: string }
): Promise<void> {
  const now = clock.now()
  const full = rule.remove ? REMOVED_AT_ONCE : AT_ONCE
  for (let some = full; some === full; ) {
    some = await removeSome(knex, rule, now, own)
    // what has gone is counted even if the next statement fails
    if (some) await note(knex, own.tenant_id, rule.kind, some, now)
    await giveWay()
  }
}

/** Deletes and blanks expired rows of all tenants. */
export async function sweep(app: Sweeping): Promise<void> {
  const { knex, clock, retention } = app
  const periods = await findPeriods(knex)
  const tenants: string[] = await knex('tenants').orderBy('id').pluck('id')
  for (const rule of retention) {
    const { kind } = rule
    if (!kind) {
      await sweepAll(knex, rule, clock.now())
      continue
    }
    for (const tenant_id of tenants) {
      await sweepTenant(app, { ...rule, kind }, { tenant_id, days: daysOf(periods, tenant_id, kind) })
    }
  }
}

/** How many rows of a tenant a rule takes at a moment. */
export async function countExpired(db: TenantDb, rule: RetentionRule, now: Date, days: number): Promise<number> {
  const { table, column, until, only } = rule
  const rows = db.table(table as TableName) as object as Knex.QueryBuilder
  rows.where(column, '<=', until(now, days))
  only?.(rows, now)
  const [counted] = await rows.count('* as total')
  return Number(counted?.total ?? 0)
}

/** When the sweep runs next. */
export const nextSweep = (now: Date): Date => new Cron(SWEEPS).nextRun(now) ?? now

export function startSweep(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'expired rows could not be removed')
  return new Cron(SWEEPS, { unref: true, protect: true, catch: report }, () => sweep(app))
}
