import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** An advisor's name and addresses for mails; undefined if deactivated. */
export const findRecipient = (db: TenantDb, uuid: string) =>
  db
    .table('advisors as a')
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))
    .where('a.uuid', uuid)
    .whereNull('a.deactivated_at')
    .first('a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix', 'a.email_address', 's.copies_to')
