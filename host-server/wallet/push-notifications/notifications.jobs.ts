import { PLATFORMS } from '#contract/push-notifications'
import { instant } from '../../core/base/clock.ts'
import { recordEvents } from '../../core/events/report-events.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { notifyHolders } from '../wallet/google.service.ts'
import { nextRevision } from '../wallet/pass-service.repository.ts'
import { batchOf } from './notification-job.ts'
import * as repository from './notifications.repository.ts'
import { wakePhones } from './pass-push.ts'
import { platformsOf } from './platforms.service.ts'
import { maySend } from './send-check.ts'

/** Cards per batch: few enough that no booking waits for them. */
export const BATCH = 100

/** Counts the devices to which it goes with these cards: none of a wallet whose phones cannot be notified. */
async function noteSent(trx: TenantDb, now: Date, { app }: JobContext, serials: readonly string[]) {
  const platforms = await platformsOf(app)
  const notified = PLATFORMS.filter((name) => platforms[name])
  await recordEvents(trx, now, 'push-sent', await repository.countByAdvisor(trx, serials, notified))
}

/**
 * Puts the notification on the next cards, and enqueues the job for those after them; returns the cards' serials.
 * Idempotent.
 */
function putNext(context: JobContext, sent: repository.SentNotification, after: string): Promise<string[]> {
  const { db, app } = context
  const now = app.clock.now()
  return db.transaction(async (trx) => {
    if (!(await repository.begin(trx, sent, instant(now)))) return []
    const serials = await repository.findBatch(trx, repository.targetOf(sent), after, BATCH)
    const change = { revision: await nextRevision(trx), changed_at: instant(now) }
    await notifyHolders(trx, now, sent.uuid, serials)
    const fresh = await repository.put(trx, serials, sent, change)
    if (!sent.is_test) await noteSent(trx, now, context, fresh)
    const last = serials.at(-1)
    if (last && serials.length === BATCH) await enqueue(trx, now, batchOf(sent.uuid, last))
    else await repository.finish(trx, sent.uuid, change.changed_at)
    return serials
  })
}

/** Has its own queue, so that a hundred thousand phones do not delay e-mails. */
export const notificationJobs: Handlers = {
  async 'wallet-notification'({ notification, after }, context) {
    const sent = await repository.find(context.db, String(notification))
    if (!sent || !(await maySend(context, sent))) return
    const serials = await putNext(context, sent, String(after))
    await wakePhones(context, serials, { uuid: sent.uuid, batch: String(after), isTest: Boolean(sent.is_test) })
  }
}
