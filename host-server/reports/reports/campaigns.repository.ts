import type { Days } from '#contract/reports'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { ReportFilter } from './rollups.repository.ts'

/** The hits of campaigns by kind, such as `src:flyer`, `booked:flyer` and `requested:flyer`. */
export async function countCampaigns(
  db: TenantDb,
  { from, to }: Days,
  { organizations, advisor_uuid }: Omit<ReportFilter, 'metrics'>
): Promise<{ kind: string; count: number }[]> {
  const rows = db
    .table('advisor_hits')
    .whereBetween('day', [from, to])
    // as the index of campaigns has it, without a parameter
    .whereRaw("kind like '%:%'")
    .groupBy('kind')
    .select('kind', db.raw<{ count: number }>('sum(count) as count'))
  if (organizations) rows.whereIn('organization_uuid', organizations)
  if (advisor_uuid) rows.where({ advisor_uuid })
  return (await rows).map(({ kind, count }) => ({ kind, count: Number(count) }))
}
