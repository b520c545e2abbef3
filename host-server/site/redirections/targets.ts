import { decodedPath, pathKey, targetUrl } from '#contract/redirections'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { findOwnHosts } from '../../core/tenancy/own-hosts.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** A longer path matches nothing. */
const KEY_MAX = 510
/** Browsers give up after a few more. */
const CHAIN_MAX = 10

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** The hosts in the setting `redirection_hosts`, separated by spaces. */
const listedHosts = ({ settings }: CurrentTenant): string[] =>
  (settings.redirection_hosts ?? '').split(/\s+/).flatMap((host) => hostOf(`https://${host}`) ?? [])

export interface Hosts {
  own: ReadonlySet<string>
  allowed: ReadonlySet<string>
}

/** The hosts to which targets may lead: the institution's own, and those that it has allowed. */
export async function hostsOf(db: TenantDb, tenant: CurrentTenant): Promise<Hosts> {
  const own = new Set(await findOwnHosts(db, tenant))
  return { own, allowed: new Set([...own, ...listedHosts(tenant)]) }
}

export const keyOf = (path: string): string | undefined => {
  const decoded = decodedPath(path)
  return decoded === undefined ? undefined : pathKey(decoded)
}

export const isAllowed = (target: string, { allowed }: Hosts): boolean => {
  if (target.startsWith('/')) return true
  const host = targetUrl(target)?.host
  return host !== undefined && allowed.has(host)
}

/** The key of the own path to which a target leads; null for external targets. */
export function targetKey(target: string, { own }: Hosts): string | null {
  const url = targetUrl(target)
  if (!url || !(target.startsWith('/') || own.has(url.host))) return null
  const key = keyOf(url.pathname)
  return key !== undefined && key.length <= KEY_MAX ? key : null
}

/** The graph of redirects, by the keys of own paths. */
export interface RedirectGraph {
  /** Where a path leads; undefined if that is external, or if there is no redirect. */
  next(key: string): Promise<string | null | undefined> | string | null | undefined
  /** The paths that lead to one of these. */
  into(keys: readonly string[]): Promise<readonly string[]> | readonly string[]
}

/** Whether following a target leads back to its path, or through too many redirects from any start. */
export async function loopOrChainOf(
  path_key: string,
  target: string | null,
  { next, into }: RedirectGraph
): Promise<'loop' | 'chain' | undefined> {
  let hops = 0
  for (let key: string | null | undefined = target; key !== null && key !== undefined; key = await next(key)) {
    if (key === path_key) return 'loop'
    if (hops > CHAIN_MAX) return 'chain'
    hops += 1
  }
  if (!hops) return undefined
  for (let keys = await into([path_key]); keys.length; keys = await into(keys)) {
    hops += 1
    if (hops > CHAIN_MAX + 1) return 'chain'
  }
  return undefined
}
