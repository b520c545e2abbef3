import type { Knex } from 'knex'
import type { AuditAction, AuditObject, FieldChange } from '#contract/audit-log'
import type { Scope } from '#contract/token-scopes'
import type { Clock } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { Limits } from '../security/rate-limit.ts'
import type { TenantDb } from './tenant-db.ts'
import type { Tenants } from './tenants.ts'

/** A change of which the audit log takes note. */
export interface Recorded {
  action: AuditAction
  object: AuditObject
  object_id: string
  changes: readonly FieldChange[]
}

/** Learns of what is recorded, in the transaction of the change. */
export type OnRecorded = (trx: TenantDb, now: Date, recorded: readonly Recorded[]) => Promise<void>

/** The state of the process; everything that other nodes need is in the database. */
export interface AppContext {
  config: Config
  knex: Knex
  clock: Clock
  log: Log
  limits: Limits
  /** Undefined unless `METRICS_PORT` is set. */
  metrics?: Metrics
  /** The process is shutting down: it accepts no more work, and reports so to the balancer. */
  stopping: boolean
  tenants: Tenants
  /** Which rows are deleted or blanked, and when. */
  retention: readonly RetentionRule[]
  /** Who learns of what the audit log records. */
  recorded: readonly OnRecorded[]
  /** The scopes that an API token can have. */
  scopes: readonly Scope[]
}
