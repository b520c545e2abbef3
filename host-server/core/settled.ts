import type { Context, Middleware } from 'koa'
import { DAY } from './clock.ts'
import { send } from './kept-answers.ts'
import type { Services } from './services.ts'

/** What the inner layers say of an answer; the outer ones say the rest of each request anew. */
const OWN_HEADERS = [
  'Content-Type',
  'Cache-Control',
  'Content-Language',
  'Last-Modified',
  'Vary',
  'X-Robots-Tag',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers'
]

const headersOf = (ctx: Context) =>
  Object.fromEntries(OWN_HEADERS.map((name) => [name, ctx.response.get(name)]).filter(([, value]) => value)) as Record<
    string,
    string
  >

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** Everything that an answer to a guest may depend on beside the tenant; pages print the year. */
function nameOf(ctx: Context, now: Date): string | undefined {
  const { method, headers, url } = ctx.req
  if (method !== 'GET' || headers.cookie?.includes('session=')) return undefined
  const day = Math.floor(now.getTime() / DAY)
  return `${day} ${url} ${headers['accept-language'] ?? ''} ${headers.origin ? 'cors' : ''}`
}

/**
 * Answers of which a route says that they hang on the tenant's settled data alone are given to guests again without
 * going through the inner layers, until one of `SETTLED_TABLES` is written.
 */
export const settledAnswers =
  ({ tenants, clock }: Services): Middleware =>
  async (ctx, next) => {
    const name = nameOf(ctx, clock.now())
    if (!name) return next()
    const known = tenants.known(ctx.get('host'))
    const found = known && tenants.answers.find(known, name)
    if (found) return send(ctx, found)
    await next()
    const { tenant, isSettled } = ctx.state
    if (!isSettled || ctx.status !== 200 || !tenants.mayKeep) return
    const make = async () => ({ body: textOf(ctx.body), headers: headersOf(ctx) })
    send(ctx, await tenants.answers.get(tenant, name, make))
  }

/** Says so of an answer; a signed-in user's is theirs alone. */
export function settle(ctx: Context): void {
  if (ctx.state.user) return
  ctx.state.isSettled = true
  ctx.compress = false
}
