import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import * as v from 'valibot'
import { type Access, decide, isTurnedOff, type Subject, type Verdict } from '#contract/access'
import type { Answer, Endpoint, Input, Parsed, Schema, Shape } from '#contract/endpoint'
import { type Locale, resolveLocale } from '#contract/locales'
import { Forbidden, NotFound, ProofNeeded, TurnedOff, Unauthenticated, Unprocessable } from '../base/failures.ts'
import { type Translate, textsIn } from '../base/intl.ts'
import { giveWay } from '../base/slices.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { type BearerToken, requireScopeOf, withoutToken } from './api-token.ts'
import { type CurrentUser, isProved } from './session.ts'

/**
 * Everything that a handler may need to know of its request. A noun that appears in paths as `:alias` adds what the
 * alias is resolved to (`declare module`), so that this file knows none; see
 * `docs/decisions/0001-features-declare-themselves.md`.
 */
export interface Call {
  ctx: Context
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
  user: CurrentUser | undefined
  /** The API token as which `user` acts. */
  token: BearerToken | undefined
  /** Nothing comes of it: `db` takes every write back, and nothing is counted. */
  isTest: boolean
  locale: Locale
  t: Translate
}

/** An answer to another endpoint's read. */
export interface Answered {
  /** Undefined if everyone is refused it: the advisor is unknown, or the module is off. */
  answer: unknown
  /** Whether it depends on the tenant's cached tables only (`Route.cache`). */
  isForGuests: boolean
}

/**
 * Answers another endpoint's read within this request: for its tenant and visitor, guarded and parsed like a request of
 * its own.
 * @throws what such a request is refused with
 */
export type Read = (endpoint: Endpoint, request: ReadRequest, locale: Locale) => Promise<Answered>

export interface ReadRequest {
  params?: Record<string, string>
  query?: Record<string, string>
}

/** An answer as its JSON: of many texts of one form, its noun writes them faster than `JSON.stringify`. */
export class Written<T> {
  readonly json: string
  /** Types alone tell one answer from another. */
  declare readonly answer?: T

  constructor(json: string) {
    this.json = json
  }

  /** As a part of another answer. */
  toJSON(): unknown {
    return JSON.parse(this.json)
  }
}

/** An answer that is cached under a name once it is made. */
export class Cacheable<T> {
  /** Changes with whatever the answer depends on beside the tenant's cached tables. */
  readonly name: string
  readonly make: () => Promise<T>
  /** Whether that is still so, much cheaper than the handler: then a guest's next request does without the handler. */
  readonly isCurrent: (() => Promise<boolean>) | undefined

  constructor(name: string, make: () => Promise<T>, isCurrent?: () => Promise<boolean>) {
    this.name = name
    this.make = make
    this.isCurrent = isCurrent
  }
}

/** The handler returns the response, or the stream to be sent. */
type Given<S extends Shape> = S extends { stream: string }
  ? Readable
  : Answer<S> | Written<Answer<S>> | Cacheable<Answer<S> | Written<Answer<S>>>

export interface Route<S extends Shape = Shape> {
  endpoint: Endpoint<S>
  handle(call: Call, input: Input<S>, read: Read): Promise<Given<S>> | Given<S>
  /** Answers depend on the tenant's cached tables only, and are cached for guests. */
  cache?: 'for-guests' | undefined
  /**
   * The answer to an earlier attempt, where a request with an `Idempotency-Key` is refused by now: its sender may repeat
   * a booking whose answer was lost, and the advisor may have left in the meantime.
   */
  repeat?: ((call: Call, input: Input<S>) => Promise<Answer<S> | undefined>) | undefined
}

/** Binds a declared endpoint to its handler; `mount` in `api.ts` guards, parses and answers. */
// the list of routes does not know their input and output; `mount` parses by the endpoint's own schemas
export const route = <S extends Shape>(endpoint: Endpoint<S>, handle: Route<S>['handle'], cache?: Route<S>['cache']) =>
  ({ endpoint, handle, cache }) as unknown as Route

