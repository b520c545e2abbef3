import { byName } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const openRequests = (db: TenantDb, advisors: readonly string[]) =>
  db.table('contact_requests').whereIn('advisor_uuid', advisors).whereNull('done_at')

export async function countRequests(db: TenantDb, advisors: readonly string[]): Promise<number> {
  const [row] = await openRequests(db, advisors).count('* as count')
  return Number(row?.count)
}

/** Reassigns the open requests; completed ones stay. @returns the uuids of those reassigned */
export async function reassignRequests(trx: TenantDb, from: string, to: string): Promise<string[]> {
  const uuids: string[] = await openRequests(trx, [from]).orderBy('created_at').pluck('uuid')
  await openRequests(trx, [from]).update({ advisor_uuid: to })
  return uuids
}

/** Sets or removes the successor. */
export async function putSuccessor(trx: TenantDb, advisor_uuid: string, successor_uuid: string | undefined) {
  await trx.table('advisor_successors').where({ advisor_uuid }).delete()
  if (successor_uuid) await trx.insert('advisor_successors', { advisor_uuid, successor_uuid })
}

export interface Candidate {
  advisor_uuid: string
  user_uuid: string | null
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  organization_uuid: string
  branch: string
  photo: string | null
}

/** The active advisors but one, by name. */
export async function findCandidates(db: TenantDb, but: string): Promise<Candidate[]> {
  const rows = await db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .whereNull('a.deactivated_at')
    .whereNot('a.uuid', but)
    .orderBy('a.alias')
    .select(
      'a.uuid as advisor_uuid',
      'u.uuid as user_uuid',
      'a.title_prefix',
      'a.first_name',
      'a.last_name',
      'a.title_suffix',
      'a.organization_uuid',
      'a.photo',
      'o.name as branch'
    )
  return byName(rows)
}
