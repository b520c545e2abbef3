import { type Days, HIT_METRICS } from '#contract/reports'
import { dayLater, later } from '../../core/base/days.ts'
import type { Having, NewRow, TableName } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The filters of a query. */
export interface ReportFilter {
  /** Undefined for all branches. */
  organizations?: readonly string[] | undefined
  advisor_uuid?: string | undefined
  metrics?: readonly string[] | undefined
}

export interface DayRow {
  day: string
  organization_uuid: string
  /** Empty for figures of the branch itself. */
  advisor_uuid: string
  metric: string
  count: number
}

/** All branches if none are named. */
export const inBranches = <Q extends Having<{ organization_uuid: string }>>(
  rows: Q,
  organizations: readonly string[] | undefined
): Q => (organizations ? rows.whereIn('organization_uuid', organizations) : rows)

export function filtered<Q extends Having<Pick<DayRow, 'organization_uuid' | 'advisor_uuid' | 'metric'>>>(
  rows: Q,
  { organizations, advisor_uuid, metrics }: ReportFilter
): Q {
  if (advisor_uuid) rows.where({ advisor_uuid })
  if (metrics) rows.whereIn('metric', metrics)
  return inBranches(rows, organizations)
}

export const sum = (db: TenantDb) => db.raw<{ count: number }>('sum(count) as count')

const KEY = ['day', 'organization_uuid', 'advisor_uuid'] as const

export const numbered = <T extends { count: number | string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, count: Number(row.count) }))

/** The raw log of these days, by day, branch, advisor and metric. */
export async function findRaw(db: TenantDb, from: string, to: string, narrow: ReportFilter = {}): Promise<DayRow[]> {
  if (from > to) return []
  const events = await filtered(db.table('report_events'), narrow)
    .whereBetween('day', [from, to])
    .groupBy(...KEY, 'metric')
    .select(...KEY, 'metric', sum(db))
  const hits = await findHits(db, from, to, narrow)
  return [...numbered([...events, ...hits]), ...(await findSearches(db, from, to, narrow))]
}

/** Under the reports' metric names; a row without a branch counts for no one. */
async function findHits(db: TenantDb, from: string, to: string, narrow: ReportFilter): Promise<DayRow[]> {
  const { organizations, advisor_uuid, metrics } = narrow
  const hits = inBranches(db.table('advisor_hits'), organizations)
  if (advisor_uuid) hits.where({ advisor_uuid })
  if (metrics) hits.whereIn('kind', metrics)
  const rows = await hits
    .whereBetween('day', [from, to])
    .whereIn('kind', HIT_METRICS)
    .whereNotNull('organization_uuid')
    .groupBy(...KEY, 'kind')
    .select(...KEY, 'kind as metric', sum(db))
  return rows.map((row) => ({
    ...row,
    advisor_uuid: row.advisor_uuid ?? '',
    organization_uuid: row.organization_uuid ?? ''
  }))
}

interface SearchRow extends Omit<DayRow, 'metric'> {
  action: string
  searched_by: string
  /** Whether the search had results. */
  found: number
}

const SEARCH_KEY = ['s.day', 's.action', 's.searched_by'] as const
const FOUND = 'case when s.hits > 0 then 1 else 0 end'
const BRANCH = "coalesce(s.organization_uuid, '')"
const ADVISOR = "coalesce(a.uuid, f.advisor_uuid, '')"

const searchMetrics = ({ action, searched_by, found }: SearchRow): string[] => {
  if (action !== 'search') return ['search-opened']
  const by = searched_by.split(',').filter(Boolean)
  return ['search', ...(found ? [] : ['search-none']), ...by.map((field) => `search-${field}`)]
}

/** Search fields, and profiles opened from results, under the reports' metric names. */
async function findSearches(db: TenantDb, from: string, to: string, narrow: ReportFilter): Promise<DayRow[]> {
  const { organizations, advisor_uuid, metrics } = narrow
  if (metrics && !metrics.some((metric) => metric.startsWith('search'))) return []
  const rows = await db
    .table('search_log as s')
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 's.tenant_id').on('a.alias', 's.advisor_alias'))
    // the alias may have changed since
    .leftJoin('advisor_aliases as f', (on) => on.on('f.tenant_id', 's.tenant_id').on('f.alias', 's.advisor_alias'))
    .whereBetween('s.day', [from, to])
    .groupBy(...SEARCH_KEY, db.raw(FOUND), db.raw(BRANCH), db.raw(ADVISOR))
    .select(...SEARCH_KEY, db.raw<Pick<SearchRow, 'found'>>(`${FOUND} as found`))
    .select(
      db.raw<Pick<SearchRow, 'organization_uuid' | 'advisor_uuid'>>(
        `${BRANCH} as organization_uuid, ${ADVISOR} as advisor_uuid`
      )
    )
    .select(db.raw<{ count: number }>('count(*) as count'))
  const sums = new Map<string, DayRow>()
  for (const row of numbered(rows)) {
    if (organizations && !organizations.includes(row.organization_uuid)) continue
    if (advisor_uuid && row.advisor_uuid !== advisor_uuid) continue
    for (const metric of searchMetrics(row)) {
      if (metrics && !metrics.includes(metric)) continue
      const { day, organization_uuid, advisor_uuid: advisor, count } = row
      const key = `${day} ${organization_uuid} ${advisor} ${metric}`
      const before = sums.get(key)?.count ?? 0
      sums.set(key, { day, organization_uuid, advisor_uuid: advisor, metric, count: before + count })
    }
  }
  return [...sums.values()]
}

