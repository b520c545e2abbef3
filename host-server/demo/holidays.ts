import { DAY } from '../core/base/clock.ts'

/** The closed days of a country: fixed ones as `MM-DD`, the others by their distance from Easter Sunday. */
export interface HolidayCalendar {
  fixed: Readonly<Record<string, string>>
  easter: Readonly<Record<number, string>>
  /** First or last Monday of a month, as in Britain. */
  mondays?: readonly { month: number; last?: true; label: string }[]
  /** Appended to the name of a holiday that moves to the next weekday; absent if holidays do not move. */
  moved?: string
}

export interface DatedHoliday {
  date: string
  label: string
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15
  const h = (19 * a + d) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor((year % 100) / 4) - h - (year % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const day = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

function monday(year: number, month: number, last = false): number {
  const edge = Date.UTC(year, last ? month : month - 1, last ? 0 : 1)
  const weekday = new Date(edge).getUTCDay()
  return edge + (last ? -((weekday + 6) % 7) : (8 - weekday) % 7) * DAY
}

function yearOf(calendar: HolidayCalendar, year: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const [distance, label] of Object.entries(calendar.easter)) {
    found.set(dateOf(easterSunday(year) + Number(distance) * DAY), label)
  }
  for (const { month, last, label } of calendar.mondays ?? []) found.set(dateOf(monday(year, month, last)), label)
  for (const [date, label] of Object.entries(calendar.fixed)) found.set(`${year}-${date}`, label)
  return found
}

export const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

function withMoved(found: Map<string, string>, moved: string): Map<string, string> {
  const all = new Map(found)
  for (const [date, label] of [...found].filter(([date]) => isWeekend(date))) {
    let next = date
    while (isWeekend(next) || all.has(next)) next = dateOf(Date.parse(next) + DAY)
    all.set(next, `${label} ${moved}`)
  }
  return all
}

/** The closed days of so many days from `now` on, in order. */
export function holidaysFrom(calendar: HolidayCalendar, now: Date, days: number): DatedHoliday[] {
  const first = dateOf(now.getTime())
  const last = dateOf(now.getTime() + days * DAY)
  const year = now.getUTCFullYear()
  const years = Array.from({ length: Number(last.slice(0, 4)) - year + 1 }, (_, index) =>
    yearOf(calendar, year + index)
  )
  const all = years.map((found) => (calendar.moved ? withMoved(found, calendar.moved) : found))
  return all
    .flatMap((found) => [...found].map(([date, label]) => ({ date, label })))
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
