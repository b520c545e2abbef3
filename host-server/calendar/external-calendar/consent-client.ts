import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  genericGrantRequest,
  refreshTokenGrant,
  type ServerMetadata,
  tokenRevocation
} from 'openid-client'
import { CALENDAR_SERVICES, type CalendarService } from '#contract/smm-calendar'
import { MINUTE } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { sendRequest } from '../../core/security/http-client.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type Read, readerOf } from '../../organization/settings/setting-reader.service.ts'
import { CalendarError } from './calendar-error.ts'
import type { Tokens } from './source.ts'

type Tenant = Pick<CurrentTenant, 'id' | 'settings'>

/** A service, as the institution has registered there. */
interface Registration {
  server: ServerMetadata
  clientId: string
  secret: string
  scope: string
  /** What else the service is asked for consent with. */
  parameters?: Record<string, string>
}

const REGISTRATIONS: Record<CalendarService, (config: Config, read: Read) => Registration> = {
  microsoft: (config, read) => {
    const directory = read('microsoft_directory') || 'organizations'
    const issuer = `${config.MICROSOFT_LOGIN_URL}/${encodeURIComponent(directory)}`
    return {
      server: {
        issuer: `${issuer}/v2.0`,
        authorization_endpoint: `${issuer}/oauth2/v2.0/authorize`,
        token_endpoint: `${issuer}/oauth2/v2.0/token`
      },
      clientId: read('microsoft_client_id'),
      secret: read('microsoft_client_secret'),
      scope: 'offline_access Calendars.ReadWrite'
    }
  },
  google: (config, read) => ({
    server: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: config.GOOGLE_CALENDAR_CONSENT_URL,
      token_endpoint: config.GOOGLE_CALENDAR_TOKEN_URL,
      revocation_endpoint: new URL('revoke', config.GOOGLE_CALENDAR_TOKEN_URL).href
    },
    clientId: read('google_client_id'),
    secret: read('google_client_secret'),
    scope: 'https://www.googleapis.com/auth/calendar.events',
    // without them, only the first consent of an account lasts
    parameters: { access_type: 'offline', prompt: 'consent select_account' }
  })
}

/** The addresses of the services' APIs. */
export const apiOf = ({ MICROSOFT_GRAPH_URL, GOOGLE_CALENDAR_API }: Config, service: CalendarService): string =>
  ({ microsoft: MICROSOFT_GRAPH_URL, google: GOOGLE_CALENDAR_API })[service]

/** Undefined until the institution has set client ID and secret. */
function registrationOf(config: Config, tenant: Tenant, service: CalendarService): Registration | undefined {
  const registration = REGISTRATIONS[service](config, readerOf(config, tenant))
  return registration.clientId && registration.secret ? registration : undefined
}

/** The services to which advisors can connect. */
export const servicesOf = (config: Config, tenant: Tenant): CalendarService[] =>
  CALENDAR_SERVICES.filter((service) => registrationOf(config, tenant, service))

const PATIENCE_MS = 8000
const MOST_BYTES = 512 * 1024

/** The address is the operator's; nothing that is answered leads elsewhere. */
function clientOf({ server, clientId, secret }: Registration): Configuration {
  const { host, protocol } = new URL(server.token_endpoint ?? '')
  const client = new Configuration(server, clientId, secret)
  const guard = { internalHosts: [host], mostBytes: MOST_BYTES, follows: false }
  client[customFetch] = (url, { method, headers, body }) =>
    sendRequest(url, { method, headers, body: body as string, within: PATIENCE_MS, guard, retry: 0 })
  if (protocol === 'http:') allowInsecureRequests(client)
  return client
}

/** @throws CalendarError if the institution does not offer the service any more */
function needed(config: Config, tenant: Tenant, service: CalendarService): Registration {
  const registration = registrationOf(config, tenant, service)
  if (!registration) throw new CalendarError('client')
  return registration
}

/** Where services send people back to; it is registered there. */
export const callbackOf = (config: Config, tenant: CurrentTenant) =>
  `${baseUrl(config, tenant)}/account/calendar/callback`

/** The service's address at which an advisor gives consent. */
export async function consentUrl(
  config: Config,
  tenant: CurrentTenant,
  service: CalendarService,
  { state, verifier }: { state: string; verifier: string }
): Promise<string> {
  const registration = needed(config, tenant, service)
  return buildAuthorizationUrl(clientOf(registration), {
    redirect_uri: callbackOf(config, tenant),
    scope: registration.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...registration.parameters
  }).href
}

