import ICAL from 'ical.js'
import type { Window } from './busy.ts'
import type { Effort } from './effort.ts'

const DAY = 86_400_000
const SHORT: Record<string, number> = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 }
const LONG: Record<string, number> = { DAILY: DAY, WEEKLY: 7 * DAY, MONTHLY: 31 * DAY, YEARLY: 366 * DAY }

const timesADay = (parts: Record<string, unknown[]>) =>
  ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((times, name) => times * (parts[name]?.length ?? 1), 1)

/** Dates of the first century are told as the last one's. */
const stretch = (start: ICAL.Time, end: ICAL.Time) =>
  Math.max((end.toUnixTime() - start.toUnixTime()) * 1000, (end.year - start.year - 1) * 365 * DAY)

/** How many steps a rule takes at least, until nobody asks any more. */
function stepsOf({ freq = '', interval, count, ...rule }: ICAL.Recur, start: ICAL.Time, end: ICAL.Time): number {
  const parts = rule.parts as Record<string, unknown[]>
  const turns = stretch(start, end) / ((SHORT[freq] ?? LONG[freq] ?? DAY) * interval)
  if (count && !Object.keys(parts).length) return Math.min(turns, count)
  return freq in LONG ? turns * timesADay(parts) : turns
}

/** Counts every way in which the package goes on through time: a rule that is never met would take it for ever. */
const countedBy = (effort: Effort, lastYear: number) =>
  class extends ICAL.RecurIterator {
    override check_contracting_rules() {
      effort.spend()
      // met or not, beyond its end a rule is left
      return this.last.year > lastYear || super.check_contracting_rules()
    }
    override increment_monthday(days: number) {
      effort.spend(Math.ceil(days / 50))
      super.increment_monthday(days)
    }
    override increment_year(years: number) {
      effort.spend()
      super.increment_year(years)
    }
    override increment_month() {
      effort.spend()
      super.increment_month()
    }
    override expand_year_days(year: number) {
      effort.spend(20)
      return super.expand_year_days(year)
    }
  }

/** Lets the rules of a part take no more than is allowed; one that would is refused before it begins. */
export function tame(part: ICAL.Component, window: Window, effort: Effort): void {
  const end = ICAL.Time.fromJSDate(new Date(window.until + 2 * DAY), true)
  for (const property of part.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    if (!rule.until || rule.until.compare(end) > 0) rule.until = end
    const start = part.getFirstPropertyValue('dtstart')
    if (start instanceof ICAL.Time) effort.afford(stepsOf(rule, start, rule.until))
    const Counted = countedBy(effort, rule.until.year)
    rule.iterator = (dtstart) => new Counted({ rule, dtstart })
  }
}
