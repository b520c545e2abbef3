/** A calendar day, `YYYY-MM-DD`. */
type Day = string

/** A rule that does not reach its count by then is refused, which bounds all loops. */
export const RECURRENCE_REACH_DAYS = 3660
/** The last day of a rule without an end. */
export const ENDLESS = '2099-12-31'

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** `nth` counts the weekday within the month, from its end when negative; 0 is every one. */
interface ByDay {
  weekday: number
  nth: number
}

export interface Recurrence {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  byDay: readonly ByDay[]
  count?: number
  until?: Day
}

const DAY = 86_400_000
const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / DAY
const dayOf = (number: number): Day => new Date(number * DAY).toISOString().slice(0, 10)
const weekdayOf = (number: number) => ((number + 3) % 7) + 1

const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  BYDAY: /^(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)){0,34}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^20\d{6}$/
}

function partsOf(rule: string): Map<string, string> | undefined {
  const parts = new Map<string, string>()
  for (const part of rule.split(';')) {
    const [name = '', value = '', ...more] = part.split('=')
    if (more.length || parts.has(name) || !(Object.hasOwn(PARTS, name) && PARTS[name]?.test(value))) return undefined
    parts.set(name, value)
  }
  return parts
}

const byDayOf = (text: string): ByDay => ({
  weekday: WEEKDAYS.indexOf(text.slice(-2) as (typeof WEEKDAYS)[number]) + 1,
  nth: Number(text.slice(0, -2))
})

function untilOf(text: string): Day | undefined {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const number = numberOf(day)
  return !Number.isNaN(number) && dayOf(number) === day ? day : undefined
}

/** Reads the part of RFC 5545's RRULE that a calendar of days needs; undefined for anything else. */
export function readRecurrence(rule: string): Recurrence | undefined {
  const parts = partsOf(rule)
  const freq = parts?.get('FREQ') as Recurrence['freq'] | undefined
  if (!parts || !freq || (parts.has('COUNT') && parts.has('UNTIL'))) return undefined
  const byDay = (parts.get('BYDAY')?.split(',') ?? []).map(byDayOf)
  if (freq !== 'MONTHLY' && byDay.some(({ nth }) => nth)) return undefined
  const [count, written] = [parts.get('COUNT'), parts.get('UNTIL')]
  const until = written && untilOf(written)
  if (written && !until) return undefined
  const interval = Number(parts.get('INTERVAL') ?? 1)
  return { freq, interval, byDay, ...(count && { count: Number(count) }), ...(until && { until }) }
}

const nameOf = ({ weekday, nth }: ByDay) => `${nth || ''}${WEEKDAYS[weekday - 1]}`

export function writeRecurrence({ freq, interval, byDay, count, until }: Recurrence): string {
  return [
    `FREQ=${freq}`,
    interval > 1 && `INTERVAL=${interval}`,
    byDay.length > 0 && `BYDAY=${byDay.map(nameOf).join(',')}`,
    count && `COUNT=${count}`,
    until && `UNTIL=${until.replaceAll('-', '')}`
  ]
    .filter(Boolean)
    .join(';')
}

type Matches = (number: number) => boolean

function monthly(start: number, { interval, byDay }: Recurrence): Matches {
  const first = new Date(start * DAY)
  const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  return (number) => {
    const date = new Date(number * DAY)
    if ((months(date) - months(first)) % interval) return false
    const of = date.getUTCDate()
    if (!byDay.length) return of === first.getUTCDate()
    const left = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() - of
    const counts = [0, Math.ceil(of / 7), -Math.floor(left / 7) - 1]
    return byDay.some(({ weekday, nth }) => weekday === weekdayOf(number) && counts.includes(nth))
  }
}

function matcher(start: number, rule: Recurrence): Matches {
  if (rule.freq === 'MONTHLY') return monthly(start, rule)
  const days = new Set(rule.byDay.map(({ weekday }) => weekday))
  const isDay = (number: number) => !days.size || days.has(weekdayOf(number))
  if (rule.freq === 'DAILY') return (number) => (number - start) % rule.interval === 0 && isDay(number)
  if (!days.size) days.add(weekdayOf(start))
  const weekOf = (number: number) => number - weekdayOf(number)
  return (number) => ((weekOf(number) - weekOf(start)) / 7) % rule.interval === 0 && isDay(number)
}

/** The dates of a span. */
export interface Repeating {
  date: Day
  /** An RRULE; a span without one occurs once. */
  rrule: string | null
  /** Excluded days. */
  exceptions: readonly Day[]
}

/** The last day of a span; undefined if its rule does not start on its date or never reaches its end. */
export function lastDayOf({ date, rrule }: Omit<Repeating, 'exceptions'>): Day | undefined {
  if (rrule === null) return date
  const rule = readRecurrence(rrule)
  const start = numberOf(date)
  if (!rule) return undefined
  const matches = matcher(start, rule)
  if (!matches(start)) return undefined
  if (rule.until) return rule.until >= date ? rule.until : undefined
  if (!rule.count) return ENDLESS
  let left = rule.count
  for (let number = start; number <= start + RECURRENCE_REACH_DAYS; number++) {
    if (matches(number)) left -= 1
    if (!left) return dayOf(number)
  }
  return undefined
}

/** The days of a span from `from` to `to`, both included; `last` is its last day, if known. */
export function daysOf(span: Repeating, from: Day, to: Day, last: Day | undefined = lastDayOf(span)): Day[] {
  if (!last) return []
  if (span.rrule === null) return span.date >= from && span.date <= to ? [span.date] : []
  const rule = readRecurrence(span.rrule)
  if (!rule) return []
  const start = numberOf(span.date)
  const matches = matcher(start, rule)
  const end = Math.min(numberOf(to), numberOf(last))
  const days: Day[] = []
  for (let number = Math.max(start, numberOf(from)); number <= end; number++) {
    if (matches(number)) days.push(dayOf(number))
  }
  return days.filter((day) => !span.exceptions.includes(day))
}
