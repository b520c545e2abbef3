import { dateFormat } from './date-format.ts'

/** A calendar day, `YYYY-MM-DD`, and its month, `YYYY-MM`: strings that sort, computed in UTC, so that no zone can shift them. */
export type Day = string
export type Month = string

const iso = (time: number): Day => new Date(time).toISOString().slice(0, 10)

const parts = (day: Day) => day.split('-').map(Number) as [number, number, number]

export const addDays = (day: Day, count: number): Day => {
  const [year, month, date] = parts(day)
  return iso(Date.UTC(year, month - 1, date + count))
}

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDay = (month: Month): Day => `${month}-01`

export const lastDay = (month: Month): Day => {
  const [year, number] = parts(firstDay(month))
  return iso(Date.UTC(year, number, 0))
}

export const addMonths = (month: Month, count: number): Month => {
  const [year, number] = parts(firstDay(month))
  return monthOf(iso(Date.UTC(year, number - 1 + count, 1)))
}

/** The same date some months later, or that month's last day if it is shorter. */
export const addMonthsTo = (day: Day, count: number): Day => {
  const month = addMonths(monthOf(day), count)
  const last = lastDay(month)
  return clamp(month + day.slice(7), firstDay(month), last)
}

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const startOfWeek = (day: Day): Day => addDays(day, 1 - weekday(day))
export const endOfWeek = (day: Day): Day => addDays(day, 7 - weekday(day))

/** Today in the browser's zone. */
export function localToday(now = new Date()): Day {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** The clock in a time zone, as `2027-03-01 13:05`; in the browser's while none is known. */
export const localMinute = (timeZone?: string): string =>
  dateFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date())

/** Formats a day with the given parts. */
export const formatDay = (day: Day, tag: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

export const longDay = (day: Day, tag: string) =>
  formatDay(day, tag, { weekday: 'long', day: 'numeric', month: 'long' })

export const clamp = (day: Day, min: Day, max: Day): Day => {
  if (day < min) return min
  return day > max ? max : day
}

/** The weeks from Monday to Sunday that contain a span of days. */
export function weeksOf({ from, to }: { from: Day; to: Day }): Day[][] {
  const weeks: Day[][] = []
  for (let monday = startOfWeek(from); monday <= to; monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset)))
  }
  return weeks
}

/** How many weeks a calendar shows at least. */
const WEEKS = 4

/** The days that a calendar of a month shows: not the weeks before today, but at a month's end some of the next. */
export function shownDays(month: Month, today: Day): { from: Day; to: Day } {
  const last = lastDay(month)
  const from = clamp(startOfWeek(today), firstDay(month), last)
  const rolling = addDays(startOfWeek(from), 7 * WEEKS - 1)
  return { from, to: endOfWeek(last) < rolling ? rolling : last }
}

/** The month whose calendar shows a day: near a month's end this one, or the day's own. */
export const monthShowing = (day: Day, today: Day): Month =>
  monthOf(day <= shownDays(monthOf(today), today).to ? today : day)

const MOVES: Record<string, (day: Day, shift: boolean) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, shift) => addMonthsTo(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonthsTo(day, shift ? 12 : 1)
}

/** The day that a key moves to in the grid (APG date picker); undefined for other keys. */
export const dayByKey = (day: Day, key: string, shift: boolean): Day | undefined => MOVES[key]?.(day, shift)
