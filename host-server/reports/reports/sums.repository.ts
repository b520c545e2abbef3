import type { Days } from '#contract/reports'
import { giveWay, sizeFor } from '../../core/base/slices.ts'
import type { Fragment, Union } from '../../core/tenancy/query.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { inParts } from './in-parts.ts'
import { type Compared, hasEnded } from './periods.ts'
import { type DayRow, filtered, findLive, type ReportFilter, sum } from './rollups.repository.ts'
import { daysIn, monthOf, onlyDays, type Terms, termsOf } from './terms.ts'

/** Of a period and of the previous one. */
export interface Both<T> {
  now: T
  before: T
}

const each = <T, R>({ now, before }: Both<T>, make: (one: T) => R): Both<R> => ({
  now: make(now),
  before: make(before)
})

/** What one statement sums of all branches, and of all advisors. */
const BRANCHES = { months: 12, days: 31 }
const ADVISORS = { months: 3, days: 4 }

/** In lists rather than ranges: an index by day and metric then leads to the rows of each. */
interface Part {
  months: readonly string[]
  days: readonly string[]
}

function listsOf(all: readonly string[], length: number): string[][] {
  const lists: string[][] = []
  for (let at = 0; at < all.length; at += length) lists.push(all.slice(at, at + length))
  return lists
}

const sorted = (all: readonly string[]) => [...new Set(all)].toSorted()

/** The months and days of both periods. */
function partsOf(db: TenantDb, { now, before }: Both<Terms>, size: { months: number; days: number }): Part[] {
  const months = listsOf(sorted([...now.months, ...before.months]), sizeFor(db, size.months))
  const ranges = [now, before].flatMap((terms) => [...terms.days, ...terms.without])
  const days = listsOf(sorted(daysIn(ranges)), sizeFor(db, size.days))
  const count = Math.max(months.length, days.length)
  return Array.from({ length: count }, (_, at) => ({ months: months[at] ?? [], days: days[at] ?? [] }))
}

/** The rows of each part, between which others work. */
async function inTurn<R>(parts: readonly Part[], read: (part: Part) => Promise<R[]>): Promise<R[]> {
  const rows: R[] = []
  for (const part of parts) {
    rows.push(...(await read(part)))
    await giveWay()
  }
  return rows
}

/** Rows of the chosen advisor, else of whole branches. */
const monthRows = (db: TenantDb, { months }: Part, narrow: ReportFilter) =>
  filtered(db.table('report_months'), narrow)
    .where({ advisor_uuid: narrow.advisor_uuid ?? '' })
    .whereIn('month', months)

/** The same; the condition must match the partial index word for word. */
const dayRows = (db: TenantDb, { days }: Part, narrow: ReportFilter) => {
  const rows = filtered(db.table('report_days'), narrow).whereIn('day', days)
  return narrow.advisor_uuid ? rows : rows.whereRaw("advisor_uuid = ''")
}

/** Of a month, or of a day. */
interface Point {
  at: string
  metric: string
  count: number
}

const findPoints = compiled((db, part: Part, narrow: ReportFilter) => {
  const ofMonths = monthRows(db, part, narrow).groupBy('month', 'metric').select('month as at', 'metric', sum(db))
  const ofDays = dayRows(db, part, narrow).groupBy('day', 'metric').select('day as at', 'metric', sum(db))
  // the builder writes the first one's `group by` after the others
  const none = db.table('report_months').whereIn('month', []).select('month as at', 'metric', 'count')
  return (none as Union<Point>).unionAll([ofMonths, ofDays])
})

const isMonth = (at: string) => monthOf(at) === at

const isIn = (ranges: readonly Days[], day: string) => ranges.some(({ from, to }) => from <= day && day <= to)

/** How often a point counts for a period. */
function weightOf({ months, days, without }: Terms, at: string): number {
  // as texts, months are between days
  if (isMonth(at)) return months.includes(at) ? 1 : 0
  if (isIn(days, at)) return 1
  return isIn(without, at) ? -1 : 0
}

interface Sum {
  id: string
  now: number
  before: number
  begun?: number
}

type Ranges = Both<readonly Days[]>

/** The sum of a period's rows, minus that of others. */
function sumOf<N extends string>(
  db: TenantDb,
  name: N,
  column: 'month' | 'day',
  plus: readonly Days[],
  minus: readonly Days[] = []
): Fragment<{ [name in N]: number }> {
  const ranges = [...plus, ...minus]
  if (!ranges.length) return db.raw(`0 as ${name}`)
  const cases = ranges.map((_, at) => `when ${column} between ? and ? then ${at < plus.length ? '' : '-'}count`)
  return db.raw(
    `sum(case ${cases.join(' ')} else 0 end) as ${name}`,
    ranges.flatMap(({ from, to }) => [from, to])
  )
}

interface Spread {
  months: Ranges
  days: Ranges
  without: Ranges
}

const spanOf = ({ months: [first, ...rest] }: Terms): Days[] =>
  first ? [{ from: first, to: rest.at(-1) ?? first }] : []

const spreadOf = (terms: Both<Terms>): Spread => ({
  months: each(terms, spanOf),
  days: each(terms, ({ days }) => days),
  without: each(terms, ({ without }) => without)
})

const monthSums = (db: TenantDb, { months: { now, before } }: Spread) =>
  [sumOf(db, 'now', 'month', now), sumOf(db, 'before', 'month', before)] as const

const daySums = (db: TenantDb, { days, without }: Spread) =>
  [sumOf(db, 'now', 'day', days.now, without.now), sumOf(db, 'before', 'day', days.before, without.before)] as const

/** Which other rows are added to: the builder writes the first one's `group by` after the others. */
const noSums = (db: TenantDb) => {
  const none = db.table('report_months').whereIn('month', [])
  return none.select('advisor_uuid as id', 'count as now', 'count as before') as Union<Sum>
}

