import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'

/** The hosts to which a notification's link may lead; all hosts where the tenant has no list. */
export const linkHosts = ({ settings }: CurrentTenant) => (settings.push_link_hosts ?? '').split(/\s+/).filter(Boolean)

export function leadsWhereAllowed(tenant: CurrentTenant, link: string): boolean {
  const hosts = linkHosts(tenant)
  return !link || !hosts.length || hosts.includes(new URL(link).host)
}
