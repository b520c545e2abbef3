import type { Readable } from 'node:stream'
import type { BookingFunnel, BookingFunnelQuery, StepFigures, WithoutTime } from '#contract/booking-funnel'
import { BOOKING_STEPS, type StepReason } from '#contract/booking-steps'
import type { Days } from '#contract/reports'
import * as topics from '../../booking/appointment-topics/appointment-topics.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { compareText } from '../../core/base/collation.ts'
import { giveWay, sizeFor } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import { partsOf, startsOf, stepIndex } from '../reports/periods.ts'
import { narrowedBy } from '../reports/reports.service.ts'
import type { Counted, Narrow } from './booking-funnel.repository.ts'
import * as repository from './booking-funnel.repository.ts'

/** Of how many days one statement counts. */
const DAYS = 14

async function narrowOf(call: Call, { campaign, page, widget, ...query }: BookingFunnelQuery) {
  const { narrow, branches, from, to } = await narrowedBy(call, query, [])
  const branch = branches.find(({ uuid }) => uuid === query.organization_uuid)
  const own: Narrow = { ...narrow, campaign, page, widget }
  return { days: { from, to }, narrow: own, branches, zone: branch?.time_zone ?? call.tenant.time_zone }
}

/** What was counted, by day. */
async function countedIn({ db, app }: Call, days: Days, narrow: Narrow, zone: string): Promise<Counted[]> {
  const now = instant(app.clock.now())
  const counted: Counted[] = []
  for (const part of partsOf(days, sizeFor(db, DAYS))) {
    counted.push(...(await repository.countSteps(db, part, narrow)))
    counted.push(...(await repository.countTalks(db, part, narrow, { zone, now })))
    await giveWay()
  }
  return counted
}

const sumOf = (counted: readonly Counted[], step: Counted['step'], reason: StepReason | '' = '') =>
  counted.reduce((sum, one) => sum + (one.step === step && one.reason === reason ? one.count : 0), 0)

const figuresOf = (counted: readonly Counted[]): StepFigures[] =>
  BOOKING_STEPS.map((step) => ({
    step,
    count: sumOf(counted, step),
    none: sumOf(counted, step, 'none'),
    late: sumOf(counted, step, 'late'),
    error: sumOf(counted, step, 'error')
  }))

const countsOf = (counted: readonly Counted[]) => BOOKING_STEPS.map((step) => sumOf(counted, step))

/** From the visit to the talk, limited to what the user may see. */
export async function funnel(call: Call, query: BookingFunnelQuery): Promise<BookingFunnel> {
  const { db } = call
  const { days, narrow, zone } = await narrowOf(call, query)
  const counted = await countedIn(call, days, narrow, zone)
  const starts = startsOf(days, 'week')
  const byWeek = starts.map((start, at) => ({
    start,
    counts: countsOf(counted.filter(({ day }) => stepIndex(starts, day) === at))
  }))
  const { campaign: _, page: __, widget: ___, ...all } = narrow
  const names = <C extends 'campaign' | 'page' | 'widget'>(column: C) => repository.findNames(db, days, all, column)
  return {
    ...days,
    steps: figuresOf(counted),
    weeks: byWeek,
    campaigns: await names('campaign'),
    pages: await names('page'),
    widgets: (await names('widget')).filter((widget) => widget !== '')
  }
}

/** The figures by day, as a file. */
export async function exported(call: Call, query: BookingFunnelQuery): Promise<Readable> {
  const { ctx, t, locale } = call
  const { days, narrow, zone } = await narrowOf(call, query)
  ctx.attachment(`booking-steps-${days.from}-${days.to}.csv`)
  const heads = [
    t('reports.day'),
    ...BOOKING_STEPS.map((step) => t(`booking-funnel.step-${step}`)),
    ...(['none', 'late', 'error'] as const).map((reason) => t(`booking-funnel.reason-${reason}`))
  ]
  async function* lines() {
    for (const part of partsOf(days, DAYS)) {
      const counted = await countedIn(call, part, narrow, zone)
      for (const day of startsOf(part, 'day')) {
        const own = counted.filter((one) => one.day === day)
        const figures = figuresOf(own)
        const reasons = (['none', 'late', 'error'] as const).map((reason) =>
          figures.reduce((sum, figure) => sum + figure[reason], 0)
        )
        if (own.length) yield [day, ...countsOf(own), ...reasons]
      }
    }
  }
  return csv(heads, lines(), locale)
}

const compare = (a: WithoutTime, b: WithoutTime) =>
  b.none + b.late - a.none - a.late || compareText(a.branch, b.branch) || compareText(a.topic, b.topic)

/** How many found no time, by branch and topic. */
export async function withoutTime(call: Call, query: BookingFunnelQuery): Promise<WithoutTime[]> {
  const { db, locale } = call
  const { days, narrow, branches } = await narrowOf(call, query)
  const names = new Map(branches.map(({ uuid, name }) => [uuid, name]))
  const topicNames = new Map((await topics.findAll(db, locale)).map(({ uuid, topic }) => [uuid, topic]))
  const found = new Map<string, WithoutTime>()
  for (const { organization_uuid, topic_uuid, reason, count } of await repository.countWithoutTime(db, days, narrow)) {
    const [branch, topic] = [names.get(organization_uuid), topicNames.get(topic_uuid)]
    if (!branch || !topic || (reason !== 'none' && reason !== 'late')) continue
    const key = `${organization_uuid} ${topic_uuid}`
    const one = found.get(key) ?? { organization_uuid, branch, topic, none: 0, late: 0 }
    one[reason] += count
    found.set(key, one)
  }
  return [...found.values()].filter(({ none, late }) => none + late > 0).toSorted(compare)
}
