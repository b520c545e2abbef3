import { createServer, type Server } from 'node:http'
import type { Context, Middleware } from 'koa'
import { collectDefaultMetrics } from 'prom-client'
import { postAppointment } from '#contract/appointments'
import type { Metrics } from '../base/metrics.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { securityHeadersOf } from './headers.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The declared path, never the URL: those are unbounded, and may contain a visitor's token. */
export function routeOf({ path, state, _matchedRoute }: Context & { _matchedRoute?: unknown }): string {
  // kept answers come before the router
  if (state.keptRoute) return state.keptRoute
  if (typeof _matchedRoute === 'string') return _matchedRoute
  if (path === '/healthz' || path === '/readyz' || path === '/embed.js') return path
  return path.startsWith('/cdn/') ? '/cdn/*' : 'none'
}

const PROBES = new Set(['/healthz', '/readyz'])

export interface Answered {
  method: string
  route: string
  status: number
  /** In milliseconds of `performance.now()`. */
  started: number
}

/** Counts a response; costs nothing if no `METRICS_PORT` is set. */
export function observe(metrics: Metrics | undefined, { method, route, status, started }: Answered): void {
  if (!metrics) return
  const labels = { method: METHODS.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` }
  metrics.requests.observe(labels, (performance.now() - started) / 1000)
  if (method === 'POST' && route === postAppointment.path) metrics.bookings.inc({ status })
  if (status === 503 && !PROBES.has(route)) metrics.unavailable.inc()
}

export const measure =
  ({ metrics }: AppContext): Middleware =>
  async (ctx, next) => {
    const started = performance.now()
    await next()
    observe(metrics, { method: ctx.method, route: routeOf(ctx), status: ctx.status, started })
  }

/** `/metrics` for Prometheus, on a port of its own to which no balancer leads. */
export async function startMetrics({ metrics, config }: AppContext): Promise<Server | undefined> {
  if (!metrics) return undefined
  const { registry, read } = metrics
  collectDefaultMetrics({ register: registry })
  const headers = Object.entries(securityHeadersOf(config)('/metrics'))
  const server = createServer(async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
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
