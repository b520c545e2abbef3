import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { findOwnHosts } from '../../core/tenancy/own-hosts.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The hosts to which a notification's link may lead: those in the tenant's list or, without one, its own domains. */
export async function findLinkHosts(db: TenantDb, tenant: CurrentTenant): Promise<string[]> {
  const listed = (tenant.settings.push_link_hosts ?? '').split(/\s+/).filter(Boolean)
  return listed.length ? listed : findOwnHosts(db, tenant)
}

export const leadsWhereAllowed = async (db: TenantDb, tenant: CurrentTenant, link: string): Promise<boolean> =>
  !link || (await findLinkHosts(db, tenant)).includes(new URL(link).host)
