import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { MINUTE } from './clock.ts'
import { type KeptAnswer, send } from './kept-answers.ts'
import { routeOf } from './metrics.ts'
import type { Services } from './services.ts'

/** What the inner layers say of an answer; the outer ones say the rest of each request anew. */
const OWN_HEADERS = [
  'Content-Type',
  'Cache-Control',
  'Content-Language',
  'Last-Modified',
  'Vary',
  'X-Robots-Tag',
  'Content-Security-Policy',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers'
]

const headersOf = (ctx: Context) =>
  Object.fromEntries(OWN_HEADERS.map((name) => [name, ctx.response.get(name)]).filter(([, value]) => value)) as Record<
    string,
    string
  >

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** In every zone a day begins with one of them. */
const QUARTER = 15 * MINUTE

/** Everything that an answer to a guest may depend on beside the tenant; pages print the year, and who is away today. */
function nameOf({ method, headers, url }: IncomingMessage, now: Date): string | undefined {
  if (method !== 'GET' || headers.cookie?.includes('session=')) return undefined
  const quarter = Math.floor(now.getTime() / QUARTER)
  return `${quarter} ${url} ${headers['accept-language'] ?? ''} ${headers.origin ? 'cors' : ''}`
}

/** What is kept for a guest's request, if anything is. */
export function findSettled({ tenants, clock }: Services, request: IncomingMessage): KeptAnswer | undefined {
  const name = nameOf(request, clock.now())
  const tenant = name && tenants.known(request.headers.host ?? '')
  return tenant ? tenants.answers.find(tenant, name) : undefined
}

/**
 * Answers of which a route says that they hang on the tenant's settled data alone are given to guests again without
 * going through the inner layers, until one of `SETTLED_TABLES` is written.
 */
export const settledAnswers =
  (services: Services): Middleware =>
  async (ctx, next) => {
    const found = findSettled(services, ctx.req)
    if (found) return send(ctx, found)
    await next()
    const { tenants, clock } = services
    const name = nameOf(ctx.req, clock.now())
    const { tenant, isSettled } = ctx.state
    if (!name || !isSettled || ctx.status !== 200 || !tenants.mayKeep) return
    const make = async () => ({ body: textOf(ctx.body), headers: headersOf(ctx), route: routeOf(ctx) })
    send(ctx, await tenants.answers.get(tenant, name, make))
  }

/** Says so of an answer; a signed-in user's is theirs alone. */
export function settle(ctx: Context): void {
  if (ctx.state.user) return
  ctx.state.isSettled = true
  ctx.compress = false
}
