import type { AppointmentToHandOver } from '#contract/branch-calendar'
import { type Bookable, findDays } from '../../calendar/availability/availability.service.ts'
import { findClosed } from '../../calendar/holidays/closed-days.repository.ts'
import { intervalsOf } from '../../calendar/holidays/closed-moments.service.ts'
import { dayOf, dayStart, timeOn } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Visit } from '../appointments/hand-over.service.ts'
import type { Fit } from './fit.service.ts'

type Obstacle = NonNullable<AppointmentToHandOver['obstacle']>
type Span = Pick<Visit, 'starts_at' | 'ends_at'>

const DAY_MINUTES = 24 * 60

const overlaps = (one: Span, other: Span) => one.starts_at < other.ends_at && other.starts_at < one.ends_at

/** The instant so many minutes past midnight by the clock; 24:00 is the next midnight. */
const momentOn = (day: string, minutes: number, zone: string) =>
  minutes < DAY_MINUTES
    ? timeOn(day, `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`, zone)
    : dayStart(day, zone, 1)

/** Why none of the colleagues can take an appointment, for each of those that nobody can take. */
export async function findObstacles(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  visits: readonly Visit[],
  colleagues: readonly string[],
  { isOffered }: Pick<Fit, 'isOffered'>,
  now: Date
): Promise<Map<string, Obstacle>> {
  const { time_zone: zone } = branch
  const days = visits.map(({ starts_at }) => dayOf(starts_at, zone)).toSorted()
  const [from, to] = [days.at(0), days.at(-1)]
  if (!from || !to) return new Map()
  const [closures, calendars] = await Promise.all([
    findClosed(db, branch.organization_uuid, from, to),
    findDays(db, branch, colleagues, { from, to }, now)
  ])
  const closed = closures.flatMap((closure) => intervalsOf(closure, zone))
  const works = (colleague: string, visit: Visit) => {
    const facts = calendars.get(colleague)
    if (!facts || facts.busy.some((one) => 'kind' in one && one.kind === 'absence' && overlaps(one, visit)))
      return false
    return facts.hours.some(({ day, open, close }) => {
      const span = { starts_at: momentOn(day, open, zone), ends_at: momentOn(day, close, zone) }
      return span.starts_at <= visit.starts_at && visit.ends_at <= span.ends_at
    })
  }
  const obstacleOf = (visit: Visit): Obstacle => {
    if (closed.some((one) => overlaps(one, visit))) return 'closed'
    const present = colleagues.filter((one) => works(one, visit))
    if (!present.length) return 'not-working'
    return present.some((one) => isOffered(one, visit)) ? 'busy' : 'not-offered'
  }
  return new Map(visits.map((visit) => [visit.uuid, obstacleOf(visit)]))
}
