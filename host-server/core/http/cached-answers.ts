import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { MINUTE } from '../base/clock.ts'
import { type CachedAnswer, send } from '../tenancy/answer-cache.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { languageKey } from './language.ts'
import { routeOf } from './metrics.ts'
import { isPlainTarget } from './request-target.ts'

/** Headers set by inner middleware, cached with the answer; outer middleware sets the others on each request. */
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

/** Every time zone's day begins at one of them. */
const QUARTER = 15 * MINUTE

/**
 * Everything besides the tenant on which a guest's answer may depend; pages contain the year, and who is away today.
 */
function nameOf(request: IncomingMessage, now: Date): string | undefined {
  const { method, headers, url } = request
  if (method !== 'GET' || headers.cookie?.includes('session=') || !isPlainTarget(request)) return undefined
  const language = languageKey({ url, cookie: headers.cookie })
  if (language === undefined) return undefined
  const quarter = Math.floor(now.getTime() / QUARTER)
  return `${quarter} ${url} ${headers['accept-language'] ?? ''} ${language} ${headers.origin ? 'cors' : ''}`
}

/** The cached answer to a guest's request, if there is one. */
export function findCached({ tenants, clock }: AppContext, request: IncomingMessage): CachedAnswer | undefined {
  const name = nameOf(request, clock.now())
  const tenant = name && tenants.known(request.headers.host ?? '')
  return tenant ? tenants.answers.find(tenant, name) : undefined
}

/**
 * Serves answers that depend only on the tenant's cached tables without calling the inner middleware, until one of the
 * features' `cachedTables` is written. Guests only.
 */
export const cachedAnswers =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    const found = findCached(app, ctx.req)
    if (found) {
      ctx.state.keptRoute = found.route
      return send(ctx, found)
    }
    await next()
    const { tenants, clock } = app
    const name = nameOf(ctx.req, clock.now())
    const { tenant, isCacheable } = ctx.state
    if (!name || !isCacheable || ctx.status !== 200 || !tenants.canCache) return
    const make = async () => ({ body: String(ctx.body), headers: headersOf(ctx), route: routeOf(ctx) })
    await send(ctx, await tenants.answers.get(tenant, name, make))
  }

/** Marks an answer as cacheable, unless the user is signed in or the answer depends on the origin. */
export function markCacheable(ctx: Context): void {
  const { user, tenant } = ctx.state
  if (user || (ctx.get('origin') && !tenant.modules.has('embed'))) return
  ctx.state.isCacheable = true
  ctx.compress = false
}
