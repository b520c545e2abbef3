import { randomUUID } from 'node:crypto'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import { findAdvisors } from '../push-notifications/notifications.repository.ts'
import { storeDigest } from './pass-updates.digest.ts'
import { BATCH, markChanged } from './pass-updates.jobs.ts'
import { reviewJob } from './pass-updates.next.ts'
import * as repository from './pass-updates.repository.ts'

/** The job that continues a transfer after this card. */
const transferOf = (transfer: string, after = ''): Job => ({
  kind: 'wallet-transfer',
  dedupe_key: `wallet-transfer:${transfer}:${after}`,
  payload: { transfer }
})

/** Records who requested it, and enqueues it. */
async function begin(call: Call, successor?: { uuid: string; alias: string }) {
  const { db, user, app, advisor } = call
  const now = app.clock.now()
  const transfer = { uuid: randomUUID(), cards: await repository.countValid(db, advisor.uuid) }
  await db.transaction(async (trx) => {
    await repository.insertTransfer(trx, {
      ...transfer,
      advisor_uuid: advisor.uuid,
      advisor_alias: advisor.alias,
      created_at: instant(now),
      successor_uuid: successor?.uuid ?? null,
      successor_alias: successor?.alias ?? null,
      user_uuid: user?.uuid ?? '',
      user_name: user?.full_name ?? ''
    })
    const changed = { object: 'advisor' as const, id: advisor.uuid, name: fullName(advisor) }
    // the owner; none once they are void
    await record(trx, call, changed, { wallet_cards: advisor.alias }, { wallet_cards: successor?.alias ?? null })
    await enqueue(trx, now, transferOf(transfer.uuid))
  })
  return transfer
}

export async function handOver(call: Call, alias: string) {
  const [successor] = alias === call.advisor.alias ? [] : await findAdvisors(call.db, [alias])
  if (!successor) throw new Unprocessable({ successor: [call.t('errors.field')] })
  return begin(call, successor)
}

export const revoke = (call: Call) => begin(call)

/** A card without consent gets no notifications; a void one cannot be given consent. */
const changeOf = ({ successor_uuid }: repository.Transfer, now: Date) =>
  successor_uuid
    ? { advisor_uuid: successor_uuid, next_appointment: '' }
    : { revoked_at: instant(now), notifications_at: null }

/** Transferred cards no longer belong to the advisor, so a retry continues where it stopped. */
async function transferNext(uuid: string, context: JobContext): Promise<void> {
  const { db, app } = context
  const found = await repository.findTransfer(db, uuid)
  if (!found) return
  const now = app.clock.now()
  if (found.successor_uuid) await storeDigest(context, found.successor_uuid)
  await db.transaction(async (trx) => {
    const serials = await repository.findBatch(trx, found.advisor_uuid, '', BATCH)
    await markChanged(trx, now, serials, changeOf(found, now))
    const last = serials.at(-1)
    // their content is the successor's from now on
    if (found.successor_uuid) await enqueue(trx, now, reviewJob(found.successor_uuid, `transfer:${uuid}:${last}`))
    if (last && serials.length === BATCH) await enqueue(trx, now, transferOf(uuid, last))
  })
}

export const transferJobs: Handlers = {
  'wallet-transfer': ({ transfer }, context) => transferNext(String(transfer), context)
}
