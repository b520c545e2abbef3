import type { Consent } from '#contract/consents'
import type { TenantDb } from '../core/tenant-db.ts'

export const insert = (db: TenantDb, { choice, ...consent }: Consent) =>
  db.insert('consents', { ...consent, choice: JSON.stringify(choice) })
