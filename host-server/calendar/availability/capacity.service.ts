import { GRAIN_MINUTES } from '#contract/values'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { dayStart } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Bookable, factsOf } from './availability.service.ts'
import { freeStarts, type TopicRules } from './engine.ts'

/** The minutes of a calendar on one day. */
export interface Capacity {
  /** Of the hours, whatever else is in the calendar. */
  hours: number
  /** The moment at which the hours are over. */
  ends_at: string
  /** Without absences and other busy times. */
  bookable: number
  /** From now on, without what is booked. */
  free: number
}

/** Every grain by itself, whatever the topics. */
const GRAINS: TopicRules = {
  length: GRAIN_MINUTES,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 0,
  window_days: 31,
  slot_step: GRAIN_MINUTES
}

const NONE = new Set<number>()

/** What some advisors of a branch have by day; days without hours are left out. The calendars are read together. */
export async function findCapacity(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  { from, to }: { from: string; to: string },
  now: Date
): Promise<Map<string, Map<string, Capacity>>> {
  if (!advisors.length) return new Map()
  const morning = new Date(dayStart(from, branch.time_zone))
  const known = await factsOf(db, branch, advisors, { from, to }, now, {})
  return new Map(
    [...known].map(([uuid, facts]) => {
      const minutes = (changed: object, since: Date) => {
        const days = freeStarts({ ...facts, own: undefined, ...changed }, GRAINS, from, to, since)
        return (day: string) => (days[day]?.length ?? 0) * GRAIN_MINUTES
      }
      const [bookable, free] = [minutes({ claimed: NONE }, morning), minutes({}, now)]
      const open = freeStarts({ ...facts, own: undefined, busy: [], claimed: NONE }, GRAINS, from, to, morning)
      const days = Object.entries(open).map(([day, starts]): [string, Capacity] => [
        day,
        {
          hours: starts.length * GRAIN_MINUTES,
          ends_at: instant(Date.parse(starts.at(-1) ?? day) + GRAIN_MINUTES * MINUTE),
          bookable: bookable(day),
          free: free(day)
        }
      ])
      return [uuid, new Map(days)]
    })
  )
}
