import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { Endpoint } from '#contract/endpoint'
import type { Locale } from '#contract/locales'
import { TEST_HEADER, TEST_MARK } from '#contract/test-mode'
import { NotFound, Refusal, TurnedOff } from './core/base/failures.ts'
import { noteReading } from './core/events/audit-reading.ts'
import { bySpecificity } from './core/features/path-order.ts'
import { keepWhileCurrent, markCacheable } from './core/http/cached-answers.ts'
import {
  answerOf,
  Cacheable,
  type Call,
  callOf,
  dependsOn,
  guard,
  parseInput,
  type Read,
  type ReadRequest,
  type ResolveAlias,
  type Route,
  reply,
  requireProof,
  sendStream,
  textOf
} from './core/http/http.ts'
import { staffLocale } from './core/http/language.ts'
import { reservePath } from './core/http/reserved-paths.ts'
import { FLEETING, send } from './core/tenancy/answer-cache.ts'
import type { AppContext } from './core/tenancy/app-context.ts'
import type { TenantDb } from './core/tenancy/tenant-db.ts'
import { features } from './features.ts'

/** Every endpoint of the API. */
export const routes: readonly Route[] = features.flatMap(({ routes = [] }) => routes)

const resolvers = features.flatMap(({ aliases = {} }) => Object.entries(aliases))

