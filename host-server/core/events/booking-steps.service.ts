import { campaignOf } from '#contract/campaign'
import { todayIn } from '../base/days.ts'
import type { Call } from '../http/http.ts'
import { addStep, type StepEntry } from './booking-steps.queue.ts'
import { dayLimit } from './day-limit.ts'
import { type Visitor, visitorIn } from './visitors.ts'

/** The most steps of one address per day and node: enough for a branch full of customers, too few for a flood. */
const isWithin = dayLimit(3000)

type Step = Pick<StepEntry, 'step' | 'page' | 'widget' | 'alias'> & Partial<Pick<StepEntry, 'reason' | 'topic_uuid'>>

/** Counts how far a visitor has come, without storing who it was. */
export function countStep(
  { app, tenant }: Pick<Call, 'app' | 'tenant'>,
  visitor: Visitor,
  { src, ...step }: Step & { src: string | undefined }
): void {
  const at = app.clock.now().getTime()
  if (!isWithin(app, `${todayIn(tenant.time_zone, at).day} ${visitor.address}`)) return
  addStep(app, {
    reason: '',
    topic_uuid: '',
    ...step,
    campaign: campaignOf(src) ?? '',
    tenant_id: tenant.id,
    time_zone: tenant.time_zone,
    at,
    visitor
  })
}

/** Who is counted with a booking; neither staff, nor programs, nor who asks not to be. */
export const countedIn = (call: Call): Visitor | undefined =>
  call.user || call.isTest ? undefined : visitorIn(call.app, call.ctx.req)

/** The same for the advisor or the branch in the path. */
export function recordStep(call: Call, step: Omit<Step, 'alias'> & { src: string | undefined }): void {
  const visitor = countedIn(call)
  const { host } = call
  if (visitor) countStep(call, visitor, { ...step, alias: 'isBranch' in host ? `branch/${host.alias}` : host.alias })
}
