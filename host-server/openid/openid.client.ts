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
import { Bounded } from '../core/bounded.ts'
import { HOUR } from '../core/clock.ts'
import type { Config } from '../core/config.ts'
import { guardedFetch } from '../core/public-fetch.ts'
import type { Services } from '../core/services.ts'
import { hashToken } from '../core/tokens.ts'
import type { Provider } from './openid.settings.ts'
import { OpenIdTrouble } from './openid.trouble.ts'

const MOST_BYTES = 512 * 1024
const PATIENCE_MS = 8000
const CLOCKS_DIFFER_SECONDS = 60

/**
 * Addresses that a tenant's settings name, and those that they lead to, are asked as any address from outside. Only a
 * service that is inside itself leads to others inside: what is outside would have us ask our own network.
 */
export const fetchFrom =
  ({ INTERNAL_HOSTS }: Pick<Config, 'INTERNAL_HOSTS'>, issuer: string): CustomFetch =>
  async (url, { method, headers, body }) => {
    const guard = {
      internalHosts: INTERNAL_HOSTS.includes(new URL(issuer).host) ? INTERNAL_HOSTS : [],
      mostBytes: MOST_BYTES,
      signal: AbortSignal.timeout(PATIENCE_MS),
      follows: method === 'GET'
    }
    const init = { method, headers, body: body as string }
    const answer = await guardedFetch(url, init, guard).catch((failure: Error) => {
      throw new OpenIdTrouble('unavailable', failure.message)
    })
    if (answer.status >= 500) throw new OpenIdTrouble('unavailable', `answered ${answer.status}`)
    return answer as unknown as Response
  }

async function discover(config: Config, { issuer, clientId, secret }: Provider): Promise<Configuration> {
  const metadata: Partial<ClientMetadata> = { [clockTolerance]: CLOCKS_DIFFER_SECONDS }
  if (secret) metadata.client_secret = secret
  const isPlain = issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, metadata, secret ? undefined : None(), {
    [customFetch]: fetchFrom(config, issuer),
    // TLS vouches for what comes from the token endpoint; a signature does so behind any proxy
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])]
  })
}

interface Known {
  until: number
  configuration: Promise<Configuration>
}

const known = new Bounded<Known>(1000)

/** What the sign-in service says of itself, asked for once an hour; a failure is not kept. */
export function configurationOf({ config, clock }: Services, provider: Provider): Promise<Configuration> {
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
