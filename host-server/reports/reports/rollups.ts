import { Cron } from 'croner'
import { Temporal } from 'temporal-polyfill'
import { HOUR, instant } from '../../core/base/clock.ts'
import { dayLater, todayIn } from '../../core/base/days.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantIdsByModule } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './rollups.repository.ts'

/** Within these days, entries that were committed late, or that another node's clock dated back, are still counted. */
const DAYS_AGAIN = 3

/** The last day that has ended at every branch. */
async function lastDay(db: TenantDb, now: number): Promise<string | undefined> {
  const zones: string[] = await db.table('organizations').distinct('time_zone').pluck('time_zone')
  const [first] = zones.map((zone) => todayIn(zone, now).day).toSorted()
  return first && dayLater(first, -1)
}

function monthEnd(day: string): string {
  const date = Temporal.PlainDate.from(day)
  return date.with({ day: date.daysInMonth }).toString()
}

/** Rolls up the days that have ended, and the last few again. */
export async function rollUp(db: TenantDb, now: Date): Promise<void> {
  await repository.claimRollup(db, '', '')
  const last = await lastDay(db, now.getTime())
  const rolled = await repository.findRolledUntil(db)
  const first = rolled ? dayLater(rolled, 1 - DAYS_AGAIN) : await repository.findFirstDay(db)
  if (!last || !first) return
  for (let from = first; from <= last; ) {
    const [to = last] = [monthEnd(from), last].toSorted()
    await repository.replaceDays(db, from, to)
    from = dayLater(to, 1)
  }
}

/** Once a day, by one node; after a failure again in an hour. */
async function rollUpOnce(db: TenantDb, now: Date): Promise<void> {
  for (const month of await repository.findMonthsWithoutBranches(db)) await repository.restoreMonth(db, month)
  const last = await lastDay(db, now.getTime())
  const rolled = await repository.findRolledUntil(db)
  if (!last || (rolled && rolled >= last)) return
  if (await repository.claimRollup(db, instant(now), instant(now.getTime() - HOUR / 2))) await rollUp(db, now)
}

export async function rollUpAll({ knex, clock, log }: AppContext): Promise<void> {
  for (const id of await findTenantIdsByModule(knex, 'reports')) {
    // a failure of one institution must not affect the others
    await rollUpOnce(new TenantDb(knex, id), clock.now()).catch((err) =>
      log.error({ err, tenant: id }, 'reports could not be aggregated')
    )
  }
}

/** Checks every hour. */
export function startRollups(app: AppContext): { stop(): void } {
  const report = (err: unknown) => app.log.error({ err }, 'reports could not be aggregated')
  return new Cron('7 * * * *', { unref: true, protect: true, catch: report }, () => rollUpAll(app))
}
