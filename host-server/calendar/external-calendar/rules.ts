import ICAL from 'ical.js'
import type { Budget } from './budget.ts'
import type { Window } from './window.ts'

const DAY = 86_400_000
const SHORT: Record<string, number> = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 }
const LONG: Record<string, number> = { DAILY: DAY, WEEKLY: 7 * DAY, MONTHLY: 31 * DAY, YEARLY: 366 * DAY }

const timesADay = (parts: Record<string, unknown[]>) =>
  ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((times, name) => times * (parts[name]?.length ?? 1), 1)

/** In milliseconds; the years are compared too, as ical.js reads first-century dates as 20th-century ones. */
const durationOf = (start: ICAL.Time, end: ICAL.Time) =>
  Math.max((end.toUnixTime() - start.toUnixTime()) * 1000, (end.year - start.year - 1) * 365 * DAY)

/** The minimum number of steps that expanding a rule takes until the end of the window. */
function stepsOf({ freq = '', interval, count, ...rule }: ICAL.Recur, start: ICAL.Time, end: ICAL.Time): number {
  const parts = rule.parts as Record<string, unknown[]>
  const turns = durationOf(start, end) / ((SHORT[freq] ?? LONG[freq] ?? DAY) * interval)
  if (count && !Object.keys(parts).length) return Math.min(turns, count)
  return freq in LONG ? turns * timesADay(parts) : turns
}

/** Charges every loop of ical.js to the budget: a rule without any occurrence would loop forever. */
const countedBy = (budget: Budget, lastYear: number) =>
  class extends ICAL.RecurIterator {
    override check_contracting_rules() {
      budget.spend()
      // stop beyond the end, whether the rule has matched or not
      return this.last.year > lastYear || super.check_contracting_rules()
    }
    override increment_monthday(days: number) {
      budget.spend(Math.ceil(days / 50))
      super.increment_monthday(days)
    }
    override increment_year(years: number) {
      budget.spend()
      super.increment_year(years)
    }
    override increment_month() {
      budget.spend()
      super.increment_month()
    }
    override expand_year_days(year: number) {
      budget.spend(20)
      return super.expand_year_days(year)
    }
  }

/** Limits the rules of a component to the window and the budget; throws beforehand for rules that would exceed it. */
export function clampRules(part: ICAL.Component, window: Window, budget: Budget): void {
  const end = ICAL.Time.fromJSDate(new Date(window.until + 2 * DAY), true)
  for (const property of part.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    if (!rule.until || rule.until.compare(end) > 0) rule.until = end
    const start = part.getFirstPropertyValue('dtstart')
    if (start instanceof ICAL.Time) budget.afford(stepsOf(rule, start, rule.until))
    const Counted = countedBy(budget, rule.until.year)
    rule.iterator = (dtstart) => new Counted({ rule, dtstart })
  }
}
