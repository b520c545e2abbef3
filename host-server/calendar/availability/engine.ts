import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { GRAIN_MINUTES } from '#contract/values'
import type { WorkingHours } from '#contract/working-hours'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, earlierOf, later, todayIn } from '../../core/base/days.ts'

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
/** A period with a constant UTC offset. */
type Steady = { since: number; until: number; offset: number }
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

function steadyFrom(start: Temporal.ZonedDateTime, end: number): Steady[] {
  const next = start.getTimeZoneTransition('next')
  const until = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  const steady = { since: start.epochMilliseconds, until, offset: start.offsetNanoseconds / 1e6 }
  return next && until < end ? [steady, ...steadyFrom(next, end)] : [steady]
}

/** A zone is queried once per year, as each query costs as much as a day of slots. */
const years = new LRUCache<string, Steady[]>({ max: 1000 })

function steadyInYear(zone: string, year: number): Steady[] {
  const key = `${year} ${zone}`
  const known = years.get(key)
  if (known) return known
  const opening = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone)
  const found = steadyFrom(opening, Date.UTC(year + 1, 0, 3))
  years.set(key, found)
  return found
}

/** The periods that cover the days from one to another. */
function steadyIn(zone: string, first: string, last: string): Steady[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: to - from + 1 }, (_, index) => steadyInYear(zone, from + index)).flat()
}

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

/** Which grains are busy or claimed, as far as they are in `around`. */
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

/** Every start that the hours and the zone allow, day by day. */
function* startsByDay(facts: CalendarFacts, topic: TopicRules, first: string, last: string) {
  const spans = steadyIn(facts.time_zone, first, last)
  const rangesOn = rangesOf(facts)
  const end = Date.parse(last)
  for (let midnight = Date.parse(first); midnight <= end; midnight += DAY) {
    const day = instant(midnight).slice(0, 10)
    if (isAway(facts, day)) continue
    const ranges = rangesOn(day, midnight)
    if (ranges.length) yield { day, starts: startsOf(wallClock(midnight, spans), ranges, topic) }
  }
}

/** Free starts in the zone, day by day, from `from` to `to` inclusive; days without any are left out. */
function* freeDays(
  facts: CalendarFacts,
  asked: TopicRules,
  from: string,
  to: string,
  now: Date
): Generator<[day: string, starts: number[]]> {
  const topic = rulesOf(asked, facts)
  const earliest = now.getTime() + topic.notice_minutes * MINUTE
  const first = later(from, dayOf(earliest, facts.time_zone))
  const last = earlierOf(to, lastDay(now, topic, facts.time_zone))
  if (first > last) return
  // a day of the zone begins up to a day before or after that of UTC
  const { from: since } = occupied(Date.parse(first) - DAY, topic)
  const { to: until } = occupied(Date.parse(last) + 3 * DAY, topic)
  const isTaken = takenIn({ from: since, to: until }, facts)
  const present = Date.parse(topic.booked_from ?? '')
  for (const { day, starts } of startsByDay(facts, topic, first, last)) {
    const isOpen = (start: number) => start >= earliest && start !== present && !isTaken(occupied(start, topic))
    const open = starts.filter(isOpen)
    if (open.length) yield [day, open]
  }
}

type Question = Parameters<typeof freeDays>
type Asked = Question extends [CalendarFacts, ...infer A] ? A : never

/** The starts at which at least one of the calendars is free, by day. */
export function freeStartsOfAny(calendars: Iterable<CalendarFacts>, ...asked: Asked): Record<string, string[]> {
  const found = new Map<string, Set<number>>()
  for (const facts of calendars) {
    for (const [day, starts] of freeDays(facts, ...asked)) {
      const others = found.get(day)
      if (others) for (const start of starts) others.add(start)
      else found.set(day, new Set(starts))
    }
  }
  const inOrder = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(inOrder.map(([day, starts]) => [day, [...starts].toSorted((a, b) => a - b).map(instant)]))
}

export const freeStarts = (facts: CalendarFacts, ...asked: Asked): Record<string, string[]> =>
  freeStartsOfAny([facts], ...asked)

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
