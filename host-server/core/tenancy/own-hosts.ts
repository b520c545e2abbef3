import type { CurrentTenant } from './current-tenant.ts'
import type { TenantDb } from './tenant-db.ts'

/** The hosts of an institution's own: its domains, and that of its links in e-mails. */
export async function findOwnHosts(db: TenantDb, { base_url }: CurrentTenant): Promise<string[]> {
  const domains: string[] = await db.table('tenant_domains').orderBy('host').pluck('host')
  return [...new Set([...domains, ...(base_url && URL.canParse(base_url) ? [new URL(base_url).host] : [])])]
}
