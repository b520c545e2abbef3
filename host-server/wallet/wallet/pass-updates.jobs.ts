import { instant } from '../../core/base/clock.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { removePhones } from '../push-notifications/notifications.repository.ts'
import { updateObjects } from './google.service.ts'
import { nextRevision } from './pass-service.repository.ts'
import * as repository from './pass-updates.repository.ts'
import { apnsOf } from './wallet.service.ts'

/** Cards per batch: few enough that no booking waits for them. */
export const BATCH = 100

const wakeFor = (revision: number): Job => ({
  kind: 'wallet-wake',
  dedupe_key: `wallet-wake:${revision}`,
  payload: { revision }
})

/** Marks these cards as changed, and enqueues the wake-up of their phones. */
export async function markChanged(
  trx: TenantDb,
  now: Date,
  serials: readonly string[],
  change: Record<string, unknown> = {}
): Promise<void> {
  if (!serials.length) return
  const revision = await nextRevision(trx)
  await repository.update(trx, serials, { ...change, revision, changed_at: instant(now) })
  await enqueue(trx, now, wakeFor(revision))
  await updateObjects(trx, now, serials)
}

/** The job that updates an advisor's cards after this serial. */
export const refreshOf = (advisor: string, edition: number, after = ''): Job => ({
  kind: 'wallet-refresh',
  dedupe_key: `wallet-refresh:${advisor}:${edition}:${after}`,
  payload: { advisor, edition, after }
})

async function refreshNext({ advisor, edition, after }: Record<string, unknown>, { db, app }: JobContext) {
  const now = app.clock.now()
  await db.transaction(async (trx) => {
    const serials = await repository.findBatch(trx, String(advisor), String(after), BATCH)
    await markChanged(trx, now, serials)
    const last = serials.at(-1)
    if (last && serials.length === BATCH) await enqueue(trx, now, refreshOf(String(advisor), Number(edition), last))
  })
}

/** Wakes the phones with the changed cards silently. Those that could not be reached are left for the next attempt. */
async function wakePhones(revision: number, { db, app }: JobContext): Promise<void> {
  const apns = await apnsOf(app.config)
  if (!apns) return
  const phones = await repository.findPhonesToWake(db, revision)
  const serials = phones.map(({ serial }) => serial)
  const { delivered, gone, failed, reason } = await apns.wake(phones.map(({ push_token }) => push_token))
  await repository.recordWoken(db, serials, delivered, revision)
  await db.transaction((trx) => removePhones(trx, app.clock.now(), serials, gone))
  if (failed.length) throw new Error(`${failed.length} of ${phones.length} phones could not be notified: ${reason}`)
}

export const passUpdateJobs: Handlers = {
  'wallet-refresh': refreshNext,
  'wallet-wake': ({ revision }, context) => wakePhones(Number(revision), context)
}
