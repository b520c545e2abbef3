import type { Consent } from '#contract/consents'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export const insert = (db: TenantDb, { choice, ...consent }: Consent) =>
  db.insert('consents', { ...consent, choice: JSON.stringify(choice) })
