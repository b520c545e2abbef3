import { instant } from '../../core/base/clock.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import { nextRevision } from '../wallet/pass-service.repository.ts'
import { BATCH } from './notifications.jobs.ts'
import { find } from './notifications.repository.ts'
import { wakePhones } from './pass-push.ts'
import { change, findCarrying } from './withdrawals.repository.ts'

/** The job that withdraws a notification from the cards after this serial. */
export const withdrawalOf = (notification: string, after: string): Job => ({
  kind: 'wallet-withdrawal',
  dedupe_key: `wallet-withdrawal:${notification}:${after}`,
  payload: { notification, after }
})

/** Updates the next cards, without the withdrawn text, and enqueues those after them; returns the cards' serials. */
function changeNext({ db, app }: JobContext, uuid: string, after: string): Promise<string[]> {
  const now = app.clock.now()
  return db.transaction(async (trx) => {
    const serials = await findCarrying(trx, uuid, after, BATCH)
    await change(trx, serials, { revision: await nextRevision(trx), changed_at: instant(now) })
    const last = serials.at(-1)
    if (last && serials.length === BATCH) await enqueue(trx, now, withdrawalOf(uuid, last))
    return serials
  })
}

/** Wakes phones silently: the text that replaces the withdrawn one has no change message. */
export const withdrawalJobs: Handlers = {
  async 'wallet-withdrawal'({ notification, after }, context) {
    const sent = await find(context.db, String(notification))
    if (!sent?.withdrawal_uuid) return
    const serials = await changeNext(context, sent.uuid, String(after))
    await wakePhones(context, serials, { uuid: sent.withdrawal_uuid })
  }
}
