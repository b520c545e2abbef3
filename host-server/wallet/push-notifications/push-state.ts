import type { PushState } from '#contract/push-history'
import type { SentNotification } from './notifications.repository.ts'

interface Sending {
  /** Of one whose sending has not begun: whether its time has come. */
  isDue: boolean
  /** Of one whose sending has begun: whether there are cards left. */
  isUnderWay: boolean
  /** Whether any device has got it. */
  isDelivered: boolean
}

export function stateOf(
  { started_at, withdrawn_at, is_held }: Pick<SentNotification, 'started_at' | 'withdrawn_at' | 'is_held'>,
  { isDue, isUnderWay, isDelivered }: Sending
): PushState {
  if (withdrawn_at) return started_at ? 'withdrawn' : 'cancelled'
  if (is_held) return 'awaiting-approval'
  if (!started_at) return isDue ? 'under-way' : 'scheduled'
  if (isUnderWay) return 'under-way'
  return isDelivered ? 'sent' : 'undelivered'
}
