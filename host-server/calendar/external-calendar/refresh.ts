import { Cron } from 'croner'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantById } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type CalendarRow, claimDue, findIdle } from './external-calendar.repository.ts'
import { refresh } from './reading.service.ts'
import { subscriptionIn } from './subscriptions.jobs.ts'
import { remove } from './subscriptions.repository.ts'

const BATCH = 12

async function refreshOne(app: AppContext, { tenant_id, ...row }: CalendarRow & { tenant_id: string }) {
  const tenant = await findTenantById(app.knex, tenant_id)
  // busy times stay, and are refreshed once the module is on again
  if (!tenant?.modules.has('smm-calendar')) return
  await refresh({ app, tenant, db: new TenantDb(app.knex, tenant_id) }, row, 'background')
}

/** Reads the due calendars of all tenants. */
export async function refreshDue(app: AppContext): Promise<void> {
  const report = (err: unknown) => app.log.error({ err }, 'a calendar could not be refreshed')
  for (;;) {
    const rows = await claimDue(app, BATCH)
    await Promise.all(rows.map((row) => refreshOne(app, row).catch(report)))
    if (rows.length < BATCH || app.stopping) return
  }
}

/** Services need not tell of the calendars of advisors who have left; who comes back is told again. */
export async function endIdle(app: AppContext): Promise<void> {
  for (const { tenant_id, ...row } of await findIdle(app, BATCH)) {
    const { advisor_uuid, channel } = row
    const subscription = subscriptionIn(row)
    await new TenantDb(app.knex, tenant_id).transaction(async (trx) => {
      await remove(trx, advisor_uuid)
      if (!subscription) return
      await enqueue(trx, app.clock.now(), {
        kind: 'calendar-unsubscription',
        dedupe_key: `calendar-unsubscription:${channel}`,
        payload: { advisor_uuid, subscription }
      })
    })
  }
}

/** Checks every minute for due calendars. */
export function startRefreshing(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'calendars could not be refreshed')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, async () => {
    await endIdle(app)
    await refreshDue(app)
  })
}
