import { Cron } from 'croner'
import { giveWay } from '../../core/base/slices.ts'
import { enqueue, type JobContext } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantById, findTenantIdsByModule } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { digestOf } from './pass-updates.card.ts'
import { refreshOf } from './pass-updates.jobs.ts'
import { reviewJob } from './pass-updates.next.ts'
import * as repository from './pass-updates.repository.ts'

/** Two nodes may check at once; what one misses, the next check finds. */
async function noticeCard({ db, app, tenant }: JobContext, card: repository.CardSource): Promise<void> {
  const digest = digestOf(app.config, tenant, card)
  if (digest === card.digest) return
  await db.transaction(async (trx) => {
    if (await repository.storeDigest(trx, card, digest))
      await enqueue(trx, app.clock.now(), refreshOf(card.uuid, card.edition + 1))
  })
}

/** Every write to a calendar raises its revision. */
async function noticeCalendar({ db, app }: JobContext, card: repository.CardSource): Promise<void> {
  const revision = card.revision ?? 0
  if (!card.shows_appointments || revision === card.calendar_revision) return
  await db.transaction(async (trx) => {
    if (await repository.storeCalendarRevision(trx, card, revision))
      await enqueue(trx, app.clock.now(), reviewJob(card.uuid, `revision:${revision}`))
  })
}

async function lookAt(context: JobContext): Promise<void> {
  for (const card of await repository.findAll(context.db)) {
    await noticeCard(context, card)
    await noticeCalendar(context, card)
    await giveWay()
  }
}

/**
 * Compares the content of issued cards with what they would show today, so that code which changes an advisor, a branch
 * or the institution's look need not know of cards.
 */
export async function checkCards(app: AppContext): Promise<void> {
  const { knex } = app
  for (const id of await findTenantIdsByModule(knex, 'wallet-cards')) {
    const tenant = await findTenantById(knex, id)
    const report = (err: unknown) => app.log.error({ err, tenant: id }, 'issued cards could not be checked for changes')
    // a failure of one institution must not affect the others
    if (tenant) await lookAt({ app, tenant, db: new TenantDb(knex, id) }).catch(report)
  }
}

/** Checks twice a minute. */
export function startPassUpdates(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'issued cards could not be checked for changes')
  return new Cron('*/30 * * * * *', { unref: true, protect: true, catch: report }, () => checkCards(app))
}
