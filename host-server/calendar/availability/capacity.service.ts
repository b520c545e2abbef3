import type { Days } from '#contract/reports'
import { GRAIN_MINUTES } from '#contract/values'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { dayStart } from '../../core/base/days.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Bookable, factsOf, type Offering } from './availability.service.ts'
import { type CalendarFacts, freeStarts, type TopicRules } from './engine.ts'

/** The minutes of a calendar on one day. */
export interface Capacity {
  /** Of the hours, whatever else is in the calendar. */
  hours: number
  /** The moment at which the hours are over. */
  ends_at: string
  /** Without absences and other busy times. */
  bookable: number
  /** At which customers can still book one of the topics that are asked about, with each topic's notice and length. */
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

const keyOf = (topic: TopicRules) =>
  [
    topic.length,
    topic.buffer_before,
    topic.buffer_after,
    topic.notice_minutes,
    topic.window_days,
    topic.slot_step
  ].join()

/** By day, the minutes that an appointment about one of some topics could take from now on. */
function freeMinutes(facts: CalendarFacts, topics: readonly TopicRules[], { from, to }: Days, now: Date) {
  const days = new Map<string, Set<number>>()
  // many topics have the same rules
  for (const topic of new Map(topics.map((one) => [keyOf(one), one])).values()) {
    for (const [day, starts] of Object.entries(freeStarts(facts, topic, from, to, now))) {
      const minutes = days.get(day) ?? new Set()
      for (const start of starts)
        for (let at = 0; at < topic.length; at += GRAIN_MINUTES) minutes.add(Date.parse(start) / MINUTE + at)
      days.set(day, minutes)
    }
  }
  return (day: string) => (days.get(day)?.size ?? 0) * GRAIN_MINUTES
}

/**
 * What some advisors of a branch have by day, with the topics that each offers; days without hours are left out. The
 * calendars are read together.
 */
export async function findCapacity(
  db: TenantDb,
  branch: Pick<Bookable, 'organization_uuid' | 'time_zone'>,
  advisors: readonly string[],
  { from, to }: Days,
  now: Date,
  offering: Offering = new Map()
): Promise<Map<string, Map<string, Capacity>>> {
  if (!advisors.length) return new Map()
  const morning = new Date(dayStart(from, branch.time_zone))
  const known = await factsOf(db, branch, advisors, { from, to }, now, {})
  return new Map(
    [...known].map(([uuid, facts]) => {
      const bookable = freeStarts({ ...facts, own: undefined, claimed: NONE }, GRAINS, from, to, morning)
      const free = freeMinutes(facts, offering.get(uuid) ?? [], { from, to }, now)
      const open = freeStarts({ ...facts, own: undefined, busy: [], claimed: NONE }, GRAINS, from, to, morning)
      const days = Object.entries(open).map(([day, starts]): [string, Capacity] => [
        day,
        {
          hours: starts.length * GRAIN_MINUTES,
          ends_at: instant(Date.parse(starts.at(-1) ?? day) + GRAIN_MINUTES * MINUTE),
          bookable: (bookable[day]?.length ?? 0) * GRAIN_MINUTES,
          free: free(day)
        }
      ])
      return [uuid, new Map(days)]
    })
  )
}
