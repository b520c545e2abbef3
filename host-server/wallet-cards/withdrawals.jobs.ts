import { instant } from '../core/clock.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../outbox/outbox.ts'
import { nextRevision } from '../wallet/pass-service.repository.ts'
import { BATCH } from './notifications.jobs.ts'
import { find } from './notifications.repository.ts'
import { wake } from './waking.ts'
import { change, findCarrying } from './withdrawals.repository.ts'

/** The withdrawal of a notification from the cards whose serials follow one. */
export const withdrawalOf = (notification: string, after: string): Job => ({
  kind: 'wallet-withdrawal',
  dedupe_key: `wallet-withdrawal:${notification}:${after}`,
  payload: { notification, after }
})

/** Has the next cards told anew, without what was taken back, and plans those after them; the cards' serials. */
function changeNext({ db, services }: JobContext, uuid: string, after: string): Promise<string[]> {
  const now = services.clock.now()
  return db.transaction(async (trx) => {
    const serials = await findCarrying(trx, uuid, after, BATCH)
    await change(trx, serials, { revision: await nextRevision(trx), changed_at: instant(now) })
    const last = serials.at(-1)
    if (last && serials.length === BATCH) await enqueue(trx, now, withdrawalOf(uuid, last))
    return serials
  })
}

/** Phones are woken, and show nothing: the text that comes instead has no words for its change. */
export const withdrawalJobs: Handlers = {
  async 'wallet-withdrawal'({ notification, after }, context) {
    const sent = await find(context.db, String(notification))
    if (!sent?.withdrawal_uuid) return
    const serials = await changeNext(context, sent.uuid, String(after))
    await wake(context, serials, { uuid: sent.withdrawal_uuid })
  }
}
