import type { NewRow, TableName } from '../core/tenancy/query.ts'
import type { TenantDb } from '../core/tenancy/tenant-db.ts'
import type { DemoAdvisor, DemoBranch, DemoTenant } from './demo-tenant.ts'
import { uuidOf } from './dice.ts'

/** The context in which the rows of one tenant are generated. */
export interface Seeding {
  db: TenantDb
  tenant: DemoTenant
  now: Date
  secret: string
  passwordHash: string
}

const CHUNK = 100

export async function insertAll<T extends TableName>({ db }: Seeding, table: T, rows: readonly NewRow<T>[]) {
  for (let at = 0; at < rows.length; at += CHUNK) await db.insert(table, rows.slice(at, at + CHUNK))
}

/** The id of a tenant's object, derived from its kind and name. */
export const idOf = ({ key }: DemoTenant, ...names: (string | number)[]) => uuidOf([key, ...names].join('/'))

export const advisorId = ({ tenant }: Seeding, { alias }: DemoAdvisor) => idOf(tenant, 'advisor', alias)

/** A visitor's mobile number that ends with these digits. */
export const mobileOf = ({ mobile }: DemoTenant, number: number) =>
  mobile.replace(/#+/, ({ length }) => String(number).slice(-length))

export function branchOf({ tenant }: Seeding, { branch }: DemoAdvisor): DemoBranch {
  const found = tenant.branches.find(({ alias }) => alias === branch)
  if (!found) throw new Error(`${tenant.key} has no branch ${branch}`)
  return found
}
