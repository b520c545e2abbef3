import type { Days } from '#contract/reports'
import { dayStart, earlierOf } from '../../core/base/days.ts'
import { giveWay, sizeFor } from '../../core/base/slices.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { partsOf } from './periods.ts'
import type { ReportFilter } from './rollups.repository.ts'

/** Of how many days one statement counts the appointments. */
const DAYS = 4

const findHeld = compiled(
  (db, since: string, until: string, { organizations, advisor_uuid }: Omit<ReportFilter, 'metrics'>) => {
    const rows = db
      .table('appointments as p')
      .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
      .where('p.state', 'booked')
      .where('p.ends_at', '>', since)
      .where('p.ends_at', '<=', until)
    if (organizations) rows.whereIn('a.organization_uuid', organizations)
    if (advisor_uuid) rows.where('a.uuid', advisor_uuid)
    return rows.groupBy('a.organization_uuid').select('a.organization_uuid as id').count('* as count')
  }
)

/** The same of those whose appointments are deleted. */
const findPast = compiled(
  (db, since: string, until: string, { organizations, advisor_uuid }: Omit<ReportFilter, 'metrics'>) => {
    const rows = db
      .table('past_talks as p')
      .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
      .where('p.ends_at', '>', since)
      .where('p.ends_at', '<=', until)
    if (organizations) rows.whereIn('a.organization_uuid', organizations)
    if (advisor_uuid) rows.where('a.uuid', advisor_uuid)
    return rows
      .groupBy('a.organization_uuid')
      .select('a.organization_uuid as id', db.raw<{ count: number }>('sum(p.count) as count'))
  }
)

/** The talks that took place in a period and are over, by the advisor's present branch. */
export async function countHeld(
  db: TenantDb,
  days: Days,
  { metrics: _, ...narrow }: ReportFilter,
  { zone, now }: { zone: string; now: string }
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { from, to } of partsOf(days, sizeFor(db, DAYS))) {
    const since = dayStart(from, zone)
    if (since >= now) break
    const until = earlierOf(dayStart(to, zone, 1), now)
    const found = [...(await findHeld(db, since, until, narrow)), ...(await findPast(db, since, until, narrow))]
    for (const { id, count } of found) counts.set(id, (counts.get(id) ?? 0) + Number(count))
    await giveWay()
  }
  return counts
}
