import { instant } from '../../core/base/clock.ts'
import { Conflict, Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { nextRevision } from '../wallet/pass-service.repository.ts'
import { pushes } from './audited-push.ts'
import { batchOf } from './notification-job.ts'
import * as repository from './notifications.repository.ts'
import { checkApprovedPace } from './schedule.ts'

/** Whether another marketing manager must approve what is sent to customers. */
export const needsApproval = ({ settings }: CurrentTenant) => settings.push_approval === 'true'

/** Releases a notification of somebody else; one whose time has come meanwhile goes now, if no other one just has. */
export async function approve(call: Call, uuid: string, revision: number): Promise<void> {
  const { user, app } = call
  const now = app.clock.now()
  await pushes.change(call, uuid, async (trx, held) => {
    if (held.sender_uuid === user?.uuid) throw new Refusal(403, 'errors.push-own-approval')
    if (!held.is_held || held.withdrawn_at || held.revision !== revision) throw new Conflict('errors.push-not-held')
    const due = new Date(Math.max(Date.parse(held.due_at), now.getTime()))
    // one schedule at a time: the revision's row is locked
    await nextRevision(trx)
    await checkApprovedPace(call, trx, uuid, due)
    const approval = {
      approved_at: instant(now),
      approver_uuid: user?.uuid ?? '',
      approver_name: user?.full_name ?? '',
      due_at: instant(due)
    }
    if (!(await repository.release(trx, { uuid, revision }, approval))) throw new Conflict('errors.push-not-held')
    await enqueue(trx, now, { ...batchOf(uuid, ''), at: approval.due_at })
  })
}
