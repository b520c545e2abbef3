import { type DecidedKind, RUNS_SHOWN } from '#contract/retention'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const findPeriods = (db: TenantDb) => db.table('retention_periods').select('kind', 'days')

export const replacePeriod = (trx: TenantDb, kind: DecidedKind, days: number) =>
  trx.insert('retention_periods', { kind, days }).onConflict(['tenant_id', 'kind']).merge(['days'])

export const findRuns = (db: TenantDb) =>
  db
    .table('retention_runs')
    .orderBy([{ column: 'day', order: 'desc' }, { column: 'kind' }])
    .limit(RUNS_SHOWN)
    .select('day', 'kind', 'removed', 'last_at')
