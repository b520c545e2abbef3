import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Options } from '@koa/cors'
import helmet from 'helmet'
import type { Middleware } from 'koa'
import type { Config } from '../base/config.ts'
import { codingOf } from '../base/content-encoding.ts'
import type { AppContext } from '../tenancy/app-context.ts'

type Written = { setHeader(name: string, value: string): void; removeHeader(name: string): void }

/** Helmet's headers do not depend on the request: they are computed once. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response: Written = {
    setHeader(name, value) {
      headers[name] = value
    },
    removeHeader() {}
  }
  middleware({} as IncomingMessage, response as ServerResponse, () => {})
  return headers
}

/** Our own pages run under the policy that we ask of embedding pages: nothing inline, nothing from other origins. */
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
        // the preview of an embedded widget
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"]
      }
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // no-referrer would make the origin of a form `null`, and older browsers send no other header to check
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // for outdated browsers
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false
  })

/** What no page of ours asks for, neither for itself nor for a frame in it. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking']
]

const documentHeaders = (config: Config): Record<string, string> => ({
  ...headersOf(policy(config)),
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', ')
})

/** Of these, what is left for a script or an answer of the API, which no browser shows as a document. */
const OF_DATA = ['Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']
const DATA_POLICY = { 'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'" }

const dataHeaders = (config: Config): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(documentHeaders(config)).filter(([name]) => OF_DATA.includes(name))),
  ...DATA_POLICY
})

const isData = (path: string) => /^\/(api\/v1|cdn)\/|^\/(embed|frame|debug)\.js$|^\/app\/notices-worker\.js$/.test(path)

/**
 * The security headers of every response, by its path. An embedding page loads a handful of scripts and answers, for
 * which the headers of a document would be more bytes than a button's own.
 */
export function securityHeadersOf(config: Config): (path: string) => Record<string, string> {
  const [data, documents] = [dataHeaders(config), documentHeaders(config)]
  return (path) => (isData(path) ? data : documents)
}

export function securityHeaders({ config }: AppContext): Middleware {
  const headersFor = securityHeadersOf(config)
  return (ctx, next) => {
    const headers = headersFor(ctx.path)
    for (const name in headers) ctx.res.setHeader(name, headers[name] as string)
    return next()
  }
}

/** Any page may read every answer, without credentials: `originCheck` decides who may write, and says so readably. */
export const corsOptions: Options = {
  origin: '*',
  allowMethods: 'GET,HEAD,POST,PUT,PATCH,DELETE',
  allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept-Language', 'Conversation-Token', 'File-Name', 'Test-Mode'],
  exposeHeaders: ['Content-Language', 'Last-Modified', 'Retry-After'],
  maxAge: 600
}

/** A client that refuses every encoding, even identity, gets identity: koa-compress cannot handle it. */
export const ignoreRefusedIdentity: Middleware = (ctx, next) => {
  if (codingOf(ctx).isRefused) ctx.compress = false
  return next()
}