/** Resolves the `:alias` of a path to an advisor, a branch and the like. */
function resolverOf(path: string): ResolveAlias | undefined {
  if (!path.includes('/:alias')) return undefined
  const [, found] = resolvers.find(([beginning]) => path.startsWith(beginning)) ?? []
  if (!found) throw new Error(`${path} has an alias that no feature resolves`)
  return found
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

/** The answer to an earlier attempt of a refused request. @throws the refusal if there is none */
async function firstAnswer({ endpoint, repeat }: Route, call: Call, refusal: unknown): Promise<unknown> {
  if (!repeat || !(refusal instanceof Refusal) || !call.ctx.get('idempotency-key')) throw refusal
  try {
    const answer = await repeat(call, parseInput(endpoint, call))
    if (answer) return answerOf(endpoint, answer)
  } catch (failure) {
    // a stranger must not learn more than from the first refusal
    if (!(failure instanceof Refusal)) throw failure
  }
  throw refusal
}

/** A link to a file is a page's for staff, and speaks its language; the header is the browser's own. */
const fileLocale = ({ shape }: Endpoint, ctx: Context, { config }: AppContext): Locale | undefined =>
  shape.stream && ctx.get('sec-fetch-mode') === 'navigate' ? staffLocale(ctx, config) : undefined

const byEndpoint = new Map(routes.map((route) => [route.endpoint, route]))

/** What a handler sets on the response belongs to a request of its own, not to a part of another one. */
const UNSHARED = ['body', 'status', 'type', 'length', 'cookies', 'append', 'remove', 'redirect']
const refused = {
  get(): never {
    throw new Error('A read answers with what it returns')
  },
  set(): never {
    throw new Error('A read answers with what it returns')
  }
}

/** A request of its own as far as an endpoint can tell; of the headers that it sets, only that it must not be kept. */
function innerContext(ctx: Context, { params, query }: ReadRequest): Context {
  const set = (field: string, value: string) => {
    if (field === 'Cache-Control' && value.includes('no-store')) ctx.set(field, value)
  }
  const own = { params: params ?? {}, query: query ?? {}, state: { ...ctx.state }, set }
  const unshared = Object.fromEntries(UNSHARED.map((name) => [name, refused]))
  return Object.create(ctx, { ...Object.getOwnPropertyDescriptors(own), ...unshared })
}

/** Refused for everyone, by what the cache knows of. */
const isForEveryone = (failure: unknown) => failure instanceof TurnedOff || failure instanceof NotFound

export const readerOf =
  (ctx: Context, app: AppContext): Read =>
  async (endpoint, request, locale) => {
    const found = byEndpoint.get(endpoint)
    if (!found) throw new Error(`${endpoint.method} ${endpoint.path} is no endpoint`)
    const call = callOf(innerContext(ctx, request), app, locale)
    const isForGuests = found.cache === 'for-guests'
    try {
      await guard(endpoint, call, resolverOf(endpoint.path))
      const given = await found.handle(call, parseInput(endpoint, call), readerOf(ctx, app))
      const answer = given instanceof Cacheable ? await given.make() : given
      return { answer: answerOf(endpoint, answer), isForGuests }
    } catch (failure) {
      if (isForGuests && isForEveryone(failure)) return { answer: undefined, isForGuests }
      throw failure
    }
  }

function mount(router: Router, given: Route, app: AppContext) {
  const { endpoint, handle, cache } = given
  const { tenants } = app
  const { method, path, shape } = endpoint
  if (!shape.access) throw new Error(`${method} ${path} has no access rule`)
  const resolveAlias = resolverOf(path)
  reservePath(path)
  router[METHODS[method]](path, async (ctx) => {
    // what is public is the same for everyone
    if (shape.access.public && ctx.state.token) Object.assign(ctx.state, { token: undefined, user: undefined })
    beginTest(endpoint, ctx)
    const call = callOf(ctx, app, fileLocale(endpoint, ctx, app))
    ctx.set('Cache-Control', shape.access.public && method === 'GET' ? 'no-cache' : 'no-store')
    const refusal: unknown = await guard(endpoint, call, resolveAlias).then(
      () => undefined,
      (failure) => failure
    )
    if (refusal) return reply(endpoint, ctx, await firstAnswer(given, call, refusal))
    const input = parseInput(endpoint, call)
    if (shape.proof === 'always') requireProof(call)
    const read = readerOf(ctx, app)
    if (cache) markCacheable(call.ctx)
    const answer = await Promise.resolve(handle(call, input, read)).catch(async (failure: unknown) => {
      // a save that is refused may say what is there by now
      if (failure instanceof Refusal && failure.body.present) await noteReading(call, shape.reading)
      throw failure
    })
    await noteReading(call, shape.reading)
    if (shape.stream) return sendStream(call.ctx, shape.stream, answer)
    if (!(answer instanceof Cacheable)) await reply(endpoint, ctx, markedIf(call.isTest, answerOf(endpoint, answer)))
    else if (!tenants.canCache) await reply(endpoint, ctx, answerOf(endpoint, await answer.make()))
    else {
      const { name, make, isCurrent } = answer
      const made = async () => ({ body: textOf(answerOf(endpoint, await make())), headers: JSON_TYPE })
      const found = await tenants.answers.get(call.tenant, `${path} ${name}`, made, isCurrent && FLEETING)
      if (isCurrent) keepWhileCurrent(ctx, found, isCurrent)
      await send(call.ctx, found)
    }
    // what depends on the session belongs to its user
    if (ctx.state.user && dependsOn(ctx, 'Cookie')) ctx.set('Cache-Control', 'private, no-store')
  })
}

const READS: readonly string[] = ['GET', 'HEAD']

/** Lets a request in test mode do everything, and takes it back. @throws Refusal where there is no test */
function beginTest({ method, shape }: Endpoint, ctx: Context): void {
  if (READS.includes(method) || !ctx.get(TEST_HEADER)) return
  if (!shape.test) throw new Refusal(400, 'errors.no-test')
  Object.assign(ctx.state, { isTest: true, db: (ctx.state.db as TenantDb).forTest() })
}

/** What is sent of an answer: that to a test says that it is one. */
const markedIf = (isTest: boolean, answer: unknown) =>
  isTest && answer && typeof answer === 'object' ? { ...answer, ...TEST_MARK } : answer

/** What an endpoint's path shares with those of its noun: `/api/v1/advisors`. */
const nounOf = (path: string) => path.split('/', 4).join('/').toLowerCase()

const middlewareOf = (router: Router) => {
  const routed = router.routes() as Middleware
  const allowed = router.allowedMethods() as Middleware
  return ((ctx, next) => routed(ctx, () => allowed(ctx, next))) satisfies Middleware
}

/**
 * The endpoints, mounted at their declared paths. One without an access rule prevents the start. Each noun has a router
 * of its own: a router compares a path with all that it has.
 */
export function api(app: AppContext): Middleware {
  const routers = new Map<string, Router>()
  for (const route of bySpecificity(routes, ({ endpoint }) => endpoint.path)) {
    const noun = nounOf(route.endpoint.path)
    if (noun.includes(':')) throw new Error(`${route.endpoint.path} has no noun`)
    const router = routers.get(noun) ?? new Router()
    routers.set(noun, router)
    mount(router, route, app)
  }
  const nouns = new Map([...routers].map(([noun, router]) => [noun, middlewareOf(router)]))
  const none = middlewareOf(new Router())
  return (ctx, next) => (nouns.get(nounOf(ctx.path)) ?? none)(ctx, next)
}
