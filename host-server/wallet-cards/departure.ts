import { randomUUID } from 'node:crypto'
import { decide } from '#contract/access'
import { sendsPush } from '#contract/wallet-cards'
import { instant } from '../core/clock.ts'
import { findRoles } from '../core/session.ts'
import type { JobContext } from '../outbox/outbox.ts'
import { countSubscribers, noteSubscribers, type SentNotification, targetOf } from './notifications.repository.ts'
import { leadsWhereAllowed } from './push-links.ts'
import { insert } from './withdrawals.repository.ts'

/** Whether its sender may still send, and its link still leads where the institution allows. */
async function isAllowed({ db, tenant }: JobContext, { sender_uuid, link }: SentNotification): Promise<boolean> {
  const me = { roles: await findRoles(db, sender_uuid) }
  const verdict = decide(sendsPush, { me, isModuleOn: (name) => tenant.modules.has(name), isTopicsEnabled: false })
  return verdict === 'granted' && leadsWhereAllowed(tenant, link)
}

/** What was planned is looked at again when its time has come: whether it may go, and whom it reaches by now. */
export async function mayDepart(context: JobContext, sent: SentNotification): Promise<boolean> {
  const { db, services } = context
  if (sent.started_at) return true
  if (!(await isAllowed(context, sent))) {
    const withdrawn_at = instant(services.clock.now())
    await insert(db, sent.uuid, {
      ...{ withdrawn_at, withdrawal_uuid: randomUUID() },
      ...{ withdrawer_uuid: '', withdrawer_name: '' }
    })
    return false
  }
  const { apple, google } = await countSubscribers(db, targetOf(sent))
  await noteSubscribers(db, sent.uuid, apple + google)
  return true
}
