import { domainToUnicode } from 'node:url'
import { scopesOf } from '#contract/token-scopes'
import { decodeLabelsWith } from '#contract/web-address'
import { type Clock, systemClock } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { createMetrics } from '../base/metrics.ts'
import '../base/url-parsing.ts'
import { connect } from '../db/db.ts'
import { createLimits } from '../security/rate-limit.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { Tenants } from '../tenancy/tenants.ts'
import type { Feature } from './feature.ts'

/** Commands that serve no requests need no features. */
export function createAppContext(
  config: Config,
  features: readonly Feature[] = [],
  clock: Clock = systemClock
): AppContext {
  decodeLabelsWith(domainToUnicode)
  const knex = connect(config)
  const cachedTables = features.flatMap((feature) => feature.cachedTables ?? [])
  return {
    config,
    knex,
    clock,
    log: createLog(config),
    limits: createLimits(knex, clock, config.LOAD_TEST),
    tenants: new Tenants(knex, config, cachedTables),
    scopes: [
      ...scopesOf(features.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint))),
      ...features.flatMap(({ scopes = [] }) => scopes)
    ],
    recorded: features.flatMap(({ recorded }) => recorded ?? []),
    retention: features.flatMap(({ retention = [] }) => retention),
    erasers: features.flatMap(({ erasers = [] }) => erasers),
    staffErasers: features.flatMap(({ staffErasers = [] }) => staffErasers),
    metrics: config.METRICS_PORT === undefined ? undefined : createMetrics(knex, clock),
    stopping: false
  }
}
