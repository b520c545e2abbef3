import { randomUUID } from 'node:crypto'
import { fullName } from '../advisors/full-name.ts'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../outbox/outbox.ts'
import { findAdvisors } from '../wallet-cards/notifications.repository.ts'
import { BATCH, raise } from './living.jobs.ts'
import { keepInMind } from './living.memory.ts'
import { followUp } from './living.next.ts'
import * as repository from './living.repository.ts'

/** The part of a transfer that follows a card; those before it are through. */
const transferOf = (transfer: string, after = ''): Job => ({
  kind: 'wallet-transfer',
  dedupe_key: `wallet-transfer:${transfer}:${after}`,
  payload: { transfer }
})

/** Notes who wants it, and has it done. */
async function begin(call: Call, successor?: { uuid: string; alias: string }) {
  const { db, user, services, advisor } = call
  const now = services.clock.now()
  const transfer = { uuid: randomUUID(), cards: await repository.countValid(db, advisor.uuid) }
  await db.transaction(async (trx) => {
    await repository.insertTransfer(trx, {
      ...transfer,
      ...{ advisor_uuid: advisor.uuid, advisor_alias: advisor.alias, created_at: instant(now) },
      ...{ successor_uuid: successor?.uuid ?? null, successor_alias: successor?.alias ?? null },
      ...{ user_uuid: user?.uuid ?? '', user_name: user?.full_name ?? '' }
    })
    const changed = { object: 'advisor' as const, id: advisor.uuid, name: fullName(advisor) }
    // whose they are; nobody's once they are void
    await record(trx, call, changed, { wallet_cards: advisor.alias }, { wallet_cards: successor?.alias ?? null })
    await enqueue(trx, now, transferOf(transfer.uuid))
  })
  return transfer
}

export async function handOver(call: Call, alias: string) {
  const [successor] = alias === call.advisor.alias ? [] : await findAdvisors(call.db, [alias])
  if (!successor) throw new Unprocessable({ successor: [call.t('errors.unknown')] })
  return begin(call, successor)
}

export const revoke = (call: Call) => begin(call)

/** A card without consent is nobody's to write to; a void one cannot be given any. */
const changeOf = ({ successor_uuid }: repository.Transfer, now: Date) =>
  successor_uuid
    ? { advisor_uuid: successor_uuid, next_appointment: '' }
    : { revoked_at: instant(now), notifications_at: null }

/** What is through no longer stands among the advisor's cards, so that done again it goes on where it was. */
async function transferNext(uuid: string, context: JobContext): Promise<void> {
  const { db, services } = context
  const found = await repository.findTransfer(db, uuid)
  if (!found) return
  const now = services.clock.now()
  if (found.successor_uuid) await keepInMind(context, found.successor_uuid)
  await db.transaction(async (trx) => {
    const serials = await repository.findBatch(trx, found.advisor_uuid, '', BATCH)
    await raise(trx, now, serials, changeOf(found, now))
    const last = serials.at(-1)
    // what they show is with the successor from now on
    if (found.successor_uuid) await enqueue(trx, now, followUp(found.successor_uuid, `transfer:${uuid}:${last}`))
    if (last && serials.length === BATCH) await enqueue(trx, now, transferOf(uuid, last))
  })
}

export const transferJobs: Handlers = {
  'wallet-transfer': ({ transfer }, context) => transferNext(String(transfer), context)
}
