import type { Options } from '@koa/cors'
import helmet from 'helmet'
import type { Context, Middleware } from 'koa'
import { codingOf } from './codings.ts'
import type { Config } from './config.ts'
import { embedOrigins } from './current-tenant.ts'
import type { Services } from './services.ts'

type Written = { setHeader(name: string, value: string): void; removeHeader(name: string): void }

/** What a middleware of helmet says does not depend on the request: it is asked once, not with each. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response: Written = {
    setHeader(name, value) {
      headers[name] = value
    },
    removeHeader() {}
  }
  middleware({} as never, response as never, () => {})
  return headers
}

/** Our own pages run under what we ask of the pages that embed us: no inline script, no inline style, nothing foreign. */
const policy = ({ secure }: Config) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"]
      }
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // no-referrer would make the origin of a form `null`, which older browsers tell apart by nothing else
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // for browsers that are gone
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false
  })

/** What every answer says to browsers. */
export const securityHeadersOf = (config: Config): Record<string, string> => headersOf(policy(config))

export function securityHeaders({ config }: Services): Middleware {
  const headers = Object.entries(securityHeadersOf(config))
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    return next()
  }
}

const READS = new Set(['GET', 'HEAD'])

/** A read may come from anywhere, without credentials; a write from the tenant's embedding origins. */
export const corsOptions: Options = {
  origin(ctx: Context) {
    const method = ctx.method === 'OPTIONS' ? ctx.get('access-control-request-method') : ctx.method
    if (READS.has(method)) return '*'
    const origin = ctx.get('origin')
    return embedOrigins(ctx.state.tenant).includes(origin) ? origin : ''
  },
  allowMethods: 'GET,HEAD,POST,PUT,PATCH,DELETE',
  allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept-Language'],
  exposeHeaders: ['Content-Language', 'Last-Modified', 'Retry-After'],
  maxAge: 600
}

/** Whoever refuses every coding, even none, gets none: koa-compress has no answer for that. */
export const plainWhenRefused: Middleware = (ctx, next) => {
  if (codingOf(ctx).isRefused) ctx.compress = false
  return next()
}