/** The same, for requests that may be repeated. */
export const repeatable = <S extends Shape>(
  endpoint: Endpoint<S>,
  handle: Route<S>['handle'],
  repeat: NonNullable<Route<S>['repeat']>
) => ({ endpoint, handle, repeat }) as unknown as Route

/** What is said of a list that is too long. */
const LISTS: Readonly<Record<string, string>> = { 'too-long': 'too-many-entries', 'too-many': 'too-many-entries' }

const codeOf = ({ type, expected, message, input }: v.BaseIssue<unknown>): string => {
  if (type === 'strict_object') return expected === 'never' ? 'unknown-key' : 'required'
  return (type === 'max_length' && Array.isArray(input) && LISTS[message]) || message
}

/** What messages name: the refused text, and of what is too long the limit and the length. */
function namedIn({ input, type, requirement, received }: v.BaseIssue<unknown>) {
  const [max, length] = type === 'max_length' ? [Number(requirement), Number(received)] : [0, 0]
  return { value: typeof input === 'string' ? clipped(input) : '', max, length }
}

/** How much of a refused value or of an unknown field's name is repeated. */
const REPEATED = 100
const clipped = (typed: string) => (typed.length > REPEATED ? `${typed.slice(0, REPEATED - 1)}…` : typed)

/** Messages by field, in the reader's language: of an empty one that alone. A field may be called `constructor`. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], t: Translate): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  const empty = new Set<string>()
  for (const issue of issues) {
    const code = codeOf(issue)
    const id = `errors.${code}`
    const said = t(id, namedIn(issue))
    const text = said === id ? t('errors.field') : said
    const field = clipped(v.getDotPath(issue) ?? 'body')
    if (empty.has(field)) continue
    if (code === 'required') empty.add(field)
    errors.set(field, [...new Set([...(errors.get(field) ?? []), text])])
  }
  return Object.fromEntries(errors)
}

type Refuse = (issues: v.BaseIssue<unknown>[]) => Error

/** Undefined if the endpoint declares no such part. */
function parse<T extends Schema | undefined>(schema: T, value: unknown, refuse: Refuse): Parsed<T> {
  const result = schema && v.safeParse(schema, value)
  if (result && !result.success) throw refuse(result.issues)
  return result?.output as Parsed<T>
}

const only = (headers: Record<string, unknown>, schema: Shape['headers']) =>
  schema && Object.fromEntries(Object.keys(schema.entries).map((name) => [name, headers[name]]))

/** Unknown keys are refused, and a path that cannot exist is not found. */
export function parseInput<S extends Shape>({ shape }: Endpoint<S>, { ctx, t }: Call): Input<S> {
  const refuse = (issues: v.BaseIssue<unknown>[]) => new Unprocessable(fieldErrors(issues, t))
  return {
    params: parse<S['params']>(shape.params, { ...ctx.params }, () => new NotFound()),
    query: parse<S['query']>(shape.query, { ...ctx.query }, refuse),
    headers: parse<S['headers']>(shape.headers, only(ctx.headers, shape.headers), refuse),
    body: parse<S['body']>(shape.body, (ctx.request as { body?: unknown }).body, refuse)
  }
}

/**
 * Resolves a path's `:alias` and adds the result to the call; false if there is none. Throws Forbidden where the access
 * rule asks of it what it does not offer.
 */
export type ResolveAlias = (call: Call, alias: string, access: Access) => Promise<boolean>

const isForTokens = (access: Access) => !access.public && Boolean(access.tokenScope)

/** What is for tokens alone is granted by their scope. */
const verdictOf = (access: Access, subject: Subject, { token }: Call): Verdict =>
  token && isForTokens(access) ? 'granted' : decide(access, subject)

/**
 * Deny by default: throws unless the access rule grants access. Aliases are resolved after the sign-in check, so that a
 * guest learns nothing.
 */
