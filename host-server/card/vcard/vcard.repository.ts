import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface Branch {
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
}

export const findBranch = (db: TenantDb, uuid: string): Promise<Branch> =>
  db.table('organizations').where({ uuid }).first('name', 'public_name', 'street', 'zip', 'city').then(found)
