import { findEntries } from '../../calendar/holidays/closed-days.repository.ts'
import type { OpenTime } from '../../calendar/holidays/special-hours.service.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, minuteOf, timeOn } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { findOpenings } from './branches.repository.ts'
import { type OpeningTimes, timesOn } from './opening-hours.ts'

/** When a branch is open between two days. */
export async function findOpeningTimes(
  db: TenantDb,
  branchUuid: string,
  from: string,
  to: string
): Promise<OpeningTimes> {
  const [openings, entries] = await Promise.all([findOpenings(db, branchUuid), findEntries(db, branchUuid, from, to)])
  return { openings, entries }
}

/** What is left of today's hours of a branch; empty if it opens no more, null if its opening hours are not known. */
export async function findOpenToday(
  db: TenantDb,
  { organization_uuid, time_zone }: Pick<AdvisorRow, 'organization_uuid' | 'time_zone'>,
  now: Date
): Promise<(OpenTime & { has_begun: boolean })[] | null> {
  const [date = '', time = ''] = minuteOf(now, time_zone).split(' ')
  const times = await findOpeningTimes(db, organization_uuid, date, date)
  const open = timesOn(times, date)
  if (!times.openings.length && !open.length) return null
  return open.filter(({ end_time }) => end_time > time).map((one) => ({ ...one, has_begun: one.start_time <= time }))
}

/** The minutes between two moments in which a branch is open. */
export function minutesOpen(times: OpeningTimes, zone: string, from: string, to: string): number {
  let sum = 0
  for (let day = dayOf(from, zone); day <= dayOf(to, zone); day = dayLater(day, 1))
    for (const { start_time, end_time } of timesOn(times, day)) {
      const start = Math.max(Date.parse(timeOn(day, start_time, zone)), Date.parse(from))
      const end = Math.min(Date.parse(timeOn(day, end_time, zone)), Date.parse(to))
      sum += Math.max(0, end - start)
    }
  return sum / MINUTE
}
