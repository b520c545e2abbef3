import type { Readable } from 'node:stream'
import { decide } from '#contract/access'
import {
  type Days,
  type Figure,
  type Metric,
  metricsOf,
  RANKED_FIRST,
  REPORT_ACCESS,
  REPORT_MAX_DAYS,
  type Report,
  type ReportName,
  type ReportQuery,
  type ReportScope,
  readsReports,
  TERMS_FIRST
} from '#contract/reports'
import { todayIn } from '../../core/base/days.ts'
import { Forbidden, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { giveWay } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, switchesOf } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findAll, findKnown } from '../../organization/organizations/organizations.service.ts'
import { findPublicTitles } from '../../site/content-pages/content-pages.service.ts'
import {
  type Compared,
  chosen,
  hasEnded,
  lengthOf,
  named,
  partsOf,
  startsOf,
  stepIndex,
  stepsOf,
  whole
} from './periods.ts'
import { allBranches, firstAdvisors } from './rankings.ts'
import * as repository from './reports.repository.ts'
import type { ReportFilter } from './rollups.repository.ts'
import { type Counted, findFigures } from './sums.repository.ts'

const hasOneOf = ({ user }: Call, roles: readonly string[]) => Boolean(user?.roles.some((role) => roles.includes(role)))

/** Administrators and analysts; and who reads no other report than on cards or campaigns, which are those of all. */
const seesAll = (call: Call) =>
  hasOneOf(call, ['accountadmin', 'analyst']) ||
  (hasOneOf(call, ['marketing-manager', 'content-manager']) && !hasOneOf(call, readsReports.anyRole))

/** The branches whose figures the user may see. */
const branchesOf = (call: Call) => (seesAll(call) ? findAll(call.db) : findKnown(call))

type Branches = Awaited<ReturnType<typeof branchesOf>>

/** Undefined for all branches, which saves a condition per branch. */
const uuidsOf = (call: Call, branches: Branches) => (seesAll(call) ? undefined : branches.map(({ uuid }) => uuid))

export async function scope(call: Call): Promise<ReportScope> {
  const branches = await branchesOf(call)
  const advisors = await repository.findAdvisors(call.db, uuidsOf(call, branches))
  const pages = call.tenant.modules.has('cms') ? await findPublicTitles(call) : []
  const names = new Map(branches.map(({ uuid, name }) => [uuid, name]))
  return {
    branches: branches.map((branch) => {
      const { uuid, name, city, alias, public_profile_enabled, closed_at } = branch
      const isPublic = call.tenant.modules.has('organizations-profiles') && public_profile_enabled && !closed_at
      return { uuid, name, city, page: isPublic ? alias : null }
    }),
    advisors: advisors.map((one) => ({
      ...one,
      profile_picture_url: mediaUrl(one.photo),
      branch: names.get(one.organization_uuid) ?? ''
    })),
    pages
  }
}

interface Asked extends Compared {
  narrow: ReportFilter
  branches: Branches
}

function daysOf({ t, app }: Call, { period, from, to }: ReportQuery, zone: string): Compared {
  const today = todayIn(zone, app.clock.now().getTime()).day
  if (!from && !to) return named(period, today)
  if (!from || !to) throw new Unprocessable({ [from ? 'to' : 'from']: [t('errors.required')] })
  if (from > to) throw new Unprocessable({ to: [t('reports.reversed')] })
  if (lengthOf({ from, to }) > REPORT_MAX_DAYS) throw new Unprocessable({ to: [t('reports.too-long')] })
  return chosen({ from, to }, today)
}

/** An advisor or branch that the user may not see is not found, whether it exists or not. */
export async function narrowedBy(call: Call, query: ReportQuery, metrics: ReportFilter['metrics']): Promise<Asked> {
  const branches = await branchesOf(call)
  const branch = branches.find(({ uuid }) => uuid === query.organization_uuid)
  if (query.organization_uuid && !branch) throw new NotFound()
  const organizations = branch ? [branch.uuid] : uuidsOf(call, branches)
  const narrow: ReportFilter = { organizations, metrics }
  if (query.advisor) {
    narrow.advisor_uuid = (await repository.findByAlias(call.db, organizations, query.advisor))?.uuid
    if (!narrow.advisor_uuid) throw new NotFound()
  }
  return { ...daysOf(call, query, branch?.time_zone ?? call.tenant.time_zone), narrow, branches }
}

