import { Cron } from 'croner'
import { DAY, HOUR, instant } from '../../core/base/clock.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantIdsByModule } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findUnasked } from './reviews.repository.ts'

/** How long after the end of an appointment its customer is asked. */
const DELAY = HOUR
/** A server that was down asks later, but not about what is long past. */
const LATEST = 2 * DAY
/** As many are planned in one transaction. */
const PART = 200

/** Once per appointment, on any node and however often it is planned. */
const jobOf = (appointment_uuid: string): Job => ({
  kind: 'review-request',
  dedupe_key: `review-request:${appointment_uuid}`,
  payload: { appointment_uuid }
})

async function plan(db: TenantDb, now: Date): Promise<void> {
  const [from, until] = [instant(now.getTime() - LATEST), instant(now.getTime() - DELAY)]
  for (;;) {
    const unasked = await findUnasked(db, from, until, PART)
    if (!unasked.length) return
    await enqueue(db, now, ...unasked.map(jobOf))
  }
}

/** Plans the questions that are due; a failure of one tenant does not affect the others. */
export async function planReviewRequests({ knex, clock, log }: AppContext): Promise<void> {
  for (const tenant of await findTenantIdsByModule(knex, 'profiles-reviews')) {
    await plan(new TenantDb(knex, tenant), clock.now()).catch((err) =>
      log.error({ err, tenant }, 'requests for reviews could not be planned')
    )
  }
}

/** Checks every ten minutes. */
export function startReviewRequests(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'requests for reviews could not be planned')
  return new Cron('*/10 * * * *', { unref: true, protect: true, catch: report }, () => planReviewRequests(app))
}
