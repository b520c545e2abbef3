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
import type { Call } from '../../core/http/http.ts'
import { keepPending, type Pending, takePending } from '../../core/http/pending.ts'
import { safeNext } from '../account/next.ts'
import { type Claims, claimAt } from './claims.ts'
import { configurationOf } from './openid.client.ts'
import { callbackOf, type Provider } from './openid.settings.ts'
import { SignInError } from './sign-in-error.ts'

/** The contents of the encrypted cookie while the user is at the sign-in service. */
interface SignInPending extends Pending {
  nonce: string
  verifier: string
  next: string
  /** Somebody who is signed in proves that it is still they. */
  confirms?: boolean
}

/** What the service is asked for then, and in seconds how long ago its answer may have been given. */
const AGAIN = { prompt: 'login', max_age: '0' }
const AGAIN_WITHIN = 300

/** Sets the cookie that the callback is checked against. @returns the authorization URL */
export async function beginSignIn(call: Call, provider: Provider, next: string, confirms = false): Promise<string> {
  const { app, tenant } = call
  const configuration = await configurationOf(app, provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  keepPending<SignInPending>(call, 'openid', { state, nonce, verifier, next: safeNext(next), confirms })
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(app.config, tenant),
    scope: provider.scope,
    state,
    nonce,
    ...(confirms && AGAIN),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256'
  }).href
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
  confirms: boolean
}

/** Exchanges the authorization code for tokens. @returns the claims of the user @throws SignInError */
export async function finishSignIn(call: Call, provider: Provider): Promise<FinishedSignIn> {
  const pending = takePending<SignInPending>(call, 'openid')
  if (!pending) throw new SignInError('expired')
  const { state, nonce, verifier, next, confirms = false } = pending
  const configuration = await configurationOf(call.app, provider)
  const tokens = await authorizationCodeGrant(
    configuration,
    new URL(callbackOf(call.app.config, call.tenant) + call.ctx.search),
    {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(confirms && { maxAge: AGAIN_WITHIN })
    }
  )
  const claims = tokens.claims() as Claims
  expectIssuer(claims, provider)
  const whole = await withUserInfo(configuration, provider, claims, tokens.access_token)
  return { claims: whole, idToken: tokens.id_token ?? '', next: safeNext(next), confirms }
}
