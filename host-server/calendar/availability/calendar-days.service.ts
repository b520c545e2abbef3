import type { AdvisorTimes, BusyTime, Closure } from '#contract/calendar-days'
import { dayLater, dayStart, earlierOf, later } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { absenceSpan } from '../advisor-settings/absence.repository.ts'
import { findClosed } from '../holidays/closed-days.repository.ts'
import type { Bookable } from './availability.repository.ts'
import { findDays } from './availability.service.ts'
import { lastDay, type TopicRules } from './engine.ts'

interface Days {
  from: string
  to: string
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** One entry for each day that a closure takes up. */
const closuresOf = (closures: Awaited<ReturnType<typeof findClosed>>, { from, to }: Days): Closure[] =>
  closures.flatMap(({ date: first, last_date, start_time, end_time, label }) => {
    const days: Closure[] = []
    for (let date = later(first, from); date <= earlierOf(last_date, to); date = dayLater(date, 1))
      days.push({ date, start_time, end_time, label })
    return days
  })

type Facts = Awaited<ReturnType<typeof findDays>> extends ReadonlyMap<string, infer F> ? F : never

/** The shortest notice and the longest window, in days, of what can be booked with an advisor; null where nothing can. */
type Widest = Record<keyof Pick<TopicRules, 'notice_minutes' | 'window_days'>, number | null>

/** As in the engine, the advisor's own notice applies where it is longer. */
function windowOf({ notice_minutes, window_days }: Widest, { own }: Facts, zone: string, now: Date) {
  if (notice_minutes === null || window_days === null) return null
  return {
    notice_minutes: Math.max(notice_minutes, own?.notice_minutes ?? 0),
    last_day: lastDay(now, { window_days }, zone)
  }
}

function timesOf({ hours, busy, away }: Facts, { from, to }: Days, zone: string): Omit<AdvisorTimes, 'window'> {
  const [since, until] = [dayStart(from, zone), dayStart(to, zone, 1)]
  const absent: BusyTime[] = away ? [absenceSpan(away, zone)] : []
  return {
    hours: hours.map(({ day, open, close }) => ({ date: day, start_time: clock(open), end_time: clock(close) })),
    busy: [...absent, ...busy].filter(({ starts_at, ends_at }) => starts_at < until && ends_at > since)
  }
}

/** What calendars show beside appointments: when advisors can be booked, and when their branch is closed. */
export async function findCalendarDays(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  days: Days,
  now: Date
) {
  const [facts, closures] = await Promise.all([
    findDays(db, branch, advisors, days, now),
    findClosed(db, branch.organization_uuid, days.from, days.to)
  ])
  return {
    closures: closuresOf(closures, days),
    timesOf(advisor: string, widest?: Widest): AdvisorTimes {
      const known = facts.get(advisor)
      const zone = branch.time_zone
      if (!known) return { hours: [], busy: [], window: null }
      return { ...timesOf(known, days, zone), window: widest ? windowOf(widest, known, zone, now) : null }
    }
  }
}
