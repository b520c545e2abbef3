import { Cron } from 'croner'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantById } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type CalendarRow, claimDue } from './external-calendar.repository.ts'
import { refresh } from './reading.service.ts'

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

/** Checks every minute for due calendars. */
export function startRefreshing(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'calendars could not be refreshed')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, () => refreshDue(app))
}
