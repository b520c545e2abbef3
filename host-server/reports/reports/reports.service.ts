import type { Readable } from 'node:stream'
import {
  type Days,
  type Figure,
  type Metric,
  metricsOf,
  type Ranked,
  REPORT_MAX_DAYS,
  type Report,
  type ReportName,
  type ReportQuery,
  type ReportScope
} from '#contract/reports'
import { compareText } from '../../core/base/collation.ts'
import { todayIn } from '../../core/base/days.ts'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import { giveWay, sortedInSlices } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findAll, findKnown } from '../../organization/organizations/organizations.service.ts'
import { type Compared, chosen, lengthOf, partsOf, running, startsOf, stepIndex, stepsOf } from './periods.ts'
import * as repository from './reports.repository.ts'
import type { ReportFilter } from './rollups.repository.ts'

const seesAll = ({ user }: Call) => Boolean(user?.roles.some((role) => ['accountadmin', 'analyst'].includes(role)))

/** The branches whose figures the user may see. */
const branchesOf = (call: Call) => (seesAll(call) ? findAll(call.db) : findKnown(call))

type Branches = Awaited<ReturnType<typeof branchesOf>>

/** Undefined for all branches, which saves a condition per branch. */
const uuidsOf = (call: Call, branches: Branches) => (seesAll(call) ? undefined : branches.map(({ uuid }) => uuid))

export async function scope(call: Call): Promise<ReportScope> {
  const branches = await branchesOf(call)
  const advisors = await repository.findAdvisors(call.db, uuidsOf(call, branches))
  return { branches: branches.map(({ uuid, name }) => ({ uuid, name })), advisors }
}

interface Asked extends Compared {
  narrow: ReportFilter
  branches: Branches
}

function daysOf({ t, app }: Call, { period, from, to }: ReportQuery, zone: string): Compared {
  if (!from && !to) return running(period, todayIn(zone, app.clock.now().getTime()).day)
  if (!from || !to) throw new Unprocessable({ [from ? 'to' : 'from']: [t('errors.required')] })
  if (from > to) throw new Unprocessable({ to: [t('reports.reversed')] })
  if (lengthOf({ from, to }) > REPORT_MAX_DAYS) throw new Unprocessable({ to: [t('reports.too-long')] })
  return chosen({ from, to })
}

/** An advisor or branch that the user may not see is not found, whether it exists or not. */
async function asked(call: Call, report: ReportName, query: ReportQuery): Promise<Asked> {
  const branches = await branchesOf(call)
  const branch = branches.find(({ uuid }) => uuid === query.organization_uuid)
  if (query.organization_uuid && !branch) throw new NotFound()
  const organizations = branch ? [branch.uuid] : uuidsOf(call, branches)
  const narrow: ReportFilter = { organizations, metrics: metricsOf(report) }
  if (query.advisor) {
    narrow.advisor_uuid = (await repository.findByAlias(call.db, organizations, query.advisor))?.uuid
    if (!narrow.advisor_uuid) throw new NotFound()
  }
  return { ...daysOf(call, query, branch?.time_zone ?? call.tenant.time_zone), narrow, branches }
}

type Counts = Map<string, number[]>

