import type { Obstacle } from '#contract/bookability'
import { dayOf } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { StoredFacts } from './availability.repository.ts'
import { type Bookable, factsOf, type Offering, soonestStart, windowOf } from './availability.service.ts'
import type { CalendarFacts } from './engine.ts'

type Facts = Omit<CalendarFacts, 'busy'> & Pick<StoredFacts, 'busy'>
type InCalendar = Extract<Obstacle, 'hours' | 'closed' | 'away' | 'blocked' | 'booked'>

/** What may prevent bookings, each with the calendar that is left without it and those before. */
const WITHOUT: readonly [obstacle: InCalendar, without: (facts: Facts) => Facts][] = [
  ['booked', (facts) => ({ ...facts, claimed: new Set<number>() })],
  ['blocked', (facts) => ({ ...facts, busy: facts.busy.filter(({ kind }) => kind === 'absence') })],
  ['away', (facts) => ({ ...facts, busy: [], away: undefined })],
  ['closed', (facts) => ({ ...facts, closed_days: [] })]
]

function obstacleOf(facts: Facts, isBookable: (facts: Facts) => boolean): InCalendar {
  let left = facts
  for (const [obstacle, without] of WITHOUT) {
    left = without(left)
    if (isBookable(left)) return obstacle
  }
  return 'hours'
}

/** What prevents bookings of some advisors of a branch who have no free time; their calendars are read together. */
export async function findObstacles(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  offering: Offering,
  now: Date
): Promise<Map<string, InCalendar>> {
  if (!offering.size) return new Map()
  const days = { from: dayOf(now, branch.time_zone), to: windowOf(branch, offering, now) }
  const calendars = await factsOf(db, branch, [...offering.keys()], days, now, {})
  const obstacles = [...calendars].map(([uuid, facts]): [string, InCalendar] => [
    uuid,
    obstacleOf(facts, (left) => Boolean(soonestStart(left, offering.get(uuid) ?? [], days, now)))
  ])
  return new Map(obstacles)
}
