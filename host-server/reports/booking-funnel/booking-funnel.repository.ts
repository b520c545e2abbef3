import type { BookingFunnelQuery } from '#contract/booking-funnel'
import type { Days } from '#contract/reports'
import { dayOf, dayStart, earlierOf } from '../../core/base/days.ts'
import type { StepKey } from '../../core/events/booking-steps.tables.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { ReportFilter } from '../reports/rollups.repository.ts'

export type Narrow = Omit<ReportFilter, 'metrics'> & Pick<BookingFunnelQuery, 'campaign' | 'page' | 'widget'>

export interface Counted extends Pick<StepKey, 'step' | 'reason'> {
  day: string
  count: number
}

/** Visits are counted without the widget that is opened then. */
function stepRows(db: TenantDb, { from, to }: Days, narrow: Narrow) {
  const { organizations, advisor_uuid, campaign, page, widget } = narrow
  const rows = db.table('booking_steps').whereBetween('day', [from, to])
  if (organizations) rows.whereIn('organization_uuid', organizations)
  if (advisor_uuid) rows.where({ advisor_uuid })
  if (campaign) rows.where({ campaign })
  if (page) rows.where({ page })
  if (widget) rows.whereIn('widget', [widget, ''])
  return rows
}

const sum = (db: TenantDb) => db.raw<{ count: number }>('sum(count) as count')

/** By day; without those who found no time, who are counted by topic. */
export async function countSteps(db: TenantDb, days: Days, narrow: Narrow): Promise<Counted[]> {
  const rows = await stepRows(db, days, narrow)
    .whereNot({ step: 'time' })
    .groupBy('day', 'step', 'reason')
    .select('day', 'step', 'reason', sum(db))
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Talks that are over and whose appointments are not deleted yet, by the advisor's present branch. */
export async function countTalks(
  db: TenantDb,
  { from, to }: Days,
  { organizations, advisor_uuid, campaign, page, widget }: Narrow,
  { zone, now }: { zone: string; now: string }
): Promise<Counted[]> {
  const rows = db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .where('p.state', 'booked')
    .where('p.ends_at', '>', dayStart(from, zone))
    .where('p.ends_at', '<=', earlierOf(dayStart(to, zone, 1), now))
    .whereNot('p.widget', '')
  if (organizations) rows.whereIn('a.organization_uuid', organizations)
  if (advisor_uuid) rows.where('a.uuid', advisor_uuid).where('p.any_advisor', false)
  if (campaign) rows.where('p.campaign', campaign)
  if (page) rows.where('p.page', page)
  if (widget) rows.where('p.widget', widget)
  const talks = await rows.groupBy('p.ends_at').select('p.ends_at').count('* as count')
  return talks.map(({ ends_at, count }) => ({
    day: dayOf(ends_at, zone),
    step: 'held' as const,
    reason: '' as const,
    count: Number(count)
  }))
}

/** What steps are counted by in a period, the most frequent first. */
export async function findNames<C extends 'campaign' | 'page' | 'widget'>(
  db: TenantDb,
  days: Days,
  narrow: Narrow,
  column: C
): Promise<StepKey[C][]> {
  const rows = await stepRows(db, days, narrow)
    .whereNot({ [column]: '' } as { campaign: string })
    .where({ reason: '' })
    .groupBy(column)
    .select(column, sum(db))
  const named = rows as unknown as (StepKey & { count: number })[]
  return named.toSorted((a, b) => Number(b.count) - Number(a.count)).map((row) => row[column])
}

/** By branch and topic. */
export async function countWithoutTime(db: TenantDb, days: Days, narrow: Narrow) {
  const rows = await stepRows(db, days, narrow)
    .where({ step: 'time' })
    .groupBy('organization_uuid', 'topic_uuid', 'reason')
    .select('organization_uuid', 'topic_uuid', 'reason', sum(db))
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
