import type { Job } from '../../core/jobs/outbox.ts'
import type { SubscriptionRow } from './subscriptions.repository.ts'

/** One job per version of an appointment; `again` (a calendar's uuid) allows one more for repair. */
export const entryJob = ({ uuid, sequence }: { uuid: string; sequence: number }, again = ''): Job => ({
  kind: 'calendar-entry',
  dedupe_key: `calendar-entry:${uuid}:${sequence}:${again}`,
  payload: { appointment_uuid: uuid }
})

/** Removes the entry of an appointment from its previous advisor's calendar. */
export const entryRemovalJob = ({ uuid, sequence }: { uuid: string; sequence: number }, advisor_uuid: string): Job => ({
  kind: 'calendar-entry-left',
  dedupe_key: `calendar-entry-left:${uuid}:${sequence}`,
  payload: { appointment_uuid: uuid, advisor_uuid }
})

/** What ends at the service of a calendar that is disconnected. */
export interface Left {
  /** Whether the consent stays. */
  keeps: boolean
  /** By what we were told of changes. */
  subscription: SubscriptionRow | null
}

/** Ends what is left at the service of a calendar that is disconnected; `source` is encrypted. */
export const revocationJob = (
  { uuid, advisor_uuid, source }: Record<'uuid' | 'advisor_uuid' | 'source', string>,
  { keeps, subscription }: Left
): Job => ({
  kind: 'calendar-revocation',
  dedupe_key: `calendar-revocation:${uuid}`,
  payload: { advisor_uuid, source, keeps, subscription }
})
