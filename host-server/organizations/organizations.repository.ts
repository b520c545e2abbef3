import type { Opening, OrganizationAddress } from '#contract/organizations'
import { fullName } from '../advisors/full-name.ts'
import { byName, sortedBy } from '../core/by-name.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface OrganizationRow extends OrganizationAddress {
  uuid: string
  alias: string
  name: string
  public_name: string | null
  /** Booleans are numbers on SQLite. */
  public_profile_enabled: boolean | number
}

/** Undefined for who sees all branches, else the user whose branches count alone. */
export type Manager = string | undefined

export const ofManager = (db: TenantDb, user_uuid: string) =>
  db.table('organization_managers').where({ user_uuid }).select('organization_uuid')

function administrable(db: TenantDb, manager: Manager) {
  const rows = db.table('organizations as o')
  return manager === undefined ? rows : rows.whereIn('o.uuid', ofManager(db, manager))
}

const ADVISORS = `(select count(*) from advisors a
  where a.tenant_id = o.tenant_id and a.organization_uuid = o.uuid and a.deactivated_at is null) as advisors`

/** By name, with how many advisors each has. */
export async function findAll(db: TenantDb, manager: Manager): Promise<(OrganizationRow & { advisors: number })[]> {
  const rows: (OrganizationRow & { advisors: number | string })[] = await administrable(db, manager)
    .orderBy('o.uuid')
    .select('o.*', db.raw(ADVISORS))
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

export const find = (db: TenantDb, uuid: string, manager: Manager): Promise<OrganizationRow | undefined> =>
  administrable(db, manager).where('o.uuid', uuid).first('o.*') as never

/** For whoever changes it: others wait until the transaction ends. */
export const lock = (db: TenantDb, uuid: string, manager: Manager): Promise<OrganizationRow | undefined> =>
  administrable(db, manager).where('o.uuid', uuid).forUpdate().first('o.*') as never

export const update = (db: TenantDb, uuid: string, change: Partial<Omit<OrganizationRow, 'uuid'>>) =>
  db.table('organizations').where({ uuid }).update(change)

interface AdvisorNames {
  alias: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  position: string
  email_address: string
}

/** The people of a branch, by name. */
export async function findAdvisors(db: TenantDb, organization_uuid: string) {
  const rows: AdvisorNames[] = await db
    .table('advisors')
    .where({ organization_uuid })
    .whereNull('deactivated_at')
    .orderBy('alias')
    .select('alias', 'title_prefix', 'first_name', 'last_name', 'title_suffix', 'position', 'email_address')
  return byName(rows).map((row) => ({
    slug: row.alias,
    full_name: fullName(row),
    position: row.position,
    email_address: row.email_address
  }))
}

/** Whether an alias leads to another branch, or once did. */
export async function isTaken(db: TenantDb, alias: string, uuid: string): Promise<boolean> {
  const now = await db.table('organizations').where({ alias }).whereNot({ uuid }).first('uuid')
  const once = await db
    .table('organization_aliases')
    .where({ alias })
    .whereNot({ organization_uuid: uuid })
    .first('alias')
  return Boolean(now || once)
}

/** Those that begin like this, of branches and of what branches once had. */
export async function findAliases(db: TenantDb, start: string): Promise<Set<string>> {
  const like = (table: string): Promise<string[]> => db.table(table).where('alias', 'like', `${start}%`).pluck('alias')
  return new Set([...(await like('organizations')), ...(await like('organization_aliases'))])
}

export const insert = (
  db: TenantDb,
  row: Omit<OrganizationRow, keyof OrganizationAddress> & Partial<OrganizationAddress>
) => db.insert('organizations', row)

/** Keeps the address that a branch leaves, and frees the one it comes back to. */
export async function keepAlias(db: TenantDb, organization_uuid: string, former: string, alias: string): Promise<void> {
  await db.table('organization_aliases').where({ organization_uuid, alias }).delete()
  await db
    .insert('organization_aliases', { organization_uuid, alias: former })
    .onConflict(['tenant_id', 'alias'])
    .ignore()
}

export async function replaceOpenings(db: TenantDb, organization_uuid: string, week: readonly Opening[]) {
  await db.table('opening_hours').where({ organization_uuid }).delete()
  if (!week.length) return
  await db.insert(
    'opening_hours',
    week.map(({ day, start_time, end_time }) => ({ organization_uuid, day, start_time, end_time }))
  )
}
