import type { PushState } from '#contract/push-history'
import type { SentNotification } from './notifications.repository.ts'

/** @param isUnderWay of one whose sending has begun: whether there are cards left */
export function stateOf(
  { started_at, withdrawn_at, is_held }: Pick<SentNotification, 'started_at' | 'withdrawn_at' | 'is_held'>,
  isUnderWay: boolean
): PushState {
  if (withdrawn_at) return started_at ? 'withdrawn' : 'cancelled'
  if (is_held) return 'awaiting-approval'
  if (!started_at) return 'scheduled'
  return isUnderWay ? 'under-way' : 'sent'
}
