import { setImmediate } from 'node:timers/promises'
import { Cron } from 'croner'
import { findTenantById, findTenantIdsByModule } from '../core/current-tenant.ts'
import type { Services } from '../core/services.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { enqueue, type JobContext } from '../outbox/outbox.ts'
import { digestOf } from './living.card.ts'
import { refreshOf } from './living.jobs.ts'
import { followUp } from './living.next.ts'
import * as repository from './living.repository.ts'

/** Of two nodes one notices first; what both overlook, the next look finds. */
async function noticeCard({ db, services, tenant }: JobContext, card: repository.LivingCard): Promise<void> {
  const digest = digestOf(services.config, tenant, card)
  if (digest === card.digest) return
  await db.transaction(async (trx) => {
    if (await repository.noteDigest(trx, card, digest))
      await enqueue(trx, services.clock.now(), refreshOf(card.uuid, card.edition + 1))
  })
}

/** Whoever writes in a calendar raises its revision. */
async function noticeCalendar({ db, services }: JobContext, card: repository.LivingCard): Promise<void> {
  const revision = card.revision ?? 0
  if (!card.shows_appointments || revision === card.calendar_revision) return
  await db.transaction(async (trx) => {
    if (await repository.noteCalendar(trx, card, revision))
      await enqueue(trx, services.clock.now(), followUp(card.uuid, `revision:${revision}`))
  })
}

async function lookAt(context: JobContext): Promise<void> {
  for (const card of await repository.findAll(context.db)) {
    await noticeCard(context, card)
    await noticeCalendar(context, card)
    // between two of them others have their turn
    await setImmediate()
  }
}

/**
 * Compares what the issued cards print with what they would print today, so that whoever changes an advisor, a branch or
 * the institution's look need not know of cards.
 */
export async function lookAtCards(services: Services): Promise<void> {
  const { knex } = services
  for (const id of await findTenantIdsByModule(knex, 'wallet-cards')) {
    const tenant = await findTenantById(knex, id)
    const report = (err: unknown) => services.log.error({ err, tenant: id }, 'issued cards could not be compared')
    // one institution's trouble is not the others'
    if (tenant) await lookAt({ services, tenant, db: new TenantDb(knex, id) }).catch(report)
  }
}

/** Looks twice a minute. */
export function startLiving(services: Services): { stop(): void } {
  const report = (err: unknown) => services.log.error({ err }, 'issued cards could not be compared')
  return new Cron('*/30 * * * * *', { unref: true, protect: true, catch: report }, () => lookAtCards(services))
}
