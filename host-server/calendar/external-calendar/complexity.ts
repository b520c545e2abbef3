import type { Budget } from './budget.ts'
import { CalendarError } from './calendar-error.ts'

/** Lines and dates per component: ical.js needs quadratic time for sorted lists. */
const MOST_IN_PART = 5000
const MOST_RULES = 5

/** Lines that real calendars do not have, and over whose numbers ical.js would loop. */
const ENDLESS = [
  /^[^:"]{300}/,
  /^RRULE.{500}/i,
  /^RRULE.*INTERVAL=\d{6}/i,
  /^(?:DURATION|RDATE|FREEBUSY)\b.*(?:\d{5}[DW]|\d{8}[HMS])/i
]

const refuse = () => {
  throw new CalendarError('too-complex')
}

/** Estimates the cost of lines before they are parsed; throws CalendarError for those that would take too long. */
export function assessComplexity(lines: readonly string[], budget: Budget): void {
  let [inPart, rules] = [0, 0]
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) [inPart, rules] = [0, 0]
    const pieces = line.split(',').length
    inPart += pieces
    if (/^RRULE\b/i.test(line)) rules += 1
    if (inPart > MOST_IN_PART || rules > MOST_RULES || ENDLESS.some((one) => one.test(line))) refuse()
    budget.spend(pieces)
  }
}