async function courseOf(db: TenantDb, days: Days, starts: readonly string[], narrow: ReportFilter): Promise<Counts> {
  const counts: Counts = new Map()
  for (const { day, metric, count } of await repository.findCourse(db, days, narrow)) {
    const course = counts.get(metric) ?? starts.map(() => 0)
    const at = stepIndex(starts, day)
    course[at] = (course[at] ?? 0) + count
    counts.set(metric, course)
  }
  return counts
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** The figures of a period beside those of the previous one, step by step. */
async function figuresOf(db: TenantDb, days: Compared, metrics: readonly Metric[], narrow: ReportFilter) {
  const { step, starts, startsBefore } = stepsOf(days)
  const now = await courseOf(db, days, starts, { ...narrow, metrics })
  const before = await courseOf(db, days.before, startsBefore, { ...narrow, metrics })
  const figures = metrics.map((metric): Figure => {
    const counts = now.get(metric) ?? starts.map(() => 0)
    const earlier = before.get(metric) ?? []
    return {
      metric,
      count: sum(counts),
      before: sum(earlier),
      counts,
      // a month of 31 days has one more than the previous month
      counts_before: starts.map((_, at) => earlier[at] ?? 0)
    }
  })
  return { step, starts, figures }
}

/** The report of one branch, for callers that have checked access. */
export const weekOf = (db: TenantDb, days: Days, organization_uuid: string) =>
  figuresOf(db, chosen(days), metricsOf('sessions'), { organizations: [organization_uuid] })

const LISTED = 10

async function firstOf(
  names: readonly { uuid: string; id: string; name: string }[],
  now: Map<string, number>,
  before: Map<string, number>
): Promise<Ranked[]> {
  const indexed = names.map(
    ({ uuid, id, name }): Ranked => ({ id, name, count: now.get(uuid) ?? 0, before: before.get(uuid) ?? 0 })
  )
  const counted = indexed.filter(({ count, before: earlier }) => count || earlier)
  const most = (a: Ranked, b: Ranked) => b.count - a.count || b.before - a.before || compareText(a.name, b.name)
  return (await sortedInSlices(counted, most)).slice(0, LISTED)
}

async function lists({ db }: Call, { branches, narrow, ...days }: Asked, by: Metric) {
  const own = { ...narrow, metrics: [by] }
  const advisors = await repository.findAdvisors(db, narrow.organizations)
  const sums = (find: typeof repository.sumByAdvisor) => Promise.all([find(db, days, own), find(db, days.before, own)])
  return {
    advisors: await firstOf(
      advisors.map(({ uuid, alias: id, full_name: name }) => ({ uuid, id, name })),
      ...(await sums(repository.sumByAdvisor))
    ),
    branches: await firstOf(
      branches.map(({ uuid, name }) => ({ uuid, id: uuid, name })),
      ...(await sums(repository.sumByBranch))
    )
  }
}

/** A report, limited to what the user may see. */
export async function read(call: Call, report: ReportName, query: ReportQuery): Promise<Report> {
  const wanted = await asked(call, report, query)
  const metrics = metricsOf(report)
  const by = query.by ?? (metrics[0] as Metric)
  if (!metrics.includes(by)) throw new Unprocessable({ by: [call.t('errors.unknown')] })
  const { from, to, before, narrow } = wanted
  return {
    from,
    to,
    before,
    by,
    ...(await figuresOf(call.db, wanted, metrics, narrow)),
    ...(await lists(call, wanted, by)),
    terms: report === 'search' ? await repository.findTerms(call.db, wanted, narrow) : null,
    cards: report === 'cards' ? await repository.countCards(call.db, narrow) : null
  }
}

/** A year of many branches is read in parts. */
const STEP = 7

async function* lines({ db, t }: Call, { branches, narrow, from, to }: Asked, metrics: readonly Metric[]) {
  // a search may belong to no branch
  const names = new Map([
    ...branches.map(({ uuid, name }) => [uuid, name] as const),
    ['', t('reports.no-branch')] as const
  ])
  for (const part of partsOf({ from, to }, STEP)) {
    await giveWay()
    const rows = await repository.findDays(db, part, narrow)
    const found = new Map<string, Map<string, number>>()
    for (const { day, organization_uuid, metric, count } of rows) {
      const key = `${day} ${organization_uuid}`
      const counts = found.get(key) ?? new Map()
      found.set(key, counts.set(metric, (counts.get(metric) ?? 0) + count))
    }
    for (const day of startsOf(part, 'day')) {
      for (const [uuid, name] of names) {
        const counts = found.get(`${day} ${uuid}`)
        if (counts) yield [day, name, ...metrics.map((metric) => counts.get(metric) ?? 0)]
      }
    }
  }
}

/** The figures behind a report as a file, streamed. */
export async function exported(call: Call, report: ReportName, query: ReportQuery): Promise<Readable> {
  const wanted = await asked(call, report, query)
  const metrics = metricsOf(report)
  const { ctx, t, locale } = call
  ctx.attachment(`${report}-${wanted.from}-${wanted.to}.csv`)
  const heads = [t('reports.day'), t('reports.branch'), ...metrics.map((metric) => t(`reports.metric-${metric}`))]
  return csv(heads, lines(call, wanted, metrics), locale)
}