/** What the service says when the consent does not hold, or our own access. */
const SAID: Record<string, 'consent' | 'client'> = {
  access_denied: 'consent',
  consent_required: 'consent',
  interaction_required: 'consent',
  invalid_grant: 'consent',
  invalid_client: 'client',
  unauthorized_client: 'client'
}

/** Keeps nothing of the service's own message. */
function faultOf(failure: unknown): CalendarError {
  if (failure instanceof CalendarError) return failure
  const { error = '' } = failure as { error?: string }
  return new CalendarError(SAID[error] ?? 'away')
}

/** Whether the advisor has refused at the service, or is not allowed to consent there. */
export const isRefusal = (failure: unknown) => failure instanceof AuthorizationResponseError

type Answer = Awaited<ReturnType<typeof refreshTokenGrant>>

/** Used up a minute early, since a request takes its time. */
const tokensOf = (answer: Answer, refresh: string, now: number): Tokens => ({
  access: answer.access_token,
  refresh: answer.refresh_token ?? refresh,
  until: now + (answer.expiresIn() ?? 300) * 1000 - MINUTE
})

/** Exchanges what the service has sent back for tokens. @throws CalendarError, or what `isRefusal` recognizes */
export async function exchange(
  config: Config,
  tenant: CurrentTenant,
  service: CalendarService,
  { search, state, verifier, now }: { search: string; state: string; verifier: string; now: number }
): Promise<Tokens> {
  const client = clientOf(needed(config, tenant, service))
  const checks = { expectedState: state, pkceCodeVerifier: verifier }
  const answer = await authorizationCodeGrant(client, new URL(callbackOf(config, tenant) + search), checks).catch(
    (failure) => {
      throw isRefusal(failure) ? failure : faultOf(failure)
    }
  )
  // without one the consent would last an hour
  if (!answer.refresh_token) throw new CalendarError('consent')
  return tokensOf(answer, answer.refresh_token, now)
}

/** New tokens; some services replace the refresh token, too. @throws CalendarError */
export async function renew(
  config: Config,
  tenant: Tenant,
  service: CalendarService,
  refresh: string,
  now: number
): Promise<Tokens> {
  const client = clientOf(needed(config, tenant, service))
  const answer = await refreshTokenGrant(client, refresh).catch((failure) => {
    throw faultOf(failure)
  })
  return tokensOf(answer, refresh, now)
}

/** Whether an application can end a consent at the service; Microsoft leaves that to the account's owner. */
export const canRevoke = (kind: string) => kind === 'google'

/** Ends a consent at the service; one that has ended already stays so. @throws CalendarError */
export async function revoke(config: Config, tenant: Tenant, service: CalendarService, refresh: string): Promise<void> {
  const client = clientOf(needed(config, tenant, service))
  await tokenRevocation(client, refresh).catch((failure) => {
    // Google's word for a token that it does not know any more
    if ((failure as { error?: string }).error !== 'invalid_token') throw faultOf(failure)
  })
}

/** What is asked for without anybody's consent, so that nothing but our own access decides. */
const TRIALS: Record<CalendarService, readonly [grant: string, parameters: Record<string, string>]> = {
  microsoft: ['client_credentials', { scope: 'https://graph.microsoft.com/.default' }],
  // nobody has such a code: who is known learns that, who is not, learns something else
  google: ['authorization_code', { code: 'test', redirect_uri: 'https://localhost' }]
}

/** What a service has said to client ID and secret. */
export type ClientVerdict = 'accepted' | 'refused' | 'unknown' | 'away' | 'unclear'

const VERDICTS: Record<string, ClientVerdict> = {
  invalid_grant: 'accepted',
  invalid_client: 'refused',
  // Microsoft's word for an ID that the directory does not know
  unauthorized_client: 'unknown'
}

/** Whether a service accepts client ID and secret; nothing is kept of what it answers. */
export async function tryClient(config: Config, read: Read, service: CalendarService): Promise<ClientVerdict> {
  const client = clientOf(REGISTRATIONS[service](config, read))
  const [grant, parameters] = TRIALS[service]
  try {
    await genericGrantRequest(client, grant, parameters)
    return 'accepted'
  } catch (failure) {
    const { error, status } = failure as { error?: string; status?: number }
    if (error) return VERDICTS[error] ?? 'unclear'
    return status ? 'unclear' : 'away'
  }
}
