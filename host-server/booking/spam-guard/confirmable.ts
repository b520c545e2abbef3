import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { HOUR, instant } from '../../core/base/clock.ts'

/** What a visitor has sent can be confirmed by the link of its e-mail if it was made after this. */
export const confirmableSince = (now: Date) => instant(now.getTime() - CONFIRMATION_HOURS * HOUR)

export const isConfirmable = ({ state, created_at }: { state: string; created_at: string }, now: Date) =>
  state === 'unconfirmed' && created_at > confirmableSince(now)