const findOfBranches = compiled((db, part: Part, spread: Spread, narrow: ReportFilter) => {
  const ofMonths = monthRows(db, part, narrow)
    .groupBy('organization_uuid')
    .select('organization_uuid as id', ...monthSums(db, spread))
  const ofDays = dayRows(db, part, narrow)
    .groupBy('organization_uuid')
    .select('organization_uuid as id', ...daySums(db, spread))
  return noSums(db).unionAll([ofMonths, ofDays])
})

const findOfAdvisors = compiled((db, part: Part, spread: Spread, narrow: ReportFilter) => {
  const ofMonths = filtered(db.table('report_months'), narrow)
    .whereNot({ advisor_uuid: '' })
    .whereIn('month', part.months)
    .groupBy('advisor_uuid')
    .select('advisor_uuid as id', ...monthSums(db, spread))
  const ofDays = filtered(db.table('report_days'), narrow)
    .whereNot({ advisor_uuid: '' })
    .whereIn('day', part.days)
    .groupBy('advisor_uuid')
    .select('advisor_uuid as id', ...daySums(db, spread))
  return noSums(db).unionAll([ofMonths, ofDays])
})

/** Of both periods; `begun` is what the day that has begun adds to the present one. */
export interface Total extends Both<number> {
  begun: number
}

/** By the uuid of an advisor or a branch. */
export type Sums = Map<string, Total>

function sumUp(rows: readonly Sum[]): Sums {
  const sums: Sums = new Map()
  for (const { id, now, before, begun = 0 } of rows) {
    if (!id) continue
    const known = sums.get(id) ?? { now: 0, before: 0, begun: 0 }
    sums.set(id, {
      now: known.now + Number(now),
      before: known.before + Number(before),
      begun: known.begun + begun
    })
  }
  return sums
}

interface By {
  find: typeof findOfAdvisors
  size: typeof ADVISORS
  key: 'advisor_uuid' | 'organization_uuid'
}

const ADVISORS_BY: By = { find: findOfAdvisors, size: ADVISORS, key: 'advisor_uuid' }
const BRANCHES_BY: By = { find: findOfBranches, size: BRANCHES, key: 'organization_uuid' }

/** What is rolled up, and what is read from the raw log: also all of a day that has begun. */
interface Read {
  days: Pick<Compared, 'until'>
  terms: Both<Terms>
  live: Both<readonly DayRow[]>
}

async function sumsOf(
  db: TenantDb,
  { find, size, key }: By,
  { days, terms, live }: Read,
  narrow: ReportFilter
): Promise<Sums> {
  const spread = spreadOf(terms)
  const rows = await inTurn(partsOf(db, terms, size), (part) => find(db, part, spread, narrow))
  const today = (['now', 'before'] as const).flatMap((period) =>
    live[period].map(
      (row): Sum => ({
        id: row[key],
        now: 0,
        before: 0,
        begun: period === 'now' && !hasEnded(days, row.day) ? row.count : 0,
        [period]: row.count
      })
    )
  )
  return sumUp([...rows, ...today])
}

/** What happened on a day, or within the month that begins with it. */
export interface Counted {
  day: string
  metric: string
  count: number
}

export interface Found {
  course: Both<Counted[]>
  advisors: Sums
  branches: Sums
}

interface Wanted {
  /** The first day of each step; months that no step divides are read as such. */
  starts: Both<readonly string[]>
  narrow: ReportFilter
  /** The figure that is summed up by advisor and branch, if any. */
  by?: string | undefined
}

const isByMonth = (starts: readonly string[]) => starts.slice(1).every((start) => start.endsWith('-01'))

/** The figures of a period and of the previous one. */
export const findFigures = (
  db: TenantDb,
  { before, until, ...now }: Compared,
  { starts, narrow, by }: Wanted
): Promise<Found> =>
  inParts(db, async (rolled) => {
    const terms = each({ now, before }, (days) => termsOf(days, rolled))
    const inSteps: Both<Terms> = {
      now: isByMonth(starts.now) ? terms.now : onlyDays(now, rolled),
      before: isByMonth(starts.before) ? terms.before : onlyDays(before, rolled)
    }
    const points = await inTurn(partsOf(db, inSteps, BRANCHES), (part) => findPoints(db, part, narrow))
    const live = { now: await findLive(db, now, rolled, narrow), before: await findLive(db, before, rolled, narrow) }
    const courseOf = (period: keyof Both<unknown>): Counted[] => [
      ...points.map(({ at, metric, count }) => ({
        day: isMonth(at) ? `${at}-01` : at,
        metric,
        count: Number(count) * weightOf(inSteps[period], at)
      })),
      ...live[period]
    ]
    const own = { ...narrow, metrics: by ? [by] : [] }
    const days = { days: { until }, terms, live: each(live, (rows) => rows.filter(({ metric }) => metric === by)) }
    return {
      course: { now: courseOf('now'), before: courseOf('before') },
      advisors: by ? await sumsOf(db, ADVISORS_BY, days, own) : new Map(),
      branches: by ? await sumsOf(db, BRANCHES_BY, days, own) : new Map()
    }
  })

/** The sums of all of the filter's figures together, by branch. */
export const sumByBranch = (db: TenantDb, { before, until, ...now }: Compared, narrow: ReportFilter): Promise<Sums> =>
  inParts(db, async (rolled) => {
    const terms = each({ now, before }, (days) => termsOf(days, rolled))
    const live = { now: await findLive(db, now, rolled, narrow), before: await findLive(db, before, rolled, narrow) }
    return sumsOf(db, BRANCHES_BY, { days: { until }, terms, live }, narrow)
  })
