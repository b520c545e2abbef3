import { randomUUID } from 'node:crypto'
import { decide } from '#contract/access'
import { sendsPush } from '#contract/push-notifications'
import { instant } from '../../core/base/clock.ts'
import { findRoles } from '../../core/http/session.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { countSubscribers, recordSubscribers, type SentNotification, targetOf } from './notifications.repository.ts'
import { leadsWhereAllowed } from './push-links.ts'
import { insert } from './withdrawals.repository.ts'

/** Whether the sender may still send, and the link is still on an allowed host. */
async function isAllowed({ db, tenant }: JobContext, { sender_uuid, link }: SentNotification): Promise<boolean> {
  const me = { roles: await findRoles(db, sender_uuid) }
  const verdict = decide(sendsPush, { me, isModuleOn: (name) => tenant.modules.has(name), isTopicsEnabled: false })
  return verdict === 'granted' && (await leadsWhereAllowed(db, tenant, link))
}

/** A scheduled notification is checked again when it is due: whether it may still be sent, and to whom. */
export async function maySend(context: JobContext, sent: SentNotification): Promise<boolean> {
  const { db, app } = context
  if (sent.started_at) return true
  if (!(await isAllowed(context, sent))) {
    const withdrawn_at = instant(app.clock.now())
    await insert(db, sent.uuid, {
      withdrawn_at,
      withdrawal_uuid: randomUUID(),
      withdrawer_uuid: '',
      withdrawer_name: ''
    })
    return false
  }
  const { apple, google } = await countSubscribers(db, targetOf(sent))
  await recordSubscribers(db, sent.uuid, apple + google)
  return true
}
