import type { Role } from '#contract/access'
import { BRANCH_ROLES } from '#contract/people'
import { sortedBy } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const MANAGES = `exists (select 1 from organization_managers m
  where m.tenant_id = u.tenant_id and m.user_uuid = u.uuid and m.organization_uuid = ?)`

const hasOneOf = (roles: readonly Role[]) => `exists (select 1 from user_roles r
  where r.tenant_id = u.tenant_id and r.user_uuid = u.uuid and r.role in (${roles.map(() => '?').join(', ')}))`

/** Manages everything of a branch; a manager of the branches' own data does not see its customers. */
const MANAGER = ['orgadmin'] as const

const WORKS_HERE = 'coalesce(a.organization_uuid, b.organization_uuid) = ?'

const flag = <Name extends string>(db: TenantDb, condition: string, bindings: readonly string[], name: Name) =>
  db.raw<Record<Name, number>>(`case when ${condition} then 1 else 0 end as ${name}`, bindings)

/** The accounts that manage a branch or could, by name. */
export async function findCandidates(db: TenantDb, organization_uuid: string) {
  const branch = [organization_uuid]
  const rows = await db
    .table('users as u')
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .leftJoin('staff_branches as b', (on) => on.on('b.tenant_id', 'u.tenant_id').on('b.user_uuid', 'u.uuid'))
    .leftJoin('organizations as o', (on) =>
      on.on('o.tenant_id', 'u.tenant_id').on('o.uuid', db.raw('coalesce(a.organization_uuid, b.organization_uuid)'))
    )
    .whereNull('u.deactivated_at')
    .whereRaw(`(${MANAGES} or ${hasOneOf(BRANCH_ROLES)} or ${WORKS_HERE})`, [...branch, ...BRANCH_ROLES, ...branch])
    .orderBy('u.uuid')
    .select('u.uuid', 'u.full_name as account_name', 'u.email_address', 'a.photo', 'o.name as branch')
    .select('a.first_name', 'a.last_name', 'a.title_prefix', 'a.title_suffix')
    .select(flag(db, MANAGES, branch, 'is_manager'), flag(db, hasOneOf(MANAGER), MANAGER, 'has_role'))
  const candidates = rows.map((row) => ({
    uuid: row.uuid,
    full_name: nameOf(row),
    email_address: row.email_address,
    profile_picture_url: mediaUrl(row.photo),
    branch: row.branch ?? '',
    is_manager: Boolean(row.is_manager),
    has_role: Boolean(row.has_role)
  }))
  return sortedBy(candidates, ({ full_name }) => full_name)
}

type Names = Record<'first_name' | 'last_name' | 'title_prefix' | 'title_suffix', string | null>

/** As on the card, if there is one. */
function nameOf({ account_name, first_name, last_name, title_prefix, title_suffix }: Names & { account_name: string }) {
  if (first_name === null || last_name === null) return account_name
  return fullName({ first_name, last_name, title_prefix: title_prefix ?? '', title_suffix: title_suffix ?? '' })
}
