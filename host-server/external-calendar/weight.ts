import type { Effort } from './effort.ts'
import { CalendarTrouble } from './trouble.ts'

/** Lines and dates of one part: sorted lists grow in the package with their square. */
const MOST_IN_PART = 5000
const MOST_RULES = 5

/** What no calendar of people says, and what would be counted to one by one. */
const ENDLESS = [
  /^[^:"]{300}/,
  /^RRULE.{500}/i,
  /^RRULE.*INTERVAL=\d{6}/i,
  /^(?:DURATION|RDATE|FREEBUSY)\b.*(?:\d{5}[DW]|\d{8}[HMS])/i
]

const refuse = () => {
  throw new CalendarTrouble('too-complex')
}

/** Weighs what is to be read before it is: what would take too long is refused at once. */
export function weigh(lines: readonly string[], effort: Effort): void {
  let [inPart, rules] = [0, 0]
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) [inPart, rules] = [0, 0]
    const pieces = line.split(',').length
    inPart += pieces
    if (/^RRULE\b/i.test(line)) rules += 1
    if (inPart > MOST_IN_PART || rules > MOST_RULES || ENDLESS.some((one) => one.test(line))) refuse()
    effort.spend(pieces)
  }
}
