import type { Knex } from 'knex'
import type { Clock } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Metrics } from '../base/metrics.ts'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { Limits } from '../security/rate-limit.ts'
import type { Tenants } from './tenants.ts'

/** What the process holds; everything that another node needs lives in the database. */
export interface AppContext {
  config: Config
  knex: Knex
  clock: Clock
  log: Log
  limits: Limits
  /** Only where they can be scraped. */
  metrics?: Metrics
  /** The process is shutting down: it takes no more work, and reports so to the balancer. */
  stopping: boolean
  tenants: Tenants
  /** What of the tables is removed, and when. */
  retention: readonly RetentionRule[]
}
