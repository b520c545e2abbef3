import type { AppointmentType } from '#contract/appointment-types'
import { byName } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'

/** The other active advisors of an advisor's branch, by name, and whether they offer a topic and a type. */
export async function findColleagues(
  db: TenantDb,
  { uuid, organization_uuid }: Pick<AdvisorRow, 'uuid' | 'organization_uuid'>,
  { topic_uuid, type }: { topic_uuid: string; type: AppointmentType }
) {
  const rows = await db
    .table('advisors as a')
    .join('organizations as b', (on) => on.on('b.tenant_id', 'a.tenant_id').on('b.uuid', 'a.organization_uuid'))
    .leftJoin('advisor_topics as o', (on) =>
      on.on('o.tenant_id', 'a.tenant_id').on('o.advisor_uuid', 'a.uuid').andOnVal('o.topic_uuid', topic_uuid)
    )
    .leftJoin('advisor_appointment_types as y', (on) =>
      on.on('y.tenant_id', 'a.tenant_id').on('y.advisor_uuid', 'a.uuid').andOnVal('y.type', type)
    )
    .where('a.organization_uuid', organization_uuid)
    .whereNot('a.uuid', uuid)
    .whereNull('a.deactivated_at')
    .orderBy('a.alias')
    .select(
      'a.uuid',
      'a.alias',
      'a.title_prefix',
      'a.first_name',
      'a.last_name',
      'a.title_suffix',
      'a.photo',
      'b.name as branch',
      'o.topic_uuid as topic',
      'y.type'
    )
  return byName(rows).map(({ topic, type: way, ...row }) => ({ ...row, is_offered: topic !== null && way !== null }))
}
