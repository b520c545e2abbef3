import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Endpoint } from '#contract/endpoint'
import { resolveLocale } from '#contract/locales'
import { BadRequest, ForeignOrigin, NotFound, Refusal, Unavailable } from '../base/failures.ts'
import { textsIn } from '../base/intl.ts'
import { requestLogger } from '../base/log.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { type CurrentTenant, embedOrigins } from '../tenancy/current-tenant.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'
import { currentToken } from './api-token.ts'
import { currentUser } from './session.ts'

export const requestLog = ({ log }: AppContext): Middleware => {
  const logRequest = requestLogger(log)
  return async (ctx, next) => {
    const started = performance.now()
    ctx.state.requestId = randomUUID()
    ctx.set('X-Request-Id', ctx.state.requestId)
    try {
      await next()
    } finally {
      logRequest({ id: ctx.state.requestId, method: ctx.method, path: ctx.path, status: ctx.status, started })
    }
  }
}

/** Reads the body of a refused request to its end, since the next request follows on the same connection. */
export const drainBody: Middleware = async ({ req }, next) => {
  try {
    await next()
  } catch (failure) {
    req.resume()
    throw failure
  }
}

/** A body whose compression does not match its header: error codes of gzip and Brotli. */
const UNREADABLE = /^(Z_|ERR__ERROR_)/

/** The response to an error. */
function refusalOf(failure: unknown): Refusal | undefined {
  if (failure instanceof Refusal) return failure
  const { status, code, type } = failure as { status?: number; code?: string; type?: string }
  // a disconnected client; its code may also be that of a lost database connection
  if (type === 'request.aborted') return new BadRequest()
  if (asUnavailable(failure)) return new Unavailable()
  if (type === 'entity.too.large' || status === 413) return new Refusal(413, 'errors.too-large')
  if (status === 415) return new Refusal(415, 'errors.media-type')
  // a file that does not exist, or a path that leaves its folder
  if (status === 403 || status === 404) return new NotFound()
  if (status === 400 || UNREADABLE.test(code ?? '') || type === 'encoding.unsupported') return new BadRequest()
  return undefined
}

/** Pages get refusals as pages, with the message's id; everything else gets `{ message }`. */
export type ErrorPage = (ctx: Context, status: number, message: string) => void

/** How requests below a path are refused, where a protocol says it. */
export interface Refusals {
  below: string
  answer(ctx: Context, refusal: Refusal, message: string): void
}

export const errors =
  ({ log }: AppContext, page: ErrorPage, protocols: readonly Refusals[] = []): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body == null) throw new Refusal(404, 'errors.not-found')
      if (ctx.status === 405 || ctx.status === 501) throw new Refusal(405, 'errors.method')
    } catch (failure) {
      const refusal = refusalOf(failure)
      if (!refusal) log.error({ err: failure, id: ctx.state.requestId }, 'unexpected failure')
      else if (refusal.status === 503)
        log.error(
          { reason: (failure as Error).message, id: ctx.state.requestId },
          asUnavailable(failure) ?? 'unavailable'
        )
      answer(ctx, refusal ?? new Refusal(500, 'errors.internal'), page, protocols)
    }
  }

function answer(ctx: Context, refusal: Refusal, page: ErrorPage, protocols: readonly Refusals[]) {
  const language = ctx.state.tenant?.language ?? 'en'
  const asked = ctx.get('accept-language')
  const t = textsIn(/^[\w-]+$/.test(asked) ? resolveLocale(asked, language) : language)
  ctx.status = refusal.status
  // cors adds its own to a failure, which would replace the one so far
  const { vary: _, ...headers } = refusal.headers
  ctx.set(headers)
  ctx.set('Cache-Control', 'no-store')
  ctx.vary('Accept-Language')
  const protocol = protocols.find(({ below }) => ctx.path.startsWith(below))
  if (protocol) return protocol.answer(ctx, refusal, t(refusal.message, refusal.body as Record<string, string>))
  const wantsPage = !/^\/(api|frontend-logs|cdn|media)\//.test(ctx.path) && ctx.accepts('html', 'json') === 'html'
  if (wantsPage) page(ctx, refusal.status, refusal.message)
  else ctx.body = { message: t(refusal.message), ...refusal.body }
}

