import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Aliases of the active advisors, each of whom has a card. */
export const findAdvisors = (db: TenantDb, most: number): Promise<string[]> =>
  db.table('advisors').whereNull('deactivated_at').orderBy('alias').limit(most).pluck('alias')

/** Aliases of the branches with a public page. */
export const findBranches = (db: TenantDb, most: number): Promise<string[]> =>
  db
    .table('organizations')
    .where({ public_profile_enabled: true })
    .whereNull('closed_at')
    .orderBy('alias')
    .limit(most)
    .pluck('alias')