export async function guard(endpoint: Endpoint, call: Call, resolveAlias?: ResolveAlias): Promise<void> {
  const { shape, path } = endpoint
  const { alias } = call.ctx.params as { alias?: string }
  const { tenant } = call
  if (call.token) requireScopeOf(call.token, endpoint)
  const subject: Subject = {
    // what is public does not depend on the user, so it is not asked for one
    me: shape.access.public ? {} : (call.user ?? {}),
    alias,
    ...switchesOf(tenant)
  }
  const verdict = verdictOf(shape.access, subject, call)
  if (verdict === 'unauthenticated') throw isForTokens(shape.access) ? withoutToken() : new Unauthenticated()
  if (isTurnedOff(shape.access, subject)) throw new TurnedOff()
  if (path.includes('/:alias') && alias && !(await resolveAlias?.(call, alias, shape.access))) throw new NotFound()
  if (verdict === 'forbidden') throw new Forbidden()
}

/** @throws ProofNeeded unless the user has lately proved that it is still they */
export function requireProof({ user, app }: Call): void {
  if (!user || !isProved(user, app)) throw new ProofNeeded()
}

export const isTopicsEnabled = (tenant: CurrentTenant) => tenant.settings.topics_enabled !== 'false'

/** What the institution has turned on, for access rules. */
export const switchesOf = (tenant: CurrentTenant): Pick<Subject, 'isModuleOn' | 'isTopicsEnabled'> => ({
  isModuleOn: (name) => tenant.modules.has(name),
  isTopicsEnabled: isTopicsEnabled(tenant)
})

/** The language of a page that names one in Accept-Language, else the tenant's; a browser's list of languages is ignored. */
export function localeOf(ctx: Context, tenant: CurrentTenant): Locale {
  const asked = ctx.get('accept-language')
  return /^[\w-]+$/.test(asked) ? resolveLocale(asked, tenant.language) : tenant.language
}

/**
 * What answers may differ by beside the tenant: reading the language or the user of a call says so to caches. `chosen`
 * is the language of a page.
 */
export function callOf(ctx: Context, app: AppContext, chosen?: Locale): Call {
  const {
    tenant,
    db,
    user,
    token,
    isTest = false
  } = ctx.state as Pick<Call, 'tenant' | 'db' | 'user' | 'token'> & Partial<Pick<Call, 'isTest'>>
  const locale = chosen ?? localeOf(ctx, tenant)
  const t = textsIn(locale)
  const byLanguage = <T>(value: T): T => {
    if (!chosen) ctx.vary('Accept-Language')
    return value
  }
  return {
    ctx,
    app,
    tenant,
    db,
    token,
    isTest,
    get user() {
      ctx.vary('Cookie')
      return user
    },
    get locale() {
      return byLanguage(locale)
    },
    get t() {
      return byLanguage(t)
    }
  } as Call
}

/** Whether the answer so far depends on a header of the request. */
export const dependsOn = (ctx: Context, header: string): boolean =>
  ctx.response.get('Vary').split(', ').includes(header)

const success = (answers: Shape['answers']) =>
  Number(Object.keys(answers).find((status) => status.startsWith('2'))) as 200 | 201 | 202 | 204

/** Parses the response too, unless it is built, so that a column that is not declared never leaves the server. */
export const answerOf = ({ shape }: Endpoint, answer: unknown): unknown =>
  shape.built ? answer : v.parse(shape.answers[success(shape.answers)] as Schema, answer)

/** In characters; what comes after takes milliseconds for each hundred thousand. */
const LARGE = 100_000

/** The answer's JSON. */
export const textOf = (answer: unknown): string => (answer instanceof Written ? answer.json : JSON.stringify(answer))

/** Answers as text, written once: an object would be written again for its tag, its length and its compression. */
export async function reply({ shape }: Endpoint, ctx: Context, body: unknown): Promise<void> {
  const text = body === undefined || body === null ? null : textOf(body)
  const isLarge = text !== null && text.length > LARGE
  if (isLarge) await giveWay()
  ctx.status = success(shape.answers)
  if (text) ctx.type = 'json'
  // a socket takes text slowly
  ctx.body = isLarge ? Buffer.from(text) : text
  ctx.status = success(shape.answers)
}

/** Sends a stream as it is produced; proxies must not buffer it. */
export function sendStream(ctx: Context, type: string, stream: unknown): void {
  ctx.set({ 'Content-Type': type, 'Cache-Control': 'private, no-store, no-transform', 'X-Accel-Buffering': 'no' })
  ctx.compress = false
  ctx.body = stream
}
