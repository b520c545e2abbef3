import { GRAIN_MINUTES } from '#contract/values'
import type { WorkingHours } from '#contract/working-hours'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, earlierOf, later, todayIn } from '../../core/base/days.ts'
import { type Steady, steadyIn } from '../../core/base/zone-offsets.ts'

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
  claimed: Pick<ReadonlySet<number>, 'has'>
}

/** Grains from `from` up to, but excluding, `to`. */
type Grains = { from: number; to: number }
/** The time at which the clock first shows some minutes past midnight on a day; undefined where it skips them. */
type WallClock = (minutes: number) => number | undefined

const GRAIN = GRAIN_MINUTES * MINUTE

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
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

/** The grain in which an appointment starts, which it claims in any case. */
export const grainAt = (starts_at: string): number => Math.floor(Date.parse(starts_at) / GRAIN)

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
export const lastDay = (now: Date, topic: Pick<TopicRules, 'window_days'>, zone: string): string =>
  dayLater(todayIn(zone, now.getTime()).day, topic.window_days)

/** Of a time that is shown twice, the first; what a period would begin with after it has ended is skipped. */
const wallClock =
  (midnight: number, spans: readonly Steady[]): WallClock =>
  (minutes) => {
    const wall = midnight + minutes * MINUTE
    for (const { since, until, offset } of spans) {
      if (wall - offset < until) return wall - offset < since ? undefined : wall - offset
    }
    return undefined
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

const withEnds = (hours: readonly Pick<ExtraHours, 'start_time' | 'end_time'>[]): Range[] => {
  const ranges = hours.map(minutesIn)
  return ranges.map((range) => ({ ...range, end: endFrom(range.close, ranges) }))
}

/** The hours of each day; each range counts its steps from its own start, so that extra hours remove no start. */
function rangesOf({ working_hours, closed_days, extra_hours = [] }: CalendarFacts) {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => working_hours.filter((entry) => entry.day === day))
  const ordinary = weekdays.map(withEnds)
  const closed = new Set(closed_days)
  const changed = new Set(extra_hours.map(({ date }) => date))
  return (day: string, midnight: number): Range[] => {
    // 1 January 1970 was a Thursday
    const weekday = (midnight / DAY + 3) % 7
    if (!changed.has(day)) return closed.has(day) ? [] : (ordinary[weekday] ?? [])
    const weekly = closed.has(day) ? [] : (weekdays[weekday] ?? [])
    return withEnds([...weekly, ...extra_hours.filter(({ date }) => date === day)])
  }
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

/** Empty and reversed spans are ignored. */
const busyGrains = (busy: readonly Span[]) =>
  busy
    .filter(({ starts_at, ends_at }) => starts_at < ends_at)
    .map(({ starts_at, ends_at }) => outwards(Date.parse(starts_at), Date.parse(ends_at)))

/** Whether one of some grains is busy or claimed, as far as they are in `around`. */
function takenIn(around: Grains, { busy, claimed }: Pick<CalendarFacts, 'busy' | 'claimed'>) {
  const blocked = new Uint8Array(Math.max(0, around.to - around.from))
  for (const { from, to } of busyGrains(busy)) {
    blocked.fill(1, Math.max(0, from - around.from), Math.max(0, to - around.from))
  }
  return ({ from, to }: Grains) => {
    for (let grain = from; grain < to; grain++) {
      if (blocked[grain - around.from] === 1 || claimed.has(grain)) return true
    }
    return false
  }
}

const isAway = ({ away }: CalendarFacts, day: string) => Boolean(away && away.from <= day && day <= away.to)

/** The period in which a day lies, with more than a day before and after it. */
const steadyAround = (midnight: number, spans: readonly Steady[]) =>
  spans.find(({ since, until }) => since < midnight - DAY && midnight + 3 * DAY < until)

/**
 * Starts by the hours of a day. Far from clock changes, days with the same hours have the same starts, so long after
 * midnight.
 */
function startsOn(zone: readonly Steady[], topic: TopicRules) {
  const known = new Map<readonly Range[], { offset: number; starts: number[] }>()
  return (midnight: number, ranges: readonly Range[]): { from: number; starts: readonly number[] } => {
    const steady = steadyAround(midnight, zone)
    if (!steady) return { from: 0, starts: startsOf(wallClock(midnight, zone), ranges, topic) }
    const { offset } = steady
    const same = known.get(ranges)
    if (same?.offset === offset) return { from: midnight, starts: same.starts }
    const starts = startsOf((minutes) => minutes * MINUTE - offset, ranges, topic)
    known.set(ranges, { offset, starts })
    return { from: midnight, starts }
  }
}

/** The free starts of a day, ascending. */
export type FreeDay = [day: string, starts: number[]]

/** Free starts in the zone, day by day, from `from` to `to` inclusive; days without any are left out. */
function* freeDays(facts: CalendarFacts, asked: TopicRules, from: string, to: string, now: Date): Generator<FreeDay> {
  const topic = rulesOf(asked, facts)
  const earliest = now.getTime() + topic.notice_minutes * MINUTE
  const first = later(from, dayOf(earliest, facts.time_zone))
  const last = earlierOf(to, lastDay(now, topic, facts.time_zone))
  if (first > last) return
  const [begin, end] = [Date.parse(first), Date.parse(last)]
  // a day of the zone begins up to a day before or after that of UTC
  const { from: since } = occupied(begin - DAY, topic)
  const { to: until } = occupied(end + 3 * DAY, topic)
  const isTaken = takenIn({ from: since, to: until }, facts)
  const present = Date.parse(topic.booked_from ?? '')
  const rangesOn = rangesOf(facts)
  const on = startsOn(steadyIn(facts.time_zone, first, last), topic)
  for (let midnight = begin; midnight <= end; midnight += DAY) {
    const day = instant(midnight).slice(0, 10)
    const ranges = isAway(facts, day) ? [] : rangesOn(day, midnight)
    if (!ranges.length) continue
    const { from: after, starts } = on(midnight, ranges)
    const open: number[] = []
    for (const one of starts) {
      const start = after + one
      if (start >= earliest && start !== present && !isTaken(occupied(start, topic))) open.push(start)
    }
    if (open.length) yield [day, open]
  }
}

type Question = Parameters<typeof freeDays>
type Asked = Question extends [CalendarFacts, ...infer A] ? A : never

/** The starts at which at least one of the calendars is free, day by day. */
export function freeDaysOfAny(calendars: readonly CalendarFacts[], ...asked: Asked): FreeDay[] {
  const [first, ...others] = calendars
  if (!first) return []
  if (!others.length) return [...freeDays(first, ...asked)]
  const found = new Map<string, Set<number>>()
  for (const facts of calendars) {
    for (const [day, starts] of freeDays(facts, ...asked)) {
      const known = found.get(day)
      if (known) for (const start of starts) known.add(start)
      else found.set(day, new Set(starts))
    }
  }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, starts]) => [day, [...starts].toSorted((a, b) => a - b)])
}

