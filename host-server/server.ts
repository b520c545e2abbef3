import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { limitBodies } from './core/http/body-time.ts'
import { cacheFastPath } from './core/http/cache-fast-path.ts'
import { gracefulClose } from './core/http/graceful-close.ts'
import { startMetrics } from './core/http/metrics.ts'
import { queuePipelined } from './core/http/pipeline-queue.ts'
import { startOutbox } from './core/jobs/outbox.ts'
import { startSweep } from './core/jobs/retention.ts'
import { flushBuffers } from './core/jobs/write-buffer.ts'
import type { AppContext } from './core/tenancy/app-context.ts'
import { features } from './features.ts'
import { queues } from './jobs.ts'

export interface Running {
  app: AppContext
  port: number
  metricsPort: number | undefined
  /** Shuts down gracefully, within ten seconds. */
  stop(): Promise<void>
}

/** Checked every second: at Node's default of thirty, slow clients would stay connected that much longer. */
const LIMITS = {
  headersTimeout: 10_000,
  // bodies have limits of their own
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 5000
}

const listen = (server: Server, port: number, host?: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** The grace period for requests and jobs under way; then connections are cut, and jobs are left to their lease. */
const PATIENCE = 9000

/** Starts listening on a migrated database and, unless told otherwise, runs jobs and sweeps expired rows. */
export async function startServer(app: AppContext, { work = true } = {}): Promise<Running> {
  const { config, knex } = app
  const handle = cacheFastPath(app, createApp(app).callback())
  const observed = features.reduce((inner, { observe }) => observe?.(app, inner) ?? inner, handle)
  const server = createServer(LIMITS, limitBodies(queuePipelined(observed)))
  // Node's timeouts cover requests only; a client that stops reading would keep a response in memory for ever
  server.setTimeout(30_000)
  const close = gracefulClose(server, PATIENCE)
  app.tenants.listen(app.log)
  // first, so that no request is accepted by a server that cannot start
  const scraped = await startMetrics(app)
  const port = await listen(server, config.PORT, config.HOST)
  const outbox = work ? startOutbox(app, queues) : undefined
  const background = work
    ? [startSweep, ...features.flatMap(({ start }) => start ?? [])].map((start) => start(app))
    : []
  return {
    app,
    port,
    metricsPort: (scraped?.address() as AddressInfo | undefined)?.port,
    async stop() {
      app.stopping = true
      for (const task of background) task.stop()
      const worked = outbox?.stop()
      // /readyz tells the balancer before the port is closed
      await sleep(config.DRAIN_SECONDS * 1000)
      await Promise.all([close(), worked && Promise.race([worked, sleep(PATIENCE, undefined, { ref: false })])])
      await flushBuffers(app)
      scraped?.close()
      scraped?.closeAllConnections()
      await app.tenants.stop()
      await knex.destroy()
    }
  }
}
