import { Cron } from 'croner'
import { Temporal } from 'temporal-polyfill'
import type { Days } from '#contract/reports'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantIdsByModule } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findSubscribed, type Recipient } from './weekly-report.repository.ts'

/** On Monday, in the branch's time zone. */
const HOUR_OF_DAY = 7
/** A server that was down on Monday sends on Tuesday; later in the week the report would be outdated. */
const DAYS_LATE = 2

/** The previous week, if its report is due at an instant. */
export function dueWeek(zone: string, now: Date): Days | undefined {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const monday = here.toPlainDate().subtract({ days: here.dayOfWeek - 1 })
  const due = monday.toZonedDateTime({ timeZone: zone, plainTime: { hour: HOUR_OF_DAY } })
  const over = monday.add({ days: DAYS_LATE }).toZonedDateTime(zone)
  const isDue = due.epochMilliseconds <= now.getTime() && now.getTime() < over.epochMilliseconds
  if (!isDue) return undefined
  return { from: monday.subtract({ weeks: 1 }).toString(), to: monday.subtract({ days: 1 }).toString() }
}

/** Once per week, branch and recipient, on any node and however often it is planned. */
const jobOf = ({ uuid, organization_uuid, user_uuid }: Recipient, { from, to }: Days): Job => ({
  kind: 'weekly-report',
  dedupe_key: `weekly-report:${from}:${organization_uuid}:${user_uuid}`,
  payload: { assignment: uuid, from, to }
})

async function plan(db: TenantDb, now: Date, recipient: Recipient): Promise<void> {
  const week = dueWeek(recipient.time_zone, now)
  if (week) await enqueue(db, now, jobOf(recipient, week))
}

/** Plans the reports that are due; a failure of one tenant does not affect the others. */
export async function planReports({ knex, clock, log }: AppContext): Promise<void> {
  const said = 'a weekly report could not be planned'
  for (const tenant of await findTenantIdsByModule(knex, 'reports')) {
    const db = new TenantDb(knex, tenant)
    const recipients = await findSubscribed(db).catch((err) => log.error({ err, tenant }, said))
    for (const recipient of recipients ?? []) {
      const { uuid: assignment } = recipient
      await plan(db, clock.now(), recipient).catch((err) => log.error({ err, tenant, assignment }, said))
    }
  }
}

/** Checks every ten minutes. */
export function startWeeklyReports(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'weekly reports could not be planned')
  return new Cron('*/10 * * * *', { unref: true, protect: true, catch: report }, () => planReports(app))
}
