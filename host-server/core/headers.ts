import type { Options } from '@koa/cors'
import type { Context, Middleware } from 'koa'
import helmet from 'koa-helmet'
import { embedOrigins } from './current-tenant.ts'
import type { Services } from './services.ts'

/** Our own pages run under what we ask of the pages that embed us: no inline script, no inline style, nothing foreign. */
export const securityHeaders = ({ config }: Services): Middleware =>
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
    strictTransportSecurity: config.secure ? { maxAge: 31_536_000 } : false,
    // no-referrer would make the origin of a form `null`, which older browsers tell apart by nothing else
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false
  }) as unknown as Middleware

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

const CODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity']

/** Whoever refuses every coding, even none, gets none: koa-compress has no answer for that. */
export const plainWhenRefused: Middleware = (ctx, next) => {
  if (!ctx.acceptsEncodings(CODINGS)) ctx.compress = false
  return next()
}
