import { type Days, TERM_MIN } from '#contract/reports'
import { fullName } from '../advisors/full-name.ts'
import { byName } from '../core/by-name.ts'
import { dayLater } from '../core/days.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { type DayRow, findRaw, findRolledUntil, type Narrow, narrowed, numbered } from './rollups.repository.ts'

interface Names {
  uuid: string
  alias: string
  organization_uuid: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

/** Advisors of some branches, or of all, by name. */
export async function findAdvisors(db: TenantDb, organizations: readonly string[] | undefined) {
  const rows: Names[] = await narrowed(db.table('advisors'), { organizations })
    .orderBy('alias')
    .select('uuid', 'alias', 'organization_uuid', 'title_prefix', 'first_name', 'last_name', 'title_suffix')
  return byName(rows).map((row) => ({ ...row, full_name: fullName(row) }))
}

/** What is summed up, and what is to be looked up in the raw log. */
async function parts(db: TenantDb, { from, to }: Days) {
  const rolled = (await findRolledUntil(db)) ?? ''
  const [summedTo = ''] = [rolled, to].toSorted()
  const [, rawFrom = from] = [rolled && dayLater(rolled, 1), from].toSorted()
  return { summed: { from, to: summedTo }, raw: { from: rawFrom, to } }
}

/** Days of the one who is asked for, else of whole branches: those are found in an index of their own by these very words. */
const dayRows = (db: TenantDb, narrow: Narrow) =>
  narrow.advisor_uuid
    ? narrowed(db.table('report_days'), narrow)
    : narrowed(db.table('report_days'), narrow).whereRaw("advisor_uuid = ''")

type Counted = Pick<DayRow, 'day' | 'organization_uuid' | 'metric' | 'count'>

/** By day, branch and metric. */
export async function findDays(db: TenantDb, days: Days, narrow: Narrow): Promise<Counted[]> {
  const { summed, raw } = await parts(db, days)
  const rows: Counted[] = await dayRows(db, narrow)
    .whereBetween('day', [summed.from, summed.to])
    .select('day', 'organization_uuid', 'metric', 'count')
  return [...rows, ...(await findRaw(db, raw.from, raw.to, narrow))]
}

/** By day and metric, whosever it is. */
export async function findCourse(db: TenantDb, days: Days, narrow: Narrow) {
  const { summed, raw } = await parts(db, days)
  const rows = await dayRows(db, narrow)
    .whereBetween('day', [summed.from, summed.to])
    .groupBy('day', 'metric')
    .select('day', 'metric', db.raw('sum(count) as count'))
  const live = await findRaw(db, raw.from, raw.to, narrow)
  return [...numbered(rows as Counted[]), ...live]
}

const monthOf = (day: string) => day.slice(0, 7)

/** The whole months of a period, and the days before and after them. */
export function monthsWithin({ from, to }: Days): { months?: Days; edges: Days[] } {
  if (from > to) return { edges: [] }
  const first = from.endsWith('-01') ? from : `${monthOf(dayLater(`${monthOf(from)}-01`, 31))}-01`
  const end = `${monthOf(dayLater(to, 1))}-01`
  if (first >= end) return { edges: [{ from, to }] }
  const edges = [
    { from, to: dayLater(first, -1) },
    { from: end, to }
  ]
  return {
    months: { from: monthOf(first), to: monthOf(dayLater(end, -1)) },
    edges: edges.filter((edge) => edge.from <= edge.to)
  }
}

const sumUp = (rows: readonly { id: string; count: number | string }[]) => {
  const sums = new Map<string, number>()
  for (const { id, count } of rows) if (id) sums.set(id, (sums.get(id) ?? 0) + Number(count))
  return sums
}

type Sums = { id: string; count: number | string }[]

/** Sums of a period by advisor's uuid. */
export async function sumByAdvisor(db: TenantDb, days: Days, narrow: Narrow): Promise<Map<string, number>> {
  const { summed, raw } = await parts(db, days)
  const { months, edges } = monthsWithin(summed)
  const sums = (table: string) =>
    narrowed(db.table(table), narrow)
      .groupBy('advisor_uuid')
      .select('advisor_uuid as id', db.raw('sum(count) as count'))
  const rows: Sums = months ? await sums('report_months').whereBetween('month', [months.from, months.to]) : []
  for (const { from, to } of edges) {
    rows.push(...((await sums('report_days').whereNot({ advisor_uuid: '' }).whereBetween('day', [from, to])) as Sums))
  }
  const live = (await findRaw(db, raw.from, raw.to, narrow)).map(({ advisor_uuid: id, count }) => ({ id, count }))
  return sumUp([...rows, ...live])
}

/** Sums of a period by branch's uuid. */
export async function sumByBranch(db: TenantDb, days: Days, narrow: Narrow): Promise<Map<string, number>> {
  const { summed, raw } = await parts(db, days)
  const rows: Sums = await dayRows(db, narrow)
    .whereBetween('day', [summed.from, summed.to])
    .groupBy('organization_uuid')
    .select('organization_uuid as id', db.raw('sum(count) as count'))
  const live = (await findRaw(db, raw.from, raw.to, narrow)).map(({ organization_uuid: id, count }) => ({ id, count }))
  return sumUp([...rows, ...live])
}

const TERMS = 20

/** What was searched for most; as long as words are kept. */
export async function findTerms(db: TenantDb, { from, to }: Days, { organizations }: Narrow) {
  const rows: { words: string; count: number | string; none: number | string }[] = await narrowed(
    db.table('search_log'),
    { organizations }
  )
    .where({ action: 'search' })
    .whereNot({ words: '' })
    .whereBetween('day', [from, to])
    .groupBy('words')
    .havingRaw('count(*) >= ?', [TERM_MIN])
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'words' }])
    .limit(TERMS)
    .select('words', db.raw('count(*) as count'), db.raw('sum(case when hits > 0 then 0 else 1 end) as none'))
  return rows.map(({ words, count, none }) => ({ words, count: Number(count), none: Number(none) }))
}

/** Cards that are in wallets now, by their advisors' branches of today. */
export async function countCards(db: TenantDb, { organizations, advisor_uuid }: Narrow) {
  const cards = () => {
    const rows = db
      .table('wallet_passes as p')
      .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
      .whereNull('p.revoked_at')
    if (organizations) rows.whereIn('a.organization_uuid', organizations)
    if (advisor_uuid) rows.where('a.uuid', advisor_uuid)
    return rows
  }
  const [google] = await cards().whereNotNull('p.saved_at').count('* as count')
  const [apple] = await cards()
    .join('wallet_registrations as r', (on) => on.on('r.tenant_id', 'p.tenant_id').on('r.serial', 'p.serial'))
    .count('* as count')
  return { apple: Number(apple?.count), google: Number(google?.count) }
}
