import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'

/** A branch named by the alias in a path, to book any of its advisors. */
export interface BranchRow {
  uuid: string
  alias: string
  organization_uuid: string
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
  phone_number: string
  time_zone: string
  photo: string | null
  closed_at: string | null
  /** The sum of its advisors' calendar revisions; null before the first change. */
  calendar_revision: number | null
  isBranch: true
}

declare module '../../core/http/http.ts' {
  interface Call {
    /** The advisor or branch in the path, with whose calendars the call works. */
    host: AdvisorRow | BranchRow
  }
}

const REVISIONS = `(select sum(c.revision) from calendars c
  join advisors a on a.tenant_id = c.tenant_id and a.uuid = c.advisor_uuid
  where a.tenant_id = o.tenant_id and a.organization_uuid = o.uuid) as calendar_revision`

/** Branches as `o` by alias: the one that has it first, then the one that used to have it. */
export const byAlias = (db: TenantDb, alias: string) =>
  db
    .table('organizations as o')
    .where((named) =>
      named
        .where('o.alias', alias)
        .orWhereIn('o.uuid', db.table('organization_aliases').where({ alias }).select('organization_uuid'))
    )
    .orderByRaw('case when o.alias = ? then 0 else 1 end', [alias])

async function first(db: TenantDb, rows: ReturnType<typeof byAlias>): Promise<BranchRow | undefined> {
  const row = await rows.first(
    'o.*',
    'o.uuid as organization_uuid',
    db.raw<{ calendar_revision: number | null }>(REVISIONS)
  )
  return row && { ...row, isBranch: true }
}

/** The row of an open branch that has a public page, or undefined. */
export const findBranch = (db: TenantDb, alias: string) =>
  first(db, byAlias(db, alias).where('o.public_profile_enabled', true).whereNull('o.closed_at'))

/** Whether a branch with a public page has been closed. */
export const isClosed = async (db: TenantDb, alias: string): Promise<boolean> =>
  (await byAlias(db, alias).where('o.public_profile_enabled', true).whereNotNull('o.closed_at').first('o.uuid')) !==
  undefined

/** The row of a branch, which may be without a public page. */
export const findAnyBranch = (db: TenantDb, alias: string) => first(db, byAlias(db, alias))

/** Those of some aliases that an open branch has, or used to have, and whether it has a public page. */
export async function findOpenAliases(db: TenantDb, aliases: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .table('organizations as o')
    .leftJoin('organization_aliases as f', (on) =>
      on.on('f.tenant_id', 'o.tenant_id').on('f.organization_uuid', 'o.uuid')
    )
    .whereNull('o.closed_at')
    .where((named) => named.whereIn('o.alias', aliases).orWhereIn('f.alias', aliases))
    .select('o.alias', 'f.alias as former', 'o.public_profile_enabled')
  const by = (name: 'former' | 'alias') =>
    rows.map((row) => [row[name] ?? '', Boolean(row.public_profile_enabled)] as const)
  // who has an alias comes before who used to have it
  return new Map([...by('former'), ...by('alias')])
}

/** More would be a directory. */
const PHONES = 5

/** The phones of public branches, for visitors who do not know where to turn. */
export const findPhones = (db: TenantDb) =>
  db
    .table('organizations')
    .where('public_profile_enabled', true)
    .whereNull('closed_at')
    .whereNot('phone_number', '')
    .orderBy('name')
    .limit(PHONES)
    .select('name', 'public_name', 'phone_number')
