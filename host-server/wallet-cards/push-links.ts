import type { CurrentTenant } from '../core/current-tenant.ts'

/** To which hosts a notification's link may lead; to all where the tenant keeps no list. */
export const linkHosts = ({ settings }: CurrentTenant) => (settings.push_link_hosts ?? '').split(/\s+/).filter(Boolean)

export function leadsWhereAllowed(tenant: CurrentTenant, link: string): boolean {
  const hosts = linkHosts(tenant)
  return !link || !hosts.length || hosts.includes(new URL(link).host)
}
