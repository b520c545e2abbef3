import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { type Clock, systemClock } from './core/clock.ts'
import type { Config } from './core/config.ts'
import { connect } from './core/db.ts'
import { frontDoor } from './core/front-door.ts'
import { createLog } from './core/log.ts'
import { createMetrics, startMetrics } from './core/metrics.ts'
import { oneByOne } from './core/one-by-one.ts'
import { createLimits } from './core/rate-limit.ts'
import type { Services } from './core/services.ts'
import { startSweep } from './core/sweep.ts'
import { Tenants } from './core/tenants.ts'
import { startRefreshing } from './external-calendar/refreshing.ts'
import * as frontendLogs from './frontend-logs/frontend-logs.queue.ts'
import * as hits from './hits/hits.queue.ts'
import { countingProfiles } from './hits/profile-hits.ts'
import { lanes } from './jobs.ts'
import { startMaps } from './map/map.jobs.ts'
import { startOutbox } from './outbox/outbox.ts'
import { startRollups } from './reports/rollups.ts'
import { startLiving } from './wallet/living.ts'
import { startWeeklyReports } from './weekly-report/weekly-report.ts'

export interface Running {
  services: Services
  port: number
  metricsPort: number | undefined
  /** Finishes what is under way, within ten seconds. */
  stop(): Promise<void>
}

export function createServices(config: Config, clock: Clock = systemClock): Services {
  const knex = connect(config)
  const limits = createLimits(knex, clock, config.LOAD_TEST)
  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics(knex, clock)
  return {
    config,
    knex,
    clock,
    log: createLog(config),
    limits,
    tenants: new Tenants(knex, config),
    metrics,
    stopping: false
  }
}

/** Looked after every second: Node's own half minute would let slow clients stay that much longer. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 5000
}

const listen = (server: Server, port: number, host?: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** What was begun is given this long; then connections are cut and jobs are left to their lease. */
const PATIENCE = 9000

/** Ends as soon as no answer is owed any more: browsers keep connections open on which they ask nothing. */
function closer(server: Server): () => Promise<void> {
  const owed = new Set<ServerResponse>()
  server.on('request', (_request, response: ServerResponse) => {
    owed.add(response)
    response.once('close', () => owed.delete(response))
  })
  return async () => {
    const until = performance.now() + PATIENCE
    const closed = new Promise((resolve) => server.close(resolve))
    do await sleep(50)
    while (owed.size && performance.now() < until)
    server.closeAllConnections()
    await closed
  }
}

/** Starts listening, and unless told otherwise working on the outbox and sweeping, on a migrated database. */
export async function startServer(services: Services, { work = true } = {}): Promise<Running> {
  const { config, knex } = services
  const app = createApp(services).callback()
  const server = createServer(LIMITS, oneByOne(countingProfiles(services, frontDoor(services, app))))
  // Node times what comes in; whoever reads no further would keep an answer in memory for good
  server.setTimeout(30_000)
  const close = closer(server)
  services.tenants.listen()
  const port = await listen(server, config.PORT, config.HOST)
  const scraped = await startMetrics(services)
  const outbox = work ? startOutbox(services, lanes) : undefined
  const sweep = work ? startSweep(services) : undefined
  const maps = work ? startMaps(services) : undefined
  const calendars = work ? startRefreshing(services) : undefined
  const living = work ? startLiving(services) : undefined
  const rollups = work ? startRollups(services) : undefined
  const weekly = work ? startWeeklyReports(services) : undefined
  return {
    services,
    port,
    metricsPort: (scraped?.address() as AddressInfo | undefined)?.port,
    async stop() {
      services.stopping = true
      sweep?.stop()
      maps?.stop()
      calendars?.stop()
      living?.stop()
      rollups?.stop()
      weekly?.stop()
      const worked = outbox?.stop()
      // the balancer learns of it by /readyz before the door is shut
      await sleep(config.DRAIN_SECONDS * 1000)
      await Promise.all([close(), worked && Promise.race([worked, sleep(PATIENCE, undefined, { ref: false })])])
      await Promise.all([frontendLogs.flush(services), hits.flush(services)])
      scraped?.close()
      scraped?.closeAllConnections()
      await services.tenants.stop()
      await knex.destroy()
    }
  }
}
