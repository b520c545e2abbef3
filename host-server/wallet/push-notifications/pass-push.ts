import type { Outcome } from '#contract/push-history'
import { recordCardEvents } from '../../core/events/report-events.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import type { PushOutcome } from '../wallet/apns.ts'
import { apnsOf } from '../wallet/wallet.service.ts'
import { count } from './history.repository.ts'
import { findPhonesToWake, type PhoneToWake, recordWoken, removePhones } from './notifications.repository.ts'

/** Why phones are woken. */
export interface Cause {
  uuid: string
  /** The batch whose counts it updates; without one, the push is silent. */
  batch?: string
  /** For tests, which no report counts. */
  isTest?: boolean
}

/** The number of devices by the outcome of their tokens. */
function tally(phones: readonly PhoneToWake[], { delivered, gone, failed }: PushOutcome): Outcome {
  const countOf = (tokens: readonly string[]) => cardsOf(phones, tokens).length
  return { delivered: countOf(delivered), gone: countOf(gone), failed: countOf(failed) }
}

/** The cards on the devices with these tokens. */
function cardsOf(phones: readonly PhoneToWake[], tokens: readonly string[]): string[] {
  const said = new Set(tokens)
  return phones.filter(({ push_token }) => said.has(push_token)).map(({ serial }) => serial)
}

/** Wakes the phones with these cards. Those that could not be reached are left for the next attempt. */
export async function wakePhones(
  { db, app }: JobContext,
  serials: readonly string[],
  { uuid, batch, isTest }: Cause
): Promise<void> {
  const apns = await apnsOf(app.config)
  if (!apns || !serials.length) return
  const phones = await findPhonesToWake(db, serials, uuid, batch !== undefined)
  const outcome = await apns.wake(phones.map(({ push_token }) => push_token))
  const { delivered, gone, failed, reason } = outcome
  await db.transaction(async (trx) => {
    await recordWoken(trx, serials, delivered, uuid)
    const now = app.clock.now()
    await removePhones(trx, now, serials, gone)
    if (batch === undefined) return
    await count(trx, uuid, 'apple', batch, tally(phones, outcome))
    if (!isTest) await recordCardEvents(trx, now, 'push-reached', cardsOf(phones, delivered))
  })
  if (failed.length) throw new Error(`${failed.length} of ${phones.length} phones could not be notified: ${reason}`)
}
