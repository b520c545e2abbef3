import { type Days, TERM_MIN } from '#contract/reports'
import { manyByName } from '../../core/base/collation.ts'
import { dayLater } from '../../core/base/days.ts'
import { fullName } from '../../core/base/full-name.ts'
import { allOf, giveWay, readInSlices, sortedInSlices } from '../../core/base/slices.ts'
import type { Row } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { partsOf, startsOf } from './periods.ts'
import {
  type DayRow,
  filtered,
  findRaw,
  findRolledUntil,
  inBranches,
  numbered,
  type ReportFilter,
  sum
} from './rollups.repository.ts'

type Advisor = Pick<
  Row<'advisors'>,
  'uuid' | 'alias' | 'organization_uuid' | 'title_prefix' | 'first_name' | 'last_name' | 'title_suffix'
>

const advisors = (db: TenantDb, organizations: readonly string[] | undefined) =>
  inBranches(db.table('advisors'), organizations)

/** The advisors of some branches, or of all, by name. */
export async function findAdvisors(db: TenantDb, organizations: readonly string[] | undefined) {
  const slices = readInSlices<Advisor>((last, size) => {
    const rows = advisors(db, organizations).orderBy('uuid').limit(size)
    if (last) rows.where('uuid', '>', last.uuid)
    return rows.select('uuid', 'alias', 'organization_uuid', 'title_prefix', 'first_name', 'last_name', 'title_suffix')
  })
  const rows = await sortedInSlices(await allOf(slices), (a, b) => (a.alias < b.alias ? -1 : 1))
  return (await manyByName(rows)).map((row) => ({ ...row, full_name: fullName(row) }))
}

export const findByAlias = (db: TenantDb, organizations: readonly string[] | undefined, alias: string) =>
  advisors(db, organizations).where({ alias }).first('uuid')

/** The days already rolled up, and those to read from the raw log. */
async function parts(db: TenantDb, { from, to }: Days) {
  const rolled = (await findRolledUntil(db)) ?? ''
  const [summedTo = ''] = [rolled, to].toSorted()
  const [, rawFrom = from] = [rolled && dayLater(rolled, 1), from].toSorted()
  return { summed: { from, to: summedTo }, raw: { from: rawFrom, to } }
}

/** Rows of the chosen advisor, else of whole branches: the condition must match the partial index word for word. */
const dayRows = (db: TenantDb, narrow: ReportFilter) =>
  narrow.advisor_uuid
    ? filtered(db.table('report_days'), narrow)
    : filtered(db.table('report_days'), narrow).whereRaw("advisor_uuid = ''")

type Counted = Pick<DayRow, 'day' | 'organization_uuid' | 'metric' | 'count'>

/** By day, branch and metric. */
export async function findDays(db: TenantDb, days: Days, narrow: ReportFilter): Promise<Counted[]> {
  const { summed, raw } = await parts(db, days)
  const rows = await dayRows(db, narrow)
    .whereBetween('day', [summed.from, summed.to])
    .select('day', 'organization_uuid', 'metric', 'count')
  return [...rows, ...(await findRaw(db, raw.from, raw.to, narrow))]
}

/** What one statement sums: the days of all branches, and those of all advisors. */
const BRANCH_DAYS = 31
const ADVISOR_DAYS = 7
const ADVISOR_MONTHS = 3

/** The sums of a period, part by part, between which others work. */
async function inParts<R>(days: Iterable<Days>, read: (part: Days) => PromiseLike<R[]>): Promise<R[]> {
  const rows: R[] = []
  for (const part of days) {
    rows.push(...(await read(part)))
    await giveWay()
  }
  return rows
}

/** By day and metric, for all branches together. */
export async function findCourse(db: TenantDb, days: Days, narrow: ReportFilter) {
  const { summed, raw } = await parts(db, days)
  const rows = await inParts(partsOf(summed, BRANCH_DAYS), ({ from, to }) =>
    dayRows(db, narrow).whereBetween('day', [from, to]).groupBy('day', 'metric').select('day', 'metric', sum(db))
  )
  const live = await findRaw(db, raw.from, raw.to, narrow)
  return [...numbered(rows), ...live]
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

/** Whole months in parts. */
function* monthsOf({ from, to }: Days): Generator<Days> {
  const starts = startsOf({ from: `${from}-01`, to: `${to}-01` }, 'month').map(monthOf)
  for (let at = 0; at < starts.length; at += ADVISOR_MONTHS) {
    const [first = '', ...others] = starts.slice(at, at + ADVISOR_MONTHS)
    yield { from: first, to: others.at(-1) ?? first }
  }
}

interface Sum {
  id: string
  count: number
}

const sumUp = (rows: readonly Sum[]) => {
  const sums = new Map<string, number>()
  for (const { id, count } of rows) if (id) sums.set(id, (sums.get(id) ?? 0) + Number(count))
  return sums
}

/** Sums of a period by advisor's uuid. */
export async function sumByAdvisor(db: TenantDb, days: Days, narrow: ReportFilter): Promise<Map<string, number>> {
  const { summed, raw } = await parts(db, days)
  const { months, edges } = monthsWithin(summed)
  const ofMonths = await inParts(months ? monthsOf(months) : [], ({ from, to }) =>
    filtered(db.table('report_months'), narrow)
      .whereBetween('month', [from, to])
      .groupBy('advisor_uuid')
      .select('advisor_uuid as id', sum(db))
  )
  const edgeParts = edges.flatMap((edge) => [...partsOf(edge, ADVISOR_DAYS)])
  const ofDays = await inParts(edgeParts, ({ from, to }) =>
    filtered(db.table('report_days'), narrow)
      .whereNot({ advisor_uuid: '' })
      .whereBetween('day', [from, to])
      .groupBy('advisor_uuid')
      .select('advisor_uuid as id', sum(db))
  )
  const live = (await findRaw(db, raw.from, raw.to, narrow)).map(({ advisor_uuid: id, count }) => ({ id, count }))
  return sumUp([...ofMonths, ...ofDays, ...live])
}

/** Sums of a period by branch's uuid. */
export async function sumByBranch(db: TenantDb, days: Days, narrow: ReportFilter): Promise<Map<string, number>> {
  const { summed, raw } = await parts(db, days)
  const rows = await inParts(partsOf(summed, BRANCH_DAYS), ({ from, to }) =>
    dayRows(db, narrow)
      .whereBetween('day', [from, to])
      .groupBy('organization_uuid')
      .select('organization_uuid as id', sum(db))
  )
  const live = (await findRaw(db, raw.from, raw.to, narrow)).map(({ organization_uuid: id, count }) => ({ id, count }))
  return sumUp([...rows, ...live])
}

const TERMS = 20

/** The most frequent searches whose words are still retained. */
export async function findTerms(db: TenantDb, { from, to }: Days, { organizations }: ReportFilter) {
  const rows = await inBranches(db.table('search_log'), organizations)
    .where({ action: 'search' })
    .whereNot({ words: '' })
    .whereBetween('day', [from, to])
    .groupBy('words')
    .havingRaw('count(*) >= ?', [TERM_MIN])
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'words' }])
    .limit(TERMS)
    .select('words', db.raw<{ count: number }>('count(*) as count'))
    .select(db.raw<{ none: number }>('sum(case when hits > 0 then 0 else 1 end) as none'))
  return rows.map(({ words, count, none }) => ({ words, count: Number(count), none: Number(none) }))
}

/** Cards that are in wallets now, by their advisors' present branches. */
export async function countCards(db: TenantDb, { organizations, advisor_uuid }: ReportFilter) {
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
