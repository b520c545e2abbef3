import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState
} from 'openid-client'
import { MINUTE } from '../../core/base/clock.ts'
import { readCookie, setCookie } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import { isEqual } from '../../core/security/tokens.ts'
import { safeNext } from '../account/next.ts'
import { type Claims, claimAt } from './claims.ts'
import { configurationOf } from './openid.client.ts'
import { callbackOf, type Provider } from './openid.settings.ts'
import { SignInError } from './sign-in-error.ts'

/** Long enough for a user to look up a password. */
const PATIENCE = 10 * MINUTE

/** The contents of the encrypted cookie while the user is at the sign-in service. */
interface Pending {
  state: string
  nonce: string
  verifier: string
  next: string
  until: number
}

const PURPOSE = 'openid'
const COOKIE = 'openid'
/** `lax`, since the redirect back from the sign-in service is a cross-site navigation. */
const setPending = ({ ctx, app }: Call, value: string | null) =>
  setCookie(ctx, app.config, COOKIE, value, { sameSite: 'lax', ...(value && { maxAge: PATIENCE }) })

/** Sets the cookie that the callback is checked against. @returns the authorization URL */
export async function beginSignIn(call: Call, provider: Provider, next: string): Promise<string> {
  const { app, tenant } = call
  const { config, clock } = app
  const configuration = await configurationOf(app, provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const pending: Pending = { state, nonce, verifier, next: safeNext(next), until: clock.now().getTime() + PATIENCE }
  setPending(call, encrypt(config.SESSION_SECRET, PURPOSE, tenant.id, JSON.stringify(pending)))
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(config, tenant),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256'
  }).href
}

/** Reads the cookie and deletes it, so that it works once. @throws SignInError */
function takePending(call: Call): Pending {
  const { ctx, app, tenant } = call
  const sealed = readCookie(ctx, app.config, COOKIE)
  setPending(call, null)
  const text = sealed && decrypt(app.config.SESSION_SECRET, PURPOSE, tenant.id, sealed)
  const pending: Pending | undefined = text ? JSON.parse(text) : undefined
  if (!pending || pending.until < app.clock.now().getTime()) throw new SignInError('expired')
  const { state } = ctx.query
  if (typeof state !== 'string' || !isEqual(state, pending.state)) throw new SignInError('expired', 'another state')
  return pending
}

/** A multi-tenant issuer, such as Microsoft's `common`, would let in the users of every organization. */
function expectIssuer(claims: Claims, { issuer }: Provider) {
  if (new URL(String(claims.iss)).href !== new URL(issuer).href) throw new SignInError('failed', 'another issuer')
}

/** Some services return more claims from the userinfo endpoint than in the ID token. */
async function withUserInfo(configuration: Configuration, provider: Provider, claims: Claims, accessToken: string) {
  const { rolesClaim } = provider
  const isWhole = 'email' in claims && (!rolesClaim || claimAt(claims, rolesClaim) !== undefined)
  if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return claims
  return { ...(await fetchUserInfo(configuration, accessToken, String(claims.sub))), ...claims }
}

export interface FinishedSignIn {
  claims: Claims
  idToken: string
  next: string
}

/** Exchanges the authorization code for tokens. @returns the claims of the user */
export async function finishSignIn(call: Call, provider: Provider): Promise<FinishedSignIn> {
  const { state, nonce, verifier, next } = takePending(call)
  const configuration = await configurationOf(call.app, provider)
  const tokens = await authorizationCodeGrant(
    configuration,
    new URL(callbackOf(call.app.config, call.tenant) + call.ctx.search),
    {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true
    }
  )
  const claims = tokens.claims() as Claims
  expectIssuer(claims, provider)
  const whole = await withUserInfo(configuration, provider, claims, tokens.access_token)
  return { claims: whole, idToken: tokens.id_token ?? '', next: safeNext(next) }
}
