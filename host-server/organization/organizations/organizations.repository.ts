import type { Opening, OrganizationAddress } from '#contract/organizations'
import { byName, sortedBy } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface OrganizationRow extends OrganizationAddress {
  uuid: string
  alias: string
  name: string
  public_name: string | null
  photo: string | null
  map_image: string | null
  public_profile_enabled: boolean
  closed_at: string | null
}

/** Undefined for a user who sees all branches, else the key of a user who sees those assigned. */
export type Manager = string | undefined

export const ofManager = (db: TenantDb, user_uuid: string) =>
  db.table('organization_managers').where({ user_uuid }).select('organization_uuid')

function administrable(db: TenantDb, manager: Manager) {
  const rows = db.table('organizations as o')
  return manager === undefined ? rows : rows.whereIn('o.uuid', ofManager(db, manager))
}

const ADVISORS = `(select count(*) from advisors a
  where a.tenant_id = o.tenant_id and a.organization_uuid = o.uuid and a.deactivated_at is null) as advisors`

/** By name, each with its number of advisors. */
export async function findAll(db: TenantDb, manager: Manager): Promise<(OrganizationRow & { advisors: number })[]> {
  const rows = await administrable(db, manager).orderBy('o.uuid').select('o.*', db.raw<{ advisors: number }>(ADVISORS))
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

export const find = (db: TenantDb, uuid: string, manager: Manager): Promise<OrganizationRow | undefined> =>
  administrable(db, manager).where('o.uuid', uuid).first('o.*')

/** Reads the branch for a change, and locks it until the transaction ends. */
export const lock = (db: TenantDb, uuid: string, manager: Manager): Promise<OrganizationRow | undefined> =>
  administrable(db, manager).where('o.uuid', uuid).forUpdate().first('o.*')

export const update = (db: TenantDb, uuid: string, change: Partial<Omit<OrganizationRow, 'uuid'>>) =>
  db.table('organizations').where({ uuid }).update(change)

interface AdvisorNames {
  uuid: string
  user_uuid: string | null
  photo: string | null
  alias: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  position: string
  email_address: string
}

/** The active advisors of a branch, by name. */
export async function findAdvisors(db: TenantDb, organization_uuid: string) {
  const rows: AdvisorNames[] = await db
    .table('advisors as a')
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .where('a.organization_uuid', organization_uuid)
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select('a.uuid', 'u.uuid as user_uuid', 'a.photo', 'a.alias', 'a.position', 'a.email_address')
    .select('a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix')
  return byName(rows).map((row) => ({
    uuid: row.user_uuid ?? row.uuid,
    slug: row.alias,
    full_name: fullName(row),
    position: row.position,
    email_address: row.email_address,
    profile_picture_url: mediaUrl(row.photo)
  }))
}

/** Whether another branch has the alias, or used to have it. */
export async function isTaken(db: TenantDb, alias: string, uuid: string): Promise<boolean> {
  const now = await db.table('organizations').where({ alias }).whereNot({ uuid }).first('uuid')
  const once = await db
    .table('organization_aliases')
    .where({ alias })
    .whereNot({ organization_uuid: uuid })
    .first('alias')
  return Boolean(now || once)
}

/** The present and former aliases of branches that begin with `start`. */
export async function findAliases(db: TenantDb, start: string): Promise<Set<string>> {
  const like = (table: 'organizations' | 'organization_aliases') =>
    db.table(table).where('alias', 'like', `${start}%`).pluck('alias')
  return new Set([...(await like('organizations')), ...(await like('organization_aliases'))])
}

export const insert = (
  db: TenantDb,
  row: Omit<OrganizationRow, keyof OrganizationAddress | 'photo' | 'map_image' | 'closed_at'> &
    Partial<OrganizationAddress>
) => db.insert('organizations', row)

/** Reserves a branch's former alias for redirects, and releases the new one in case it was a former one. */
export async function reserveAlias(
  db: TenantDb,
  organization_uuid: string,
  former: string,
  alias: string
): Promise<void> {
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
