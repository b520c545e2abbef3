import { LRUCache } from 'lru-cache'
import {
  allowInsecureRequests,
  type ClientMetadata,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None
} from 'openid-client'
import { HOUR } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { sendRequest } from '../../core/security/http-client.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { Provider } from './openid.settings.ts'
import { SignInError } from './sign-in-error.ts'

const MOST_BYTES = 512 * 1024
const PATIENCE_MS = 8000
const CLOCKS_DIFFER_SECONDS = 60

/**
 * URLs in a tenant's settings, and those that they refer to, are treated as untrusted. Only a service on an allowed
 * internal host may refer to internal hosts: otherwise a public one could direct requests into our own network (SSRF).
 */
export const fetchFrom =
  ({ INTERNAL_HOSTS }: Pick<Config, 'INTERNAL_HOSTS'>, issuer: string): CustomFetch =>
  async (url, { method, headers, body }) => {
    const internalHosts = INTERNAL_HOSTS.includes(new URL(issuer).host) ? INTERNAL_HOSTS : []
    const guard = { internalHosts, mostBytes: MOST_BYTES, follows: method === 'GET' }
    const answer = await sendRequest(url, { method, headers, body: body as string, within: PATIENCE_MS, guard }).catch(
      (failure: Error) => {
        throw new SignInError('unavailable', failure.message)
      }
    )
    if (answer.status >= 500) throw new SignInError('unavailable', `answered ${answer.status}`)
    return answer
  }

async function discover(config: Config, { issuer, clientId, secret }: Provider): Promise<Configuration> {
  const metadata: Partial<ClientMetadata> = { [clockTolerance]: CLOCKS_DIFFER_SECONDS }
  if (secret) metadata.client_secret = secret
  const isPlain = issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, metadata, secret ? undefined : None(), {
    [customFetch]: fetchFrom(config, issuer),
    // TLS authenticates the token endpoint; verifying signatures too protects behind any proxy
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])]
  })
}

interface Known {
  until: number
  configuration: Promise<Configuration>
}

const known = new LRUCache<string, Known>({ max: 1000 })

/** The metadata of the sign-in service, fetched once an hour; failures are not cached. */
export function configurationOf({ config, clock }: AppContext, provider: Provider): Promise<Configuration> {
  const { issuer, clientId, secret } = provider
  const key = hashToken([config.SESSION_SECRET, issuer, clientId, secret].join('\0'))
  const now = clock.now().getTime()
  const found = known.get(key)
  if (found && found.until > now) return found.configuration
  const configuration = discover(config, provider)
  known.set(key, { until: now + HOUR, configuration })
  configuration.catch(() => known.delete(key))
  return configuration
}
