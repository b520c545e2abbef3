import type { CalendarFacts as AnyFacts, TopicRules } from '../engine.ts'

/** With claims that can be counted. */
export type CalendarFacts = AnyFacts & { claimed: ReadonlySet<number> }

export const MINUTE = 60_000
export const GRAIN = 15 * MINUTE
export const DAY = 24 * 60 * MINUTE

/** Zones with changes of an hour, of half an hour, at midnight, without any, around Ramadan, and of fractional hours. */
export const ZONES = [
  'Europe/Vienna',
  'Europe/Lisbon',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Africa/Casablanca'
]

/** The local time according to `Intl`: the oracle shares no code with the engine. */
const walls = new Map<string, (time: number) => { day: string; minutes: number }>()
export function wallOf(zone: string) {
  const known = walls.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const seen = new Map<number, { day: string; minutes: number }>()
  const wall = (time: number) => {
    const text = seen.has(time) ? '' : format.format(time)
    const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
    if (text) seen.set(time, { day: text.slice(0, 10), minutes })
    return seen.get(time) ?? { day: '', minutes: 0 }
  }
  walls.set(zone, wall)
  return wall
}

const toMinutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
export const toTime = (minutes: number) => new Date(minutes * MINUTE).toISOString().slice(11, 16)
export const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
export const toInstant = (time: number) => new Date(time).toISOString().replace('.000', '')
const quarters = (from: string, to: string) => {
  const first = Date.parse(from) - DAY
  return Array.from({ length: (Date.parse(to) + 2 * DAY - first) / GRAIN }, (_, index) => first + index * GRAIN)
}

function isUntouched(facts: CalendarFacts, rules: TopicRules, start: number) {
  const from = Math.floor((start - rules.buffer_before * MINUTE) / GRAIN) * GRAIN
  const to = Math.ceil((start + (rules.length + rules.buffer_after) * MINUTE) / GRAIN) * GRAIN
  const busy = facts.busy.some(
    ({ starts_at, ends_at }) => starts_at < ends_at && Date.parse(starts_at) < to && from < Date.parse(ends_at)
  )
  return !busy && ![...facts.claimed].some((claim) => claim * GRAIN < to && from < (claim + 1) * GRAIN)
}

interface Hours {
  opens: number
  closes: number
}

function hoursOn({ working_hours, closed_days, extra_hours = [] }: CalendarFacts, day: string): Hours[] {
  const weekday = new Date(day).getUTCDay() || 7
  const weekly = working_hours.filter((entry) => entry.day === weekday && !closed_days.includes(day))
  const extra = extra_hours.filter(({ date }) => date === day)
  return [...weekly, ...extra].map((one) => ({ opens: toMinutes(one.start_time), closes: toMinutes(one.end_time) }))
}

/** The first quarter hour from a time on that is outside all hours. */
function quarterOfClosing(ranges: readonly Hours[], minutes: number): number {
  const isWithin = ranges.some(({ opens, closes }) => opens <= minutes && minutes < closes)
  return isWithin ? quarterOfClosing(ranges, minutes + 15) : minutes
}

/** Every free start, by brute force: checks each quarter hour's local time. */
export function bruteForce(facts: CalendarFacts, rules: TopicRules, from: string, to: string, now: Date) {
  const wall = wallOf(facts.time_zone)
  const moments = quarters(from, to)
  const last = addDays(wall(now.getTime()).day, rules.window_days)
  const shown = new Set<string>()
  const free: Record<string, string[]> = {}
  for (const start of moments) {
    const { day, minutes } = wall(start)
    const repeated = shown.has(`${day} ${minutes}`)
    shown.add(`${day} ${minutes}`)
    const ranges = hoursOn(facts, day)
    const isStart = ({ opens, closes }: Hours) =>
      minutes >= opens && minutes < closes && !((minutes - opens) % rules.slot_step)
    if (repeated || day < from || day > to || day > last || !ranges.some(isStart)) continue
    const ends = quarterOfClosing(ranges, minutes)
    const isClosing = (time: number) => wall(time).day > day || (wall(time).day === day && wall(time).minutes >= ends)
    const closing = moments.slice(moments.indexOf(start)).find(isClosing) ?? 0
    if (start + rules.length * MINUTE > closing) continue
    if (start < now.getTime() + rules.notice_minutes * MINUTE || !isUntouched(facts, rules, start)) continue
    free[day] = [...(free[day] ?? []), toInstant(start)]
  }
  return free
}

/** The days from 2026 to 2031 on which a zone's clock changes, detected by the local time of 12:00 UTC. */
export function changeDays(zone: string) {
  const wall = wallOf(zone)
  const noons = Array.from({ length: 6 * 365 }, (_, index) => Date.parse('2026-01-02T12:00:00Z') + index * DAY)
  return noons.filter((noon) => wall(noon).minutes !== wall(noon - DAY).minutes).map((noon) => wall(noon).day)
}
/** Each zone with the days on which its clock changes. */
export const changes = ZONES.map((zone) => ({ zone, days: changeDays(zone) }))
