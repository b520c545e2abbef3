import type { Knex } from 'knex'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Limits } from './rate-limit.ts'
import type { Tenants } from './tenants.ts'

/** What the process holds; everything that another node needs lives in the database. */
export interface Services {
  config: Config
  knex: Knex
  clock: Clock
  log: Log
  limits: Limits
  /** Only where they can be scraped. */
  metrics?: Metrics
  /** The process was told to end: it takes no more work, and says so to the balancer. */
  stopping: boolean
  tenants: Tenants
}
