import { LATE_DAYS, type StepReason } from '#contract/booking-steps'
import type { Times } from '../../../templates/book-slot.tsx'
import { dayLater } from '../../core/base/days.ts'
import { recordStep } from '../../core/events/booking-steps.service.ts'
import type { Visit } from './booking.visit.ts'

/** Whether a page of the forms led here: with script nobody goes from one to the next. */
const isWithoutScript = ({ call: { ctx } }: Visit) => {
  const referrer = ctx.get('referer')
  return URL.canParse(referrer) && new URL(referrer).pathname === ctx.path
}

/** Counts how far a visitor without script has come. */
export function countFormStep(visit: Visit, step: 'topic' | 'slot', reason: StepReason | '' = ''): void {
  const { call, state } = visit
  if (!isWithoutScript(visit)) return
  const topic_uuid = state.topic ?? ''
  recordStep(call, { step, reason, page: 'booking-page', widget: 'form', topic_uuid, src: state.src })
}

/** Counts that the first times were shown, and what is wrong with them; those of another day are not the first. */
export function countTimes(visit: Visit, { day, next, today }: Times): void {
  const { state } = visit
  if (state.day || state.month || state.starts_at) return
  const first = day ?? next
  countFormStep(visit, 'topic', first ? (first > dayLater(today, LATE_DAYS) ? 'late' : '') : 'none')
}
