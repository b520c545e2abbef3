import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { MINUTE } from '../base/clock.ts'
import { type CachedAnswer, keep, send } from '../tenancy/answer-cache.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { type CurrentTenant, isUnregistered } from '../tenancy/current-tenant.ts'
import { namesToken } from './api-token.ts'
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
 * Everything besides the tenant on which a guest's answer may depend; pages contain the year, and who is away today, and
 * a page that is not registered is told so.
 */
function nameOf(request: IncomingMessage, tenant: CurrentTenant, now: Date): string | undefined {
  const { method, headers, url } = request
  if (method !== 'GET' || headers.cookie?.includes('session=') || !isPlainTarget(request)) return undefined
  if (namesToken(headers)) return undefined
  const language = languageKey({ url, cookie: headers.cookie })
  if (language === undefined) return undefined
  const quarter = Math.floor(now.getTime() / QUARTER)
  const page = headers.origin && (isUnregistered(tenant, headers) ? 'unregistered' : 'cors')
  // between them stands what no header can contain, or one could pass for another
  return [quarter, url, headers['accept-language'], language, page].join('\n')
}

/** What is not current any more, and checks that failed, by their requests. */
const stale = new WeakSet<CachedAnswer>()
const failures = new WeakMap<IncomingMessage, unknown>()

/** Whether a cached answer may be sent. */
export async function isCurrent(answer: CachedAnswer, request: IncomingMessage): Promise<boolean> {
  if (!answer.isCurrent) return true
  try {
    if (await answer.isCurrent()) return true
    stale.add(answer)
  } catch (failure) {
    failures.set(request, failure)
  }
  return false
}

/** The cached answer to a guest's request, if there is one; it may not be current. */
export function findCached({ tenants, clock }: AppContext, request: IncomingMessage): CachedAnswer | undefined {
  const tenant = tenants.known(request.headers.host ?? '')
  if (!tenant) return undefined
  const name = nameOf(request, tenant, clock.now())
  const found = name && tenants.answers.find(tenant, name)
  return found && !stale.has(found) ? found : undefined
}

/**
 * Serves cached answers without calling the inner middleware, until one of the features' `cachedTables` is written or
 * their own check says no. Guests only.
 */
export const cachedAnswers =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    const found = failures.has(ctx.req) ? undefined : findCached(app, ctx.req)
    const isSo = found && (await isCurrent(found, ctx.req))
    if (failures.has(ctx.req)) throw failures.get(ctx.req)
    if (found && isSo) {
      ctx.state.keptRoute = found.route
      return send(ctx, found)
    }
    const life: Life = { until: Number.POSITIVE_INFINITY }
    ctx.state.life = life
    await next()
    const { tenants, clock } = app
    const { tenant, isCacheable, kept } = ctx.state
    // files belong to nobody
    if (!tenant || !tenants.canCache) return
    const name = nameOf(ctx.req, tenant, clock.now())
    if (!name) return
    if (kept && (ctx.status === 200 || ctx.status === 304)) {
      const headers = { ...kept.headers, ...headersOf(ctx) }
      tenants.answers.set(tenant, name, { ...kept, headers, route: routeOf(ctx) })
    }
    if (!isCacheable || ctx.status !== 200) return
    const make = async () => ({ body: String(ctx.body), headers: headersOf(ctx), route: routeOf(ctx) })
    if (life.until === Number.POSITIVE_INFINITY) return send(ctx, await tenants.answers.get(tenant, name, make))
    const answer = { ...keep(await make()), isCurrent: async () => clock.now().getTime() < life.until }
    tenants.answers.set(tenant, name, answer)
    await send(ctx, answer)
  }

/** The moment from which a cached answer is made anew. */
interface Life {
  until: number
}

/** Limits how long the answer is cached, if it is; also from within a part of it. */
export function cacheUntil(ctx: Context, moment: number): void {
  const { life } = ctx.state as { life?: Life }
  if (life) life.until = Math.min(life.until, moment)
}

/** Whether every guest gets the same answer. */
function isForEveryGuest(ctx: Context): boolean {
  const { user, tenant } = ctx.state
  return !user && (!ctx.get('origin') || tenant.modules.has('embed'))
}

/** Keeps an answer under its address, to be sent while it is current, unless the user is signed in. */
export function keepWhileCurrent(ctx: Context, answer: CachedAnswer, isCurrent: () => Promise<boolean>): void {
  if (isForEveryGuest(ctx)) ctx.state.kept = { ...answer, isCurrent }
}

/** Marks an answer as cacheable, unless the user is signed in or the answer depends on the origin. */
export function markCacheable(ctx: Context): void {
  if (!isForEveryGuest(ctx)) return
  ctx.state.isCacheable = true
  ctx.compress = false
}
