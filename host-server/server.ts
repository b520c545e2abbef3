import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { type Clock, systemClock } from './core/clock.ts'
import type { Config } from './core/config.ts'
import { connect } from './core/db.ts'
import { createLog } from './core/log.ts'
import { createLimits } from './core/rate-limit.ts'
import type { Services } from './core/services.ts'
import { startSweep } from './core/sweep.ts'
import * as frontendLogs from './frontend-logs/frontend-logs.queue.ts'
import { jobs } from './jobs.ts'
import { startOutbox } from './outbox/outbox.ts'

export interface Running {
  services: Services
  port: number
  /** Finishes what is under way, within ten seconds. */
  stop(): Promise<void>
}

export function createServices(config: Config, clock: Clock = systemClock): Services {
  const knex = connect(config)
  return { config, knex, clock, log: createLog(config), limits: createLimits(knex, clock, config.LOAD_TEST) }
}

const listen = (server: Server, port: number, host?: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), 9000)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Starts listening, and unless told otherwise working on the outbox and sweeping, on a migrated database. */
export async function startServer(services: Services, { work = true } = {}): Promise<Running> {
  const { config, knex } = services
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384, keepAliveTimeout: 5000 },
    createApp(services).callback()
  )
  const port = await listen(server, config.PORT, config.HOST)
  const outbox = work ? startOutbox(services, jobs) : undefined
  const sweep = work ? startSweep(services) : undefined
  return {
    services,
    port,
    async stop() {
      sweep?.stop()
      await Promise.all([close(server), outbox?.stop()])
      await frontendLogs.flush(services)
      await knex.destroy()
    }
  }
}
