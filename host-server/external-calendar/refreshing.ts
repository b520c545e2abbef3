import { Cron } from 'croner'
import { findTenantById } from '../core/current-tenant.ts'
import type { Services } from '../core/services.ts'
import { TenantDb } from '../core/tenant-db.ts'
import { type CalendarRow, claimDue } from './external-calendar.repository.ts'
import { refresh } from './reading.service.ts'

const BATCH = 12

async function refreshOne(services: Services, { tenant_id, ...row }: CalendarRow & { tenant_id: string }) {
  const tenant = await findTenantById(services.knex, tenant_id)
  // what was read stays, and is read again when the module is back
  if (!tenant?.modules.has('smm-calendar')) return
  await refresh(services, new TenantDb(services.knex, tenant_id), row, 'meanwhile')
}

/** Reads the calendars of all tenants whose time has come. */
export async function refreshDue(services: Services): Promise<void> {
  const report = (err: unknown) => services.log.error({ err }, 'a calendar could not be refreshed')
  for (;;) {
    const rows = await claimDue(services, BATCH)
    await Promise.all(rows.map((row) => refreshOne(services, row).catch(report)))
    if (rows.length < BATCH || services.stopping) return
  }
}

/** Looks every minute. */
export function startRefreshing(services: Services): { stop(): void } {
  const report = (err: unknown) => services.log.error({ err }, 'calendars could not be refreshed')
  return new Cron('* * * * *', { unref: true, protect: true, catch: report }, () => refreshDue(services))
}