/** Likewise for a report, which the user reads. */
export async function asked(call: Call, report: ReportName, query: ReportQuery): Promise<Asked> {
  if (decide(REPORT_ACCESS[report], { me: call.user ?? {}, ...switchesOf(call.tenant) }) !== 'granted')
    throw new Forbidden()
  return narrowedBy(call, query, metricsOf(report))
}

type Counts = Map<string, number[]>

function countsOf(course: readonly Counted[], starts: readonly string[]): Counts {
  const counts: Counts = new Map()
  for (const { day, metric, count } of course) {
    const steps = counts.get(metric) ?? starts.map(() => 0)
    const at = stepIndex(starts, day)
    steps[at] = (steps[at] ?? 0) + count
    counts.set(metric, steps)
  }
  return counts
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** The figures of a period beside those of the previous one, step by step, with the sums of one of them. */
export async function figuresOf(
  db: TenantDb,
  days: Compared,
  metrics: readonly Metric[],
  narrow: ReportFilter,
  by?: Metric
) {
  const { step, starts, startsBefore } = stepsOf(days)
  const { course, advisors, branches } = await findFigures(db, days, {
    starts: { now: starts, before: startsBefore },
    narrow: { ...narrow, metrics },
    by
  })
  const now = countsOf(course.now, starts)
  const begun = countsOf(
    course.now.filter(({ day }) => !hasEnded(days, day)),
    starts
  )
  const before = countsOf(course.before, startsBefore)
  const figures = metrics.map((metric): Figure => {
    const counts = now.get(metric) ?? starts.map(() => 0)
    const earlier = before.get(metric) ?? []
    return {
      metric,
      count: sum(counts),
      before: sum(earlier),
      begun: sum(begun.get(metric) ?? []),
      counts,
      // a month of 31 days has one more than the previous month
      counts_before: starts.map((_, at) => earlier[at] ?? 0)
    }
  })
  return { figures: { step, starts, starts_before: startsBefore, figures }, advisors, branches }
}

/** Some figures of all branches, for callers that have checked access. */
export const sumsOf = async (db: TenantDb, days: Compared, metrics: readonly Metric[]) =>
  (await figuresOf(db, days, metrics, {})).figures

/** The report of one branch, for callers that have checked access. */
export const weekOf = async (db: TenantDb, days: Days, organization_uuid: string) =>
  (await figuresOf(db, whole(days), metricsOf('sessions'), { organizations: [organization_uuid] })).figures

/** The figure by which lists are sorted. @throws Unprocessable for one of another report */
export function figureOf({ t }: Call, report: ReportName, { by }: ReportQuery): Metric {
  const metrics = metricsOf(report)
  const figure = by ?? (metrics[0] as Metric)
  if (!metrics.includes(figure)) throw new Unprocessable({ by: [t('errors.field')] })
  return figure
}

/** A report, limited to what the user may see. */
export async function read(call: Call, report: ReportName, query: ReportQuery): Promise<Report> {
  const { db } = call
  const wanted = await asked(call, report, query)
  const metrics = metricsOf(report)
  const by = figureOf(call, report, query)
  const { from, to, before, until, narrow } = wanted
  const { figures, advisors, branches } = await figuresOf(db, wanted, metrics, narrow, by)
  return {
    from,
    to,
    before: until < from ? null : before,
    compared_until: until,
    by,
    ...figures,
    advisors: await firstAdvisors(db, advisors, narrow),
    branches: allBranches(wanted.branches, branches).slice(0, RANKED_FIRST),
    terms: report === 'search' ? await repository.findTerms(db, wanted, narrow, TERMS_FIRST) : null,
    cards: report === 'cards' ? await repository.countCards(db, narrow) : null
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
