import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'koa'
import type { Endpoint } from '#contract/endpoint'
import { type Scope, scopeOf, TOKEN_ROLES } from '#contract/token-scopes'
import { instant, MINUTE } from '../base/clock.ts'
import { Forbidden, Refusal } from '../base/failures.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { Limit } from '../security/rate-limit.ts'
import { hashToken, randomToken } from '../security/tokens.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { CurrentUser } from './session.ts'

/** By which scanners of source code and logs find what has leaked. */
const PREFIX = 'aw_'
const TOKEN = /^aw_[\w-]{43}$/

export const newToken = () => `${PREFIX}${randomToken()}`

/** The token of a request. */
export interface BearerToken {
  uuid: string
  scopes: readonly string[]
}

/** Requests of one token. */
const REQUESTS: Limit = { name: 'api-token', points: 600, seconds: 60 }
/** Tokens that are not accepted, by address. */
const FAILURES: Limit = { name: 'api-token-failures', points: 30, seconds: 300 }

/** `last_used_at` is written at most this often, as with sessions. */
const USED_EVERY = MINUTE

const challenge = (error: string, rest = '') => ({ 'WWW-Authenticate': `Bearer realm="api", error="${error}"${rest}` })

class InvalidToken extends Refusal {
  constructor(why: 'unknown' | 'expired' | 'revoked') {
    super(401, `errors.token-${why}`, {}, challenge('invalid_token'))
  }
}

const bearerIn = ({ authorization = '' }: IncomingHttpHeaders) => /^Bearer +(\S+) *$/i.exec(authorization)?.[1]

/** Whether a request names one of our tokens; a gateway in front may send others of its own with every request. */
export const namesToken = (headers: IncomingHttpHeaders) => bearerIn(headers)?.startsWith(PREFIX) === true

const isOpenToTokens = ({ path }: Context) => /^\/(api\/v1|scim\/v2)\//.test(path)

const find = (db: TenantDb, token: string) =>
  db
    .table('api_tokens')
    .where({ token_hash: hashToken(token) })
    .first('uuid', 'name', 'last_four', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at')

type Row = NonNullable<Awaited<ReturnType<typeof find>>>

/** What the audit log, histories and the like call it. */
const nameOf = ({ name, last_four }: Row) => `${name} (API …${last_four})`

/** How handlers see a token: as an account of the administration without a card, which signs in nowhere. */
const asUser = (row: Row, now: Date): CurrentUser => ({
  uuid: row.uuid,
  email_address: '',
  full_name: nameOf(row),
  roles: [...TOKEN_ROLES],
  advisor_uuid: null,
  alias: null,
  is_institutional: false,
  photo: null,
  language: null,
  appearance: 'system',
  signed_in_at: row.created_at,
  // it comes with every request
  proved_at: instant(now)
})

async function noteUse(db: TenantDb, { uuid, last_used_at }: Row, now: Date): Promise<void> {
  if (last_used_at && now.getTime() - Date.parse(last_used_at) < USED_EVERY) return
  try {
    await db
      .table('api_tokens')
      .where({ uuid })
      .update({ last_used_at: instant(now) })
  } catch (failure) {
    // a full disk must not prevent reading
    if (!asUnavailable(failure)) throw failure
  }
}

/** The token that a request of the API names, and the account as which it acts; undefined if it names none. */
export async function currentToken(
  ctx: Context,
  { db, tenant }: { db: TenantDb; tenant: CurrentTenant },
  { limits, clock }: AppContext
): Promise<{ token: BearerToken; user: CurrentUser } | undefined> {
  if (!isOpenToTokens(ctx) || !namesToken(ctx.headers)) return undefined
  const given = bearerIn(ctx.headers) ?? ''
  const row = TOKEN.test(given) ? await find(db, given) : undefined
  const now = clock.now()
  if (!row) {
    await limits.take(FAILURES, { tenant: tenant.id, ip: ctx.ip })
    throw new InvalidToken('unknown')
  }
  if (row.revoked_at) throw new InvalidToken('revoked')
  if (row.expires_at && row.expires_at <= instant(now)) throw new InvalidToken('expired')
  await limits.take(REQUESTS, { tenant: tenant.id, id: row.uuid })
  await noteUse(db, row, now)
  return { token: { uuid: row.uuid, scopes: JSON.parse(row.scopes) }, user: asUser(row, now) }
}

/** @throws what says which scope is missing, unless the token has it; no scope opens what is undefined */
export function requireScope(token: BearerToken, scope: Scope | undefined): void {
  if (!scope) throw new Forbidden('errors.token-in-person')
  if (token.scopes.includes(scope)) return
  throw new Refusal(403, 'errors.token-scope', { scope }, challenge('insufficient_scope', `, scope="${scope}"`))
}

export const requireScopeOf = (token: BearerToken, endpoint: Endpoint) => requireScope(token, scopeOf(endpoint))

/** To a request that needs one and names none. */
export const withoutToken = () =>
  new Refusal(401, 'errors.token-missing', {}, { 'WWW-Authenticate': 'Bearer realm="api"' })

/** For servers of other protocols beside the API, such as SCIM. @throws 401 without a token, 403 without its scope */
export function guardByToken(ctx: Context, scope: Scope): BearerToken {
  const { token } = ctx.state as { token?: BearerToken }
  if (!token) throw withoutToken()
  requireScope(token, scope)
  return token
}
