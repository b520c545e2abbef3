export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The days of the tables' instants; a calendar of two months names each of its days dozens of times. */
const FIRST_DAY = Date.UTC(2000, 0, 1) / DAY
const LAST_DAY = Date.UTC(2100, 0, 1) / DAY
const days: string[] = []

/** An ISO date with its T. */
function dayText(day: number): string {
  const index = day - FIRST_DAY
  days[index] ??= new Date(day * DAY).toISOString().slice(0, 11)
  return days[index]
}

const TWO = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
/** The minutes of a day, as `09:30:`. */
const MINUTES = Array.from(
  { length: DAY / MINUTE },
  (_, minute) => `${TWO[Math.floor(minute / 60)]}:${TWO[minute % 60]}:`
)

/**
 * An instant as tables store it: UTC to the second. Written by hand where it counts, since `toISOString` was a sixth of
 * an availability's cost.
 */
export function instant(time: Date | number): string {
  const seconds = Math.floor(Number(time) / 1000)
  const day = Math.floor(seconds / 86_400)
  if (!(day >= FIRST_DAY && day < LAST_DAY)) return `${new Date(time).toISOString().slice(0, 19)}Z`
  const second = seconds - day * 86_400
  const minute = Math.floor(second / 60)
  return `${dayText(day)}${MINUTES[minute]}${TWO[second - minute * 60]}Z`
}

/** Whole minutes as JSON, with commas between them; the day is written once for all of its times. */
export function instantsAsJson(times: readonly number[]): string {
  let text = ''
  let midnight = Number.NaN
  let day = ''
  for (const time of times) {
    // also where no day is known yet
    if (!(time >= midnight && time < midnight + DAY)) {
      midnight = Math.floor(time / DAY) * DAY
      day = `"${instant(midnight).slice(0, -9)}`
    }
    const minute = Math.floor((time - midnight) / MINUTE)
    text += text ? `,${day}${MINUTES[minute]}00Z"` : `${day}${MINUTES[minute]}00Z"`
  }
  return text
}

/** The clock; tests provide their own. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }
