import { instant } from '../../core/base/clock.ts'
import { Conflict, found, Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { batchOf } from './notifications.jobs.ts'
import * as repository from './notifications.repository.ts'
import { checkSignIn } from './recent-sign-in.ts'

/** Whether another marketing manager must approve what is sent to customers. */
export const needsApproval = ({ settings }: CurrentTenant) => settings.push_approval === 'true'

/** Releases a notification of somebody else; one whose time has come meanwhile is sent at once. */
export async function approve(call: Call, uuid: string, revision: number): Promise<void> {
  const { db, user, app } = call
  checkSignIn(call)
  const now = app.clock.now()
  await db.transaction(async (trx) => {
    const { sender_uuid, due_at } = found(await repository.find(trx, uuid))
    if (sender_uuid === user?.uuid) throw new Refusal(403, 'errors.push-own-approval')
    const due = instant(Math.max(Date.parse(due_at), now.getTime()))
    const approval = {
      approved_at: instant(now),
      approver_uuid: user?.uuid ?? '',
      approver_name: user?.full_name ?? ''
    }
    if (!(await repository.release(trx, { uuid, revision }, { ...approval, due_at: due })))
      throw new Conflict('errors.push-not-held')
    await enqueue(trx, now, { ...batchOf(uuid, ''), at: due })
  })
}