/** The first day with any data. */
export async function findFirstDay(db: TenantDb): Promise<string | undefined> {
  const [event] = await db.table('report_events').min('day as day')
  // campaigns are in no report
  const [hit] = await db.table('advisor_hits').whereIn('kind', HIT_METRICS).min('day as day')
  const [search] = await db.table('search_log').min('day as day')
  const days = [event?.day, hit?.day, search?.day].filter((day) => typeof day === 'string')
  return days.toSorted()[0]
}

const CHUNK = 100

async function insertAll<T extends TableName>(trx: TenantDb, table: T, rows: readonly NewRow<T>[]) {
  for (let at = 0; at < rows.length; at += CHUNK) await trx.insert(table, rows.slice(at, at + CHUNK))
}

/** The sums of branches, beside those of their advisors. */
function withTotals(rows: readonly DayRow[]): DayRow[] {
  const totals = new Map<string, DayRow>()
  for (const row of rows) {
    const key = `${row.day} ${row.organization_uuid} ${row.metric}`
    totals.set(key, { ...row, advisor_uuid: '', count: (totals.get(key)?.count ?? 0) + row.count })
  }
  return [...rows.filter(({ advisor_uuid }) => advisor_uuid), ...totals.values()]
}

const MONTH_KEY = ['organization_uuid', 'advisor_uuid', 'metric'] as const

/** Of advisors, and of branches together. */
async function replaceMonth(trx: TenantDb, month: string): Promise<void> {
  const rows = await trx
    .table('report_days')
    .whereBetween('day', [`${month}-01`, `${month}-31`])
    .groupBy(...MONTH_KEY)
    .select(...MONTH_KEY, sum(trx))
  await trx.table('report_months').where({ month }).delete()
  await insertAll(
    trx,
    'report_months',
    numbered(rows).map((row) => ({ ...row, month }))
  )
}

/** Rolls up days of one month again; idempotent. */
export const replaceDays = (db: TenantDb, from: string, to: string): Promise<void> =>
  db.transaction(async (trx) => {
    // one node at a time
    await trx.table('report_rollups').forUpdate().first('rolled_until')
    const rows = withTotals(await findRaw(trx, from, to))
    await trx.table('report_days').whereBetween('day', [from, to]).delete()
    await insertAll(trx, 'report_days', rows)
    await replaceMonth(trx, from.slice(0, 7))
    await trx
      .table('report_rollups')
      .where((behind) => behind.whereNull('rolled_until').orWhere('rolled_until', '<', to))
      .update({ rolled_until: to })
  })

/** Months of advisors alone: a node of the former release, which knew no sums of branches, has rolled them up. */
export async function findMonthsWithoutBranches(db: TenantDb): Promise<string[]> {
  const months = db.table('report_months').distinct('month')
  const complete = new Set((await months.clone().where({ advisor_uuid: '' })).map(({ month }) => month))
  const all = await months.whereNot({ advisor_uuid: '' })
  return all.map(({ month }) => month).filter((month) => !complete.has(month))
}

export const restoreMonth = (db: TenantDb, month: string): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.table('report_rollups').forUpdate().first('rolled_until')
    await replaceMonth(trx, month)
  })

/** The last day that is rolled up; a report reads days after it from the raw log. */
export const findRolledUntil = async (db: TenantDb): Promise<string | undefined> =>
  (await db.table('report_rollups').first('rolled_until'))?.rolled_until ?? undefined

/** The raw log of those days of a period that are not rolled up. */
export const findLive = (db: TenantDb, { from, to }: Days, rolled: string, narrow: ReportFilter): Promise<DayRow[]> =>
  findRaw(db, later(from, rolled && dayLater(rolled, 1)), to, narrow)

/** Whether this node may start: no other has started since. */
export async function claimRollup(db: TenantDb, now: string, since: string): Promise<boolean> {
  await db.insert('report_rollups', { checked_at: '' }).onConflict(['tenant_id']).ignore()
  return (await db.table('report_rollups').where('checked_at', '<=', since).update({ checked_at: now })) > 0
}
