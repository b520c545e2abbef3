import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { canRevoke } from './consent-client.ts'
import { revocationJob } from './entry-jobs.service.ts'
import * as calendars from './external-calendar.repository.ts'
import * as subscriptions from './subscriptions.repository.ts'

/**
 * Forgets an advisor's calendar with all that was read of it. What is left of it at its service, a job ends: that we are
 * told of changes, and the consent, unless that is still used.
 */
export async function forgetCalendar(
  trx: TenantDb,
  advisor_uuid: string,
  now: Date,
  { keepsConsent = false } = {}
): Promise<void> {
  const row = await calendars.find(trx, advisor_uuid)
  if (!row) return
  const subscription = await subscriptions.find(trx, advisor_uuid)
  await calendars.remove(trx, advisor_uuid)
  const keeps = keepsConsent || !canRevoke(row.kind)
  if (keeps && !subscription?.subscription_id) return
  await enqueue(trx, now, revocationJob(row, { keeps, subscription: subscription ?? null }))
}
