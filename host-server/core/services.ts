import type { Knex } from 'knex'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Limits } from './rate-limit.ts'

/** What the process holds; everything that another node needs lives in the database. */
export interface Services {
  config: Config
  knex: Knex
  clock: Clock
  log: Log
  limits: Limits
}
