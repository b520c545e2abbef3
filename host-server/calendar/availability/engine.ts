import { Temporal } from 'temporal-polyfill'
import { GRAIN_MINUTES } from '#contract/values'
import type { WorkingHours } from '#contract/working-hours'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { dayOf, earlierOf, later } from '../../core/base/days.ts'

/** The time between two Instants. */
export interface Span {
  starts_at: string
  ends_at: string
}

/** A topic's rules: minutes, except for the booking window in days. */
export interface TopicRules {
  length: number
  buffer_before: number
  buffer_after: number
  notice_minutes: number
  window_days: number
  slot_step: number
  /** The present start of an appointment that is being moved, which is not offered as a new one. */
  booked_from?: string | null
}

/** Working hours of a single day. */
export interface ExtraHours extends Omit<WorkingHours[number], 'day'> {
  date: string
}

/** An advisor's own rules, applied where stricter than the topic's. */
export type OwnRules = Pick<TopicRules, 'buffer_before' | 'buffer_after' | 'notice_minutes'>

/** The facts about an advisor's calendar from which free starts are computed. */
export interface CalendarFacts {
  /** The branch's IANA zone; working hours are wall-clock times there. */
  time_zone: string
  working_hours: WorkingHours
  /** Holidays, days in the zone. */
  closed_days: readonly string[]
  /** In addition to the weekly hours, and instead of them on closed days; an end may be 24:00. */
  extra_hours?: readonly ExtraHours[]
  /** Days on which the advisor is away, from the first to the last. */
  away?: { from: string; to: string } | undefined
  own?: OwnRules | undefined
  /** Absences, blocked spans and external busy times, without buffers of their own. */
  busy: readonly Span[]
  /** Grains that holds and appointments have claimed, their buffers included. */
  claimed: ReadonlySet<number>
}

/** Grains from `from` up to, but excluding, `to`. */
type Grains = { from: number; to: number }
/** A period with a constant UTC offset. */
type Steady = { since: number; until: number; offset: number }
/** The time at which the clock first shows some minutes past midnight on a day; undefined where it skips them. */
type WallClock = (minutes: number) => number | undefined

const GRAIN = GRAIN_MINUTES * MINUTE

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const overlap = (a: Grains, b: Grains) => a.from < b.to && b.from < a.to
const outwards = (from: number, to: number): Grains => ({ from: Math.floor(from / GRAIN), to: Math.ceil(to / GRAIN) })

function occupied(start: number, topic: TopicRules) {
  const end = start + topic.length * MINUTE
  return outwards(start - topic.buffer_before * MINUTE, end + topic.buffer_after * MINUTE)
}

