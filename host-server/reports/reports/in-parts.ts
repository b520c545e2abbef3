import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRolledUntil } from './rollups.repository.ts'

/** Reads again if days were rolled up meanwhile, which would count twice, or not at all. */
export async function inParts<T>(db: TenantDb, read: (rolled: string) => Promise<T>): Promise<T> {
  const rolled = await findRolledUntil(db)
  const found = await read(rolled ?? '')
  return (await findRolledUntil(db)) === rolled ? found : inParts(db, read)
}