export const byDay = (days: readonly FreeDay[]): Record<string, string[]> =>
  Object.fromEntries(days.map(([day, starts]) => [day, starts.map(instant)]))

export const freeStarts = (facts: CalendarFacts, ...asked: Asked): Record<string, string[]> =>
  byDay(freeDaysOfAny([facts], ...asked))

/** The first day with a free start; later days are not computed. */
export const firstFreeDay = (...asked: Question): string | undefined => freeDays(...asked).next().value?.[0]

/** The first free start; later days are not computed. */
export function firstFreeStart(...asked: Question): string | undefined {
  const first: number | undefined = freeDays(...asked).next().value?.[1][0]
  return first === undefined ? undefined : instant(first)
}

/** Hours on a day, in minutes past midnight on the wall. */
export interface DayHours {
  day: string
  open: number
  close: number
}

/** The hours in which an advisor can be booked, day by day, whatever is booked; days away have none. */
export function hoursOf(facts: CalendarFacts, first: string, last: string): DayHours[] {
  const rangesOn = rangesOf(facts)
  const found: DayHours[] = []
  for (let day = first; day <= last; day = dayLater(day, 1)) {
    if (isAway(facts, day)) continue
    for (const { open, close } of rangesOn(day, Date.parse(day))) found.push({ day, open, close })
  }
  return found
}

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
  const clock = wallClock(midnight, steadyIn(facts.time_zone, day, day))
  const holds = ({ open, end }: Range) =>
    (clock(open) ?? Number.POSITIVE_INFINITY) <= Date.parse(starts_at) && Date.parse(ends_at) <= closing(clock, end)
  const isOpen = rangesOf(facts)(day, midnight).some(holds)
  const around = { from: grains[0] ?? 0, to: (grains.at(-1) ?? -1) + 1 }
  return isOpen && !takenIn(around, facts)(around)
}