/** The grains that an appointment claims, ascending: rounded outwards, since each grain belongs to one appointment only. */
export function grainsOf(starts_at: string, topic: TopicRules): number[] {
  const { from, to } = occupied(Date.parse(starts_at), topic)
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** The stricter of the topic's and the advisor's rules. */
export const rulesOf = <T extends TopicRules>(topic: T, { own }: Pick<CalendarFacts, 'own'>): T =>
  own
    ? {
        ...topic,
        buffer_before: Math.max(topic.buffer_before, own.buffer_before),
        buffer_after: Math.max(topic.buffer_after, own.buffer_after),
        notice_minutes: Math.max(topic.notice_minutes, own.notice_minutes)
      }
    : topic

/** When an appointment ends, in elapsed minutes regardless of clock changes. */
export const endOf = (starts_at: string, length: number) => instant(Date.parse(starts_at) + length * MINUTE)

/** The last day that can be booked: the window counts calendar days from today in the zone. */
export const lastDay = (now: Date, topic: TopicRules, zone: string): string =>
  Temporal.PlainDate.from(dayOf(now, zone)).add({ days: topic.window_days }).toString()

/** Queries the zone once per clock change rather than once per day, as each query costs as much as a day of slots. */
function steadyFrom(start: Temporal.ZonedDateTime, end: number): Steady[] {
  const next = start.getTimeZoneTransition('next')
  const until = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const steady = { since: start.epochMilliseconds, until, offset: start.offsetNanoseconds / 1e6 }
  return next && until < end ? [steady, ...steadyFrom(next, end)] : [steady]
}

function firstShown(wallTime: number, zone: string) {
  const wall = Temporal.PlainDateTime.from(new Date(wallTime).toISOString().slice(0, -1))
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined
}

function wallClock(midnight: number, zone: string, spans: Steady[]): WallClock {
  const covers = ({ since, until, offset }: Steady) => midnight - offset >= since && midnight - offset + DAY <= until
  const steady = spans.find(covers)
  if (!steady) return (minutes) => firstShown(midnight + minutes * MINUTE, zone)
  return (minutes) => midnight - steady.offset + minutes * MINUTE
}

/** A closing time that the clock skips falls on the change itself. */
const closing = (clock: WallClock, minutes: number): number => clock(minutes) ?? closing(clock, minutes + GRAIN_MINUTES)

/** Hours in minutes past midnight; `end` is later than `close` where other hours follow without a gap. */
interface Range {
  open: number
  close: number
  end: number
}

const minutesIn = (hours: Pick<ExtraHours, 'start_time' | 'end_time'>) => ({
  open: minutesOf(hours.start_time),
  close: minutesOf(hours.end_time)
})

function endFrom(close: number, ranges: readonly Omit<Range, 'end'>[]): number {
  const further = ranges.filter((one) => one.open <= close && one.close > close).map((one) => one.close)
  return further.length ? endFrom(Math.max(...further), ranges) : close
}

/** The hours of a day; each counts its steps from its own start, so that extra hours remove no start. */
function rangesOn(facts: CalendarFacts, day: string, weekday: number): Range[] {
  const weekly = facts.closed_days.includes(day) ? [] : facts.working_hours.filter((entry) => entry.day === weekday)
  const extra = facts.extra_hours?.filter(({ date }) => date === day) ?? []
  const ranges = [...weekly, ...extra].map(minutesIn)
  return ranges.map((range) => ({ ...range, end: endFrom(range.close, ranges) }))
}

function startsIn(clock: WallClock, { open, close, end }: Range, topic: TopicRules): number[] {
  const latest = closing(clock, end) - topic.length * MINUTE
  const step = Math.max(topic.slot_step, GRAIN_MINUTES)
  const starts: number[] = []
  for (let minutes = open; minutes < close; minutes += step) {
    const start = clock(minutes)
    if (start !== undefined && start <= latest && start % GRAIN === 0) starts.push(start)
  }
  return starts
}

function startsOf(clock: WallClock, ranges: readonly Range[], topic: TopicRules): number[] {
  const [first = [], ...others] = ranges.map((range) => startsIn(clock, range, topic))
  return others.length ? [...new Set([first, ...others].flat())].toSorted((a, b) => a - b) : first
}

/** All that a day's starts could occupy, so that spans of other days are excluded once per day, not per start. */
const reach = (starts: number[], topic: TopicRules): Grains => ({
  from: occupied(starts[0] ?? 0, topic).from,
  to: occupied(starts.at(-1) ?? 0, topic).to
})

function isClaimed({ from, to }: Grains, claimed: ReadonlySet<number>) {
  for (let grain = from; grain < to; grain++) if (claimed.has(grain)) return true
  return false
}

function isTaken(grains: Grains, busy: Grains[], claimed: ReadonlySet<number>) {
  return busy.some((span) => overlap(span, grains)) || isClaimed(grains, claimed)
}

/** Empty and reversed spans are ignored. */
const busyGrains = (busy: readonly Span[]) =>
  busy
    .filter(({ starts_at, ends_at }) => starts_at < ends_at)
    .map(({ starts_at, ends_at }) => outwards(Date.parse(starts_at), Date.parse(ends_at)))

const isAway = ({ away }: CalendarFacts, day: string) => Boolean(away && away.from <= day && day <= away.to)

/** Every start that the hours and the zone allow, day by day. */
function* startsByDay(facts: CalendarFacts, topic: TopicRules, first: string, last: string) {
  const opening = Temporal.PlainDate.from(first).toZonedDateTime(facts.time_zone)
  const spans = steadyFrom(opening, Date.parse(last) + 2 * DAY)
  for (let midnight = Date.parse(first); midnight <= Date.parse(last); midnight += DAY) {
    const day = new Date(midnight).toISOString().slice(0, 10)
    if (isAway(facts, day)) continue
    const ranges = rangesOn(facts, day, new Date(midnight).getUTCDay() || 7)
    if (ranges.length) yield { day, starts: startsOf(wallClock(midnight, facts.time_zone, spans), ranges, topic) }
  }
}

/** Free starts in the zone, day by day, from `from` to `to` inclusive; days without any are left out. */
function* freeDays(
  facts: CalendarFacts,
  asked: TopicRules,
  from: string,
  to: string,
  now: Date
): Generator<[day: string, starts: string[]]> {
  const topic = rulesOf(asked, facts)
  const earliest = now.getTime() + topic.notice_minutes * MINUTE
  const first = later(from, dayOf(earliest, facts.time_zone))
  const last = earlierOf(to, lastDay(now, topic, facts.time_zone))
  if (first > last) return
  const busy = busyGrains(facts.busy)
  const present = Date.parse(topic.booked_from ?? '')
  for (const { day, starts } of startsByDay(facts, topic, first, last)) {
    const around = reach(starts, topic)
    const near = busy.filter((span) => overlap(span, around))
    const isOpen = (start: number) =>
      start >= earliest && start !== present && !isTaken(occupied(start, topic), near, facts.claimed)
    const open = starts.filter(isOpen)
    if (open.length) yield [day, open.map(instant)]
  }
}

type Question = Parameters<typeof freeDays>

export const freeStarts = (...asked: Question): Record<string, string[]> => Object.fromEntries(freeDays(...asked))

/** The first day with a free start; later days are not computed. */
export const firstFreeDay = (...asked: Question): string | undefined => freeDays(...asked).next().value?.[0]

/** The first free start; later days are not computed. */
export const firstFreeStart = (...asked: Question): string | undefined => freeDays(...asked).next().value?.[1][0]

/** Whether `freeStarts` contains this start; checked again inside the booking transaction. */
export function isFree(facts: CalendarFacts, topic: TopicRules, starts_at: string, now: Date): boolean {
  const day = dayOf(starts_at, facts.time_zone)
  return freeStarts(facts, topic, day, day, now)[day]?.includes(starts_at) ?? false
}

/** An existing appointment that is to be handed over. */
export interface Booked {
  starts_at: string
  ends_at: string
  /** Ascending. */
  grains: readonly number[]
}

/** Whether an existing appointment fits into a calendar: within its hours, without overlap. Notice and step do not apply. */
export function fits(facts: CalendarFacts, { starts_at, ends_at, grains }: Booked): boolean {
  const day = dayOf(starts_at, facts.time_zone)
  if (isAway(facts, day)) return false
  const midnight = Date.parse(day)
  const opening = Temporal.PlainDate.from(day).toZonedDateTime(facts.time_zone)
  const clock = wallClock(midnight, facts.time_zone, steadyFrom(opening, midnight + 2 * DAY))
  const holds = ({ open, end }: Range) =>
    (clock(open) ?? Number.POSITIVE_INFINITY) <= Date.parse(starts_at) && Date.parse(ends_at) <= closing(clock, end)
  const isOpen = rangesOn(facts, day, new Date(midnight).getUTCDay() || 7).some(holds)
  const [from = 0, to = 0] = [grains[0], (grains.at(-1) ?? -1) + 1]
  return isOpen && !isTaken({ from, to }, busyGrains(facts.busy), facts.claimed)
}