/** Milliseconds; shorter than the server keeps a connection on which nothing happens. */
const PATIENCE = 25_000

/**
 * Answers a request before the server cuts its connection, for instance when a booking waits for a copy on a standby
 * that is away. The work goes on, and a repetition with the same Idempotency-Key gets its result. A request that is still
 * arriving has a limit of its own.
 */
export const patience =
  ({ log }: AppContext): Middleware =>
  async ({ req, res }, next) => {
    const work = next()
    const report = (err: unknown) => {
      if (!(err instanceof Refusal)) log.error({ err }, 'what was answered with 503 has failed')
    }
    const isLate = new Promise<never>((_, refuse) => {
      res.setTimeout(PATIENCE, () => {
        if (res.headersSent) return res.destroy()
        if (!req.complete) return
        work.catch(report)
        refuse(new Unavailable())
      })
    })
    await Promise.race([work, isLate])
  }

/** Finds the tenant by the Host header alone, never by what a proxy forwards beside it; an unknown host is 421. */
export const tenant =
  ({ knex, tenants }: AppContext): Middleware =>
  async (ctx, next) => {
    const found = await tenants.find(ctx.get('host'))
    if (!found) throw new Refusal(421, 'errors.unknown-host')
    ctx.state.tenant = found
    ctx.state.db = new TenantDb(knex, found.id)
    await next()
  }

export const session =
  (app: AppContext): Middleware =>
  async (ctx, next) => {
    const found = await currentToken(ctx, ctx.state as { db: TenantDb; tenant: CurrentTenant }, app)
    ctx.state.token = found?.token
    ctx.state.user = found ? found.user : await currentUser(ctx, ctx.state.db, app)
    await next()
  }

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** For files and the like. @throws Refusal */
export function refuseWrites({ method }: Context): void {
  if (!READS.has(method)) throw new Refusal(405, 'errors.method', {}, { Allow: 'GET, HEAD' })
}

/** Other websites may read while the tenant's widgets can be embedded. */
const mayRead = (ctx: Context) => READS.has(ctx.method) && (!ctx.get('origin') || ctx.state.tenant.modules.has('embed'))

/**
 * Writes must come from our own pages or, without a session, from a page of the tenant's embedding origins. A program
 * with a token comes from no page, and no page can send one from elsewhere.
 */
export function originCheck(endpoints: readonly Endpoint[]): Middleware {
  const open = new Set(endpoints.filter(({ shape }) => shape.fromAnywhere).map(({ path }) => path as string))
  return async (ctx, next) => {
    if (!ctx.state.token && !mayRead(ctx) && !open.has(ctx.path) && !isTrusted(ctx)) throw new ForeignOrigin()
    await next()
  }
}

/**
 * Whether a page of this host sent the request. A form of a page without referrer has the origin `null`; then
 * Sec-Fetch-Site decides.
 */
export function isOwnPage(ctx: Context): boolean {
  const origin = ctx.get('origin')
  const host = ctx.get('host')
  // a proxy that is not trusted may have terminated https
  if (origin && origin !== 'null') return origin === `${ctx.protocol}://${host}` || origin === `https://${host}`
  return ctx.get('sec-fetch-site') === 'same-origin'
}

function isTrusted(ctx: Context): boolean {
  if (isOwnPage(ctx)) return true
  if (ctx.state.user) return false
  const origin = ctx.get('origin')
  if (origin) return embedOrigins(ctx.state.tenant).includes(origin)
  const site = ctx.get('sec-fetch-site')
  return !site || site === 'none'
}
