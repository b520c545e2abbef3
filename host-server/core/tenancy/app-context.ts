import type { Knex } from 'knex'
import type { Scope } from '#contract/token-scopes'
import type { Clock } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { Limits } from '../security/rate-limit.ts'
import type { Tenants } from './tenants.ts'

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
  /** The scopes that an API token can have. */
  scopes: readonly Scope[]
}
