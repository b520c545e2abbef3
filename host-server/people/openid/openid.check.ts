import * as v from 'valibot'
import type { OpenIdFinding } from '#contract/openid-check'
import type { Config } from '../../core/base/config.ts'
import { fetchFrom } from './openid.client.ts'
import { SignInError } from './sign-in-error.ts'

export interface Finding {
  finding: OpenIdFinding
  detail: string
}

const DETAIL_MAX = 200
const found = (finding: OpenIdFinding, detail = ''): Finding => ({ finding, detail: detail.slice(0, DETAIL_MAX) })

const Texts = v.fallback(v.optional(v.array(v.string())), undefined)
const Text = v.fallback(v.optional(v.string()), undefined)

/** What a sign-in service says of itself; what is of another type is missing. */
const Description = v.object({
  issuer: v.string(),
  authorization_endpoint: Text,
  token_endpoint: Text,
  jwks_uri: Text,
  response_types_supported: Texts,
  id_token_signing_alg_values_supported: Texts,
  code_challenge_methods_supported: Texts,
  scopes_supported: Texts
})
type Description = v.InferOutput<typeof Description>

const Keys = v.object({
  keys: v.array(v.object({ kty: v.string(), use: Text }))
})

/** Signatures that can be verified with a public key. */
const SAFE = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519'
])
const PUBLIC_KEYS = new Set(['RSA', 'EC', 'OKP'])

type Ask = (url: string) => Promise<{ status: number; body: unknown } | undefined>

/** Undefined if the guard refuses it or nothing answers. */
function asker(config: Pick<Config, 'INTERNAL_HOSTS'>, issuer: string): Ask {
  const send = fetchFrom(config, issuer)
  const headers = { accept: 'application/json' }
  return async (url) => {
    try {
      const answer = await send(url, { method: 'GET', headers, body: undefined, redirect: 'manual' })
      return { status: answer.status, body: await answer.json().catch(() => undefined) }
    } catch (failure) {
      if (failure instanceof SignInError) return undefined
      throw failure
    }
  }
}

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

function endpointsOf(description: Description, issuer: string): Finding {
  const missing = ENDPOINTS.filter((name) => !URL.canParse(description[name] ?? ''))
  if (missing.length) return found('endpoints-missing', missing.join(', '))
  // only where the operator allows the service without https
  if (issuer.startsWith('http:')) return found('endpoints')
  const open = ENDPOINTS.filter((name) => !description[name]?.startsWith('https:'))
  return open.length ? found('endpoints-insecure', open.join(', ')) : found('endpoints')
}

async function keysOf(ask: Ask, { jwks_uri = '' }: Description): Promise<Finding[]> {
  if (!URL.canParse(jwks_uri)) return []
  const answer = await ask(jwks_uri)
  const set = v.safeParse(Keys, answer?.body)
  if (answer?.status !== 200 || !set.success) return [found('keys-unreachable', jwks_uri)]
  const signing = set.output.keys.filter(({ kty, use }) => PUBLIC_KEYS.has(kty) && (!use || use === 'sig'))
  return [signing.length ? found('keys', String(signing.length)) : found('keys-none')]
}

function algorithmOf({ id_token_signing_alg_values_supported: all = ['RS256'] }: Description): Finding {
  const safe = all.filter((name) => SAFE.has(name))
  return safe.length ? found('algorithm', safe.join(', ')) : found('algorithm-unsafe', all.join(', '))
}

const codeOf = ({ response_types_supported: types }: Description): Finding[] =>
  types && !types.includes('code') ? [found('code-missing')] : []

const pkceOf = ({ code_challenge_methods_supported: methods }: Description): Finding =>
  found(methods?.includes('S256') ? 'pkce' : 'pkce-unsaid')

function scopeOf({ scopes_supported: known }: Description, scope: string): Finding {
  const unsaid = scope.split(/\s+/).filter((one) => one && !known?.includes(one))
  return unsaid.length ? found('scope-unsaid', unsaid.join(', ')) : found('scope')
}

const isSame = (one: string, other: string) => URL.canParse(one) && new URL(one).href === new URL(other).href

/** Tests a sign-in service from outside: what it says of itself, and its keys. Nothing is stored, not even in memory. */
export async function checkService(
  config: Pick<Config, 'INTERNAL_HOSTS'>,
  issuer: string,
  scope: string
): Promise<Finding[]> {
  const ask = asker(config, issuer)
  const answer = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!answer) return [found('document-unreachable')]
  if (answer.status !== 200) return [found('document-missing', String(answer.status))]
  const parsed = v.safeParse(Description, answer.body)
  if (!parsed.success) return [found('document-unreadable')]
  const description = parsed.output
  return [
    found('document'),
    isSame(description.issuer, issuer) ? found('issuer', issuer) : found('issuer-differs', description.issuer),
    endpointsOf(description, issuer),
    ...(await keysOf(ask, description)),
    algorithmOf(description),
    ...codeOf(description),
    pkceOf(description),
    scopeOf(description, scope)
  ]
}
