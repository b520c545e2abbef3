import { hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** A recipient of a branch's weekly report. */
export interface Recipient {
  uuid: string
  organization_uuid: string
  user_uuid: string
  full_name: string
  email_address: string
  branch: string
  time_zone: string
  /** Null for recipients who have not unsubscribed. */
  stopped_at: string | null
}

/** Recipients who have lost the role or have left get no more reports. */
const recipients = (db: TenantDb) =>
  db
    .table('external_analyst_assignments as e')
    .join('users as u', (on) => on.on('u.tenant_id', 'e.tenant_id').on('u.uuid', 'e.user_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'e.tenant_id').on('o.uuid', 'e.organization_uuid'))
    .whereNull('e.removed_at')
    .whereNull('u.deactivated_at')
    .whereIn('e.user_uuid', db.table('user_roles').where({ role: 'analyst' }).select('user_uuid'))
    .select(
      'e.uuid',
      'e.organization_uuid',
      'e.user_uuid',
      'e.stopped_at',
      'u.full_name',
      'u.email_address',
      'o.name as branch',
      'o.time_zone'
    )

export const findSubscribed = (db: TenantDb): Promise<Recipient[]> =>
  recipients(db).whereNull('e.stopped_at').whereNull('o.closed_at').orderBy('e.uuid')

export const find = (db: TenantDb, uuid: string): Promise<Recipient | undefined> =>
  recipients(db).where('e.uuid', uuid).first()

export const insertToken = (db: TenantDb, token: string, assignment_uuid: string, created_at: string) =>
  db.insert('weekly_report_tokens', { token_hash: hashToken(token), assignment_uuid, created_at })

/** Also works for recipients who have left or were removed since. */
export const findByToken = (
  db: TenantDb,
  token: string
): Promise<Pick<Recipient, 'uuid' | 'user_uuid' | 'full_name' | 'branch' | 'stopped_at'> | undefined> =>
  db
    .table('weekly_report_tokens as k')
    .join('external_analyst_assignments as e', (on) =>
      on.on('e.tenant_id', 'k.tenant_id').on('e.uuid', 'k.assignment_uuid')
    )
    .join('organizations as o', (on) => on.on('o.tenant_id', 'e.tenant_id').on('o.uuid', 'e.organization_uuid'))
    .join('users as u', (on) => on.on('u.tenant_id', 'e.tenant_id').on('u.uuid', 'e.user_uuid'))
    .where('k.token_hash', hashToken(token))
    .first('e.uuid', 'e.user_uuid', 'e.stopped_at', 'u.full_name', 'o.name as branch')

/** Returns whether it changed. */
export async function setStopped(db: TenantDb, uuid: string, stopped_at: string | null): Promise<boolean> {
  const row = db.table('external_analyst_assignments').where({ uuid })
  const others = stopped_at === null ? row.whereNotNull('stopped_at') : row.whereNull('stopped_at')
  return (await others.update({ stopped_at })) === 1
}
