import { audited } from '../../core/events/audited.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNamed } from './branches.repository.ts'
import { type LockedNotification, lock } from './notifications.repository.ts'
import { stateOf } from './push-state.ts'

async function fieldsOf(push: LockedNotification, trx: TenantDb) {
  const { text, link, advisors, due_at, finished_at, sender_name, approver_name, withdrawer_name } = push
  return {
    text,
    link,
    audience: (await findNamed(trx, advisors.split(',').filter(Boolean))).map(({ name }) => name).join(', '),
    due_at,
    // of what has been sent, only the history counts deliveries
    push_state: stateOf(push, { isDue: false, isUnderWay: !finished_at, isDelivered: true }),
    sender_name,
    approver_name,
    withdrawer_name
  }
}

/** What staff decide about a notification; reading it locks it. Tests on one's own cards are not logged. */
export const pushes = audited({
  read: lock,
  subject: ({ uuid, text, is_test }) => (is_test ? undefined : { object: 'push-notification', id: uuid, name: text }),
  fields: fieldsOf
})
