import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Context, Middleware } from 'koa'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { postAppointment } from '#contract/appointments'
import { type Clock, instant } from './clock.ts'
import type { Services } from './services.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SCRAPE_MS = 2000

/** What one server process counts, in a registry of its own, since tests run several servers in a process. */
export type Metrics = ReturnType<typeof createMetrics>

/** A gauge that is read when it is scraped; while the database is away it has no value, rather than an old one. */
function readGauges(registers: Registry[], knex: Knex, clock: Clock) {
  const gauge = (name: string, help: string) => new Gauge({ registers, name: `advisor_widgets_${name}`, help })
  const waiting = gauge('outbox_waiting', 'Jobs that are due and not done.')
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest due job has been due.')
  const dead = gauge('outbox_dead', 'Jobs that were given up.')
  const used = gauge('db_pool_used', 'Database connections in use.')
  const pending = gauge('db_pool_waiting', 'Requests that wait for a database connection.')

  async function readOutbox() {
    const now = clock.now()
    const due = knex('outbox').where({ state: 'waiting' }).where('next_at', '<=', instant(now))
    const { count, since } = (await due.first(knex.raw('count(*) as count, min(next_at) as since'))) ?? {}
    const lost = await knex('outbox').where({ state: 'dead' }).first(knex.raw('count(*) as count'))
    waiting.set(Number(count))
    oldest.set(since ? Math.max(0, (now.getTime() - Date.parse(since)) / 1000) : 0)
    dead.set(Number(lost?.count))
  }
  const { pool } = knex.client
  let reading: Promise<void> | undefined
  return async () => {
    used.set(pool.numUsed())
    pending.set(pool.numPendingAcquires())
    for (const one of [waiting, oldest, dead]) one.set(Number.NaN)
    reading ??= readOutbox()
      .catch(() => {})
      .finally(() => {
        reading = undefined
      })
    await Promise.race([reading, sleep(SCRAPE_MS, undefined, { ref: false })])
  }
}

export function createMetrics(knex: Knex, clock: Clock) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    registers,
    name: 'http_request_duration_seconds',
    help: 'Requests by method, declared route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS
  })
  const bookings = new Counter({
    registers,
    name: 'advisor_widgets_bookings_total',
    help: 'Bookings that were asked for, by the status answered: 201 booked, 409 taken, 422 wrong, 429 too many.',
    labelNames: ['status']
  })
  const unavailable = new Counter({
    registers,
    name: 'advisor_widgets_unavailable_total',
    help: 'Requests answered 503 because the database could not serve them.'
  })
  const read = readGauges(registers, knex, clock)
  return { registry, requests, bookings, unavailable, read }
}

/** The declared path and never the one asked for: it would be without bound, and may carry a visitor's token. */
export function routeOf({ path, _matchedRoute }: Context & { _matchedRoute?: unknown }): string {
  if (typeof _matchedRoute === 'string') return _matchedRoute
  if (path === '/healthz' || path === '/readyz' || path === '/embed.js') return path
  return path.startsWith('/cdn/') ? '/cdn/*' : 'none'
}

const PROBES = new Set(['/healthz', '/readyz'])

export interface Answered {
  method: string
  route: string
  status: number
  /** By `performance.now()`. */
  started: number
}

/** Counts an answer; costs nothing where no `METRICS_PORT` is set. */
export function observe(metrics: Metrics | undefined, { method, route, status, started }: Answered): void {
  if (!metrics) return
  const labels = { method: METHODS.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` }
  metrics.requests.observe(labels, (performance.now() - started) / 1000)
  if (method === 'POST' && route === postAppointment.path) metrics.bookings.inc({ status })
  if (status === 503 && !PROBES.has(route)) metrics.unavailable.inc()
}

export const measure =
  ({ metrics }: Services): Middleware =>
  async (ctx, next) => {
    const started = performance.now()
    await next()
    observe(metrics, { method: ctx.method, route: routeOf(ctx), status: ctx.status, started })
  }

/** `/metrics` for Prometheus, on a port of its own that the balancer does not know. */
export async function startMetrics({ metrics, config }: Services): Promise<Server | undefined> {
  if (!metrics) return undefined
  const { registry, read } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    await read()
    response.setHeader('Content-Type', registry.contentType).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.METRICS_PORT, config.METRICS_HOST, resolve)
  })
  return server
}
