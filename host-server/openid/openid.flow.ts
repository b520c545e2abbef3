import type { Context } from 'koa'
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
import { safeNext } from '../account/next.ts'
import { MINUTE } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { seal, unseal } from '../core/sealed.ts'
import { isSame } from '../core/tokens.ts'
import { type Claims, claimAt } from './claims.ts'
import { configurationOf } from './openid.client.ts'
import type { Provider } from './openid.settings.ts'
import { OpenIdTrouble } from './openid.trouble.ts'

/** For as long as somebody may look for a password. */
const PATIENCE = 10 * MINUTE

/** What the browser keeps while its user is at the sign-in service. */
interface Pending {
  state: string
  nonce: string
  verifier: string
  next: string
  until: number
}

const PURPOSE = 'openid'
const cookieName = (secure: boolean) => (secure ? '__Host-openid' : 'openid')

/** Lax: the way back from the sign-in service begins on another site. */
const setCookie = (ctx: Context, secure: boolean, value: string | null) =>
  ctx.cookies.set(cookieName(secure), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    overwrite: true,
    ...(value && { maxAge: PATIENCE })
  })

const callbackOf = ({ services, tenant }: Call) => `${baseUrl(services.config, tenant)}/account/openid/callback`

/** The address at the sign-in service to which a browser is sent, once it holds what its way back is checked with. */
export async function begin(call: Call, provider: Provider, next: string): Promise<string> {
  const { ctx, services, tenant } = call
  const { config, clock } = services
  const configuration = await configurationOf(services, provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const pending: Pending = { state, nonce, verifier, next: safeNext(next), until: clock.now().getTime() + PATIENCE }
  setCookie(ctx, config.secure, seal(config.SESSION_SECRET, PURPOSE, tenant.id, JSON.stringify(pending)))
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(call),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256'
  }).href
}

/** What the browser kept, once: it is taken away with the first look. */
function takePending({ ctx, services, tenant }: Call): Pending {
  const { secure, SESSION_SECRET } = services.config
  const sealed = ctx.cookies.get(cookieName(secure))
  setCookie(ctx, secure, null)
  const text = sealed && unseal(SESSION_SECRET, PURPOSE, tenant.id, sealed)
  const pending: Pending | undefined = text ? JSON.parse(text) : undefined
  if (!pending || pending.until < services.clock.now().getTime()) throw new OpenIdTrouble('expired')
  const { state } = ctx.query
  if (typeof state !== 'string' || !isSame(state, pending.state)) throw new OpenIdTrouble('expired', 'another state')
  return pending
}

/** An issuer that stands for many institutions, as Microsoft's `common`, would let in the staff of all of them. */
function expectIssuer(claims: Claims, { issuer }: Provider) {
  if (new URL(String(claims.iss)).href !== new URL(issuer).href) throw new OpenIdTrouble('failed', 'another issuer')
}

/** Some services tell more when they are asked by the token than in it. */
async function withUserInfo(configuration: Configuration, provider: Provider, claims: Claims, accessToken: string) {
  const { rolesClaim } = provider
  const isWhole = 'email' in claims && (!rolesClaim || claimAt(claims, rolesClaim) !== undefined)
  if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return claims
  return { ...(await fetchUserInfo(configuration, accessToken, String(claims.sub))), ...claims }
}

export interface Finished {
  claims: Claims
  idToken: string
  next: string
}

/** Takes what a browser brought from the sign-in service to its token endpoint, and reads who it is. */
export async function finish(call: Call, provider: Provider): Promise<Finished> {
  const { state, nonce, verifier, next } = takePending(call)
  const configuration = await configurationOf(call.services, provider)
  const tokens = await authorizationCodeGrant(configuration, new URL(callbackOf(call) + call.ctx.search), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true
  })
  const claims = tokens.claims() as Claims
  expectIssuer(claims, provider)
  const whole = await withUserInfo(configuration, provider, claims, tokens.access_token)
  return { claims: whole, idToken: tokens.id_token ?? '', next: safeNext(next) }
}
