import type { Holiday } from '#contract/holidays'
import { dayLater, earlierOf, later } from '../../core/base/days.ts'

/** The time span of a closure. */
export interface StoredClosure {
  date: string
  last_date: string
  /** Null for whole days. */
  start_time: string | null
  end_time: string | null
}

/** A closure, or special hours: then the times are those at which a branch is open. */
export interface StoredEntry extends StoredClosure {
  kind: Holiday['kind']
  /** Null for the whole institution. */
  organization_uuid: string | null
}

/** Times of a day by the clock, `HH:mm`. */
export interface OpenTime {
  start_time: string
  end_time: string
}

const isSpecial = ({ kind }: StoredEntry) => kind === 'special-hours'
const covers = ({ date, last_date }: StoredClosure, day: string) => date <= day && day <= last_date

/** What is left of times without a part of the day. */
function without(times: readonly OpenTime[], { start_time, end_time }: StoredClosure): OpenTime[] {
  if (start_time === null || end_time === null) return []
  return times.flatMap((time) =>
    [
      { ...time, end_time: earlierOf(time.end_time, start_time) },
      { ...time, start_time: later(time.start_time, end_time) }
    ].filter((left) => left.start_time < left.end_time)
  )
}

const WHOLE_DAY: OpenTime = { start_time: '00:00', end_time: '24:00' }

/** The special hours of a day: those of the branch, else those of the institution. */
function specialOn<E extends StoredEntry>(entries: readonly E[], day: string): E[] {
  const special = entries.filter((entry) => isSpecial(entry) && covers(entry, day))
  const own = special.filter(({ organization_uuid }) => organization_uuid !== null)
  return own.length ? own : special
}

/** The days of special hours between two days, each with what applies on it. */
function specialDays<E extends StoredEntry>(entries: readonly E[], from: string, to: string) {
  const days = new Map<string, E[]>()
  for (const { date, last_date } of entries.filter(isSpecial)) {
    for (let day = later(date, from); day <= earlierOf(last_date, to); day = dayLater(day, 1)) {
      if (!days.has(day)) days.set(day, specialOn(entries, day))
    }
  }
  return days
}

/** A closure without one of its days. */
const withoutDay = <E extends StoredClosure>(closure: E, day: string): E[] =>
  covers(closure, day)
    ? [
        { ...closure, last_date: dayLater(day, -1) },
        { ...closure, date: dayLater(day, 1) }
      ].filter(({ date, last_date }) => date <= last_date)
    : [closure]

/**
 * What is closed between two days. Special hours close the rest of their days; those of a branch replace what the
 * institution has entered for them.
 */
export function closuresIn<E extends StoredEntry>(entries: readonly E[], from: string, to: string): E[] {
  const days = specialDays(entries, from, to)
  let closures = entries.filter((entry) => !isSpecial(entry))
  for (const [day, special] of days) {
    const [first] = special
    if (!first) continue
    if (first.organization_uuid !== null) {
      closures = closures.flatMap((one) => (one.organization_uuid === null ? withoutDay(one, day) : [one]))
    }
    let rest = [WHOLE_DAY]
    for (const one of special) rest = without(rest, one)
    closures.push(...rest.map((times) => ({ ...first, ...times, kind: 'closure' as const, date: day, last_date: day })))
  }
  return closures
}

/** A day on which a branch is not open as in other weeks. */
export interface SpecialDay {
  /** `YYYY-MM-DD` */
  date: string
  label: string
  /** Empty while it is closed. */
  times: OpenTime[]
}

/** Times in their order, of which those that overlap or follow each other are one. */
function joined(times: readonly OpenTime[]): OpenTime[] {
  const all: OpenTime[] = []
  for (const time of times) {
    const last = all.at(-1)
    if (last && time.start_time <= last.end_time) last.end_time = later(last.end_time, time.end_time)
    else all.push({ ...time })
  }
  return all
}

/** When a branch is open on a day, by its usual times on this weekday and by what is entered for it. */
export function openOn<E extends StoredEntry>(
  usual: readonly OpenTime[],
  entries: readonly E[],
  day: string
): OpenTime[] {
  const special = specialOn(entries, day)
  let times = (special.length ? special : usual).map(({ start_time, end_time }) => ({
    start_time: start_time ?? WHOLE_DAY.start_time,
    end_time: end_time ?? WHOLE_DAY.end_time
  }))
  for (const closure of closuresIn(entries, day, day)) if (covers(closure, day)) times = without(times, closure)
  return joined(times.toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1)))
}

const isEqual = (some: readonly OpenTime[], others: readonly OpenTime[]) =>
  some.length === others.length &&
  some.every(
    ({ start_time, end_time }, at) => others[at]?.start_time === start_time && others[at].end_time === end_time
  )

/** The days between two days on which a branch is not open as usual. Only staff see the reason of a closed part of a day. */
export function specialDaysOf<E extends StoredEntry & { label: string }>(
  usualOn: (day: string) => readonly OpenTime[],
  entries: readonly E[],
  from: string,
  to: string
): SpecialDay[] {
  const found: SpecialDay[] = []
  for (let date = from; date <= to; date = dayLater(date, 1)) {
    const those = entries.filter((entry) => covers(entry, date))
    if (!those.length) continue
    const [usual, times] = [usualOn(date), openOn(usualOn(date), those, date)]
    if (isEqual(usual, times)) continue
    const special = specialOn(those, date)
    const closed = those.filter(({ start_time }) => start_time === null)
    const said = (special.length ? special : closed).find(({ label }) => label)
    found.push({ date, times, label: said?.label ?? '' })
  }
  return found
}
