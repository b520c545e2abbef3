import { randomUUID } from 'node:crypto'
import type { ExternalAnalyst, ExternalAnalystAssignment } from '#contract/external-analysts'
import { sortedBy } from '../../core/base/collation.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The advisor's alias, else one that is only used for assignments. */
const ALIAS = 'coalesce(a.alias, u.uuid)'

const analysts = (db: TenantDb) =>
  db
    .table('users as u')
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .whereIn('u.uuid', db.table('user_roles').where({ role: 'analyst' }).select('user_uuid'))
    .whereNull('u.deactivated_at')

/** By name. */
export async function findAnalysts(db: TenantDb): Promise<ExternalAnalyst[]> {
  const rows = await analysts(db)
    .leftJoin('staff_branches as b', (on) => on.on('b.tenant_id', 'u.tenant_id').on('b.user_uuid', 'u.uuid'))
    .leftJoin('organizations as o', (on) =>
      on.on('o.tenant_id', 'u.tenant_id').on('o.uuid', db.raw('coalesce(a.organization_uuid, b.organization_uuid)'))
    )
    .orderBy('u.uuid')
    .select('u.full_name', 'u.email_address', 'a.photo', 'o.name as branch')
    .select(db.raw<{ alias: string }>(`${ALIAS} as alias`))
  return sortedBy(rows, ({ full_name }) => full_name).map(({ photo, branch, ...row }) => ({
    ...row,
    profile_picture_url: mediaUrl(photo),
    branch: branch ?? ''
  }))
}

export const findAnalyst = (db: TenantDb, alias: string): Promise<{ uuid: string; full_name: string } | undefined> =>
  analysts(db).whereRaw(`${ALIAS} = ?`, [alias]).first('u.uuid', 'u.full_name')

type AssignmentRow = Omit<ExternalAnalystAssignment, 'stopped_on'> & { stopped_at: string | null }

/** Of a branch, by name. */
export async function findAssignments(db: TenantDb, organization_uuid: string): Promise<AssignmentRow[]> {
  const rows: AssignmentRow[] = await db
    .table('external_analyst_assignments as e')
    .join('users as u', (on) => on.on('u.tenant_id', 'e.tenant_id').on('u.uuid', 'e.user_uuid'))
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .where('e.organization_uuid', organization_uuid)
    .whereNull('e.removed_at')
    .orderBy('u.uuid')
    .select(
      'e.uuid',
      'e.organization_uuid',
      'e.stopped_at',
      'u.full_name',
      'u.email_address',
      db.raw<{ external_analyst_alias: string }>(`${ALIAS} as external_analyst_alias`)
    )
  return sortedBy(rows, ({ full_name }) => full_name)
}

interface Assigned {
  uuid: string
  organization_uuid: string
  full_name: string
}

export const find = (db: TenantDb, uuid: string): Promise<Assigned | undefined> =>
  db
    .table('external_analyst_assignments as e')
    .join('users as u', (on) => on.on('u.tenant_id', 'e.tenant_id').on('u.uuid', 'e.user_uuid'))
    .where('e.uuid', uuid)
    .whereNull('e.removed_at')
    .first('e.uuid', 'e.organization_uuid', 'u.full_name')

/** The uuid, and whether the assignment is new. A removed one is restored with its unsubscription. */
export async function insert(db: TenantDb, organization_uuid: string, user_uuid: string) {
  const uuid = randomUUID()
  const own = { organization_uuid, user_uuid }
  const assignments = () => db.table('external_analyst_assignments').where(own)
  await db
    .insert('external_analyst_assignments', { uuid, ...own })
    .onConflict(['tenant_id', 'organization_uuid', 'user_uuid'])
    .ignore()
  const returned = await assignments().whereNotNull('removed_at').update({ removed_at: null })
  const [known = uuid] = await assignments().pluck('uuid')
  return { uuid: known, isNew: known === uuid || returned > 0 }
}

/** Returns whether there was one to remove. */
export const remove = async (db: TenantDb, uuid: string, removed_at: string): Promise<boolean> =>
  (await db.table('external_analyst_assignments').where({ uuid }).whereNull('removed_at').update({ removed_at })) > 0
