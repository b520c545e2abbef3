import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import type { Scope } from './token-scopes.ts'
import { bounded, FieldErrors, FullName, Instant, line, ShortText, Uuid } from './values.ts'

export const managesApiTokens = administersInPerson

/** So that the name, with what tells tokens apart, fits wherever an author's name is kept. */
export const TOKEN_NAME_MAX = 60

/** For how many days a token can be valid. */
export const TOKEN_DAYS = [30, 90, 365, 730] as const
export type TokenDays = (typeof TOKEN_DAYS)[number]

/** Which of them exist depends on the endpoints; the server checks it. */
const ScopeName = v.pipe(v.string(), v.regex(/^[a-z-]+(:(read|write))?$/, 'unknown'), v.maxLength(60, 'unknown'))

export const ApiTokenForm = v.strictObject({
  name: line(TOKEN_NAME_MAX, 1),
  scopes: v.pipe(v.array(ScopeName), v.minLength(1, 'scopes'), v.maxLength(100, 'too-many')),
  /** Null: until it is revoked, which must be said. */
  valid_days: v.optional(v.nullable(v.picklist(TOKEN_DAYS, 'unknown')), 365)
})
export type ApiTokenForm = v.InferOutput<typeof ApiTokenForm>

export const ApiToken = v.object({
  uuid: Uuid,
  name: ShortText,
  scopes: v.array(
    v.pipe(
      ShortText,
      v.transform((name) => name as Scope)
    )
  ),
  /** The token's last four characters, by which holders recognise it. */
  last_four: bounded(4),
  created_at: Instant,
  /** Who has made it; null if the account is gone. */
  created_by: v.nullable(FullName),
  /** Null: it has no end. */
  expires_at: v.nullable(Instant),
  /** To the minute. */
  last_used_at: v.nullable(Instant),
  state: v.picklist(['valid', 'expired', 'revoked'])
})
export type ApiToken = v.InferOutput<typeof ApiToken>

/** The token itself is answered once. */
export const NewApiToken = v.object({ ...ApiToken.entries, token: bounded(46) })
export type NewApiToken = v.InferOutput<typeof NewApiToken>

export const ApiTokens = v.object({
  tokens: v.array(ApiToken),
  /** Those that can be given to a token. */
  scopes: ApiToken.entries.scopes,
  /** The institution's zone. */
  time_zone: ShortText
})
export type ApiTokens = v.InferOutput<typeof ApiTokens>

export const getApiTokens = /* @__PURE__ */ endpoint('GET', '/api/v1/api-tokens', {
  summary: 'The API tokens, latest first, and the scopes that one can have.',
  access: managesApiTokens,
  answers: { 200: ApiTokens }
})

export const postApiToken = /* @__PURE__ */ endpoint('POST', '/api/v1/api-tokens', {
  summary: 'Creates an API token, which is answered this once.',
  proof: 'always',
  access: managesApiTokens,
  body: ApiTokenForm,
  answers: { 201: NewApiToken, 422: FieldErrors }
})

export const deleteApiToken = /* @__PURE__ */ endpoint('DELETE', '/api/v1/api-tokens/:uuid', {
  summary: 'Revokes an API token: its next request is refused.',
  access: managesApiTokens,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 204: nothing }
})
