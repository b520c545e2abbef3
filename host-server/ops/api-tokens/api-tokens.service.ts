import { randomUUID } from 'node:crypto'
import type { ApiToken, ApiTokenForm, ApiTokens, NewApiToken } from '#contract/api-tokens'
import { MODULES } from '#contract/module-names'
import type { Scope } from '#contract/token-scopes'
import { DAY, instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import { newToken } from '../../core/http/api-token.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import * as repository from './api-tokens.repository.ts'

const stateOf = ({ expires_at, revoked_at }: repository.TokenRow, now: string): ApiToken['state'] => {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= now ? 'expired' : 'valid'
}

const toToken = (row: repository.TokenRow, now: string): ApiToken => {
  const { revoked_at, scopes, ...rest } = row
  return { ...rest, scopes: JSON.parse(scopes), state: stateOf(row, now) }
}

const apiTokens = audited({
  lock: repository.lock,
  read: repository.find,
  subject: ({ uuid, name, last_four }) => ({ object: 'api-token', id: uuid, name: `${name} …${last_four}` }),
  fields: ({ name, scopes, expires_at, revoked_at }) => ({ name, scopes, expires_at, revoked_at })
})

/** Of modules that are on: others open nothing here. */
const offered = ({ app, tenant }: Call): Scope[] => {
  const off = MODULES.filter((name) => !tenant.modules.has(name))
  return app.scopes.filter((scope) => !off.some((name) => scope.startsWith(`${name}:`)))
}

export async function list(call: Call): Promise<ApiTokens> {
  const now = instant(call.app.clock.now())
  const rows = await repository.findAll(call.db)
  return { tokens: rows.map((row) => toToken(row, now)), scopes: offered(call), time_zone: call.tenant.time_zone }
}

export async function create(call: Call, { name, scopes, valid_days }: ApiTokenForm): Promise<NewApiToken> {
  const known: readonly string[] = offered(call)
  if (scopes.some((scope) => !known.includes(scope))) throw new Unprocessable({ scopes: [call.t('errors.field')] })
  const token = newToken()
  const now = call.app.clock.now()
  const row = await apiTokens.create(call, async (trx) => {
    const uuid = randomUUID()
    await repository.insert(trx, {
      uuid,
      name,
      token_hash: hashToken(token),
      last_four: token.slice(-4),
      scopes: JSON.stringify([...new Set(scopes)].toSorted()),
      created_at: instant(now),
      created_by: call.user?.uuid ?? '',
      expires_at: valid_days === null ? null : instant(now.getTime() + valid_days * DAY)
    })
    return uuid
  })
  return { ...toToken(row, instant(now)), token }
}

/** One that is revoked already stays as it is. */
export async function revoke(call: Call, uuid: string): Promise<void> {
  await apiTokens.change(call, uuid, (trx) => repository.revoke(trx, uuid, instant(call.app.clock.now())))
}
